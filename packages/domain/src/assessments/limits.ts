/** The questions ask about two weeks: so long there is nothing new to tell. The database holds to it. */
export const daysBetweenAssessments = 14;

/** The answers that are listed, of all instruments together: years of them. */
export const maxListedAssessments = 300;

export const maxAssessmentChangesPerMinute = 30;
