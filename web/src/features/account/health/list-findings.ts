import type { AgeState } from '@alento/domain/account/age.ts';
import type { AccountHealth } from '@alento/domain/account/health-schema.ts';
import type { BillingPlatform } from '@alento/domain/billing/platform.ts';
import { getTrialEnd } from '@alento/domain/billing/trial.ts';
import { languageCodes } from '@alento/domain/language/languages.ts';
import { termsStanding } from '@alento/domain/legal/terms.ts';
import type { WorkerState } from '#platform/service-worker/read-worker.ts';
import { toCalendarDay } from '#lib/dates.ts';

/** All possible findings; each has a text under `says` in `account-health.json`. */
const verdicts = {
  'session.valid': 'ok',
  'session.unproved': 'look',
  'session.ended': 'look',
  'session.leaving': 'look',
  'session.signedOut': 'look',
  'email.confirmed': 'ok',
  'email.unconfirmed': 'look',
  'ways.password': 'ok',
  'ways.google': 'ok',
  'ways.both': 'ok',
  'ways.code': 'ok',
  'factor.on': 'ok',
  'factor.off': 'ok',
  'devices.count': 'ok',
  'profile.complete': 'ok',
  'profile.gaps': 'look',
  'profile.none': 'look',
  'age.confirmed': 'ok',
  'age.consented': 'ok',
  'age.waiting': 'look',
  'age.unconfirmed': 'look',
  'plan.premium': 'ok',
  'plan.trial': 'ok',
  'plan.over': 'ok',
  'plan.free': 'ok',
  'terms.accepted': 'ok',
  'terms.announced': 'ok',
  'terms.due': 'look',
  'looks.none': 'ok',
  'looks.some': 'ok',
  'storage.works': 'ok',
  'storage.denied': 'look',
  'language.chosen': 'ok',
  'language.detected': 'ok',
  'language.unknown': 'ok',
  'language.broken': 'look',
  'offline.ready': 'ok',
  'offline.update': 'look',
  'offline.notYet': 'look',
  'offline.unsupported': 'look',
  'platform.web': 'ok',
  'platform.android': 'ok',
  'platform.ios': 'ok',
  'server.reachable': 'ok',
  'server.degraded': 'look',
  'server.unreachable': 'look',
} as const;

export type Says = keyof typeof verdicts;
export type FindingName = Says extends infer Each ? (Each extends `${infer Name}.${string}` ? Name : never) : never;
export type ProfileField = 'name' | 'gender' | 'birthDate';
export type Remedy = 'signIn' | 'open' | 'repair' | 'readTerms' | 'update';

/** The values in a finding: instants, calendar days and codes, which the screen formats. */
export interface FindingValues {
  readonly time?: string;
  readonly day?: string;
  readonly version?: string;
  readonly number?: number;
  readonly fields?: readonly ProfileField[];
  readonly language?: string;
  readonly country?: string;
}

export interface Finding {
  readonly name: FindingName;
  readonly says: Says;
  readonly verdict: 'ok' | 'look';
  readonly values: FindingValues;
  readonly remedy: Remedy | undefined;
}

const remedies: Partial<Record<Says, Remedy>> = {
  'session.ended': 'signIn',
  'session.leaving': 'open',
  'session.signedOut': 'signIn',
  'age.waiting': 'open',
  'profile.gaps': 'repair',
  'profile.none': 'repair',
  'terms.announced': 'readTerms',
  'terms.due': 'readTerms',
  'offline.update': 'update',
};

function find(says: Says, values: FindingValues = {}): Finding {
  // The subject is the part before the dot.
  const name = says.slice(0, says.indexOf('.')) as FindingName;
  return { name, says, verdict: verdicts[says], values, remedy: remedies[says] };
}

/** The sign-in on this device. */
export type SessionState =
  | { readonly status: 'valid'; readonly expiresAt: string }
  | { readonly status: 'unproved' | 'ended' | 'leaving' | 'signedOut' };

export function sessionFinding(session: SessionState): Finding {
  return session.status === 'valid'
    ? find('session.valid', { time: session.expiresAt })
    : find(`session.${session.status}`);
}

const ageSays = {
  adult: 'age.confirmed',
  consented: 'age.consented',
  waiting: 'age.waiting',
  refused: 'age.unconfirmed',
  unknown: 'age.unconfirmed',
} as const satisfies Record<AgeState, Says>;

/** The server's findings about the account, as shown to its owner. */
export function accountFindings(health: AccountHealth, now: Date): Finding[] {
  return [
    find(health.isEmailConfirmed ? 'email.confirmed' : 'email.unconfirmed'),
    find(oauthReturnParams(health)),
    find(health.secondFactors > 0 ? 'factor.on' : 'factor.off'),
    find('devices.count', { number: health.devices }),
    profileFinding(health.profile),
    find(ageSays[health.age]),
    planFinding(health.plan, now),
    termsFinding(health.terms, now),
    looksFinding(health.looks),
  ];
}

function oauthReturnParams({ hasPassword, hasGoogle }: AccountHealth): Says {
  if (hasPassword) return hasGoogle ? 'ways.both' : 'ways.password';
  return hasGoogle ? 'ways.google' : 'ways.code';
}

function profileFinding(profile: AccountHealth['profile']): Finding {
  if (profile === null) return find('profile.none');
  const { hasName, hasGender, hasBirthDate } = profile;
  const filled = { name: hasName, gender: hasGender, birthDate: hasBirthDate };
  const fields = (['name', 'gender', 'birthDate'] as const).filter((field) => !filled[field]);
  return fields.length === 0 ? find('profile.complete') : find('profile.gaps', { fields });
}

function planFinding(plan: AccountHealth['plan'], now: Date): Finding {
  if (plan?.isPremium) return find('plan.premium');
  const end = plan?.trialStartedAt ? getTrialEnd(new Date(plan.trialStartedAt)) : undefined;
  if (plan?.isTrialUsed || (end && end <= now)) return find('plan.over');
  return end ? find('plan.trial', { day: end.toISOString() }) : find('plan.free');
}

function termsFinding(terms: AccountHealth['terms'], now: Date): Finding {
  const standing = termsStanding(terms ? [terms.version] : [], toCalendarDay(now));
  if (standing.status === 'announced') return find('terms.announced', { day: standing.bindsFrom });
  if (standing.status === 'due' || terms === null) return find('terms.due');
  return find('terms.accepted', { version: terms.version, day: terms.acceptedAt });
}

function looksFinding({ count, lastAt }: AccountHealth['looks']): Finding {
  return lastAt === null ? find('looks.none') : find('looks.some', { number: count, day: lastAt });
}

/** Findings about this device. */
export interface DeviceState {
  readonly keepsThings: boolean;
  /** As stored under the language keys. */
  readonly memory: Readonly<Record<'language' | 'isChosen' | 'isDetected' | 'country' | 'detected', string | null>>;
  /** The displayed language. */
  readonly language: string;
  readonly worker: WorkerState;
  readonly platform: BillingPlatform;
}

const workerSays = {
  ready: 'offline.ready',
  update: 'offline.update',
  'not-yet': 'offline.notYet',
  unsupported: 'offline.unsupported',
} as const satisfies Record<WorkerState, Says>;

const platformSays = {
  'web-stripe': 'platform.web',
  'android-play': 'platform.android',
  'ios-appstore': 'platform.ios',
} as const satisfies Record<BillingPlatform, Says>;

export function deviceFindings(device: DeviceState): Finding[] {
  return [
    find(device.keepsThings ? 'storage.works' : 'storage.denied'),
    languageFinding(device),
    find(workerSays[device.worker]),
    find(platformSays[device.platform]),
  ];
}

function languageFinding({ memory, language }: DeviceState): Finding {
  if (!isSensible(memory)) return find('language.broken');
  if (memory.isChosen === 'true') return find('language.chosen', { language });
  return memory.isDetected === 'true' && memory.country !== null
    ? find('language.detected', { language, country: memory.country })
    : find('language.unknown', { language });
}

function isSensible({ language, isChosen, isDetected, country, detected }: DeviceState['memory']): boolean {
  const isKnown = language === null || languageCodes.some((code) => code === language);
  const areMarks = [isChosen, isDetected].every((mark) => mark === null || mark === 'true');
  const areCodes =
    (country === null || /^[A-Z]{2}$/.test(country)) && (detected === null || /^[a-z]{2}$/.test(detected));
  return isKnown && areMarks && areCodes && !(isChosen === 'true' && language === null);
}

/** The server's availability. */
export type ServerState =
  | { readonly status: 'reachable'; readonly version: string }
  | { readonly status: 'degraded' | 'unreachable' };

export function serverFinding(server: ServerState): Finding {
  return server.status === 'reachable'
    ? find('server.reachable', { version: server.version })
    : find(`server.${server.status}`);
}
