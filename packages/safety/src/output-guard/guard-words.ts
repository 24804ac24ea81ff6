import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { GuardCategory } from './categories.ts';

/**
 * How one language words what a reply must not say; `rules.ts` tells how rules are written. It names what to recognise,
 * and never tells how anything is done.
 */
export interface GuardWords {
  readonly language: LanguageCode;
  /** Contractions and their full forms: "don't" is "do not". */
  readonly aliases: Readonly<Record<string, string>>;
  /** Lists that rules name as `@name`. */
  readonly lists: Readonly<Record<string, string>>;
  /** Of kinds without rules only the judge of intents knows. */
  readonly rules: Partial<Record<GuardCategory, string>>;
  /** Rules that acquit a sentence of a category: "ask your doctor before you stop". */
  readonly pardons: Partial<Record<GuardCategory, string>>;
  /** What makes a claim none: not, never, if, whether. */
  readonly deniers: string;
  /** How many words (characters, in scripts without spaces) before and after a claim a denier reaches. */
  readonly reach: { readonly before: number; readonly after: number };
  /** Refusing to tell, which is how a reply may speak of methods: "I will not say". */
  readonly refusals: string;
  /** Phrases that quote the user: "you wrote that". */
  readonly quotes: string;
  /** Phrases that turn such a quote into a claim: "everything you told me points to". */
  readonly relatives: string;
  /** Calling, dialling, lines and numbers. */
  readonly calls: string;
  /** What a number counts, written after it: minutes, people, steps. */
  readonly units: string;
  /** The digits from zero to nine in words, alternatives divided by `|`. */
  readonly digits: readonly string[];
  /** The replacements for sentences that are held back. */
  readonly replies: Record<GuardCategory, string>;
  /** Said once when a reply cannot be mended and ends. */
  readonly closing: string;
}
