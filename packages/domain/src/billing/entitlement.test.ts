import { expect, test } from 'vitest';
import { getLeewayEnd, getPlanState, hasPremium, isSubscribed, mayBeginTrial } from './entitlement.ts';
import type { PlanFacts } from './schema.ts';
import { getRemaining } from './trial.ts';

const now = new Date('2026-11-22T12:00:00Z');
const free: PlanFacts = {
  isGranted: false,
  premiumGrantedUntil: null,
  trialExtendedUntil: null,
  trialStartedAt: null,
  isTrialUsed: false,
  graceHours: 6,
  subscription: null,
};

test('premium that the operator gave needs no trial', () => {
  expect(hasPremium({ ...free, isGranted: true, isTrialUsed: true }, now)).toBe(true);
});

test('whoever began no trial has the free plan, and may begin one', () => {
  expect(getPlanState(free, now)).toBe('free');
  expect(mayBeginTrial(free, now)).toBe(true);
});

test.each([
  ['just begun', '2026-11-22T12:00:00Z', 'trial'],
  ['in its last minute', '2026-11-15T12:01:00Z', 'trial'],
  ['just over', '2026-11-15T12:00:00Z', 'grace'],
  ['over for five hours', '2026-11-15T07:00:00Z', 'grace'],
  ['over for six hours', '2026-11-15T06:00:00Z', 'expired'],
  ['that begins tomorrow', '2026-11-23T12:00:00Z', 'free'],
])('a trial %s is %s', (_, trialStartedAt, expected) => {
  const plan = { ...free, trialStartedAt };
  expect(getPlanState(plan, now)).toBe(expected);
  expect(mayBeginTrial(plan, now)).toBe(false);
});

test('a trial that was ended opens nothing', () => {
  expect(getPlanState({ ...free, trialStartedAt: '2026-11-22T10:00:00Z', isTrialUsed: true }, now)).toBe('expired');
});

test('a week is a week, also when the clocks change', () => {
  const plan = { ...free, trialStartedAt: '2026-10-20T10:00:00+02:00' };
  expect(getPlanState(plan, new Date('2026-10-27T08:59:00+01:00'))).toBe('trial');
  expect(getPlanState(plan, new Date('2026-10-27T09:00:00+01:00'))).toBe('grace');
});

test.each([
  ['active', true, '2026-11-23T00:00:00Z', 'premium'],
  ['active', true, '2026-11-20T12:00:00Z', 'premium'],
  ['active', true, '2026-11-19T12:00:00Z', 'expired'],
  ['active', false, '2026-11-23T00:00:00Z', 'canceled'],
  ['active', false, '2026-11-22T12:00:00Z', 'expired'],
  ['past_due', true, '2026-11-20T12:00:00Z', 'premium'],
  ['past_due', true, '2026-11-19T12:00:00Z', 'expired'],
  ['paused', true, '2026-11-22T12:01:00Z', 'premium'],
  ['paused', true, '2026-11-22T12:00:00Z', 'expired'],
  ['ended', false, '2026-12-22T12:00:00Z', 'expired'],
] as const)('a subscription that is %s, renews: %s, paid until %s is %s', (status, renews, paidUntil, expected) => {
  expect(getPlanState({ ...free, subscription: { status, renews, paidUntil } }, now)).toBe(expected);
});

test.each(['active', 'past_due', 'paused'] as const)('%s is subscribed, also once Premium is closed', (status) => {
  const plan = { ...free, subscription: { status, renews: true, paidUntil: '2026-10-01T00:00:00Z' } };
  expect([getPlanState(plan, now), isSubscribed(plan)]).toEqual(['expired', true]);
});

test('what is over or was never begun is no subscription', () => {
  const ended = { status: 'ended', renews: false, paidUntil: '2026-12-22T12:00:00Z' } as const;
  expect([free, { ...free, subscription: ended }].map(isSubscribed)).toEqual([false, false]);
});

test('a late renewal leaves Premium open for as long as is told', () => {
  const plan: PlanFacts = {
    ...free,
    subscription: { status: 'past_due', renews: true, paidUntil: '2026-11-20T12:00:00Z' },
  };
  const end = getLeewayEnd('2026-11-20T12:00:00Z');
  expect(hasPremium(plan, new Date(end.getTime() - 1))).toBe(true);
  expect(hasPremium(plan, end)).toBe(false);
});

test('the flag of a subscription that lapsed opens nothing by itself, the operator’s after it does', () => {
  const lapsed = { status: 'active', renews: true, paidUntil: '2026-10-01T00:00:00Z' } as const;
  expect(hasPremium({ ...free, isGranted: true, subscription: lapsed }, now)).toBe(false);
  expect(hasPremium({ ...free, isGranted: true, subscription: { ...lapsed, status: 'ended' } }, now)).toBe(true);
});

test.each([
  ['2026-11-25T14:03:30Z', { days: 3, hours: 2, minutes: 3, isLessThanHour: false }],
  ['2026-11-22T12:59:59Z', { days: 0, hours: 0, minutes: 59, isLessThanHour: true }],
  ['2026-11-22T11:00:00Z', { days: 0, hours: 0, minutes: 0, isLessThanHour: true }],
])('until %s there are %j left', (end, left) => {
  expect(getRemaining(new Date(end), now)).toEqual(left);
});
