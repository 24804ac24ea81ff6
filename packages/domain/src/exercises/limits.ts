/** Longest answer or rewritten takeaway, in characters. */
export const maxAnswerLength = 2000;
/** No dialogue has as many steps. */
export const maxAnswers = 40;
export const maxOptions = 20;
export const runPageSize = 50;
export const maxRunPageSize = 100;

/** How many of a session's completed runs a model is told about, the latest. */
export const recalledRuns = 3;
/** Longest excerpt of an answer in a model's instructions, in characters. */
export const recalledAnswerLength = 280;
