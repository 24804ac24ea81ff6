import { noBreakFromTier, noticeIntervals, sittingGapMs } from './limits.ts';
import type { NoticeKind } from './schema.ts';
import { sittingStart } from './sitting.ts';

/** What decides which notices are due in a conversation; instants in milliseconds. */
export interface Use {
  readonly now: number;
  readonly isMinor: boolean;
  /** The highest tier of danger in force, 0 to 4. */
  readonly tier: number;
  /** When the person wrote in this conversation. */
  readonly exchanges: readonly number[];
  /** When the person wrote in any conversation. */
  readonly allExchanges: readonly number[];
  /** When this conversation last said that an AI answers. */
  readonly lastReminder: number | null;
  /** When a break was last suggested, in any conversation. */
  readonly lastBreak: number | null;
}

/** The notices to show now, in their order. */
export function dueNotices(use: Use): NoticeKind[] {
  const reminder = dueReminder(use);
  return [...(reminder === null ? [] : [reminder]), ...(isBreakDue(use) ? (['break'] as const) : [])];
}

/** Due at the start of a conversation, on coming back to it, and at intervals during use. */
function dueReminder({ exchanges, lastReminder, now, isMinor }: Use): 'start' | 'reminder' | null {
  if (lastReminder === null) return 'start';
  const isBack = sittingStart(exchanges, now) - lastReminder >= sittingGapMs;
  const { reminderMs } = intervalsOf(isMinor);
  return isBack || now - lastReminder >= reminderMs ? 'reminder' : null;
}

/** Whether a break would be due by the time alone. */
export function isBreakTime({ allExchanges, lastBreak, now, isMinor }: Omit<Use, 'tier'>): boolean {
  const since = Math.max(sittingStart(allExchanges, now), lastBreak ?? 0);
  return now - since >= intervalsOf(isMinor).breakMs;
}

function isBreakDue({ tier, ...use }: Use): boolean {
  return tier < noBreakFromTier && isBreakTime(use);
}

function intervalsOf(isMinor: boolean) {
  return isMinor ? noticeIntervals.minor : noticeIntervals.adult;
}
