/** Practices that strain the body, and are shown to adults alone: fast, deep breathing has made young people faint. */
const forAdults: ReadonlySet<string> = new Set(['wimHof']);

/** Whether a practice is kept from whoever is not known to be an adult. */
export function isForAdults(practice: string): boolean {
  return forAdults.has(practice);
}

/** Whether a practice is offered to somebody. */
export function mayPractise(practice: string, isMinor: boolean): boolean {
  return !isMinor || !isForAdults(practice);
}

/**
 * What Wim Hof's breaths are warned of, shown before the first time: never in or near water or at the wheel, can make one
 * faint (the official warning, quoted by jocularious.com ?p=2136; deaths: livescience.com "Gambling with your life"); not
 * with these conditions (general knowledge, not checked against the official page). Whoever has read another version reads this one.
 */
export const wimHofSafetyVersion = '2026-11-22';
export const wimHofCautions = ['pregnancy', 'epilepsy', 'heart', 'fainting', 'panic', 'surgery'] as const;
