import { AppError } from '@alento/domain/app-error.ts';
import type { RunInput, Run } from '@alento/domain/exercises/schema.ts';
import type { PersonContext } from '#http/context.ts';
import { storeRun } from './data.ts';
import { presentRun, encryptRun } from './present.ts';

/** Keeps a run as a device has it, unless what is stored is as late or later; answers what is stored, so that devices agree. */
export async function saveRun({
  ctx,
  input: { id, run },
}: {
  ctx: PersonContext;
  input: { id: string; run: RunInput };
}): Promise<Run> {
  const cipher = await ctx.cipher();
  const stored = await ctx.database((tx) => storeRun(tx, encryptRun(cipher, id, run)));
  if (!stored) throw new AppError('common.invalid_input', { params: { field: 'id' } });
  return presentRun(stored, cipher);
}
