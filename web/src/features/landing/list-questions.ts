import { isDelivered } from '@alento/domain/landing/delivered.ts';

const all = ['person', 'therapy', 'age', 'gone', 'trial'] as const;

/** The questions of the landing page, in their order; the page shows them and tells search engines. */
export const questions = all.filter((question) => question !== 'trial' || isDelivered('premium'));
