import { getDialogueGroup, type DialogueId } from '@alento/domain/exercises/dialogues.ts';
import { scriptOf } from '../src/dialogues/catalogue.ts';
import type { Theme } from '../src/vocabulary.ts';
import type { LabelledLine } from './labelled-conversation.ts';

/** Themes that only authors know, by ours. */
const themesOfLabel: Readonly<Record<string, readonly Theme[]>> = {
  bodyImage: ['selfWorth', 'health'],
  conflict: ['relationship', 'family', 'friendship', 'work', 'anger'],
  parenting: ['parenting', 'exhaustion'],
  smalltalk: [],
};

/** Whether a dialogue fits what a conversation is about, or what its last line asks for. */
export function fitsTheme(dialogue: DialogueId, theme: string, { ask }: LabelledLine): boolean {
  const group = getDialogueGroup(dialogue);
  if (ask === 'wording' && group === 'people') return true;
  if (ask === 'doWithMe' && (group === 'rightNow' || group === 'night' || group === 'thoughts')) return true;
  const wanted: readonly string[] = themesOfLabel[theme] ?? [theme];
  return scriptOf(dialogue).themes.some((each) => wanted.includes(each));
}
