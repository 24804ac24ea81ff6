import { AppError } from '@alento/domain/app-error.ts';
import type { AcceptTerms, TermsAcceptances } from '@alento/domain/legal/schema.ts';
import { newestTerms } from '@alento/domain/legal/terms.ts';
import type { PersonContext } from '#http/context.ts';
import { fetchAcceptances, storeAcceptance } from './data.ts';
import { presentAcceptance } from './present.ts';

interface Acceptance {
  ctx: PersonContext;
  input: AcceptTerms;
}

/** Notes that the person accepts the text that is shown now; a page that was left open may show an older one. */
export async function acceptTerms({ ctx, input: { version } }: Acceptance): Promise<TermsAcceptances> {
  if (version !== newestTerms().version) throw new AppError('legal.terms_outdated');
  const rows = await ctx.database(async (tx) => {
    await storeAcceptance(tx, version);
    return fetchAcceptances(tx);
  });
  return { acceptances: rows.map(presentAcceptance) };
}
