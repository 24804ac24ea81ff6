import { describe, expect, test } from 'vitest';
import { isEmptyPlan, isSamePlan, joinPlans, mergePlans, withoutBlanks } from './merge-plans.ts';
import { emptyPlan, type PlanEntry, type SafetyPlan } from './schema.ts';

const entry = (id: string, text = id, phone = ''): PlanEntry => ({ id, text, phone });
const planOf = (...alone: PlanEntry[]): SafetyPlan => ({ ...emptyPlan, alone });
const walk = entry('walk');
const music = entry('music');
const tea = entry('tea');

const merge = (base: SafetyPlan, mine: SafetyPlan, theirs: SafetyPlan): PlanEntry[] =>
  mergePlans({ base, mine, theirs, newId: () => 'new' }).alone;

describe('two devices', () => {
  test('that each added something have both', () => {
    expect(merge(planOf(walk), planOf(walk, music), planOf(walk, tea))).toEqual([walk, tea, music]);
  });

  test('of which one changed an entry have the change, whichever it was', () => {
    const changed = entry('walk', 'A walk by the sea');
    expect(merge(planOf(walk), planOf(changed), planOf(walk))).toEqual([changed]);
    expect(merge(planOf(walk), planOf(walk), planOf(changed))).toEqual([changed]);
  });

  test('that changed the same entry keep both versions', () => {
    const mine = entry('walk', 'A walk by the sea');
    const theirs = entry('walk', 'A walk with the dog');
    expect(merge(planOf(walk), planOf(mine), planOf(theirs))).toEqual([mine, { ...theirs, id: 'new' }]);
  });

  test('that made the same change have it once', () => {
    const changed = entry('walk', 'A walk by the sea');
    expect(merge(planOf(walk), planOf(changed), planOf(changed))).toEqual([changed]);
    expect(merge(emptyPlan, planOf(tea), planOf(tea))).toEqual([tea]);
  });

  test('of which one took an entry away have it no longer', () => {
    expect(merge(planOf(walk, tea), planOf(tea), planOf(walk, tea))).toEqual([tea]);
    expect(merge(planOf(walk, tea), planOf(walk, tea), planOf(tea))).toEqual([tea]);
  });

  test('keep an entry that one changed and the other took away', () => {
    const changed = entry('walk', 'A walk by the sea');
    expect(merge(planOf(walk), planOf(changed), emptyPlan)).toEqual([changed]);
    expect(merge(planOf(walk), emptyPlan, planOf(changed))).toEqual([changed]);
  });

  test('are told apart by the number beside an entry, too', () => {
    const mine = entry('walk', 'walk', '123');
    expect(merge(planOf(walk), planOf(mine), planOf(walk))).toEqual([mine]);
  });
});

test('a plan that is taken in adds what is not there yet', () => {
  const same = entry('other', walk.text);
  expect(joinPlans(planOf(walk), planOf(same, tea)).alone).toEqual([walk, tea]);
  expect(joinPlans(planOf(walk), planOf(walk)).alone).toEqual([walk]);
});

test('plans are the same when they say the same in the same order', () => {
  expect(isSamePlan(planOf(walk, tea), planOf({ ...walk }, { ...tea }))).toBe(true);
  expect(isSamePlan(planOf(walk, tea), planOf(tea, walk))).toBe(false);
  expect(isSamePlan(planOf(walk), planOf(walk, tea))).toBe(false);
  expect(isSamePlan(planOf(walk), planOf({ ...walk, phone: '1' }))).toBe(false);
});

test('a plan with nothing but blanks is empty', () => {
  expect(isEmptyPlan(emptyPlan)).toBe(true);
  expect(isEmptyPlan(planOf(entry('a', '  ')))).toBe(true);
  expect(isEmptyPlan(planOf(entry('a', '', '1')))).toBe(false);
});

test('blanks are not saved', () => {
  expect(withoutBlanks(planOf(walk, entry('a', ' '), entry('b', '', '1'))).alone).toEqual([walk, entry('b', '', '1')]);
});
