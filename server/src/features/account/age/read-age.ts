import type { Age } from '@alento/domain/account/age-schema.ts';
import type { AgeContext } from './context.ts';
import { fetchLastGuardian, fetchState } from './data.ts';
import { presentAge } from './present.ts';

export async function readAge({ ctx: { sql, actor } }: { ctx: Pick<AgeContext, 'sql' | 'actor'> }): Promise<Age> {
  const state = await fetchState(sql, actor.id);
  const guardian = state === 'waiting' || state === 'consented' ? await fetchLastGuardian(sql, actor.id) : undefined;
  return presentAge(state, guardian);
}
