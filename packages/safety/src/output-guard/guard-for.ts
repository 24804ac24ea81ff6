import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { loadSharedModels } from '../detector/load-models.ts';
import { emergencyNumbersOf } from '../help-lines/emergency-numbers.ts';
import { readIntentFeatures } from './intent-features.ts';
import { judgeIntent } from './judge-intent.ts';
import { loadAllGuards } from './load-guard.ts';
import { loadAllConcepts, loadIntents } from './load-intents.ts';
import { OutputGuard, type ReplyGuard } from './output-guard.ts';
import type { GuardLexicon } from './rules.ts';

export interface GuardedReply {
  /** The language of the conversation. */
  readonly language: LanguageCode;
  /** The country whose numbers the person is shown; its emergency numbers may be named. */
  readonly country?: string | undefined;
}

/** A model may answer in any language, so each sentence is also read in the languages it seems to be written in. */
export async function guardFor({ language, country }: GuardedReply): Promise<OutputGuard> {
  const [{ guessLanguages }, intents, lexiconOf, conceptsOf] = await Promise.all([
    loadSharedModels(),
    loadIntents(),
    loadAllGuards(),
    loadAllConcepts(),
  ]);
  const own = language === 'en' ? [lexiconOf('en')] : [lexiconOf(language), lexiconOf('en')];
  return new OutputGuard({
    lexicons: own as [GuardLexicon, ...GuardLexicon[]],
    read: (sentence) => {
      const guessed = guessLanguages(sentence, language).map((each) => each.language);
      const written = guessed.includes(language) ? language : (guessed[0] ?? language);
      return {
        lexicons: guessed.map(lexiconOf).filter((each) => !own.includes(each)),
        judged: judgeIntent(intents, readIntentFeatures(conceptsOf(written), sentence)),
      };
    },
    numbers: country === undefined ? undefined : emergencyNumbersOf(country),
  });
}

/** For the guided companion, whose sentences were reviewed one by one and may name the numbers of the card. */
export const reviewedGuard = (): ReplyGuard => ({
  findings: [],
  isOver: false,
  push: (chunk) => chunk,
  flush: () => '',
});
