import { AppError } from '@alento/domain/app-error.ts';
import type { RunPage } from '@alento/domain/exercises/schema.ts';
import type { PersonContext } from '#http/context.ts';
import { decodeCursor, encodeCursor } from '#lib/cursor.ts';
import { fetchRuns, type RunCursor } from './data.ts';
import { presentRun } from './present.ts';

const placePattern = /^(\d{1,15}) ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** The person's runs, those begun last first, a page at a time. */
export async function listRuns({
  ctx,
  input: { cursor, limit },
}: {
  ctx: PersonContext;
  input: { cursor?: string | undefined; limit: number };
}): Promise<RunPage> {
  const before = cursor === undefined ? null : readPlace(cursor);
  const cipher = await ctx.cipher();
  const rows = await ctx.database((tx) => fetchRuns(tx, { before, limit: limit + 1 }));
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    runs: page.map((row) => presentRun(row, cipher)),
    nextCursor: last ? encodeCursor([String(last.started_at.getTime()), last.id]) : null,
  };
}

function readPlace(cursor: string): RunCursor {
  const [startedMs, id] = decodeCursor(cursor, placePattern) ?? [];
  if (!startedMs || !id) throw new AppError('common.invalid_input', { params: { field: 'cursor' } });
  return { startedMs, id };
}
