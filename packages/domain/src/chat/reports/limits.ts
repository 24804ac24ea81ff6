/** Longest comment on a reported reply, in UTF-16 code units. */
export const maxCommentLength = 1_000;

/** Reports that a person can send in a minute. */
export const reportsPerMinute = 10;

/** So many of their reports a person is shown; older ones are in the copy of their data. */
export const maxListedReports = 100;
