import type { DialogueId } from '@alento/domain/exercises/dialogues.ts';
import type { Run } from '@alento/domain/exercises/schema.ts';
import { afterStep, beforeStep } from '@alento/guided-companion/dialogues/position.ts';

/** Average relief per dialogue: rating before minus rating after, in points of ten. */
export function reliefBy(runs: readonly Run[]): ReadonlyMap<DialogueId, number> {
  const reliefs = new Map<DialogueId, number[]>();
  for (const run of runs) {
    const before = ratingOf(run, beforeStep);
    const after = ratingOf(run, afterStep);
    if (before === null || after === null) continue;
    reliefs.set(run.dialogue, [...(reliefs.get(run.dialogue) ?? []), before - after]);
  }
  return new Map(
    [...reliefs].map(([dialogue, each]) => [dialogue, each.reduce((sum, one) => sum + one, 0) / each.length]),
  );
}

/** Dialogues by what helped this person, the best first; the others keep their order. */
export function orderByHelp(dialogues: readonly DialogueId[], relief: ReadonlyMap<DialogueId, number>): DialogueId[] {
  const helped = (dialogue: DialogueId): number => Math.max(relief.get(dialogue) ?? 0, 0);
  return dialogues.toSorted((one, other) => helped(other) - helped(one));
}

function ratingOf({ answers }: Run, step: string): number | null {
  const answer = answers.find((each) => each.step === step);
  return answer?.kind === 'rating' ? answer.rating : null;
}
