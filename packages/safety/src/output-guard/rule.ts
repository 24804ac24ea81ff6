import type { GuardCategory } from './categories.ts';

/** What finding a phrase means. */
export type PhraseUse =
  | { readonly kind: 'slot'; readonly rule: Rule; readonly slot: number }
  | { readonly kind: 'digit'; readonly digit: number }
  | { readonly kind: 'denier' | 'refusal' | 'quote' | 'relative' | 'call' };

/** What may lie between two slots. */
export interface Gap {
  readonly words: number;
  /** Whether the gap may contain punctuation. */
  readonly overPauses: boolean;
}

/** Phrases that follow each other in a sentence, with gaps between them. */
export interface Rule {
  /** The rule's source text, for debugging. */
  readonly line: string;
  readonly category: GuardCategory;
  readonly isPardon: boolean;
  /** Before each slot; that of the first means nothing. */
  readonly gaps: readonly Gap[];
  /** The longest phrase of each slot, in words. */
  readonly longest: readonly number[];
}
