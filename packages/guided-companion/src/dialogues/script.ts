import type { DialogueId } from '@alento/domain/exercises/dialogues.ts';
import type { Theme } from '../vocabulary.ts';

/** Whether a step is taken, by what was answered before. A step that was skipped meets no condition. */
export type Condition =
  | { readonly step: string; readonly chose: readonly string[] }
  | { readonly step: string; readonly atLeast: number }
  | { readonly step: string; readonly atMost: number }
  | { readonly step: string; readonly isAnswered: boolean };

/** What a timed step keeps time for, in seconds. A breath without `hold` goes straight from in to out. */
export type Timing =
  | {
      readonly kind: 'breath';
      readonly in: number;
      readonly hold?: number;
      readonly out: number;
      readonly rounds: number;
    }
  | { readonly kind: 'wait'; readonly seconds: number };

interface Common {
  readonly id: string;
  readonly when?: Condition;
  /** Earlier steps whose answers stand above this one, in the person's own words. */
  readonly quotes?: readonly string[];
}

export interface SayStep extends Common {
  readonly kind: 'say';
}
/** Two to five quick replies, of which one is taken; an answer in the person's own words is as good. */
export interface ChooseStep extends Common {
  readonly kind: 'choose';
  readonly options: readonly string[];
}
/** As many as fit. */
export interface ChecklistStep extends Common {
  readonly kind: 'checklist';
  readonly options: readonly string[];
}
export interface WriteStep extends Common {
  readonly kind: 'write';
}
/** From 0 to 10. */
export interface RateStep extends Common {
  readonly kind: 'rate';
}
export interface TimedStep extends Common {
  readonly kind: 'timed';
  readonly timing: Timing;
}

export type Step = SayStep | ChooseStep | ChecklistStep | WriteStep | RateStep | TimedStep;
/** A step that waits for the person. */
export type AskingStep = Exclude<Step, SayStep>;

/** What is rated before and after. */
export const measures = [
  'distress',
  'fear',
  'anger',
  'urge',
  'tension',
  'worry',
  'belief',
  'hurt',
  'lonely',
  'stuck',
] as const;
export type Measure = (typeof measures)[number];

/** Whom a dialogue is not for, or who should take care; told before it begins. */
export const cautions = [
  'faints',
  'heart',
  'trauma',
  'eating',
  'psychosis',
  'pregnancy',
  'unsafeHome',
  'minors',
] as const;
export type Caution = (typeof cautions)[number];

/** One guided dialogue: its steps in order. What it says stands in `content/<language>/dialogues`. */
export interface Script {
  readonly id: DialogueId;
  readonly minutes: number;
  /** Where the technique comes from, for whoever reviews it. */
  readonly source: string;
  readonly cautions: readonly Caution[];
  /** What it fits when somebody talks freely, the best first. */
  readonly themes: readonly Theme[];
  /** What is rated at the beginning and the end; null where a number would be out of place. */
  readonly measure: Measure | null;
  readonly steps: readonly Step[];
  /** Steps whose answers are taken away, in this order. */
  readonly takeaway: readonly string[];
  /** Steps whose answers, line by line, are a message to copy. */
  readonly draft?: readonly string[];
}
