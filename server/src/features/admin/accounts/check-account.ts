import { adminAccountSchema, type AccountLookup, type AdminAccount } from '@alento/domain/admin/schema.ts';
import { AppError } from '@alento/domain/app-error.ts';
import type { PersonContext } from '#http/context.ts';
import { asAdmin } from '../data.ts';
import { lookUpAccount } from './data.ts';

interface Check {
  ctx: PersonContext;
  input: AccountLookup;
}

/** The state of the account with an address. Every lookup is recorded, even one that finds no account. */
export async function checkAccount({ ctx, input: { email } }: Check): Promise<AdminAccount> {
  const found = await asAdmin(ctx, (tx) => lookUpAccount(tx, email));
  if (found === null) throw new AppError('admin.account_not_found');
  return adminAccountSchema.parse(found);
}
