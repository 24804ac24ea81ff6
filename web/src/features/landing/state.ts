import type { KeptTrial } from '@alento/domain/chat/trial-schema.ts';
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

const trialKey = 'alento-trial';

/** Keeps a conversation in this tab, until there is an account that takes it. */
export function holdTrial(trial: KeptTrial): void {
  inTabStorage((storage) => storage.setItem(trialKey, JSON.stringify(trial)));
}

/** The conversation that the person wanted in their account; it is checked where it is taken. */
export function readHeldTrial(): KeptTrial | null {
  return inTabStorage((storage) => JSON.parse(storage.getItem(trialKey) ?? 'null') as KeptTrial | null) ?? null;
}

export function forgetHeldTrial(): void {
  inTabStorage((storage) => storage.removeItem(trialKey));
}
