import type { DialogueId } from '@alento/domain/exercises/dialogues.ts';
import { fold } from '@alento/domain/common/text/fold.ts';
import type { DialogueTexts } from '@alento/guided-companion/dialogues/texts.ts';

/** Whether a dialogue has all the words somebody looks for, in its title or in what it says of itself. */
export function matchesSearch({ title, about }: Pick<DialogueTexts, 'title' | 'about'>, search: string): boolean {
  const text = fold(`${title} ${about}`);
  return fold(search)
    .split(/\s+/u)
    .every((word) => text.includes(word));
}

/** The dialogues that somebody looks for, in the order given. */
export function findDialogues(
  dialogues: readonly DialogueId[],
  texts: Readonly<Record<DialogueId, DialogueTexts>>,
  search: string,
): DialogueId[] {
  return dialogues.filter((dialogue) => matchesSearch(texts[dialogue], search));
}
