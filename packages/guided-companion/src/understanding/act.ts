import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { asks } from '@alento/domain/common/text/questions.ts';
import { spokenActs, type Act, type SpokenAct } from '../vocabulary.ts';
import type { Recogniser } from './recogniser.ts';
import { isOnlySymbols, isUnclear, isWordless } from './symbols.ts';

interface Message {
  text: string;
  tokens: readonly string[];
  words: number;
  otherLanguage: LanguageCode | null;
  hasSubject: boolean;
}

/** Longer messages are stories, whatever words they contain. */
const longest: Record<SpokenAct, number> = {
  wantsPerson: 20,
  areYouAi: 20,
  whoAreYou: 14,
  secrecy: 25,
  medicine: 60,
  naming: 40,
  affection: 8,
  howAreYou: 8,
  goodbye: 14,
  goodNight: 8,
  dislike: 20,
  venting: 20,
  misunderstood: 14,
  exercise: 30,
  advice: 60,
  offTopic: 20,
  silence: 20,
  dontKnow: 9,
  done: 8,
  thanks: 9,
  apology: 7,
  agreement: 6,
  laughter: 5,
  no: 4,
  yes: 4,
  greeting: 6,
};

/** Small talk gives way as soon as the same message says something of its own. */
const smallTalk: ReadonlySet<SpokenAct> = new Set([
  'howAreYou',
  'agreement',
  'laughter',
  'no',
  'yes',
  'greeting',
  'dontKnow',
]);

/** What a message does, or null if it tells something. */
export function actOf(recogniser: Recogniser, message: Message): Act | null {
  const { text, tokens, words } = message;
  if (isOnlySymbols(text)) return 'emoji';
  if (isWordless(text)) return 'wordless';
  const spoken = spokenActOf(recogniser, message);
  if (spoken) return spoken;
  if (message.otherLanguage) return 'foreign';
  if (isUnclear(text)) return 'unclear';
  if (message.hasSubject) return null;
  if (asks(text) && recogniser.addressing.find(tokens).length > 0) return 'question';
  return words <= 2 ? 'short' : null;
}

function spokenActOf(recogniser: Recogniser, { tokens, words, hasSubject }: Message): SpokenAct | null {
  const found = new Set(recogniser.acts.find(tokens).map((match) => match.label));
  for (const act of spokenActs) {
    if (!found.has(act) || words > longest[act]) continue;
    if (hasSubject && smallTalk.has(act)) continue;
    return act;
  }
  return null;
}
