import type { GuidedContent } from '@alento/guided-companion/content.ts';
import { guidedReply } from '@alento/guided-companion/guided-reply.ts';
import { openingLine } from '@alento/guided-companion/opening-line.ts';
import type { Turn } from '@alento/guided-companion/turn.ts';
import type { KeptTrial } from '@alento/domain/chat/trial-schema.ts';
import type { Personality } from '@alento/domain/chat/schema.ts';
import type { Tier } from '@alento/domain/safety/schema.ts';
import type { Assessment } from '@alento/safety/detector/assessment.ts';
import { shownContacts } from '@alento/safety/help-lines/shown-contacts.ts';
import { planHelp } from '@alento/safety/plan-help.ts';

/** What was said, and how much danger it was found to tell of by itself. */
export interface TrialTurn extends Turn {
  readonly tier?: Tier;
}

/** A conversation to try, as the page's memory holds it. */
export interface Talk {
  /** Becomes the session's, if it is kept. */
  readonly id: string;
  readonly seed: string;
  readonly turns: readonly TrialTurn[];
}

/** Who listens, and whose numbers the page shows. */
export interface Listener {
  readonly content: GuidedContent;
  readonly personality: Personality;
  readonly country: string;
}

const mood = 'neutral';

export function beginTalk({ content, personality }: Omit<Listener, 'country'>): Talk {
  const seed = String(performance.now());
  const { text } = openingLine(content, { mood, personality, seed, previousVariant: null });
  return { id: crypto.randomUUID(), seed, turns: [{ role: 'assistant', text }] };
}

/** Adds what the person said, with the help it needs. */
export function addMessage(talk: Talk, text: string, found: Assessment): Talk {
  const help = planHelp(found, standingTier(talk));
  return { ...talk, turns: [...talk.turns, { role: 'user', text, help, tier: found.tier }] };
}

/** Adds what the companion says to it. */
export function addReply(talk: Talk, { content, personality, country }: Listener): Talk {
  const { seed, turns } = talk;
  const help = turns.findLast(hasHelp)?.help;
  const contacts = help ? shownContacts(country, help, content.language) : undefined;
  const text = guidedReply(content, { mood, personality, turns, contacts, seed });
  return { ...talk, turns: [...turns, { role: 'assistant', text }] };
}

/** Takes back what a message was answered with help for: it counts for nothing any more. */
export function dismissHelp(talk: Talk, index: number): Talk {
  const dismiss = ({ help, ...turn }: TrialTurn): TrialTurn => ({
    ...turn,
    help: help && { ...help, form: 'dismissed' },
  });
  return { ...talk, turns: talk.turns.map((turn, at) => (at === index ? dismiss(turn) : turn)) };
}

/** The conversation as an account takes it: as far as it was answered, in the voice that spoke last. */
export function trialToKeep({ id, turns }: Talk, { content, personality }: Omit<Listener, 'country'>): KeptTrial {
  return {
    id,
    mood: null,
    personality,
    language: content.language,
    turns: turns.map(({ role, text, help }) =>
      role === 'assistant' ? { role, text } : { role, text, isHelpDismissed: help?.form === 'dismissed' },
    ),
  };
}

/** True for a message beside which help stands. */
function hasHelp(turn: TrialTurn | undefined): boolean {
  return Boolean(turn?.help) && turn?.help?.form !== 'dismissed';
}

/** The highest tier of what was said so far and was meant so. */
function standingTier({ turns }: Talk): Tier {
  return turns.reduce<Tier>((highest, turn) => {
    const { tier = 0, help } = turn;
    return tier > highest && help?.form !== 'dismissed' ? tier : highest;
  }, 0);
}
