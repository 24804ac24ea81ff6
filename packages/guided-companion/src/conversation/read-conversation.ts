import { moodGroupOf } from '@alento/domain/mood/groups.ts';
import type { Mood } from '@alento/domain/mood/schema.ts';
import type { HelpBlock } from '@alento/domain/safety/schema.ts';
import type { GuidedContent, Pronoun } from '../content.ts';
import { seededFraction } from '../seeded-choice.ts';
import type { Turn } from '../turn.ts';
import { understand, type Understanding } from '../understanding/understand.ts';
import { understandTurns } from './understand-turn.ts';
import { isSubject, type Feeling, type Theme, type Tone } from '../vocabulary.ts';
import type { AskKind, Situation } from '../asks.ts';
import { isThemeCertain, mainTheme } from './main-theme.ts';
import { messagesBeforeTopicLeft } from './left-topic.ts';
import { askIn, mannerIn, type Manner } from './manner.ts';
import { stageAt, type StageOrSummary } from './stage.ts';

/** A conversation as the companion sees it before it answers. */
export interface Conversation {
  latest: Understanding;
  latestText: string;
  /** What the person said before. */
  earlierTexts: readonly string[];
  /** Everything the companion has said, oldest first. */
  said: readonly string[];
  /** What the conversation is about now; `isFresh` if the last message speaks of it. */
  topic: Theme | null;
  isFresh: boolean;
  /** Messages since the topic was last spoken of. */
  topicAge: number;
  stage: StageOrSummary;
  tone: Tone;
  /** Who the last message speaks of, by name or by pronoun. */
  person: string | null;
  /** Names of what was talked about, oldest first. */
  mentions: readonly string[];
  /** Of these, what was last spoken of some turns ago. */
  earlier: readonly string[];
  feelings: readonly Feeling[];
  /** Those of the last few messages. */
  recentFeelings: readonly Feeling[];
  /** Messages since one was last answered with help, or null. */
  sinceDanger: number | null;
  isRepeated: boolean;
  /** What the last message asks for; where it asks for the same once more, what was asked for before. */
  ask: AskKind | null;
  /** What it has been about as a whole. */
  mainTheme: Theme | null;
  /** Whether that was spoken of just now, or more than once. */
  isThemeCertain: boolean;
  /** What is to be said to somebody, as the last messages tell it. */
  situation: Situation | null;
  manner: Manner;
}

/** Acts that do not lead a conversation on. */
const asides: ReadonlySet<string> = new Set([
  'greeting',
  'areYouAi',
  'whoAreYou',
  'secrecy',
  'howAreYou',
  'affection',
  'offTopic',
  'foreign',
  'unclear',
  'wordless',
  'laughter',
]);

/** Messages after which a pronoun may mean somebody else. */
const rememberedFor = 20;

/** What is to be said to whom is often told before the words are asked for. */
const situationsRemembered = 4;

export function readConversation(
  content: GuidedContent,
  { turns, mood, seed }: { turns: readonly Turn[]; mood: Mood | null; seed: string },
): Conversation {
  const asked = turns.filter((turn) => turn.role === 'user');
  const texts = asked.map((turn) => turn.text);
  const latestText = texts.at(-1) ?? '';
  const whole = understandTurns(content, turns);
  const latest = whole.at(-1) ?? understand(content, '');
  const read = whole.slice(messagesBeforeTopicLeft(content, turns));
  const { topic, depth } = followTopic(read);
  const mentions = read.map((message) => namesIn(content, message));
  const now = new Set(mentions.at(-1) ?? []);
  const lately = new Set(mentions.slice(-3).flat());
  const danger = asked.findLastIndex((turn) => standingHelp(turn) !== null);
  const theme = mainTheme(read);
  return {
    latest,
    latestText,
    earlierTexts: texts.slice(0, -1),
    said: turns.filter((turn) => turn.role === 'assistant').map((turn) => turn.text),
    topic,
    isFresh: topic !== null && latest.themes.includes(topic),
    topicAge: read.length - 1 - read.findLastIndex((message) => topic !== null && message.themes.includes(topic)),
    stage: stageAt({
      depth,
      mentions: new Set(mentions.flat()).size,
      drift: seededFraction(`${seed}:${turns.length}:${latestText.length}:stage`),
    }),
    tone: toneNow(read, mood),
    person: latest.people[0] ?? personMeant(content, read),
    mentions: [...new Set(mentions.flat())],
    earlier: [...new Set(mentions.flat())].filter((name) => !now.has(name) && !lately.has(name)),
    feelings: [...new Set(read.flatMap((message) => message.feelings))],
    recentFeelings: [...new Set(read.slice(-4).flatMap((message) => message.feelings))],
    sinceDanger: danger < 0 ? null : whole.length - 1 - danger,
    isRepeated: latest.words > 3 && texts.at(-2)?.trim() === latestText.trim(),
    ask: askIn(whole),
    mainTheme: theme,
    isThemeCertain: theme !== null && isThemeCertain(read, theme),
    situation: read.slice(-situationsRemembered).findLast((message) => message.situation !== null)?.situation ?? null,
    manner: mannerIn(whole),
  };
}

/** The help a message was answered with, unless its person said that it was not meant so. */
const standingHelp = (turn: Turn | undefined): HelpBlock | null =>
  turn?.help && turn.help.form !== 'dismissed' ? turn.help : null;

/** From here on a new theme starts a new round. */
const deepEnoughToReturn = 6;

/** The theme stays until another takes over; a new one leads back to exploring. */
function followTopic(read: readonly Understanding[]): { topic: Theme | null; depth: number } {
  let topic: Theme | null = null;
  let depth = 0;
  for (const message of read) {
    if (message.act && asides.has(message.act)) continue;
    depth += 1;
    const [theme] = message.themes;
    if (theme && (topic === null || !message.themes.includes(topic))) {
      if (topic !== null && depth > deepEnoughToReturn) depth = 2;
      topic = theme;
    }
  }
  return { topic, depth };
}

/** How a message feels, or the last ones felt, or else the mood chosen; of that, good spirits are soon out of date. */
function toneNow(read: readonly Understanding[], mood: Mood | null): Tone {
  const told = read.slice(-3).findLast((message) => message.tone !== 'neutral');
  if (told) return told.tone;
  const chosen = mood === null ? 'neutral' : moodGroupOf(mood);
  return chosen === 'high' && read.length > 1 ? 'neutral' : chosen;
}

/** The person last named whom a pronoun of the last message fits. */
function personMeant({ recognition }: GuidedContent, read: readonly Understanding[]): string | null {
  const pronouns = read.at(-1)?.pronouns ?? [];
  if (pronouns.length === 0) return null;
  const named = read.slice(-rememberedFor).flatMap((message) => message.people);
  const pronounOf = (name: string): Pronoun | undefined =>
    recognition.people.find((person) => person.name === name)?.pronoun;
  const isMeant = (name: string): boolean => pronouns.some((pronoun) => pronoun === pronounOf(name));
  return named.findLast(isMeant) ?? named.findLast((name) => pronounOf(name) === undefined) ?? null;
}

function namesIn({ names }: GuidedContent, { people, details, themes }: Understanding): string[] {
  if (people.length + details.length > 0) return [...people, ...details];
  const subject = themes.find(isSubject);
  return subject ? [names.themes[subject]] : [];
}

/** Whether somebody has found a step of their own, or some relief. */
export function looksAhead({ latest }: Conversation): boolean {
  return latest.cues.some((cue) => cue === 'better' || cue === 'plan' || cue === 'insight');
}
