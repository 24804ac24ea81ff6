/** Practices that strain the body, and are shown to adults alone: fast, deep breathing has made young people faint. */
const forAdults: ReadonlySet<string> = new Set(['wimHof']);

/** Whether a practice is offered to somebody. */
export function mayPractise(practice: string, isMinor: boolean): boolean {
  return !isMinor || !forAdults.has(practice);
}
