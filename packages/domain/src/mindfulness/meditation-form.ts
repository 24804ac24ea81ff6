import * as z from 'zod/mini';

/** Minutes of the cuts of every meditation. */
export const cutMinutes = [3, 5, 10] as const;
export type CutMinutes = (typeof cutMinutes)[number];

export interface Stage {
  /** The shortest cut that each line of it is heard in. */
  readonly cuts: readonly CutMinutes[];
  /** How much of the silence follows a line of it, compared with those of other stages. */
  readonly weight: number;
}

/** The stages of every meditation, in their order. */
export const stages = {
  arrive: { cuts: [3, 5, 10], weight: 1 },
  posture: { cuts: [3, 3, 10], weight: 1 },
  contact: { cuts: [3, 5, 10, 10], weight: 1.5 },
  anchor: { cuts: [3, 3, 5, 10], weight: 2 },
  practice: { cuts: [3, 3, 3, 5, 10, 5, 10, 10], weight: 3 },
  wandering: { cuts: [3, 5, 10], weight: 2 },
  deepen: { cuts: [3, 3, 5, 10, 3, 10, 5, 10], weight: 4 },
  widening: { cuts: [3, 5, 10], weight: 2 },
  close: { cuts: [3, 3, 5, 10], weight: 1 },
} as const satisfies Record<string, Stage>;

export type StageName = keyof typeof stages;

export const stageNames = Object.keys(stages) as StageName[];

const linesOf = (stage: StageName) =>
  z.array(z.string().check(z.minLength(1))).check(z.length(stages[stage].cuts.length));

/** The words of a meditation in one language. */
export const scriptSchema = z.strictObject({
  arrive: linesOf('arrive'),
  posture: linesOf('posture'),
  contact: linesOf('contact'),
  anchor: linesOf('anchor'),
  practice: linesOf('practice'),
  wandering: linesOf('wandering'),
  deepen: linesOf('deepen'),
  widening: linesOf('widening'),
  close: linesOf('close'),
});
export type Script = z.infer<typeof scriptSchema>;

export interface ScriptLine {
  readonly stage: StageName;
  readonly text: string;
}

/** The lines that a cut is made of, in their order. */
export function cutScript(script: Script, minutes: CutMinutes): ScriptLine[] {
  return stageNames.flatMap((stage) =>
    script[stage]
      .map((text) => ({ stage, text }))
      .filter((_line, place) => (stages[stage].cuts[place] ?? Infinity) <= minutes),
  );
}
