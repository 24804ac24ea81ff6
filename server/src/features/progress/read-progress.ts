import type { Progress } from '@alento/domain/progress/schema.ts';
import type { PersonContext } from '#http/context.ts';
import { fetchProgress } from './data.ts';
import { inTimeZone } from './in-time-zone.ts';

/** How the person is doing, counted in the days of a time zone; with null, of the one they last asked for. */
export function readProgress({
  ctx,
  input: { timeZone },
}: {
  ctx: PersonContext;
  input: { timeZone: string | null };
}): Promise<Progress> {
  return inTimeZone(ctx.database((tx) => fetchProgress(tx, timeZone)));
}
