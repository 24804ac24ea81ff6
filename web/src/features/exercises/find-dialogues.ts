import type { DialogueId } from '@alento/domain/exercises/dialogues.ts';
import { fold } from '@alento/domain/common/text/fold.ts';
import type { DialogueBook } from '@alento/guided-companion/dialogues/texts.ts';

/** The dialogues whose title or description contains every search term. */
export function findDialogues(
  dialogues: readonly DialogueId[],
  { titles, texts }: DialogueBook,
  search: string,
): DialogueId[] {
  const words = fold(search).split(/\s+/u);
  return dialogues.filter((dialogue) => {
    const text = fold(`${titles[dialogue]} ${texts[dialogue].about}`);
    return words.every((word) => text.includes(word));
  });
}
