import type { ListedSession, SpokenPage } from '@alento/domain/chat/schema.ts';
import { fold } from '@alento/domain/common/text/fold.ts';

/** The words of a search; none where nothing was written. */
function wordsOf(search: string): readonly string[] {
  return fold(search)
    .split(/\s+/u)
    .filter((word) => word !== '');
}

function contains(text: string, sought: readonly string[]): boolean {
  const folded = fold(text);
  return sought.every((word) => folded.includes(word));
}

/** The sessions in whose title, takeaway or last words every word of a search stands. */
export function findByTitle(
  sessions: readonly ListedSession[],
  search: string,
  titleOf: (session: ListedSession) => string,
): readonly ListedSession[] {
  const sought = wordsOf(search);
  return sessions.filter((session) =>
    contains([titleOf(session), session.takeaway ?? '', session.lastWords.text].join(' '), sought),
  );
}

/** The ids of the sessions in which one message has every word of a search. */
export function findInWords(messages: SpokenPage['messages'], search: string): ReadonlySet<string> {
  const sought = wordsOf(search);
  return new Set(messages.filter(({ text }) => contains(text, sought)).map(({ sessionId }) => sessionId));
}
