import type { Patterns } from '../../common/text/matcher.ts';

/**
 * What a message may speak of, in the terms that decide how alarming it is. A lexicon says how a language words each;
 * what their meeting in a sentence means is learnt from all languages together, and so holds for words nobody wrote down.
 */
export const concepts = [
  /** Dying, being dead, death. */
  'dying',
  /** Killing oneself in so many words: suicide, ending one's life. */
  'suicide',
  /** Not living on, said otherwise: not waking up, vanishing for ever, not being here any more. */
  'ceasing',
  /** Living, being alive, existing, a reason to live. */
  'living',
  /** Wanting, wishing, longing, feeling like. */
  'wanting',
  /** Thinking of it, imagining, thoughts that come back. */
  'thinking',
  /** Planning, having decided, knowing how, having prepared. */
  'planning',
  /** What people harm themselves with or where: rope, bridge, pills, blade, weapon, train, roof. */
  'means',
  /** Having or getting something: bought, saved up, in my hand, in front of me. */
  'having',
  /** Now, tonight, today, in a moment, this weekend. */
  'soon',
  /** Goodbyes, last letters, giving things away, who looks after the dog. */
  'farewell',
  /** Being a burden, others being better off. */
  'burden',
  /** No way out, no sense, no strength left, cannot go on. */
  'hopeless',
  /** Cutting, burning, hitting oneself; scars. */
  'selfHarm',
  /** An attempt or overdose that has happened or is happening. */
  'attempt',
  /** Signs of a medical emergency: chest pain, cannot breathe, unconscious, heavy bleeding, stroke. */
  'emergency',
  /** Being hit, choked, threatened, locked in, forced, touched, raped, controlled. */
  'violence',
  /** Who does it: partner, parent, relative, boss, "he". */
  'aggressor',
  /** Fear of a person, not being safe, having to hide or flee. */
  'unsafe',
  /** Wanting to hurt or kill somebody else. */
  'harmingOthers',
  /** Not eating, purging, laxatives, disgust at one's body, bingeing. */
  'eating',
  /** Voices, being followed or watched, messages meant for oneself, being chosen. */
  'unreality',
  /** Days without sleep and full of power, racing thoughts. */
  'mania',
  /** A friend, child, partner who is the one at risk. */
  'somebodyElse',
  /** Being a child or a teenager: age, school year. */
  'minor',
  /** Sad, alone, anxious, tired, crying: distress without danger. */
  'distress',
  /** Sayings that sound like danger and are none: dying of laughter, killing time. */
  'figure',
  /** Films, books, songs, games, news, homework, research, work. */
  'story',
  /** Long ago and over: used to, as a teenager, in the past, recovered. */
  'past',
  /** Denying it: not, never, no longer, would never. */
  'negation',
  /** Laughing, joking, irony. */
  'joking',
  /** What holds: help sought, a reason to stay, feeling better. */
  'recovery',
] as const;

export type Concept = (typeof concepts)[number];

/** How one language words the concepts. Patterns as in `text/matcher.ts`. */
export interface Lexicon {
  readonly concepts: Record<Concept, Patterns>;
  /** Short forms and what they stand for. */
  readonly aliases: Readonly<Record<string, string>>;
  /** How many words before and after a negation it reaches; languages put it on different sides. */
  readonly negationReach: { readonly before: number; readonly after: number };
}
