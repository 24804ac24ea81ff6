/** Characters of one answer, or of a takeaway that was written anew. */
export const maxAnswerLength = 2000;
/** No dialogue has as many steps. */
export const maxAnswers = 40;
export const maxOptions = 20;
export const runPageSize = 50;
export const maxRunPageSize = 100;
