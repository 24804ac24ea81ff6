import type { MemoryList } from '@alento/domain/memory/schema.ts';
import type { PersonContext } from '#http/context.ts';
import { insertConsent } from './data.ts';
import { listMemories } from './list-memories.ts';

/** Switches memory on. Earlier messages stay excluded. */
export async function giveConsent({
  ctx,
  input: { version },
}: {
  ctx: PersonContext;
  input: { version: string };
}): Promise<MemoryList> {
  await ctx.database((tx) => insertConsent(tx, version));
  return listMemories({ ctx });
}
