import { guardianLimits } from '@alento/domain/account/guardian-limits.ts';
import type { AccountLookup } from '@alento/domain/admin/schema.ts';
import { AppError } from '@alento/domain/app-error.ts';
import type { PersonContext } from '#http/context.ts';
import { asAdmin } from '../data.ts';
import { resendConsent } from './data.ts';

interface Resending {
  ctx: PersonContext;
  options: { guardianMails: { wake: () => void } };
  input: AccountLookup;
}

const daySeconds = 24 * 60 * 60;

/** Asks the guardian of a minor once more, within the limits that hold for the minor. */
export async function askAgain({ ctx, options, input: { email } }: Resending): Promise<void> {
  const outcome = await asAdmin(ctx, (tx) => resendConsent(tx, email, guardianLimits.mailsPerDay));
  if (outcome === 'not_found') throw new AppError('admin.account_not_found');
  if (outcome === 'nothing') throw new AppError('admin.no_open_question');
  if (outcome === 'too_often') throw new AppError('common.rate_limited', { params: { seconds: daySeconds } });
  options.guardianMails.wake();
}
