/** So many accounts an operator may look at in a minute. */
export const maxLookupsPerMinute = 10;

/** So often an operator may ask for reports or counts, or change a report, in a minute. */
export const maxAdminRequestsPerMinute = 120;

/** Reports on one page of an operator's list, unless they say; and at most. */
export const adminReportPageSize = 50;
export const maxAdminReportPageSize = 200;

/** Smaller counts are masked: in a small place they could identify somebody. */
export const smallestToldCount = 10;
