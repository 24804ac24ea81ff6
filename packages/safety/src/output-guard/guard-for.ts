import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { Tier } from '@alento/domain/safety/schema.ts';
import { loadSharedModels } from '../detector/load-models.ts';
import { loadAllGuards } from './load-guard.ts';
import { OutputGuard, type ReplyGuard } from './output-guard.ts';
import type { GuardLexicon } from './rules.ts';

export interface GuardedReply {
  /** The language of the conversation. */
  readonly language: LanguageCode;
  readonly tier: Tier;
}

/** A model may answer in any language, so each sentence is also read in the languages it seems to be written in. */
export async function guardFor({ language, tier }: GuardedReply): Promise<OutputGuard> {
  const [{ guessLanguages }, lexiconOf] = await Promise.all([loadSharedModels(), loadAllGuards()]);
  const own = language === 'en' ? [lexiconOf('en')] : [lexiconOf(language), lexiconOf('en')];
  return new OutputGuard({
    lexicons: own as [GuardLexicon, ...GuardLexicon[]],
    wholeSentences: tier >= 2,
    lexiconsFor: (sentence) =>
      guessLanguages(sentence, language)
        .map((guessed) => lexiconOf(guessed.language))
        .filter((each) => !own.includes(each)),
  });
}

/** For the guided companion, whose sentences were reviewed one by one and may name the numbers of the card. */
export const reviewedGuard = (): ReplyGuard => ({
  findings: [],
  isOver: false,
  push: (chunk) => chunk,
  flush: () => '',
});
