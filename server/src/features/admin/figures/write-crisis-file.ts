import type { CrisisCounts } from '@alento/domain/admin/schema.ts';

const columns = ['month', 'country', 'tier', 'channel', 'shown', 'corrected'] as const;

/** The figures of a year as a CSV file (RFC 4180), the year's own last, under country and channel `*`. */
export function writeCrisisFile({ year, months, tiers }: CrisisCounts): string {
  const rows = [
    ...months.map(({ month, country, tier, channel, count, corrected }) => [
      month,
      country,
      tier,
      channel,
      count,
      corrected,
    ]),
    ...tiers.map(({ tier, count, corrected }) => [year, '*', tier, '*', count, corrected]),
  ];
  return [columns, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}
