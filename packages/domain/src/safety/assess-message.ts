import { loadDangerWords, type Danger } from '../chat/guided/load-danger-words.ts';
import { otherLanguageOf } from '../common/text/language-guess.ts';
import { tokensOf } from '../common/text/tokens.ts';
import type { LanguageCode } from '../language/languages.ts';
import { noDanger, type Assessment, type CrisisCategory, type Tier } from './detector/assessment.ts';
import { detectCrisis } from './detector/detect-crisis.ts';
import { loadDetector } from './detector/load-detector.ts';

/** What plain words of danger mean where no detector can be had. */
const plainWords: Record<Danger, { category: CrisisCategory; tier: Tier }> = {
  suicide: { category: 'suicide', tier: 3 },
  selfHarm: { category: 'selfHarm', tier: 2 },
  violence: { category: 'abuse', tier: 3 },
  somebodyElse: { category: 'somebodyElse', tier: 2 },
};

/**
 * The one judgement of how much danger a message tells of, in the language of the conversation and in the one the message
 * seems to be written in, whatever finds most counts. It sees nothing but the message, so it says the same at the first
 * and at the two hundredth, whoever listens.
 */
export async function assessMessage(text: string, language: LanguageCode): Promise<Assessment> {
  const other = otherLanguageOf(text, tokensOf(text), language);
  const languages = other === null ? [language] : [language, other];
  const found = await Promise.all(languages.map((each) => assessIn(each, text)));
  return found.reduce((highest, each) => (each.tier > highest.tier ? each : highest), noDanger);
}

async function assessIn(language: LanguageCode, text: string): Promise<Assessment> {
  const detector = await loadDetector(language).catch(() => null);
  return detector ? detectCrisis(detector, text) : assessByWords(language, text);
}

/** For a device without a connection that has never fetched the detector. */
async function assessByWords(language: LanguageCode, text: string): Promise<Assessment> {
  const findDanger = await loadDangerWords(language);
  const danger = findDanger(text);
  if (danger === null) return noDanger;
  const { category, tier } = plainWords[danger];
  return { tier, categories: [category], evidence: [{ start: 0, end: text.length }] };
}
