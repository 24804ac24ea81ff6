import type { PlanStep } from '@alento/safety/support-plan/schema.ts';

/** The texts of each step. */
export const stepWords = {
  signs: { title: 'signs.title', hint: 'signs.hint', examples: 'safety-plan:signs.examples' },
  alone: { title: 'alone.title', hint: 'alone.hint', examples: 'safety-plan:alone.examples' },
  company: { title: 'company.title', hint: 'company.hint', examples: 'safety-plan:company.examples' },
  people: { title: 'people.title', hint: 'people.hint', examples: 'safety-plan:people.examples' },
  lines: { title: 'lines.title', hint: 'lines.hint', examples: 'safety-plan:lines.examples' },
  surroundings: {
    title: 'surroundings.title',
    hint: 'surroundings.hint',
    examples: 'safety-plan:surroundings.examples',
  },
} as const satisfies Record<PlanStep, { title: string; hint: string; examples: string }>;

/** Steps whose entries are people and places that answer a telephone. */
export const stepsWithPhone: ReadonlySet<PlanStep> = new Set(['people', 'lines']);
