import type { TherapistStyle } from '@alento/domain/account/style-schema.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { MoodGroup } from '@alento/domain/mood/groups.ts';
import type { Mood } from '@alento/domain/mood/schema.ts';
import type { MoodTrend } from '@alento/domain/mood/trend-schema.ts';
import type { Personality } from '@alento/domain/chat/schema.ts';
import type { CrisisContent } from './crisis/crisis-content.ts';
import type { Patterns } from '@alento/domain/common/text/matcher.ts';
import type { Act, Aim, Cue, ExerciseKind, Feeling, SpokenAct, Stage, Theme } from './vocabulary.ts';

/** Sentences to choose from. `{slots}` are filled with names from the content itself, and of a person's words with their name alone. */
export type Lines = readonly string[];

/** Sentences by tone; those under `any` suit every tone. */
export interface ByTone {
  readonly any?: Lines;
  readonly low?: Lines;
  readonly high?: Lines;
}

export type Pronoun = 'he' | 'she' | 'they';

/** Words that stand for somebody or something, and how to name it in a sentence. */
export interface Mention {
  readonly name: string;
  readonly words: Patterns;
  /** How one goes on to speak of them; none where it could be either. */
  readonly pronoun?: Pronoun;
}

export interface Openings {
  readonly lines: Record<Personality, Record<MoodGroup, Lines>>;
  /** What fills `{mood}` in an opening. */
  readonly moods: Record<Mood, string>;
}

/** How a language says things: the recognisers. */
export interface Recognition {
  readonly themes: Record<Theme, Patterns>;
  readonly feelings: Record<Feeling, Patterns>;
  readonly cues: Record<Cue, Patterns>;
  readonly acts: Record<SpokenAct, Patterns>;
  readonly people: readonly Mention[];
  readonly details: readonly Mention[];
  readonly pronouns: Record<Pronoun, Patterns>;
  /** Short forms of one word and what they stand for: "vc", "don't". */
  readonly aliases: Readonly<Record<string, string>>;
  /** Answers to "are you safe?". */
  readonly safe: Patterns;
  readonly unsafe: Patterns;
  readonly negations: Patterns;
  /** How many words a negation reaches on ("not at all happy") and back ("嬉しくない"). */
  readonly negationReach: { readonly onwards: number; readonly backwards: number };
  /** Words after which a negation no longer reaches ("but"). */
  readonly turningWords: Patterns;
  /** Frequent words that a misspelling of a theme could be mistaken for. */
  readonly notMisspelt: Patterns;
  /** The person asked about: "you". */
  readonly addressing: Patterns;
}

export interface Reflections {
  readonly themes: Record<Theme, ByTone>;
  readonly feelings: Record<Feeling, Lines>;
  /** `{feeling}` and `{theme}`. */
  readonly feelingInTheme: ByTone;
  /** `{low}` and `{high}`: two feelings at once. */
  readonly mixed: Lines;
  /** `{feeling}` and `{other}`: two feelings of one kind. */
  readonly pair: Lines;
  readonly cues: Record<Cue, Lines>;
  readonly longStory: Lines;
}

export interface Questions {
  readonly themes: Record<Theme, Record<Aim, Lines>>;
  readonly stages: Record<Stage, ByTone>;
  /** `{person}` */
  readonly people: ByTone;
  /** `{detail}` */
  readonly details: Lines;
  /** `{earlier}`: something said some turns ago. */
  readonly callbacks: Lines;
  /** Small and concrete, for somebody who finds few words. */
  readonly easy: ByTone;
}

export interface Suggestion {
  readonly kind: ExerciseKind;
  /** What it suits: themes, feelings, or `low` and `high` for any of that tone. */
  readonly suits: readonly (Theme | Feeling | 'low' | 'high')[];
  /** With the reason why it is suggested. */
  readonly text: string;
}

export interface SuggestionContent {
  readonly list: readonly Suggestion[];
  readonly accepted: Lines;
  readonly done: Lines;
  readonly declined: Lines;
}

/** Acts with answers of their own; goodbyes are the voices'. */
export type AnsweredAct = Exclude<Act, 'goodbye' | 'goodNight'>;

/** One personality's way to talk. */
export interface Voice {
  /** Very short, before a reflection. */
  readonly leads: ByTone;
  readonly reflections: ByTone;
  readonly validations: ByTone;
  readonly questions: Record<Aim, ByTone>;
  /** Instead of a question. */
  readonly invitations: Lines;
  /** Before a suggestion. */
  readonly frames: Lines;
  readonly goodbyes: Lines;
}

/** What is said to this person and not to just anybody. None of it asks. */
export interface PersonLines {
  /** `{name}`: the one exception from names that come from the content. */
  readonly named: Lines;
  /** Short, and fit for good and bad days alike. */
  readonly styles: Record<TherapistStyle, Lines>;
  /** What the moods of the last days were like. */
  readonly trends: Record<Exclude<MoodTrend, 'even'>, Lines>;
}

/** Everything the guided companion understands and can say in one language. */
export interface GuidedContent {
  readonly language: LanguageCode;
  readonly openings: Openings;
  readonly recognition: Recognition;
  readonly names: { readonly themes: Record<Theme, string>; readonly feelings: Record<Feeling, string> };
  readonly reflections: Reflections;
  readonly validations: ByTone;
  readonly questions: Questions;
  readonly suggestions: SuggestionContent;
  /** `{list}`: what was talked about; `{feelings}`: what was felt. */
  readonly summaries: Lines;
  readonly voices: Record<Personality, Voice>;
  readonly acts: Record<AnsweredAct, Lines>;
  readonly crisis: CrisisContent;
  readonly person: PersonLines;
}
