import { fold } from '@alento/domain/common/text/fold.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { squeeze } from '@alento/classifier/features.ts';
import type { Concept, Concepts } from './concept.ts';

/** A concept named in a sentence, and where: from a letter to before another. */
export interface Named {
  readonly concept: Concept;
  readonly from: number;
  readonly to: number;
}

/** Words letter by letter; at the last letter of one stand the concepts it names. */
interface Letters {
  readonly next: Map<string, Letters>;
  readonly ends: { readonly concept: Concept; readonly beginsAnywhere: boolean; readonly endsAnywhere: boolean }[];
}

export interface ConceptLexicon {
  readonly language: LanguageCode;
  readonly words: Letters;
}

const unspaced: ReadonlySet<LanguageCode> = new Set(['zh', 'ja', 'ko']);
/** What Arabic writes together with the word that follows: and, then, with, for, like, the. */
const attached = /^[وف]?(?:ال|لل|[بلك](?:ال)?)?$/u;

const inWord = /[\p{L}\p{M}\p{N}]/u;

export function compileConcepts(language: LanguageCode, concepts: Concepts): ConceptLexicon {
  const words: Letters = { next: new Map(), ends: [] };
  for (const [concept, list] of Object.entries(concepts) as [Concept, string][]) {
    for (const written of list.split(',').map((each) => each.trim())) {
      let letters = words;
      for (const letter of squeeze(fold(written.replaceAll('*', '')))) {
        const next = letters.next.get(letter) ?? { next: new Map(), ends: [] };
        letters.next.set(letter, next);
        letters = next;
      }
      letters.ends.push({
        concept,
        beginsAnywhere: unspaced.has(language) || written.startsWith('*'),
        endsAnywhere: unspaced.has(language) || written.endsWith('*'),
      });
    }
  }
  return { language, words };
}

/** What a sentence in plain form names, in the order in which it begins. */
export function readConcepts({ language, words }: ConceptLexicon, plainText: string): Named[] {
  const letters = [...plainText];
  const named: Named[] = [];
  let wordFrom = 0;
  for (let from = 0; from < letters.length; from += 1) {
    if (letters[from] === ' ') continue;
    if (letters[from - 1] === ' ') wordFrom = from;
    const begins = from === wordFrom || (language === 'ar' && attached.test(letters.slice(wordFrom, from).join('')));
    let reached = words.next.get(letters[from] ?? '');
    for (let to = from + 1; reached; to += 1) {
      for (const { concept, beginsAnywhere, endsAnywhere } of reached.ends) {
        const isWhole = endsAnywhere || !inWord.test(letters[to] ?? ' ');
        if (isWhole && (begins || beginsAnywhere)) named.push({ concept, from, to });
      }
      reached = to < letters.length ? reached.next.get(letters[to] ?? '') : undefined;
    }
  }
  return named.toSorted((one, other) => one.from - other.from || one.to - other.to);
}
