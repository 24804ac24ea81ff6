import { expect, test } from 'vitest';
import { breathAt, type BreathingPattern, lasting, lengthOf, longHoldSeconds, paced, placeSteps } from './breathing.ts';
import { breathingIds, breathingPatterns, rapidBreaths } from './breathing-patterns.ts';
import { customBreathSchema, firstCustomBreath, isSameBreath, patternOfCustom } from './custom-breath.ts';

const { fourSevenEight, square, cyclicSighing, resonant, wimHof } = breathingPatterns;
const rapidSeconds = rapidBreaths * 3;

test('4-7-8 is four seconds in, seven held and eight out, four times', () => {
  expect(breathAt(fourSevenEight, 0)).toMatchObject({ phase: 'in', seconds: 4, left: 4, round: 1 });
  expect(breathAt(fourSevenEight, 3.9)).toMatchObject({ phase: 'in', seconds: 4, left: 1, round: 1 });
  expect(breathAt(fourSevenEight, 4)).toMatchObject({ phase: 'hold', seconds: 7, left: 7, round: 1 });
  expect(breathAt(fourSevenEight, 11)).toMatchObject({ phase: 'out', seconds: 8, left: 8, round: 1 });
  expect(breathAt(fourSevenEight, 19)).toMatchObject({ phase: 'in', seconds: 4, left: 4, round: 2 });
  expect(lengthOf(fourSevenEight)).toBe(76);
});

test('4-7-8 keeps its proportion at twice the speed', () => {
  expect(paced(fourSevenEight, 0.5).steps.map(({ seconds }) => seconds)).toEqual([2, 3.5, 4]);
});

test('a square has four equal sides', () => {
  const sides = [0, 4, 8, 12].map((second) => breathAt(square, second));
  expect(sides.map((side) => side?.phase)).toEqual(['in', 'hold', 'out', 'rest']);
  expect(sides.every((side) => side?.seconds === 4)).toBe(true);
});

test('a sigh goes out for twice as long as it came in, and fills up in two steps', () => {
  const [first, second, out] = [...placeSteps({ ...cyclicSighing, rounds: 1 })];
  expect(out?.seconds).toBe(2 * ((first?.seconds ?? 0) + (second?.seconds ?? 0)));
  expect([first?.from, first?.to, second?.to, out?.to]).toEqual([0, 0.8, 1, 0]);
  expect(second?.breath).toBe(1);
});

test('resonant breathing is six breaths a minute', () => {
  expect(lengthOf(lasting(resonant, 1))).toBe(60);
  expect(lasting(resonant, 1).rounds).toBe(6);
});

test.each(breathingIds.filter((id) => id !== 'wimHof'))('%s ends after its last round', (id) => {
  const { rounds } = breathingPatterns[id];
  expect(breathAt(breathingPatterns[id], lengthOf(breathingPatterns[id]) - 0.001)).toMatchObject({
    round: rounds,
    left: 1,
  });
  expect(breathAt(breathingPatterns[id], lengthOf(breathingPatterns[id]))).toBeNull();
});

test.each([square, cyclicSighing, resonant])('five minutes are whole rounds nearest to five minutes', (pattern) => {
  expect(lasting(pattern, 5).rounds).toBe(pattern.rounds);
  expect(Math.abs(lengthOf(lasting(pattern, 5)) - 300)).toBeLessThanOrEqual(8);
});

test('every step begins exactly where the one before ends, and the lungs are as full as they were left', () => {
  for (const pattern of [...Object.values(breathingPatterns), paced(fourSevenEight, 0.65)]) {
    const steps = [...placeSteps(pattern, [200, 400, 600])];
    for (const [index, step] of steps.entries()) {
      const before = steps[index - 1];
      expect(step.index).toBe(index);
      const isAfterHold = before?.seconds === null;
      expect(step.startsAt).toBe(isAfterHold ? step.startsAt : (before?.startsAt ?? 0) + (before?.seconds ?? 0));
      expect(step.from).toBe(before?.to ?? 0);
    }
  }
});

test('the rapid breaths are counted, and the hold after them waits for the person', () => {
  expect(breathAt(wimHof, 0)).toMatchObject({ phase: 'in', breath: 1, round: 1 });
  expect(breathAt(wimHof, rapidSeconds - 0.1)).toMatchObject({ phase: 'out', breath: rapidBreaths });
  for (const waited of [0, 30, 3600]) {
    expect(breathAt(wimHof, rapidSeconds + waited)).toMatchObject({ phase: 'rest', seconds: null, left: null });
  }
});

test('a hold that the person ends is called long after a while, and then nothing changes any more', () => {
  const longAt = rapidSeconds + longHoldSeconds;
  expect(breathAt(wimHof, longAt - 0.001)).toMatchObject({ isLong: false, changesAt: longAt });
  expect(breathAt(wimHof, longAt)).toMatchObject({ isLong: true, changesAt: null });
});

test('whoever ends the hold breathes in, holds for fifteen seconds, and comes to the next round', () => {
  const releases = [rapidSeconds + 42.25];
  const [inAt = 0] = releases;
  expect(breathAt(wimHof, inAt, releases)).toMatchObject({ phase: 'in', startsAt: inAt, breath: rapidBreaths + 1 });
  expect(breathAt(wimHof, inAt + 3, releases)).toMatchObject({ phase: 'hold', left: 15 });
  expect(breathAt(wimHof, inAt + 22, releases)).toMatchObject({ phase: 'in', round: 2, breath: 1 });
});

test('after three rounds it is over', () => {
  const round = rapidSeconds + 10 + 22;
  const releases = [0, 1, 2].map((count) => count * round + rapidSeconds + 10);
  expect(breathAt(wimHof, 3 * round - 0.001, releases)).toMatchObject({ round: 3, phase: 'out' });
  expect(breathAt(wimHof, 3 * round, releases)).toBeNull();
});

test('each moment tells when it changes', () => {
  let elapsed = 0;
  const seen: number[] = [];
  const half: BreathingPattern = {
    rounds: 1,
    steps: [
      { phase: 'in', seconds: 2.5 },
      { phase: 'out', seconds: 3 },
    ],
  };
  for (let moment = breathAt(half, 0); moment; moment = breathAt(half, elapsed)) {
    elapsed = moment.changesAt ?? Infinity;
    seen.push(elapsed);
  }
  expect(seen).toEqual([0.5, 1.5, 2.5, 3.5, 4.5, 5.5]);
});

test('of a breath of one’s own, parts that take no time are left out', () => {
  const breath = { in: 4.5, hold: 0, out: 6, rest: 1.5 };
  expect(patternOfCustom(breath).steps).toEqual([
    { phase: 'in', seconds: 4.5 },
    { phase: 'out', seconds: 6 },
    { phase: 'rest', seconds: 1.5 },
  ]);
  expect(isSameBreath(breath, { ...breath })).toBe(true);
  expect(isSameBreath(breath, firstCustomBreath)).toBe(false);
});

test.each([
  [{}, true],
  [{ in: 4.5 }, true],
  [{ in: 4.25 }, false],
  [{ in: 0 }, false],
  [{ out: 15.5 }, false],
  [{ hold: -1 }, false],
  [{ rest: Number.NaN }, false],
])('a breath of one’s own with %o is taken: %s', (change, isTaken) => {
  expect(customBreathSchema.safeParse({ ...firstCustomBreath, ...change }).success).toBe(isTaken);
});
