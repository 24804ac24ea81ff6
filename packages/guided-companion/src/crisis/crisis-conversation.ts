import { toHelpSubject, type HelpBlock } from '@alento/domain/safety/schema.ts';
import type { GuidedContent } from '../content.ts';
import type { Lines } from '../lines.ts';
import type { Turn } from '../turn.ts';
import type { Barrier, CrisisContent, Track } from './crisis-content.ts';
import { signalsOf, type CrisisSignals } from './crisis-signals.ts';

/** What the companion has asked last: the track's question, whether they are safe, whom to be with, for the call, what is in the way. */
type Asked = 'track' | 'safety' | 'contact' | 'call' | 'hindrance' | null;

interface State {
  readonly track: Track;
  readonly asked: Asked;
  /** Messages that answered nothing. */
  readonly unanswered: number;
}

/** What to say next, and who the message named. */
export interface CrisisMove {
  readonly lines: Lines;
  readonly person: string | null;
}

interface Step {
  /** Null where the crisis is over, and the conversation goes on as any other. */
  readonly state: State | null;
  readonly move: CrisisMove | null;
}

/** So many messages that answer nothing are met with the question; after that the person leads. */
const mostUnanswered: Record<'calm' | 'grave', number> = { calm: 1, grave: 3 };

/** Tracks in which no emergency is spoken of unless the person tells of one. */
const calmTracks: ReadonlySet<Track> = new Set(['passive', 'eating', 'somebodyElse']);

/** Tracks whose question is whether the person can call or get away now. */
const urgentTracks: ReadonlySet<Track> = new Set(['imminent', 'violenceNow', 'medical']);

/**
 * Where a conversation stands in a crisis, worked out anew from its turns: the question that was asked, what was answered
 * and what stood in the way. Null where there is none, it is over, or the message asks whether the companion is an AI, which
 * is answered as at any other time.
 */
export function crisisMove(content: GuidedContent, turns: readonly Turn[]): CrisisMove | null {
  return lastStep(content, turns).move;
}

/** Whether the last message is answered by reviewed sentences alone: from the help until the reply that ends the crisis. */
export function isInCrisis(content: GuidedContent, turns: readonly Turn[]): boolean {
  const { state, move } = lastStep(content, turns);
  return state !== null || move !== null;
}

function lastStep(content: GuidedContent, turns: readonly Turn[]): Step {
  let step: Step = { state: null, move: null };
  for (const turn of turns) {
    const { role, help } = turn;
    if (role !== 'user') continue;
    const isTold = help !== undefined && help !== null && help.form !== 'dismissed';
    if (isTold) step = stepOfDanger(content, step.state, { turn, help });
    else if (step.state) step = stepOfAnswer(content.crisis, step.state, signalsOf(content, turn));
    else step = { state: null, move: null };
  }
  return step;
}

function trackOf(help: HelpBlock): Track {
  switch (toHelpSubject(help)) {
    case 'suicide':
      return help.tier === 2 ? 'passive' : help.tier === 3 ? 'active' : 'imminent';
    case 'abuse':
      return help.tier === 4 ? 'violenceNow' : 'violence';
    case 'psychosis':
      return 'delusion';
    case 'selfHarm':
      return help.tier === 4 ? 'imminent' : 'selfHarm';
    case 'somebodyElse':
      return 'somebodyElse';
    case 'eating':
      return 'eating';
    case 'medical':
      return 'medical';
    case 'harmToOthers':
      return 'harmToOthers';
  }
}

/** What can only be meant as an answer to help that was offered. */
const answersToHelp: ReadonlySet<Barrier> = new Set(['lineFailed', 'cannotSpeak', 'willYouTell', 'afraidOfHelp']);

/**
 * Danger that is told of: another kind is asked about, the same again is heard. An answer is often read as danger, too: a yes
 * to what was asked, or what stands in the way ("I'm afraid they'll lock me up"). Where that is not graver than what was told
 * before, it is met as the answer it is.
 */
function stepOfDanger(content: GuidedContent, before: State | null, told: { turn: Turn; help: HelpBlock }): Step {
  const { crisis } = content;
  const track = trackOf(told.help);
  const begin = say({ track, asked: 'track', unanswered: 0 }, crisis.tracks[track].first);
  const isGraver = told.help.form === 'full' || urgentTracks.has(track);
  if (!before || (isGraver && before.track !== track)) return begin;
  const again = say({ ...before, asked: 'contact' }, crisis.again);
  if (isGraver) return again;
  const signals = signalsOf(content, told.turn);
  if (isYes(signals) && before.asked !== null && before.asked !== 'hindrance') return stepOfYes(crisis, before);
  const barrier = barrierIn(before, signals);
  if (barrier && (before.track === track || answersToHelp.has(barrier))) {
    return say({ ...before, asked: 'contact' }, crisis.barriers[barrier]);
  }
  return before.track === track ? again : begin;
}

/**
 * What answers matter in which order: leaving, taking back, what stands in the way, having reached somebody, then yes and no.
 */
function stepOfAnswer(crisis: CrisisContent, state: State, signals: CrisisSignals): Step {
  const { act } = signals;
  if (act === 'areYouAi') return { state, move: null };
  if (act === 'goodbye' || act === 'goodNight') return say(state, crisis.goodbye);
  if (act === 'misunderstood') return over(crisis.corrected);
  if (signals.isRetracted) return over(crisis.retracted);
  const barrier = barrierIn(state, signals);
  if (barrier) return say({ ...state, asked: 'contact' }, crisis.barriers[barrier]);
  if (signals.isContactMade && !isViolent(state)) return say({ ...state, asked: null }, crisis.contactMade);
  // Thanks alone end it only where no question is open.
  const isThanked = act === 'thanks' && state.asked === null;
  if ((signals.isRelief && state.asked !== 'call' && !signals.isUnsafe) || isThanked) return over(crisis.relief);
  const person = contactIn(state, signals);
  if (person !== null) return say({ ...state, asked: 'call' }, crisis.contactNamed, person);
  if (isYes(signals)) return stepOfYes(crisis, state);
  if (act === 'no' || signals.isUnsafe) return stepOfNo(crisis, state);
  return stepOfSomethingElse(crisis, state);
}

const isYes = ({ act }: CrisisSignals): boolean => act === 'yes' || act === 'agreement';

const isViolent = ({ track }: State): boolean => track === 'violence' || track === 'violenceNow';

/** What stands in the way, where it can be meant so: of persecution nobody asks who watches, of violence nobody is a burden. */
function barrierIn(state: State, { barrier, isContactMade }: CrisisSignals): Barrier | null {
  if (barrier === 'watched' && (state.track === 'delusion' || state.track === 'somebodyElse')) return null;
  if (barrier === 'burden' && isViolent(state)) return null;
  return isContactMade && barrier !== 'lineFailed' ? null : barrier;
}

/** Who could be turned to, '' where they have no name: not whoever may do the harm, suffer it, or be in danger. */
function contactIn(state: State, { person, isHelperNamed }: CrisisSignals): string | null {
  const isInvolved = isViolent(state) || state.track === 'somebodyElse' || state.track === 'harmToOthers';
  if (person !== null && !isInvolved) return person;
  return isHelperNamed ? '' : null;
}

function stepOfYes(crisis: CrisisContent, state: State): Step {
  const { track, asked } = state;
  switch (asked) {
    case 'track':
      // Thoughts that were passive are active now, and what is at hand was asked.
      if (track === 'passive') return say({ ...state, track: 'active' }, crisis.tracks.passive.yes);
      return say({ ...state, asked: urgentTracks.has(track) ? null : 'contact' }, crisis.tracks[track].yes);
    case 'contact':
      return say({ ...state, asked: 'call' }, crisis.contactNamed);
    case 'safety':
      return say({ ...state, asked: 'contact' }, crisis.askContact);
    case 'call':
      return say({ ...state, asked: null }, crisis.contactMade);
    case 'hindrance':
    case null:
      return stepOfSomethingElse(crisis, state);
  }
}

function stepOfNo(crisis: CrisisContent, state: State): Step {
  const { track, asked } = state;
  switch (asked) {
    case 'track':
      return say({ ...state, asked: urgentTracks.has(track) ? 'hindrance' : 'contact' }, crisis.tracks[track].no);
    case 'contact':
      return say({ ...state, asked: 'contact' }, crisis.barriers.nobody);
    case 'safety':
      return say({ ...state, asked: 'contact' }, crisis.again);
    case 'call':
      return say({ ...state, asked: 'hindrance' }, crisis.contactHard);
    case 'hindrance':
    case null:
      return stepOfSomethingElse(crisis, state);
  }
}

function stepOfSomethingElse(crisis: CrisisContent, state: State): Step {
  const isCalm = calmTracks.has(state.track);
  if (state.asked === null || state.unanswered >= mostUnanswered[isCalm ? 'calm' : 'grave'])
    return { state: null, move: null };
  const next = { ...state, unanswered: state.unanswered + 1 };
  if (state.asked === 'hindrance') return say({ ...next, asked: 'contact' }, crisis.askContact);
  return isCalm ? say(next, crisis.stayCalm) : say({ ...next, asked: 'safety' }, crisis.stay);
}

const over = (lines: Lines): Step => ({ state: null, move: { lines, person: null } });

const say = (state: State, lines: Lines, person: string | null = null): Step => ({ state, move: { lines, person } });
