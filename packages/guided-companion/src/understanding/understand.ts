import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { GuidedContent, Pronoun } from '../content.ts';
import { detectOtherLanguage } from '@alento/domain/common/text/language-guess.ts';
import type { Match, Matcher } from '@alento/domain/common/text/matcher.ts';
import { endsAsking } from '@alento/domain/common/text/questions.ts';
import { withoutDrawl, wordCount } from '@alento/domain/common/text/tokens.ts';
import { themes as allThemes, toneOfCue, toneOfFeeling, toneOfTheme } from '../vocabulary.ts';
import type { Act, Cue, Feeling, SpokenAct, Theme, Tone } from '../vocabulary.ts';
import { actOf, withIntents } from './act.ts';
import { findAsk, type FoundAsk } from './find-ask.ts';
import { readIntents } from '../intents/read-intents.ts';
import { negationsIn, type IsNegated } from './negation.ts';
import { withoutQuotations } from './quotations.ts';
import { apart, recogniserOf, type Recogniser } from './recogniser.ts';
import { toneOfSymbols } from './symbols.ts';
import { scoreThemes } from './theme-scores.ts';

/** What the companion makes of one message. */
export interface Understanding extends FoundAsk {
  /** It holds a goodbye or thanks, whatever else it is about: whoever says so may be on their way. */
  isWindingDown: boolean;
  words: number;
  act: Act | null;
  /** The same as far as it is said in known words: where much depends on it, nothing is guessed. */
  plainAct: Act | null;
  /** How much it sounds like somebody who goes: `readIntents`. */
  leaving: number;
  /** Whether it speaks of anything of the person's own. */
  hasSubject: boolean;
  /** The most prominent first. */
  themes: Theme[];
  /** How much it sounds like each of them: `scoreThemes`. */
  themeScores: readonly number[];
  feelings: Feeling[];
  cues: Cue[];
  people: string[];
  details: string[];
  pronouns: Pronoun[];
  tone: Tone;
  safety: 'safe' | 'unsafe' | null;
  /** The language it is written in, where that is plainly not the conversation's. */
  otherLanguage: LanguageCode | null;
}

type Subjects = Pick<Understanding, 'themes' | 'feelings' | 'tone'>;

const closing: ReadonlySet<SpokenAct> = new Set(['goodbye', 'goodNight', 'thanks']);

/** Reads a message. Unknown words, markup and symbols are harmless: they are not understood. */
export function understand(content: GuidedContent, text: string): Understanding {
  const recogniser = recogniserOf(content);
  const tokens = readableTokens(recogniser, text);
  // What is quoted tells what it is about, but somebody else said it.
  const ownText = withoutQuotations(text);
  const own = text === ownText ? tokens : readableTokens(recogniser, ownText);
  const intents = readIntents(recogniser.intents, ownText);
  const isNegated = negationsIn(recogniser, tokens);
  const cues = cuesOf(recogniser, tokens, isNegated);
  const found = { ...colouredBy(cues, inTheirTime(subjectsOf(recogniser, { tokens, text, isNegated }), cues)), cues };
  const words = wordCount(tokens);
  const people = labels(apart(recogniser.people.find(tokens)));
  const otherLanguage = detectOtherLanguage(text, tokens, content.language);
  // Somebody in a panic needs the same whatever they seem to ask.
  const asked = findAsk(recogniser, own, found.themes.includes('panic') ? null : intents.ask);
  const plainAct = actOf(recogniser, {
    text,
    tokens: own,
    words,
    otherLanguage,
    hasSubject: hasSubject(found),
    askedAt: asked.askedAt,
  });
  const speaksOf = hasSubject(found) || people.length > 0;
  return {
    ...found,
    ...asked,
    themeScores: scoreThemes(recogniser, text),
    cues: withWondering(found.cues, text),
    words,
    otherLanguage,
    people,
    details: labels(apart(recogniser.details.find(tokens))),
    pronouns: labels(apart(recogniser.pronouns.find(tokens))),
    safety: safetyOf(recogniser, tokens),
    isWindingDown: recogniser.acts.find(tokens).some(({ label }) => closing.has(label)),
    act: withIntents(plainAct, intents, { text, hasSubject: speaksOf, words }),
    plainAct,
    leaving: intents.leaving,
    hasSubject: speaksOf,
  };
}

function readableTokens(recogniser: Recogniser, text: string): string[] {
  const known = new Map<string, string>();
  return recogniser.tokenize(text).map((token) => {
    const read = known.get(token) ?? withoutDrawl(token, (word) => recogniser.lexicon.has(word));
    known.set(token, read);
    return read;
  });
}

function hasSubject(found: { themes: unknown[]; feelings: unknown[]; cues: unknown[] }): boolean {
  return found.themes.length + found.feelings.length + found.cues.length > 0;
}

interface Read {
  tokens: readonly string[];
  text: string;
  isNegated: IsNegated;
}

function subjectsOf(recogniser: Recogniser, { tokens, text, isNegated }: Read): Subjects {
  const feltMatches = [...recogniser.feelings.find(tokens), ...guesses(recogniser.feelings, recogniser, tokens)];
  const feelings = labels(feltMatches.filter((match) => !isNegated(match)));
  const missed = feltMatches.some((match) => isNegated(match) && toneOfFeeling(match.label) === 'high');

  const touched = [...recogniser.themes.find(tokens), ...guesses(recogniser.themes, recogniser, tokens)].filter(
    (match) => toneOfTheme(match.label) !== 'high' || !isNegated(match),
  );
  const score = (theme: Theme): number => Math.min(apart(touched.filter(({ label }) => label === theme)).length, 3);
  const themes = allThemes
    .filter((theme) => touched.some(({ label }) => label === theme))
    .toSorted((one, other) => score(other) - score(one));
  return { themes, feelings, tone: toneOf(feelings, themes, missed, toneOfSymbols(text)) };
}

function toneOf(feelings: Feeling[], themes: Theme[], missedJoy: boolean, symbols: Tone): Tone {
  const tones = [...feelings.map(toneOfFeeling), ...themes.map(toneOfTheme), symbols];
  const isLow = missedJoy || tones.includes('low');
  if (isLow && feelings.some((feeling) => toneOfFeeling(feeling) === 'high')) return 'mixed';
  if (isLow) return 'low';
  return tones.includes('high') ? 'high' : 'neutral';
}

function guesses<Label>(matcher: Matcher<Label>, recogniser: Recogniser, tokens: readonly string[]): Match<Label>[] {
  const guessed = new Map<string, Label[]>();
  return tokens.flatMap((token, start) => {
    let labels = guessed.get(token);
    if (!labels) {
      labels = recogniser.lexicon.has(token) || matcher.knows(token) ? [] : matcher.guess(token);
      guessed.set(token, labels);
    }
    return labels.map((label) => ({ label, start, end: start + 1 }));
  });
}

/** Some cues mean the opposite after a negation. */
const deniable: ReadonlySet<Cue> = new Set(['better', 'supported', 'plan', 'crying', 'pleasant', 'hard']);

function cuesOf(recogniser: Recogniser, tokens: readonly string[], isNegated: IsNegated): Cue[] {
  const isMeant = (match: Match<Cue>): boolean => !deniable.has(match.label) || !isNegated(match);
  return labels(recogniser.cues.find(tokens).filter(isMeant));
}

/** Where no feeling is named, the way of telling may still show one. */
function colouredBy(cues: readonly Cue[], subjects: Subjects): Subjects {
  if (subjects.tone !== 'neutral') return subjects;
  const tones = cues.map(toneOfCue);
  return { ...subjects, tone: tones.includes('low') ? 'low' : tones.includes('high') ? 'high' : 'neutral' };
}

/** Joy that is told of another time, or wished for, is not felt now. */
function inTheirTime(subjects: Subjects, cues: readonly Cue[]): Subjects {
  if (!cues.includes('before') && !cues.includes('wish')) return subjects;
  return {
    themes: subjects.themes.filter((theme) => toneOfTheme(theme) !== 'high'),
    feelings: subjects.feelings.filter((feeling) => toneOfFeeling(feeling) === 'low'),
    tone: subjects.tone === 'high' ? 'neutral' : subjects.tone === 'mixed' ? 'low' : subjects.tone,
  };
}

/** A message that ends in a question asks itself something, too. */
function withWondering(cues: Cue[], text: string): Cue[] {
  return endsAsking(text) && !cues.includes('wondering') ? [...cues, 'wondering'] : cues;
}

/** The last word counts; "not safe" is heard as a whole, not as "safe". */
function safetyOf(recogniser: Recogniser, tokens: readonly string[]): 'safe' | 'unsafe' | null {
  const found = recogniser.safety.find(tokens);
  const isPartOf = (match: Match<unknown>, whole: Match<unknown>): boolean =>
    match.start >= whole.start && match.end <= whole.end && match.end - match.start < whole.end - whole.start;
  return found.findLast((match) => !found.some((other) => isPartOf(match, other)))?.label ?? null;
}

function labels<Label>(matches: readonly Match<Label>[]): Label[] {
  return [...new Set(matches.map((match) => match.label))];
}
