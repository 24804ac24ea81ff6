import type { TermsAcceptances } from '@alento/domain/legal/schema.ts';
import type { PersonContext } from '#http/context.ts';
import { fetchAcceptances } from './data.ts';
import { presentAcceptance } from './present.ts';

/** What the person accepted, newest first. */
export async function readAcceptances({ ctx }: { ctx: PersonContext }): Promise<TermsAcceptances> {
  const rows = await ctx.database(fetchAcceptances);
  return { acceptances: rows.map(presentAcceptance) };
}
