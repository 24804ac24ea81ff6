import { AppError } from '@alento/domain/app-error.ts';
import { memoryKey } from '@alento/domain/memory/memory-key.ts';
import type { Memory, MemoryChange } from '@alento/domain/memory/schema.ts';
import type { PersonContext } from '#http/context.ts';
import { fetchMemories, updateMemory } from './data.ts';
import { findMemory } from './find-memory.ts';
import { presentMemory } from './present.ts';

/** Says a memory in other words; to correct what is remembered needs no consent. */
export async function changeMemory({
  ctx,
  input: { id, change },
}: {
  ctx: PersonContext;
  input: { id: string; change: MemoryChange };
}): Promise<Memory> {
  const cipher = await ctx.cipher();
  return ctx.database(async (tx) => {
    const key = memoryKey(change.text);
    const others = (await fetchMemories(tx)).filter((memory) => memory.id !== id);
    if (others.some((memory) => memoryKey(cipher.decrypt(memory.id, memory.body)) === key)) {
      throw new AppError('memory.already_known');
    }
    await updateMemory(tx, id, cipher.encrypt(id, change.text));
    return presentMemory(await findMemory(tx, id), cipher);
  });
}
