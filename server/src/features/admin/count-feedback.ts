import { toFeedbackCounts } from '@alento/domain/admin/feedback-figures.ts';
import type { FeedbackCounts } from '@alento/domain/admin/schema.ts';
import type { Services } from '#http/context.ts';
import { fetchFeedbackCounts } from './data.ts';

interface Count {
  services: Pick<Services, 'sql'>;
  input: { year: number };
}

/** What people said of the replies of a year, as it may be published. */
export async function countFeedback({ services: { sql }, input: { year } }: Count): Promise<FeedbackCounts> {
  return toFeedbackCounts(year, await fetchFeedbackCounts(sql, year));
}
