import { guessCountry } from '@alento/safety/help-lines/guess-country.ts';

/** Intl's code for a place that is not known. */
export const unknownCountry = 'ZZ';

const key = 'help-country';
const listeners = new Set<() => void>();
let country: string | undefined;

/**
 * Whose numbers are shown: the person's choice, else where the device seems to be. It goes along with a message, so that
 * a reply in danger can name the same number, and is kept nowhere but on the device.
 */
export function getHelpCountry(): string {
  country ??= readChoice() ?? guessCountry(describeDevice()) ?? unknownCountry;
  return country;
}

export function chooseHelpCountry(chosen: string): void {
  country = chosen;
  try {
    localStorage.setItem(key, chosen);
  } catch {
    // Storage can be denied; the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

export function subscribeToHelpCountry(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readChoice(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function describeDevice() {
  return { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, languages: navigator.languages };
}
