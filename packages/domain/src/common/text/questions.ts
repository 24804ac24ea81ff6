const questionMark = /[?？؟]/gu;

/** How many questions a text asks, by its question marks, in any script. */
export function countQuestions(text: string): number {
  return text.match(questionMark)?.length ?? 0;
}

export function asks(text: string): boolean {
  return countQuestions(text) > 0;
}

/** Whether a text ends in a question. */
export function endsAsking(text: string): boolean {
  return /[?？؟]\s*$/u.test(text);
}
