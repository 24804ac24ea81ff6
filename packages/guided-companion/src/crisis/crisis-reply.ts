import type { GuidedContent } from '../content.ts';
import type { Chooser } from '../speech/chooser.ts';
import type { Turn } from '../turn.ts';
import { crisisMove } from './crisis-conversation.ts';

/** What the person can call, as the card beside the message shows it; null where it is not known to whoever replies. */
export interface ShownContacts {
  readonly number: string | null;
  readonly line: string | null;
}

/**
 * The reply while a conversation is a crisis, or null where it is none: reviewed sentences in one voice, whatever the
 * personality. docs/safety/crisis-response.md tells what follows what.
 */
export function crisisReply(
  content: GuidedContent,
  turns: readonly Turn[],
  { choose, contacts }: { choose: Chooser; contacts: ShownContacts | undefined },
): string | null {
  const move = crisisMove(content, turns);
  if (!move) return null;
  const { shownNumber, shownLine } = content.crisis;
  return choose.always(move.lines, 'crisis', {
    number: contacts?.number ?? shownNumber,
    line: contacts?.line ?? shownLine,
    // A line that names nobody is chosen where the name is not known.
    person: move.person === null || move.person === '' ? undefined : move.person,
  });
}
