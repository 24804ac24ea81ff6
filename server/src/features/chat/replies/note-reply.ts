import type { ReplyEnding } from '#http/reply-stream.ts';
import { errorCodeOf } from '#lib/errors.ts';
import type { Log } from '#platform/log/log.ts';

export interface ReplyNote {
  readonly sessionId: string;
  readonly replyId: string;
  readonly ending: ReplyEnding;
  readonly ms: number;
}

/** One line in the log for each reply: how it ended and how long it took. */
export function noteReply(log: Log, { sessionId, replyId, ending, ms }: ReplyNote): void {
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
