import { loadDangerWords, type Danger } from '../chat/guided/load-danger-words.ts';
import { otherLanguageOf } from '../common/text/language-guess.ts';
import { tokensOf } from '../common/text/tokens.ts';
import type { LanguageCode } from '../language/languages.ts';
import { noDanger, type Assessment, type CrisisCategory, type Tier } from './detector/assessment.ts';
import { detectCrisis } from './detector/detect-crisis.ts';
import { loadDetector } from './detector/load-detector.ts';

/** Plain words of danger, as the detector names it; `alone` is what they mean where no detector weighs them. */
const plainWords: Record<Danger, { category: CrisisCategory; alone: Tier }> = {
  suicide: { category: 'suicide', alone: 3 },
  selfHarm: { category: 'selfHarm', alone: 2 },
  violence: { category: 'abuse', alone: 3 },
  somebodyElse: { category: 'somebodyElse', alone: 2 },
};

/**
 * The one judgement of how much danger a message tells of: of the detector and the plain words of danger, in the
 * language of the conversation and in the one the message seems to be written in, whatever finds most counts. It sees
 * nothing but the message, so it says the same at the first and at the two hundredth, whoever listens.
 */
export async function assessMessage(text: string, language: LanguageCode): Promise<Assessment> {
  const other = otherLanguageOf(text, tokensOf(text), language);
  const languages = other === null ? [language] : [language, other];
  const found = await Promise.all(languages.map((each) => assessIn(each, text)));
  return found.reduce((highest, each) => (each.tier > highest.tier ? each : highest), noDanger);
}

async function assessIn(language: LanguageCode, text: string): Promise<Assessment> {
  // Where the detector cannot be had (a device without a connection), the plain words stand alone.
  const [findDanger, detector] = await Promise.all([
    loadDangerWords(language),
    loadDetector(language).catch(() => null),
  ]);
  const danger = findDanger(text);
  const detected = detector ? detectCrisis(detector, text) : noDanger;
  if (danger === null) return detected;
  const { category, alone } = plainWords[danger];
  const least = detector ? 2 : alone;
  return {
    tier: detected.tier > least ? detected.tier : least,
    categories: [...new Set([...urgent(detected), category, ...detected.categories])],
    evidence: detected.tier >= 2 ? detected.evidence : [{ start: 0, end: text.length }],
  };
}

/** Words tell better than concepts whose danger it is; but an emergency of the body stands before all else. */
function urgent({ categories }: Assessment): CrisisCategory[] {
  return categories.filter((category) => category === 'medical');
}
