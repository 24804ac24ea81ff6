import { otherLanguageOf } from '@alento/domain/common/text/language-guess.ts';
import { tokensOf } from '@alento/domain/common/text/tokens.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { Tier } from '@alento/domain/safety/schema.ts';
import { loadGuard } from '@alento/safety/output-guard/load-guard.ts';
import { OutputGuard } from '@alento/safety/output-guard/output-guard.ts';

export interface GuardedReply {
  /** The language of the conversation. */
  readonly language: LanguageCode;
  /** What the person has just said, perhaps in another language. */
  readonly asked: string;
  readonly tier: Tier;
}

/** Models answer in the language they were written to, and when they forget what they were told, in English. */
export async function guardFor({ language, asked, tier }: GuardedReply): Promise<OutputGuard> {
  const written = otherLanguageOf(asked, tokensOf(asked), language);
  const others = new Set<LanguageCode>([written ?? language, 'en']);
  others.delete(language);
  const [own, ...rest] = await Promise.all([loadGuard(language), ...[...others].map(loadGuard)]);
  return new OutputGuard({ lexicons: [own, ...rest], wholeSentences: tier >= 2 });
}
