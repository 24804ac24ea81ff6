import type { Aim, Stage } from '../vocabulary.ts';

export type StageOrSummary = Stage | 'summary';

/** A conversation deepens, looks for what helps, arrives at a small step, is gathered up, and may go another round. */
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

/** `depth` counts the messages that led the conversation on. A summary needs two things to gather up. */
export function stageAt(depth: number, mentions: number): StageOrSummary {
  const round = course.length - 1;
  const position = depth <= course.length ? Math.max(depth - 1, 0) : 1 + ((depth - 2) % round);
  const stage = course[position] ?? 'exploring';
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
