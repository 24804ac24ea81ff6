import type { Lines } from './lines.ts';
import type { DialogueTitles } from './dialogues/texts.ts';
import type { TherapistStyle } from '@alento/domain/account/style-schema.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { MoodGroup } from '@alento/domain/mood/groups.ts';
import type { Mood } from '@alento/domain/mood/schema.ts';
import type { MoodTrend } from '@alento/domain/mood/trend-schema.ts';
import type { Personality } from '@alento/domain/chat/schema.ts';
import type { CrisisContent } from './crisis/crisis-content.ts';
import type { Patterns } from '@alento/domain/common/text/pattern.ts';
import type {
  AskKind,
  Complaint,
  CuedDialogue,
  Family,
  JudgedFamily,
  PlannedFamily,
  Situation,
  Topic,
} from './asks.ts';
import type { Act, Aim, Cue, ExerciseKind, Feeling, SpokenAct, Stage, Theme } from './vocabulary.ts';

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
  readonly asks: AskPatterns;
  readonly facts: FactPatterns;
}

/** How people ask for something. */
export interface AskPatterns {
  readonly kinds: Record<AskKind, Patterns>;
  /** The same as before once more, or another one: counts after an ask only. */
  readonly again: Patterns;
  /** Right before an ask, these make it somebody else's: "he asked me". */
  readonly reporting: Patterns;
  /** Right before or after an ask, these refuse it: "I do not want". */
  readonly declining: Patterns;
  /** What is to be said or written to somebody. */
  readonly situations: Record<Situation, Patterns>;
  /** What somebody wants to know. */
  readonly topics: Record<Topic, Patterns>;
  /** Words that call for one dialogue more than the theme does. */
  readonly dialogues: Record<CuedDialogue, Patterns>;
  /** Words that are never said back: insults, danger, secrets, and those that speak to the companion. */
  readonly unquotable: Patterns;
}

/**
 * How people tell names and days. A template holds `{name}` and mostly `{kind}`, one of the words of `kinds`; the rest is
 * matched as it stands, without regard to case, accents and commas.
 */
export interface FactPatterns {
  /** Words for the same relation or animal, one group each. */
  readonly kinds: readonly Patterns[];
  /** "my {kind} is called {name}" */
  readonly named: readonly string[];
  /** "my {kind} {name}": counts only where the name is written with a capital; none where the script has no capitals. */
  readonly beside: readonly string[];
  /** "she is called {name}": belongs to whoever or whatever was mentioned last. */
  readonly pronoun: readonly string[];
  /** Words that stand where a name could and are none. */
  readonly notNames: Patterns;
  readonly days: Patterns;
  /** In a question about something said earlier: it is about a day or a time. */
  readonly asksWhen: Patterns;
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

/**
 * What is answered to what somebody asks for. Each line stands for itself: two or three concrete sentences that ask nothing.
 * A question mark stands only inside a sentence in quotation marks that the person is to use.
 */
export interface AskContent {
  readonly advice: Record<Family | 'general', Lines>;
  readonly plan: Record<PlannedFamily | 'general', Lines>;
  readonly wording: Record<Situation | 'general', Lines>;
  readonly information: Record<Topic | 'unknown', Lines>;
  readonly opinion: Record<JudgedFamily | 'general', Lines>;
  readonly distraction: Lines;
  readonly company: Lines;
  /** Short, before an exercise of the suggestions. */
  readonly doWithMe: Lines;
  readonly listen: Lines;
  readonly memory: {
    /** `{name}` */
    readonly named: Lines;
    /** `{words}`: what the person wrote. */
    readonly quoted: Lines;
    readonly unknown: Lines;
  };
  /** `{title}`: a dialogue that starts below. */
  readonly offers: Lines;
  /** What is said first after a complaint; one of `ways` follows: two ways to go on. */
  readonly repairs: Record<Complaint, Lines>;
  readonly ways: Lines;
  /** Said once somebody wants to leave a topic. */
  readonly otherTopics: Lines;
}

/** Acts with answers of their own; goodbyes are the voices', complaints are repaired. */
export type AnsweredAct = Exclude<Act, 'goodbye' | 'goodNight' | Complaint>;

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
  /** What messages are meant for, as it was learnt (`companion:train`). */
  readonly intents: string;
  /** What they sound as if they were about, the same way. */
  readonly themeModel: string;
  readonly names: {
    /** As they stand within a sentence. */
    readonly themes: Record<Theme, string>;
    /** As they stand alone, over a conversation. */
    readonly titles: Record<Theme, string>;
    readonly feelings: Record<Feeling, string>;
  };
  readonly reflections: Reflections;
  readonly validations: ByTone;
  readonly questions: Questions;
  readonly suggestions: SuggestionContent;
  /** `{list}`: what was talked about; `{feelings}`: what was felt. */
  readonly summaries: Lines;
  readonly voices: Record<Personality, Voice>;
  readonly acts: Record<AnsweredAct, Lines>;
  readonly asks: AskContent;
  /** `{words}`: a few words of the person's own, in quotation marks. */
  readonly echoes: ByTone;
  readonly dialogueTitles: DialogueTitles;
  readonly crisis: CrisisContent;
  readonly person: PersonLines;
}
