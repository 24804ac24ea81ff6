import { Matcher, type Match } from '@alento/domain/common/text/matcher.ts';
import { pause } from '@alento/domain/common/text/tokens.ts';
import type { GuidedContent } from '../content.ts';
import { keepByTurn, withoutMiddle } from '../conversation/keep-by-turn.ts';
import { understandWhole } from '../conversation/understand-turn.ts';
import type { Turn } from '../turn.ts';
import { overlap, recogniserOf } from '../understanding/recogniser.ts';
import type { Act } from '../vocabulary.ts';
import { barriers, type Barrier } from './crisis-content.ts';

/** What a message says to the question before it, in a crisis. */
export interface CrisisSignals {
  readonly act: Act | null;
  readonly barrier: Barrier | null;
  readonly isRetracted: boolean;
  readonly isContactMade: boolean;
  /** Better, safe, it passed: more than a bare thanks. */
  readonly isRelief: boolean;
  /** Somebody close is named: how they are spoken of. */
  readonly person: string | null;
  /** Somebody is named whose work is to help, or who is near by chance: a doctor, a neighbour. */
  readonly isHelperNamed: boolean;
  readonly isUnsafe: boolean;
}

type Label = Barrier | 'retracted' | 'contactMade' | 'relief' | 'helper';

const compiled = new WeakMap<GuidedContent, Matcher<Label>>();

function matcherOf(content: GuidedContent): Matcher<Label> {
  const ready = compiled.get(content);
  if (ready) return ready;
  const { barriers: hindrances, retracted, contactMade, relief, helpers } = content.crisis.recognise;
  const groups = Object.entries({ ...hindrances, retracted, contactMade, relief, helper: helpers });
  const matcher = new Matcher(groups as [Label, readonly string[]][], recogniserOf(content).tokenize);
  compiled.set(content, matcher);
  return matcher;
}

/** Longer messages tell a story, whatever words of relief or joking are in it. */
const longestAside = 25;

const readTurn = keepByTurn(readSignals);

/** What a message says as an answer in a crisis. */
export function signalsOf(content: GuidedContent, turn: Turn): CrisisSignals {
  return readTurn(content, turn, withoutMiddle(turn));
}

function readSignals(content: GuidedContent, text: string, turn: Turn): CrisisSignals {
  const { plainAct: act, people, safety, words } = understandWhole(content, turn);
  const { tokenize, acts, negations } = recogniserOf(content);
  const tokens = tokenize(text);
  const matches = matcherOf(content).find(tokens);
  const thanks = acts.find(tokens).filter(({ label }) => label === 'thanks');
  const denials = negations.find(tokens);
  const isDenied = ({ start }: Match<Label>): boolean =>
    denials.some(({ end }) => end === start || (end === start - 1 && tokens[end] !== pause));
  const isSaid = (label: Label): boolean =>
    matches.some((match) => match.label === label && !isDenied(match) && !thanks.some((each) => overlap(each, match)));
  const isShort = words <= longestAside;
  return {
    act,
    barrier: barriers.find((each) => matches.some(({ label }) => label === each)) ?? null,
    isRetracted: isShort && isSaid('retracted'),
    isContactMade: isSaid('contactMade'),
    isRelief: isShort && isSaid('relief'),
    person: people[0] ?? null,
    isHelperNamed: isSaid('helper'),
    isUnsafe: safety === 'unsafe',
  };
}
