import { dueNotices } from '@alento/domain/chat/notices/due-notices.ts';
import type { Notice } from '@alento/domain/chat/notices/schema.ts';
import type { Message } from '@alento/domain/chat/schema.ts';
import { standingHelp } from '../state.ts';

/**
 * The notices of a conversation that the server knows nothing of, by the rules for those it does. Whose age is unknown
 * counts as young: nobody is reminded too seldom that an AI answers.
 */
export function temporaryNotices(messages: readonly Message[]): Notice[] {
  const notices: Notice[] = [];
  const exchanges: number[] = [];
  let tier = 0;
  for (const { id, role, help, createdAt } of messages) {
    const now = Date.parse(createdAt);
    if (role === 'user') {
      exchanges.push(now);
      tier = Math.max(tier, standingHelp(help)?.tier ?? 0);
      continue;
    }
    const lastReminder = lastOf(notices, ({ kind }) => kind !== 'break');
    const lastBreak = lastOf(notices, ({ kind }) => kind === 'break');
    const due = dueNotices({ now, isMinor: true, tier, exchanges, allExchanges: exchanges, lastReminder, lastBreak });
    notices.push(...due.map((kind) => ({ id: `${id}:${kind}`, kind, afterId: id, shownAt: createdAt })));
  }
  return notices;
}

function lastOf(notices: readonly Notice[], isWanted: (notice: Notice) => boolean): number | null {
  const last = notices.findLast(isWanted);
  return last === undefined ? null : Date.parse(last.shownAt);
}
