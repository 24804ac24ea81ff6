/** Characters of what is noted with a mood. */
export const maxMoodNoteLength = 2000;
export const moodPageSize = 50;
export const maxMoodPageSize = 100;

/** So many days before the one it is noted on, a mood may be of. */
export const backDatedDays = 2;
