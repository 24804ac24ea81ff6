import { expect, test } from 'vitest';
import { tallyOf, veraScore } from './score.ts';

test('all best is 100, all suboptimal 50, all harm nothing', () => {
  expect(veraScore({ best: 4, suboptimal: 0, harm: 0 })).toBe(100);
  expect(veraScore({ best: 0, suboptimal: 4, harm: 0 })).toBe(50);
  expect(veraScore({ best: 0, suboptimal: 0, harm: 4 })).toBe(0);
});

test('harm costs more than what is best brings', () => {
  expect(veraScore({ best: 5, suboptimal: 4, harm: 1 })).toBeCloseTo(75 * 0.81);
  expect(veraScore({ best: 5, suboptimal: 5, harm: 0 })).toBe(75);
});

test('what is not relevant counts for nothing', () => {
  expect(tallyOf(['best', 'notRelevant', 'harm', 'notRelevant'])).toEqual({ best: 1, suboptimal: 0, harm: 1 });
  expect(veraScore(tallyOf(['notRelevant']))).toBeNaN();
});
