import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { noDanger, type Assessment } from '../detector/assessment.ts';
import { detectCrisis, readPassages } from '../detector/detect-crisis.ts';
import { loadModel } from '../detector/load-models.ts';
import { wordsOf } from '../detector/statements.ts';
import type { EarlierTurn } from '../assess-message.ts';
import { affirmations } from './affirmations.ts';

/** An answer of more words says by itself what it means. */
const longestAnswer = 5;

const questionMark = /[?？؟]/u;
const sentence = /[^.!?…。！？؟۔।\n]+[.!?…。！？؟۔।]*/gu;

/**
 * What a bare yes says after a question about danger: "yes" to "do you think of ending your life?" tells what the question
 * asks. Null where the message is no such answer, or the last turn asks nothing of the kind.
 */
export async function assessAnswer(
  text: string,
  language: LanguageCode,
  earlier: readonly EarlierTurn[],
): Promise<Assessment | null> {
  const last = earlier.at(-1);
  if (last?.role !== 'assistant' || !isYes(text, language)) return null;
  const questions = (last.text.match(sentence) ?? []).filter((each) => questionMark.test(each));
  const asked = questions.at(-1);
  if (asked === undefined) return null;
  const { tier, categories } = detectCrisis(await loadModel(language), readPassages(asked));
  return tier >= 2 ? { tier, categories } : noDanger;
}

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
