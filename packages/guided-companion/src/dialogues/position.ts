import type { Answer } from '@alento/domain/exercises/schema.ts';
import type { AskingStep, Condition, Script, Step } from './script.ts';

/** A step that lies behind the person: with their answer, or `null` where nothing was asked. */
export interface Passed {
  readonly step: Step;
  readonly answer: Answer | null;
}

/** Where somebody is in a dialogue. */
export interface Position {
  /** What was said and answered, in order; at its end what is said before the current step. */
  readonly passed: readonly Passed[];
  /** What waits for an answer; null at the end. */
  readonly current: AskingStep | null;
  /** Steps answered, and all that will be asked as things stand. */
  readonly progress: { readonly done: number; readonly total: number };
}

export const beforeStep = 'before';
export const afterStep = 'after';

/** All steps of a dialogue: its own, between the two ratings. */
export function stepsOf({ measure, steps }: Script): readonly Step[] {
  if (measure === null) return steps;
  return [{ id: beforeStep, kind: 'rate' }, ...steps, { id: afterStep, kind: 'rate' }];
}

/** Where these answers lead, whatever their order. Answers to steps that are not taken count for nothing. */
export function positionIn(script: Script, answers: readonly Answer[]): Position {
  const given = new Map(answers.map((answer) => [answer.step, answer]));
  const taken = stepsOf(script).filter(({ when }) => !when || isMet(when, given));
  const asked = taken.filter((step): step is AskingStep => step.kind !== 'say');
  const current = asked.find(({ id }) => !given.has(id)) ?? null;
  const end = current === null ? taken.length : taken.indexOf(current);
  return {
    passed: taken.slice(0, end).map((step) => ({ step, answer: given.get(step.id) ?? null })),
    current,
    progress: { done: current === null ? asked.length : asked.indexOf(current), total: asked.length },
  };
}

/** The answers with the last one taken back. */
export function stepBack(script: Script, answers: readonly Answer[]): Answer[] {
  const last = positionIn(script, answers).passed.findLast(({ answer }) => answer !== null)?.step.id;
  return answers.filter(({ step }) => step !== last);
}

function isMet(condition: Condition, given: ReadonlyMap<string, Answer>): boolean {
  const answer = given.get(condition.step);
  if (!answer || answer.kind === 'skipped')
    return 'isAnswered' in condition && !condition.isAnswered && answer !== undefined;
  if ('isAnswered' in condition) return condition.isAnswered;
  if ('chose' in condition) return chosen(answer).some((option) => condition.chose.includes(option));
  if (answer.kind !== 'rating') return false;
  return 'atLeast' in condition ? answer.rating >= condition.atLeast : answer.rating <= condition.atMost;
}

function chosen(answer: Answer): readonly string[] {
  if (answer.kind === 'options') return answer.options;
  return answer.kind === 'option' ? [answer.option] : [];
}
