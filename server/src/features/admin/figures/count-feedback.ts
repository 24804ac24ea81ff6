import { feedbackCountsSchema, type FeedbackCounts } from '@alento/domain/admin/schema.ts';
import type { PersonContext } from '#http/context.ts';
import { asAdmin } from '../data.ts';
import { fetchFeedbackCounts } from './data.ts';

interface Count {
  ctx: PersonContext;
  input: { year: number };
}

/** What people said of the replies of a year, as it may be published. */
export async function countFeedback({ ctx, input: { year } }: Count): Promise<FeedbackCounts> {
  return feedbackCountsSchema.parse(await asAdmin(ctx, (tx) => fetchFeedbackCounts(tx, year)));
}
