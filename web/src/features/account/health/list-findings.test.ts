import type { AccountHealth } from '@alento/domain/account/health-schema.ts';
import { newestTerms } from '@alento/domain/legal/terms.ts';
import { expect, test } from 'vitest';
import {
  accountFindings,
  deviceFindings,
  serverFinding,
  sessionFinding,
  type DeviceState,
  type Finding,
  type FindingName,
} from './list-findings.ts';

const now = new Date('2026-11-22T12:00:00Z');
const { version } = newestTerms();

const healthy: AccountHealth = {
  createdAt: '2026-11-01T10:00:00Z',
  lastSignInAt: '2026-11-22T10:00:00Z',
  isEmailConfirmed: true,
  hasPassword: true,
  hasGoogle: false,
  secondFactors: 1,
  devices: 2,
  profile: { hasName: true, hasGender: true, hasBirthDate: true, hasPicture: false },
  age: 'adult',
  deletionDueAt: null,
  plan: { isPremium: false, trialStartedAt: null, isTrialUsed: false },
  terms: { version, acceptedAt: '2026-11-01T10:00:00Z' },
  looks: { count: 0, lastAt: null },
};

const device: DeviceState = {
  keepsThings: true,
  memory: { language: 'pt', isChosen: 'true', isDetected: 'true', country: 'BR', detected: 'pt' },
  language: 'pt',
  worker: 'ready',
  platform: 'web-stripe',
};

const called = (findings: Finding[], name: FindingName) => findings.find((finding) => finding.name === name);
const about = (name: FindingName, change: Partial<AccountHealth>) =>
  called(accountFindings({ ...healthy, ...change }, now), name);
const onDevice = (name: FindingName, change: Partial<DeviceState>) =>
  called(deviceFindings({ ...device, ...change }), name);

test('an account and a device that lack nothing are all right', () => {
  const findings = [...accountFindings(healthy, now), ...deviceFindings(device)];
  expect(findings.filter(({ verdict }) => verdict !== 'ok')).toEqual([]);
  expect(findings.filter(({ remedy }) => remedy !== undefined)).toEqual([]);
});

test('a profile tells what it lacks, and can be repaired', () => {
  const profile = { hasName: false, hasGender: true, hasBirthDate: false, hasPicture: true };
  expect(about('profile', { profile })).toMatchObject({
    says: 'profile.gaps',
    verdict: 'look',
    values: { fields: ['name', 'birthDate'] },
    remedy: 'repair',
  });
  expect(about('profile', { profile: null })).toMatchObject({ says: 'profile.none', remedy: 'repair' });
});

test('an age that nobody knows, or that a guardian has to agree to, is worth a look', () => {
  expect(about('age', { age: 'unknown' })).toMatchObject({ says: 'age.unconfirmed', verdict: 'look' });
  expect(about('age', { age: 'waiting' })).toMatchObject({ says: 'age.waiting', verdict: 'look', remedy: 'open' });
  expect(about('age', { age: 'consented' })).toMatchObject({ says: 'age.consented', verdict: 'ok' });
});

test.each([
  [{ isPremium: true, trialStartedAt: '2026-01-01T00:00:00Z', isTrialUsed: true }, 'plan.premium'],
  [{ isPremium: false, trialStartedAt: '2026-11-16T12:00:00Z', isTrialUsed: false }, 'plan.trial'],
  [{ isPremium: false, trialStartedAt: '2026-11-15T12:00:00Z', isTrialUsed: false }, 'plan.over'],
  [{ isPremium: false, trialStartedAt: '2026-11-21T12:00:00Z', isTrialUsed: true }, 'plan.over'],
  [{ isPremium: false, trialStartedAt: null, isTrialUsed: false }, 'plan.free'],
  [null, 'plan.free'],
] as const)('the plan of %j is %s', (plan, says) => {
  expect(about('plan', { plan })).toMatchObject({ says, verdict: 'ok' });
});

test.each([
  [true, true, 'ways.both'],
  [true, false, 'ways.password'],
  [false, true, 'ways.google'],
  [false, false, 'ways.code'],
])('with a password %s and Google %s it is %s', (hasPassword, hasGoogle, says) => {
  expect(about('ways', { hasPassword, hasGoogle })).toMatchObject({ says });
});

test('terms that were never accepted are worth a look, and can be read', () => {
  expect(about('terms', { terms: null })).toMatchObject({ says: 'terms.due', verdict: 'look', remedy: 'readTerms' });
});

test('a look from outside is told with its day', () => {
  const looks = { count: 3, lastAt: '2026-11-20T08:00:00Z' };
  expect(about('looks', { looks })).toMatchObject({ says: 'looks.some', values: { number: 3, day: looks.lastAt } });
});

test.each([
  [{ isChosen: null }, 'language.detected'],
  [{ isChosen: null, isDetected: null }, 'language.unknown'],
  [{ language: 'xx' }, 'language.broken'],
  [{ language: null }, 'language.broken'],
  [{ isChosen: 'yes' }, 'language.broken'],
  [{ isDetected: '1' }, 'language.broken'],
  [{ country: 'Brazil' }, 'language.broken'],
  [{ detected: '<script>' }, 'language.broken'],
])('with %j remembered it is %s', (change, says) => {
  expect(onDevice('language', { memory: { ...device.memory, ...change } })).toMatchObject({ says });
});

test('what a device cannot do is worth a look', () => {
  expect(onDevice('storage', { keepsThings: false })).toMatchObject({ verdict: 'look' });
  expect(onDevice('offline', { worker: 'unsupported' })).toMatchObject({ verdict: 'look', remedy: undefined });
  expect(onDevice('offline', { worker: 'update' })).toMatchObject({ verdict: 'look', remedy: 'update' });
  expect(onDevice('platform', { platform: 'ios-appstore' })).toMatchObject({ says: 'platform.ios', verdict: 'ok' });
});

test('a session and a server say how they are', () => {
  const expiresAt = '2026-11-22T13:00:00Z';
  expect(sessionFinding({ status: 'valid', expiresAt })).toMatchObject({ verdict: 'ok', values: { time: expiresAt } });
  expect(sessionFinding({ status: 'ended' })).toMatchObject({ verdict: 'look', remedy: 'signIn' });
  expect(serverFinding({ status: 'reachable', version: '1.2.3' })).toMatchObject({ verdict: 'ok' });
  expect(serverFinding({ status: 'degraded' })).toMatchObject({ says: 'server.degraded', verdict: 'look' });
});
