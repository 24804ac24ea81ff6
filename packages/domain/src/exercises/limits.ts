/** Characters of one answer, or of a takeaway that was written anew. */
export const maxAnswerLength = 2000;
/** No dialogue has as many steps. */
export const maxAnswers = 40;
export const maxOptions = 20;
export const runPageSize = 50;
export const maxRunPageSize = 100;

/** Of the dialogues that were done in a conversation, those that a model is told of: the last ones. */
export const recalledRuns = 3;
/** Characters of each answer that a model is told of. */
export const recalledAnswerLength = 280;
