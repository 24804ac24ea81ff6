import { AppError } from '@alento/domain/app-error.ts';
import type { MoodInput, MoodEntry } from '@alento/domain/mood/entry-schema.ts';
import type { PersonContext } from '#http/context.ts';
import { storeMood } from './data.ts';
import { presentMood, encryptMood } from './present.ts';

/** Keeps a mood as a device has it, unless what is stored is as late or later; answers what is stored, so that devices agree. */
export async function saveMood({
  ctx,
  input: { id, mood },
}: {
  ctx: PersonContext;
  input: { id: string; mood: MoodInput };
}): Promise<MoodEntry> {
  const cipher = await ctx.cipher();
  const stored = await ctx.database((tx) => storeMood(tx, encryptMood(cipher, id, mood)));
  if (!stored) throw new AppError('common.invalid_input', { params: { field: 'id' } });
  return presentMood(stored, cipher);
}
