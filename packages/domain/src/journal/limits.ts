/** Characters of free writing, and of one answer of a thought record. */
export const maxJournalTextLength = 20_000;
export const maxRecordTextLength = 4000;

/** Feelings of one thought record, and characters of the name of each. */
export const maxFeelings = 5;
export const maxFeelingLength = 60;

/** The most that a feeling or a belief is rated. */
export const highestRating = 100;

export const journalPageSize = 50;
export const maxJournalPageSize = 100;
