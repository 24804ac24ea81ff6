import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { asks } from '@alento/domain/common/text/questions.ts';
import { spokenActs, type Act, type SpokenAct } from '../vocabulary.ts';
import type { Intents } from '../intents/read-intents.ts';
import type { Recogniser } from './recogniser.ts';
import { isOnlySymbols, isUnclear, isWordless } from './symbols.ts';

interface Message {
  text: string;
  tokens: readonly string[];
  words: number;
  otherLanguage: LanguageCode | null;
  hasSubject: boolean;
  /** Where something is asked for, or -1. */
  askedAt: number;
}

/** In a message of more words, a goodbye stands near the end. */
const longestPlainGoodbye = 13;
const wordsAfterGoodbye = 8;

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
  goodbye: 45,
  goodNight: 45,
  questions: 45,
  repeating: 45,
  misunderstood: 45,
  unhelpful: 45,
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

/** What a message does as far as its words are known, or null if it tells something. */
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

/** Whoever goes often says these first. */
const endings: ReadonlySet<Act> = new Set(['thanks', 'agreement']);

/** Thanks of so few words are no more than that. */
export const bareThanks = 3;

/** "hm", "mwa": too little to say that somebody goes, unless it is among the known words. */
const grunt = /^\P{L}*\p{Script=Latin}{1,3}\P{L}*$/u;

/** What a message has to score to be a goodbye, and to be one whatever else it speaks of. */
const leavingFrom = { withoutSubject: 0, always: 0.6 } as const;

interface Said {
  readonly text: string;
  readonly hasSubject: boolean;
  readonly words: number;
}

/**
 * What it does after all: goodbyes and complaints are said in too many ways to know the words of all. Who speaks of something
 * of their own hardly does either.
 */
export function withIntents(
  act: Act | null,
  { leaving, complaint }: Intents,
  { text, hasSubject, words }: Said,
): Act | null {
  if (act !== null && act !== 'short' && !endings.has(act)) return act;
  if ((act === 'thanks' && words <= bareThanks) || grunt.test(text)) return act;
  if (leaving > (hasSubject ? leavingFrom.always : leavingFrom.withoutSubject)) return 'goodbye';
  return act ?? (hasSubject ? null : complaint);
}

function spokenActOf(recogniser: Recogniser, message: Message): SpokenAct | null {
  const { tokens, words, hasSubject } = message;
  const matches = recogniser.acts.find(tokens);
  for (const act of spokenActs) {
    const found = matches.filter(({ label }) => label === act);
    if (found.length === 0 || words > longest[act]) continue;
    if (hasSubject && smallTalk.has(act)) continue;
    if (isGoodbye(act) && !isLeaving(message, Math.max(...found.map(({ end }) => end)))) continue;
    return act;
  }
  return null;
}

const isGoodbye = (act: SpokenAct): boolean => act === 'goodbye' || act === 'goodNight';

/** Whether a goodbye that ends there is meant: not in the middle of a story, and not before something is asked for. */
function isLeaving({ tokens, words, askedAt }: Message, end: number): boolean {
  return askedAt < end && (words <= longestPlainGoodbye || tokens.length - 1 - end <= wordsAfterGoodbye);
}
