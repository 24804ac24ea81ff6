import { inTabStorage } from '#lib/tab-storage.ts';

const key = 'alento-trial-words';

/** Keeps words that somebody brings to the conversation to try. */
export function keepTrialWords(words: string): void {
  if (words !== '') inTabStorage((storage) => storage.setItem(key, words));
}

export function readTrialWords(): string {
  return inTabStorage((storage) => storage.getItem(key)) ?? '';
}

export function forgetTrialWords(): void {
  inTabStorage((storage) => storage.removeItem(key));
}
