import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { GuardCategory } from '@alento/safety/output-guard/categories.ts';
import type { ReplyEnding } from '#features/chat/replies/stream-reply.ts';
import { errorCodeOf } from '#lib/errors.ts';
import type { Log } from '#platform/log/log.ts';

export interface ReplyLogEntry {
  readonly sessionId: string;
  readonly replyId: string;
  readonly ending: ReplyEnding;
  readonly ms: number;
  readonly language: LanguageCode;
  /** What the output guard held back. */
  readonly findings: readonly GuardCategory[];
}

/** One line in the log for each reply: how it ended and how long it took; one more for each kind of sentence held back. */
export function logReply(log: Log, { sessionId, replyId, ending, ms, language, findings }: ReplyLogEntry): void {
  for (const category of new Set(findings)) {
    const count = findings.filter((found) => found === category).length;
    log.warn({ sessionId, replyId, language, category, count }, 'held back');
  }
  const line = { sessionId, replyId, outcome: ending.kind, ms: Math.round(ms) };
  if (ending.kind !== 'failed') {
    log.info(line, 'reply');
    return;
  }
  const { code, cause, definition } = ending.error;
  const failure = { ...line, code, cause: cause === undefined ? undefined : errorCodeOf(cause) };
  if (definition.reportable) log.error(failure, 'reply');
  else log.warn(failure, 'reply');
}
