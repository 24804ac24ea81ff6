import type { Patterns } from '@alento/domain/common/text/pattern.ts';
import type { Lines } from '../lines.ts';

/** What the conversation is about while it is a crisis; each has questions of its own. */
export const tracks = [
  /** Thoughts of being dead without intent. */
  'passive',
  /** Thoughts of killing oneself, with or without a method. */
  'active',
  /** A plan, a farewell, an attempt: minutes may count. */
  'imminent',
  'selfHarm',
  /** Violence or abuse by somebody near. */
  'violence',
  /** The same at this moment. */
  'violenceNow',
  'somebodyElse',
  'delusion',
  'eating',
  'medical',
  'harmToOthers',
] as const;
export type Track = (typeof tracks)[number];

export interface TrackLines {
  /** Acknowledges what was said and asks the track's question. */
  readonly first: Lines;
  /** What follows a yes to that question, and a no. */
  readonly yes: Lines;
  readonly no: Lines;
}

/** What stands between a person and help, as they say it. */
export const barriers = [
  /** The line did not answer, or put them on hold. */
  'lineFailed',
  /** Somebody reads their phone or listens. */
  'watched',
  /** They cannot speak aloud, or are afraid of calling. */
  'cannotSpeak',
  /** They have nobody. */
  'nobody',
  /** They do not want to be a burden, are ashamed, or fear not to be believed. */
  'burden',
  /** A child asks whether anybody will be told. */
  'willYouTell',
  /** They are afraid of police, hospital, cost or trouble. */
  'afraidOfHelp',
] as const;
export type Barrier = (typeof barriers)[number];

/**
 * How the companion talks in a crisis, in one language. `{number}` is the emergency number on the card or the words
 * `shownNumber`; `{line}` a help line on the card or `shownLine`: both only after a verb of calling. `{person}` is whom the
 * person named.
 */
export interface CrisisContent {
  readonly shownNumber: string;
  readonly shownLine: string;
  readonly tracks: Record<Track, TrackLines>;
  /** Asks who could be with them or hear of it. */
  readonly askContact: Lines;
  /** They named somebody, who is to be called or written to now; asks whether they can. `{person}` where it is known. */
  readonly contactNamed: Lines;
  /** They called, wrote, or are with somebody. */
  readonly contactMade: Lines;
  /** They cannot or will not call: asks what makes it hard. */
  readonly contactHard: Lines;
  readonly barriers: Record<Barrier, Lines>;
  /** The same danger is told again. */
  readonly again: Lines;
  /** Nothing in the message answers the question: stays, asks once more. At tier 2 no emergency is spoken of. */
  readonly stay: Lines;
  readonly stayCalm: Lines;
  /** They take it back or say it was a joke. */
  readonly retracted: Lines;
  /** They are better, safe, or say thanks; the conversation goes on from here as any other. */
  readonly relief: Lines;
  readonly goodbye: Lines;
  /** They said that it was not meant so. */
  readonly corrected: Lines;
  readonly recognise: CrisisRecognition;
}

export interface CrisisRecognition {
  readonly barriers: Record<Barrier, Patterns>;
  readonly retracted: Patterns;
  /** They have called, written, or somebody is with them. */
  readonly contactMade: Patterns;
  /** Better now, safe now, it passed. */
  readonly relief: Patterns;
  /** Whom they could turn to, beside the people that the companion knows: counsellor, neighbour, teacher. */
  readonly helpers: Patterns;
}
