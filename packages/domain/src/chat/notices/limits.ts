const minute = 60_000;
const hour = 60 * minute;

/** Increased with every change to the words of a notice; stored with each that is shown. */
export const noticeVersion = '2026-11-22';

/** A pause of this length ends a sitting, and pauses a session. */
export const sittingGapMs = 30 * minute;

/** Intervals for repeating that an AI answers, and for suggesting a break. */
export const noticeIntervals = {
  adult: { reminderMs: 3 * hour, breakMs: 2 * hour },
  minor: { reminderMs: hour, breakMs: hour },
} as const;

/** From this tier on no break is suggested. */
export const noBreakFromTier = 2;
