import type { Aim, Stage } from '../vocabulary.ts';

export type StageOrSummary = Stage | 'summary';

/** A conversation deepens, looks for what helps, arrives at a small step and is gathered up. */
const course: readonly StageOrSummary[] = [
  'opening',
  'exploring',
  'exploring',
  'meaning',
  'meaning',
  'meaning',
  'resources',
  'resources',
  'step',
  'summary',
  'summary',
  'summary',
];

/**
 * `depth` counts the messages that led the conversation on; `drift` in [0, 1) decides where a conversation wanders
 * that has run its course. A summary needs two things to gather up.
 */
export function stageAt({
  depth,
  mentions,
  drift,
}: {
  depth: number;
  mentions: number;
  drift: number;
}): StageOrSummary {
  const wandering = 1 + Math.floor(drift * (course.length - 1));
  const stage = course[depth <= course.length ? Math.max(depth - 1, 0) : wandering] ?? 'exploring';
  return stage === 'summary' && mentions < 2 ? 'meaning' : stage;
}

const aims: Record<Stage, Aim> = {
  opening: 'explore',
  exploring: 'explore',
  meaning: 'deepen',
  resources: 'forward',
  step: 'forward',
};

export function aimOf(stage: Stage): Aim {
  return aims[stage];
}
