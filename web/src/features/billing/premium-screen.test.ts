import type { OwnPlan, SubscriptionStatus } from '@alento/domain/billing/schema.ts';
import type { BillingPlatform } from '@alento/domain/billing/platform.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { NativeStore } from '#platform/purchases/native-store.ts';
import { PremiumScreen } from './screens/premium-screen.tsx';

const seen = vi.hoisted(() => ({
  plans: true,
  plan: undefined as OwnPlan | undefined,
  store: null as NativeStore | null,
}));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key, i18n: {} }) }));
vi.mock('#lib/use-config.ts', () => ({ useConfig: () => ({ features: { plans: seen.plans, payments: true } }) }));
vi.mock('#lib/use-error-message.ts', () => ({ useErrorMessage: () => String }));
vi.mock('./use-plan-words.ts', () => ({ usePlanWords: () => ({ day: String, moment: String, money: String }) }));
vi.mock('./use-own-plan.ts', () => ({
  useOwnPlan: () => ({ data: seen.plan, error: null }),
  useKeepPlan: () => null,
}));
vi.mock('./use-store.ts', () => ({ useStore: () => seen.store }));
vi.mock('./data.ts', () => ({ goToPortal: null }));
vi.mock('@tanstack/react-query', () => ({ useMutation: () => ({ isPending: false, error: null }) }));
vi.mock('./components/choose-plan.tsx', () => ({ ChoosePlan: () => 'choose' }));
vi.mock('./components/store-plans.tsx', () => ({ StorePlans: () => 'sold by the store' }));
vi.mock('./components/trial-offer.tsx', () => ({ TrialOffer: () => null }));
vi.mock('./components/premium-adds.tsx', () => ({ PremiumAdds: () => null }));

function show(
  plans: boolean,
  status: SubscriptionStatus,
  paidUntil = '2020-01-01T00:00:00Z',
  source: BillingPlatform = 'web-stripe',
): string {
  const subscription = { status, renews: status !== 'ended', paidUntil };
  const facts = {
    isGranted: false,
    premiumGrantedUntil: null,
    trialExtendedUntil: null,
    trialStartedAt: null,
    isTrialUsed: false,
    graceHours: 6,
    subscription,
  };
  const purchase = { source, period: 'month', currency: 'BRL', amount: 990 } as const;
  const state = new Date(paidUntil) > new Date() ? 'premium' : 'expired';
  Object.assign(seen, { plans, plan: { isSold: plans, state, isPremium: false, facts, purchase, allowances: null } });
  return renderToStaticMarkup(createElement(MemoryRouter, null, createElement(PremiumScreen)));
}

test.each([
  ['past_due', 'about.unpaid'],
  ['active', 'about.unpaid'],
  ['paused', 'about.halted'],
] as const)('%s for long, it can be canceled and is not sold again', (status, words) => {
  const page = show(true, status);
  expect(page).toContain('manage.cancel');
  expect(page).toContain(words);
  expect(page).not.toContain('choose');
});

test('what is over is sold again, and not canceled', () => {
  const page = show(true, 'ended');
  expect(page).toContain('choose');
  expect(page).toContain('about.expired');
  expect(page).not.toContain('manage.cancel');
});

test('where nothing is sold any more, whoever pays can cancel', () => {
  const page = show(false, 'active', '2999-01-01T00:00:00Z');
  expect(page).toContain('manage.cancel');
  expect(page).not.toContain('open.title');
  expect(show(false, 'ended')).toContain('open.title');
});

test.each([
  ['ios-appstore', 'manage.appStore', 'https://apps.apple.com/account/subscriptions'],
  [
    'android-play',
    'manage.googlePlay',
    'https://play.google.com/store/account/subscriptions?sku=premium&amp;package=app',
  ],
] as const)('what %s bills for is managed there, wherever it is looked at', (source, words, address) => {
  const page = show(true, 'active', '2999-01-01T00:00:00Z', source);
  expect(page).toContain(words);
  expect(page).toContain(address);
  expect(page).not.toContain('manage.cancel');
  expect(show(true, 'ended', '2020-01-01T00:00:00Z', source)).not.toContain(words);
});

test('in an app its store sells, and restores', () => {
  seen.store = { source: 'ios-appstore' } as NativeStore;
  const page = show(true, 'ended');
  expect(page).toContain('sold by the store');
  expect(page).toContain('store.restore');
  expect(page).not.toContain('choose');
  seen.store = null;
  expect(show(true, 'ended')).toContain('manage.restore');
});
