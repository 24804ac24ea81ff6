import type { PlanFacts, PlanState } from './schema.ts';
import { addHours, getGraceEnd, getTrialEnd } from './trial.ts';

/** How long a renewal may be late before it counts as missing: the payment provider tries again, and its word takes time. */
export const renewalLeewayHours = 72;

/**
 * Where a plan stands at an instant. The SQL functions `private.judge_plan` and `private.judge_grants` decide the same; a
 * test holds them together.
 */
export function getPlanState(plan: PlanFacts, now: Date): PlanState {
  const state = judgePlan(plan, now);
  const { premiumGrantedUntil, trialExtendedUntil, isTrialUsed, graceHours } = plan;
  if (state === 'premium' || state === 'canceled') return state;
  if (premiumGrantedUntil !== null && now < new Date(premiumGrantedUntil)) return 'premium';
  if (trialExtendedUntil === null || isTrialUsed || state === 'trial') return state;
  if (now < new Date(trialExtendedUntil)) return 'trial';
  return now < addHours(new Date(trialExtendedUntil), graceHours) ? 'grace' : state;
}

/** What was bought or begun, before anything an operator gave. */
function judgePlan(plan: PlanFacts, now: Date): PlanState {
  const { subscription, isGranted, isTrialUsed } = plan;
  const startedAt = plan.trialStartedAt === null ? null : new Date(plan.trialStartedAt);
  if (subscription && isPaid(subscription, now)) return subscription.renews ? 'premium' : 'canceled';
  if (isGranted && (subscription === null || subscription.status === 'ended')) return 'premium';
  const hasBegun = startedAt !== null && startedAt <= now;
  if (hasBegun && !isTrialUsed) {
    if (now < getTrialEnd(startedAt)) return 'trial';
    if (now < getGraceEnd(startedAt, plan.graceHours)) return 'grace';
  }
  return subscription !== null || hasBegun || isTrialUsed ? 'expired' : 'free';
}

function isPaid({ status, renews, paidUntil }: NonNullable<PlanFacts['subscription']>, now: Date): boolean {
  if (status === 'ended') return false;
  const isRenewing = renews && status !== 'paused';
  return now < (isRenewing ? getLeewayEnd(paidUntil) : new Date(paidUntil));
}

/** Until when Premium stays open while a renewal is late. */
export function getLeewayEnd(paidUntil: string): Date {
  return addHours(new Date(paidUntil), renewalLeewayHours);
}

/** Whether there is a subscription that is not over: it may be charged, and can be canceled, even where Premium is closed. */
export function isSubscribed({ subscription }: PlanFacts): boolean {
  return subscription !== null && subscription.status !== 'ended';
}

const open: readonly PlanState[] = ['trial', 'grace', 'premium', 'canceled'];

/** Whether a plan in this state opens what Premium adds. */
export function opensPremium(state: PlanState): boolean {
  return open.includes(state);
}

/** Whether Premium is open to whoever has this plan: bought, in a trial, or in the hours of grace after one. */
export function hasPremium(plan: PlanFacts, now: Date): boolean {
  return opensPremium(getPlanState(plan, now));
}

/** Whether a trial can still be begun with this plan. */
export function mayBeginTrial(plan: PlanFacts, now: Date): boolean {
  return plan.trialStartedAt === null && !plan.isTrialUsed && !hasPremium(plan, now);
}
