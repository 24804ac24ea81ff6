import { AppError } from '@alento/domain/app-error.ts';
import type { JournalPage } from '@alento/domain/journal/schema.ts';
import type { PersonContext } from '#http/context.ts';
import { decodeCursor, encodeCursor } from '#lib/cursor.ts';
import { fetchEntries, type JournalPlace } from './data.ts';
import { presentEntry } from './present.ts';

const placePattern = /^(\d{1,13}) ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** The person's journal, what was written last first, a page at a time. */
export async function listEntries({
  ctx,
  input: { cursor, limit },
}: {
  ctx: PersonContext;
  input: { cursor?: string | undefined; limit: number };
}): Promise<JournalPage> {
  const before = cursor === undefined ? null : readPlace(cursor);
  const cipher = await ctx.cipher();
  const rows = await ctx.database((tx) => fetchEntries(tx, { before, limit: limit + 1 }));
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    entries: page.map((row) => presentEntry(row, cipher)),
    nextCursor: last ? encodeCursor([String(last.written_at.getTime()), last.id]) : null,
  };
}

function readPlace(cursor: string): JournalPlace {
  const [writtenMs, id] = decodeCursor(cursor, placePattern) ?? [];
  if (!writtenMs || !id) throw new AppError('common.invalid_input', { params: { field: 'cursor' } });
  return { writtenAt: new Date(Number(writtenMs)), id };
}
