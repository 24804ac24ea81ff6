import type { DialogueBook } from '../../../src/dialogues/texts.ts';
import { life } from './life.ts';
import { night } from './night.ts';
import { people } from './people.ts';
import { rightNow } from './right-now.ts';
import { shared } from './shared.ts';
import { thoughts } from './thoughts.ts';
import { dialogueTitles } from './titles.ts';

export const dialogues: DialogueBook = {
  titles: dialogueTitles,
  shared,
  texts: { ...rightNow, ...night, ...thoughts, ...people, ...life },
};
