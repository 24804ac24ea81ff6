import { AppError } from '@alento/domain/app-error.ts';
import type { PersonContext } from '#http/context.ts';
import { deleteMemoryRow } from './data.ts';

/** Forgets one memory at once. */
export async function deleteMemory({
  ctx,
  input: { id },
}: {
  ctx: PersonContext;
  input: { id: string };
}): Promise<void> {
  const wasThere = await ctx.database((tx) => deleteMemoryRow(tx, id));
  if (!wasThere) throw new AppError('memory.not_found');
}
