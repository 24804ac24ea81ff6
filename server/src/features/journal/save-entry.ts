import { AppError } from '@alento/domain/app-error.ts';
import type { JournalEntry, JournalInput } from '@alento/domain/journal/schema.ts';
import type { PersonContext } from '#http/context.ts';
import { storeEntry } from './data.ts';
import { encryptEntry, presentEntry } from './present.ts';

/** Keeps an entry as a device has it, unless what is stored is as late or later; answers what is stored, so that devices agree. */
export async function saveEntry({
  ctx,
  input: { id, entry },
}: {
  ctx: PersonContext;
  input: { id: string; entry: JournalInput };
}): Promise<JournalEntry> {
  const cipher = await ctx.cipher();
  const stored = await ctx.database((tx) => storeEntry(tx, encryptEntry(cipher, id, entry)));
  if (!stored) throw new AppError('common.invalid_input', { params: { field: 'id' } });
  return presentEntry(stored, cipher);
}
