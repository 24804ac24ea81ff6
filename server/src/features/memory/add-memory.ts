import { AppError } from '@alento/domain/app-error.ts';
import { maxMemories } from '@alento/domain/memory/limits.ts';
import { memoryKey } from '@alento/domain/memory/memory-key.ts';
import type { Memory, NewMemory } from '@alento/domain/memory/schema.ts';
import type { PersonContext } from '#http/context.ts';
import { fetchMemories, insertMemory, lockConsent } from './data.ts';
import { findMemory } from './find-memory.ts';
import { presentMemory } from './present.ts';

/** Remembers what the person wants remembered. Sent twice, it is stored once. */
export async function addMemory({ ctx, input }: { ctx: PersonContext; input: NewMemory }): Promise<Memory> {
  const { id, text, sessionId } = input;
  const cipher = await ctx.cipher();
  return ctx.database(async (tx) => {
    if (!(await lockConsent(tx))) throw new AppError('memory.consent_needed');
    const known = await fetchMemories(tx);
    const sent = known.find((memory) => memory.id === id);
    if (sent) return presentMemory(sent, cipher);
    if (known.length >= maxMemories) throw new AppError('memory.full');
    const key = memoryKey(text);
    if (known.some((memory) => memoryKey(cipher.decrypt(memory.id, memory.body)) === key)) {
      throw new AppError('memory.already_known');
    }
    const isStored = await insertMemory(tx, {
      id,
      userId: ctx.actor.id,
      body: cipher.encrypt(id, text),
      source: 'person',
      sessionId: sessionId ?? null,
    });
    if (!isStored) throw new AppError('common.invalid_input', { params: { field: 'id' } });
    return presentMemory(await findMemory(tx, id), cipher);
  });
}
