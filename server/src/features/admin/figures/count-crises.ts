import { crisisCountsSchema, type CrisisCounts } from '@alento/domain/admin/schema.ts';
import type { PersonContext } from '#http/context.ts';
import { asAdmin } from '../data.ts';
import { fetchCrisisCounts } from './data.ts';

interface Count {
  ctx: PersonContext;
  input: { year: number };
  isPublished?: boolean;
}

/** How often help was shown in a year, as it may be published. */
export async function countCrises({ ctx, input: { year }, isPublished = false }: Count): Promise<CrisisCounts> {
  return crisisCountsSchema.parse(await asAdmin(ctx, (tx) => fetchCrisisCounts(tx, year, isPublished)));
}
