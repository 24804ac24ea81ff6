const minute = 60_000;
const hour = 60 * minute;

/** Increased with every change to the words of a notice; stored with each that is shown. */
export const noticeVersion = '2026-11-22';

/** A pause of this length ends a sitting; it is what pauses a session, too. */
export const sittingGapMs = 30 * minute;

/** How long somebody goes on before they are told again that nobody human answers, and before a break is suggested. */
export const noticeIntervals = {
  adult: { reminderMs: 3 * hour, breakMs: 2 * hour },
  minor: { reminderMs: hour, breakMs: hour },
} as const;

/** From this tier of danger on nobody is told to take a break. */
export const noBreakFromTier = 2;
