import type { DialogueId } from '@alento/domain/exercises/dialogues.ts';
import type { Script } from './script.ts';
import * as life from './scripts/life.ts';
import * as night from './scripts/night.ts';
import * as people from './scripts/people.ts';
import * as rightNow from './scripts/right-now.ts';
import * as thoughts from './scripts/thoughts.ts';

/** Every guided dialogue. */
export const scripts = { ...rightNow, ...night, ...thoughts, ...people, ...life } as const satisfies Record<
  DialogueId,
  Script
>;

export function scriptOf(dialogue: DialogueId): Script {
  return scripts[dialogue];
}
