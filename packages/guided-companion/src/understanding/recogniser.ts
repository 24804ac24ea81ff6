import type { JointModel } from '@alento/classifier/joint-model.ts';
import { decodeModel } from '../decode-model.ts';
import type { GuidedContent, Mention, Pronoun, Recognition } from '../content.ts';
import { Lexicon } from '@alento/domain/common/text/lexicon.ts';
import { Matcher, type Match } from '@alento/domain/common/text/matcher.ts';
import type { Patterns } from '@alento/domain/common/text/pattern.ts';
import { tokenizerWith, type Tokenizer } from '@alento/domain/common/text/tokens.ts';
import type { AskKind, CuedDialogue, Situation, Topic } from '../asks.ts';
import type { Cue, Feeling, SpokenAct, Theme } from '../vocabulary.ts';

/** The recognisers of one language, ready to read with. */
export interface Recogniser {
  tokenize: Tokenizer;
  themes: Matcher<Theme>;
  feelings: Matcher<Feeling>;
  cues: Matcher<Cue>;
  acts: Matcher<SpokenAct>;
  people: Matcher<string>;
  details: Matcher<string>;
  pronouns: Matcher<Pronoun>;
  safety: Matcher<'safe' | 'unsafe'>;
  negations: Matcher<true>;
  negationReach: Recognition['negationReach'];
  turningWords: Matcher<true>;
  addressing: Matcher<true>;
  asks: Matcher<AskKind>;
  again: Matcher<true>;
  reporting: Matcher<true>;
  declining: Matcher<true>;
  situations: Matcher<Situation>;
  topics: Matcher<Topic>;
  calledFor: Matcher<CuedDialogue>;
  unquotable: Matcher<true>;
  intents: JointModel;
  themeModel: JointModel;
  /** Words that are what they seem, however near to another they are spelt. */
  lexicon: Lexicon;
}

const compiled = new WeakMap<GuidedContent, Recogniser>();

/** Patterns are compiled once for each content. */
export function recogniserOf(content: GuidedContent): Recogniser {
  const ready = compiled.get(content);
  if (ready) return ready;
  const recogniser = compile(content);
  compiled.set(content, recogniser);
  return recogniser;
}

function compile({ recognition, intents, themeModel }: GuidedContent): Recogniser {
  const tokenize = tokenizerWith(recognition.aliases);
  const readPattern = remembering(tokenize);
  const lexicon = new Lexicon();
  const grouped = <Label extends string>(groups: Record<Label, Patterns>): Matcher<Label> =>
    new Matcher(Object.entries(groups) as [Label, Patterns][], readPattern, lexicon);
  const mentions = (list: readonly Mention[]): Matcher<string> =>
    new Matcher(
      list.map(({ name, words }) => [name, words] as const),
      readPattern,
      lexicon,
    );
  const plain = (patterns: Patterns): Matcher<true> => new Matcher([[true, patterns]], readPattern, lexicon);
  const matchers = {
    themes: grouped(recognition.themes),
    feelings: grouped(recognition.feelings),
    cues: grouped(recognition.cues),
    acts: grouped(recognition.acts),
    people: mentions(recognition.people),
    details: mentions(recognition.details),
    pronouns: grouped(recognition.pronouns),
    safety: grouped({ safe: recognition.safe, unsafe: recognition.unsafe }),
    negations: plain(recognition.negations),
    turningWords: plain(recognition.turningWords),
    addressing: plain(recognition.addressing),
    asks: grouped(recognition.asks.kinds),
    again: plain(recognition.asks.again),
    reporting: plain(recognition.asks.reporting),
    declining: plain(recognition.asks.declining),
    situations: grouped(recognition.asks.situations),
    topics: grouped(recognition.asks.topics),
    calledFor: grouped(recognition.asks.dialogues),
    unquotable: plain(recognition.asks.unquotable),
  };
  // Not looked for, but known.
  plain(recognition.notMisspelt);
  const { negationReach } = recognition;
  return {
    ...matchers,
    intents: decodeModel(intents),
    themeModel: decodeModel(themeModel),
    negationReach,
    tokenize,
    // And no closure, which would keep all that was read alive.
    lexicon,
  };
}

/** The same words stand in many patterns. */
function remembering(tokenize: Tokenizer): Tokenizer {
  const read = new Map<string, string[]>();
  return (text) => {
    const tokens = read.get(text) ?? tokenize(text);
    read.set(text, tokens);
    return tokens;
  };
}

/** Of matches that share a word, the one that begins first, and of these the longest: "祖母が" is nobody's "母が". */
export function apart<Label>(matches: readonly Match<Label>[]): Match<Label>[] {
  const sorted = matches.toSorted((one, other) => one.start - other.start || other.end - one.end);
  let reached = 0;
  return sorted.filter(({ start, end }) => {
    if (start < reached) return false;
    reached = end;
    return true;
  });
}

/** Whether two matches share a word. */
export function overlap(one: Match<unknown>, other: Match<unknown>): boolean {
  return one.start < other.end && other.start < one.end;
}
