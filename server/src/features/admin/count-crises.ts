import { toCrisisCounts } from '@alento/domain/admin/crisis-figures.ts';
import type { CrisisCounts } from '@alento/domain/admin/schema.ts';
import type { Services } from '#http/context.ts';
import { fetchCrisisCounts } from './data.ts';

interface Count {
  services: Pick<Services, 'sql'>;
  input: { year: number };
}

/** How often help was shown in a year, as it may be published. */
export async function countCrises({ services: { sql }, input: { year } }: Count): Promise<CrisisCounts> {
  return toCrisisCounts(year, await fetchCrisisCounts(sql, year));
}
