/** So many accounts an operator may look at in a minute. */
export const maxLookupsPerMinute = 10;

/** So often an operator may ask for something, or change it, in a minute. */
export const maxAdminRequestsPerMinute = 120;

/** So many acts on accounts, engines, the team or the whole service in a minute. */
export const maxAdminActsPerMinute = 20;

/** For so long after signing in, or proving it again, an operator may act. */
export const actFreshSeconds = 30 * 60;

/** Entries on one page of an operator's list, unless they say; and at most. */
export const adminReportPageSize = 50;
export const maxAdminReportPageSize = 200;

/** The longest that a trial is made longer, or Premium is given, at once. */
export const maxTrialDays = 30;
export const maxPremiumDays = 366;

/** An operator never deletes at once: so many days there are at least to take it back. */
export const leastDeletionDays = 7;

/** Longest answer to a message to support, in UTF-16 code units. */
export const maxAnswerLength = 10_000;
