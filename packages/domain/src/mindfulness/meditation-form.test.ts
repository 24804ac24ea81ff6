import { expect, test } from 'vitest';
import {
  type CutMinutes,
  cutMinutes,
  cutScript,
  type Script,
  scriptSchema,
  stageNames,
  stages,
} from './meditation-form.ts';

/** Each line is its own stage, place and shortest cut. */
const script = Object.fromEntries(
  stageNames.map((stage) => [stage, stages[stage].cuts.map((cut, place) => `${stage} ${place} ${cut}`)]),
) as Script;

const textsOf = (minutes: CutMinutes): string[] => cutScript(script, minutes).map(({ text }) => text);

test('there are nine stages and forty lines', () => {
  expect(stageNames).toHaveLength(9);
  expect(textsOf(10)).toHaveLength(40);
  expect(textsOf(5)).toHaveLength(26);
  expect(textsOf(3)).toHaveLength(16);
});

test.each(cutMinutes)(
  'the cut of %i minutes has the lines of that cut and of shorter ones, in their order',
  (minutes) => {
    const expected = textsOf(10).filter((text) => Number(text.split(' ')[2]) <= minutes);
    expect(textsOf(minutes)).toEqual(expected);
    expect(new Set(cutScript(script, minutes).map(({ stage }) => stage)).size).toBe(stageNames.length);
  },
);

test.each<[string, object]>([
  ['lacks a line', { ...script, arrive: script.arrive.slice(1) }],
  ['has a line too many', { ...script, close: [...script.close, 'one more'] }],
  ['has an empty line', { ...script, posture: ['', 'a', 'b'] }],
  ['lacks a stage', { ...script, widening: undefined }],
  ['has a stage of its own', { ...script, ending: ['bye'] }],
])('a script that %s is none', (_what, broken) => {
  expect(scriptSchema.safeParse(script).success).toBe(true);
  expect(scriptSchema.safeParse(broken).success).toBe(false);
});
