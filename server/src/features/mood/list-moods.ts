import { AppError } from '@alento/domain/app-error.ts';
import type { MoodPage } from '@alento/domain/mood/entry-schema.ts';
import type { PersonContext } from '#http/context.ts';
import { decodeCursor, encodeCursor } from '#lib/cursor.ts';
import { fetchMoods, type MoodPlace } from './data.ts';
import { presentMood } from './present.ts';

const placePattern = /^(\d{1,16}) ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** The person's moods, those felt last first, a page at a time. */
export async function listMoods({
  ctx,
  input: { cursor, limit },
}: {
  ctx: PersonContext;
  input: { cursor?: string | undefined; limit: number };
}): Promise<MoodPage> {
  const before = cursor === undefined ? null : readPlace(cursor);
  const cipher = await ctx.cipher();
  const rows = await ctx.database((tx) => fetchMoods(tx, { before, limit: limit + 1 }));
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    moods: page.map((row) => presentMood(row, cipher)),
    nextCursor: last ? encodeCursor([last.recorded_micros, last.id]) : null,
  };
}

function readPlace(cursor: string): MoodPlace {
  const [recordedMicros, id] = decodeCursor(cursor, placePattern) ?? [];
  if (!recordedMicros || !id) throw new AppError('common.invalid_input', { params: { field: 'cursor' } });
  return { recordedMicros, id };
}
