import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { crisisCategories, type CrisisCategory, type Tier } from '@alento/domain/safety/schema.ts';
import type { Assessment } from '../detector/assessment.ts';
import { hashWordRange, wordsOf, writePhrases, type HashedPhrases } from '../detector/hashed-phrases.ts';
import type { EarlierTurn } from './earlier-turn.ts';
import { affirmations } from './affirmations.ts';

/** An answer of more words says by itself what it means. */
const longestAnswer = 5;

const questionMark = /[?？؟]/u;
const sentence = /[^.!?…。！？؟۔।\n]+[.!?…。！？؟۔।]*/gu;

/** The tier and categories of a yes to a question about danger. */
export interface DangerQuestion {
  readonly text: string;
  readonly tier: Tier;
  readonly category: CrisisCategory;
}

/**
 * What a bare yes says after a question about danger: "yes" to "do you think of ending your life?" tells what the question
 * asks. Null where the message is no such answer, or the last turn asks nothing of the kind.
 */
export function assessAnswer(
  questions: HashedPhrases,
  text: string,
  { language, earlier }: { language: LanguageCode; earlier: readonly EarlierTurn[] },
): Assessment | null {
  const last = earlier.at(-1);
  if (last?.role !== 'assistant' || !isYes(text, language)) return null;
  const asked = (last.text.match(sentence) ?? []).findLast((each) => questionMark.test(each));
  return asked === undefined ? null : meaningOf(questions, wordsOf(asked));
}

function meaningOf({ meanings, longest }: HashedPhrases, words: readonly string[]): Assessment | null {
  for (let from = 0; from < words.length; from += 1) {
    for (let end = from + 1; end <= Math.min(from + longest, words.length); end += 1) {
      const meaning = meanings.get(hashWordRange(words, from, end));
      const category = crisisCategories[(meaning ?? 0) & 15];
      if (meaning !== undefined && category) return { tier: (meaning >> 4) as Tier, categories: [category] };
    }
  }
  return null;
}

export const writeQuestions = (questions: readonly DangerQuestion[]) =>
  writePhrases(
    questions.map(({ text, tier, category }) => ({
      words: wordsOf(text),
      meaning: (tier << 4) | crisisCategories.indexOf(category),
    })),
  );

/** Whether a message is short and begins with a yes. */
function isYes(text: string, language: LanguageCode): boolean {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > longestAnswer * (isOfSigns(text) ? 2 : 1)) return false;
  const joined = words.join(' ');
  return [language, 'en' as const].some((each) =>
    affirmations[each].some((yes) => joined === yes || joined.startsWith(`${yes} `)),
  );
}

const isOfSigns = (text: string): boolean => /[\u3040-\u9fff\uac00-\ud7a3]/u.test(text);
