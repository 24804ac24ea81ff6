import { useQuery } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useOwnPlan } from './use-own-plan.ts';

const seen = vi.hoisted(() => ({
  isSignedIn: true,
  features: { plans: false, payments: false, stores: [] as string[] },
}));
vi.mock('@tanstack/react-query', () => ({
  queryOptions: (options: object) => options,
  useQuery: vi.fn<typeof useQuery>().mockReturnValue({ data: undefined } as ReturnType<typeof useQuery>),
}));
vi.mock('#features/account/use-account.ts', () => ({
  useAccount: () => (seen.isSignedIn ? { status: 'signed_in', person: { id: 'a' } } : { status: 'signed_out' }),
}));
vi.mock('#lib/use-config.ts', () => ({ useConfig: () => ({ features: seen.features }) }));
vi.mock('./data.ts', () => ({ endTrial: null, fetchPlan: null, startTrial: null }));

function Reader() {
  useOwnPlan();
  return null;
}

test.each([
  [true, true, true, [], true],
  [true, true, false, [], true],
  [true, false, true, [], true],
  [true, false, false, ['ios-appstore'], true],
  [true, false, false, [], false],
  [false, true, true, ['ios-appstore'], false],
])('signed in: %s, plans: %s, payments: %s, stores: %s, asked: %s', (isSignedIn, plans, payments, stores, isAsked) => {
  Object.assign(seen, { isSignedIn, features: { plans, payments, stores } });
  renderToStaticMarkup(createElement(Reader));
  expect(vi.mocked(useQuery).mock.lastCall?.[0].enabled).toBe(isAsked);
});
