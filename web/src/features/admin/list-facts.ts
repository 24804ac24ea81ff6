import type { AdminAccount } from '@alento/domain/admin/schema.ts';

/** One truth, time or count. */
export interface Fact {
  readonly name: keyof ReturnType<typeof collectFacts>;
  readonly value: boolean | number | string | null;
}

/** Everything an operator sees of an account, in display order. */
export function listFacts(health: AdminAccount): Fact[] {
  return Object.entries(collectFacts(health)).map(([name, value]) => ({ name: name as Fact['name'], value }));
}

function collectFacts({ profile, plan, terms, standing, ...account }: AdminAccount) {
  return {
    createdAt: account.createdAt,
    lastSignInAt: account.lastSignInAt,
    isEmailConfirmed: account.isEmailConfirmed,
    hasPassword: account.hasPassword,
    hasGoogle: account.hasGoogle,
    secondFactors: account.secondFactors,
    devices: account.devices,
    hasProfile: profile !== null,
    hasName: profile?.hasName ?? false,
    hasGender: profile?.hasGender ?? false,
    hasBirthDate: profile?.hasBirthDate ?? false,
    isAgeConfirmed: account.age !== 'unknown',
    isGuardianNeeded: account.age === 'waiting',
    hasPicture: profile?.hasPicture ?? false,
    trialEndsAt: standing.trialEndsAt,
    premiumGrantedUntil: standing.premiumGrantedUntil,
    paidUntil: standing.paidUntil,
    trialStartedAt: plan?.trialStartedAt ?? null,
    isTrialUsed: plan?.isTrialUsed ?? false,
    termsVersion: terms?.version ?? null,
    termsAcceptedAt: terms?.acceptedAt ?? null,
    deletionDueAt: account.deletionDueAt,
    looks: account.looks.count,
  };
}
