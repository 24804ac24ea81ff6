import { accountHealthSchema, type AccountHealth } from '@alento/domain/account/health-schema.ts';
import type { AccountLookup } from '@alento/domain/admin/schema.ts';
import { AppError } from '@alento/domain/app-error.ts';
import type { PersonContext, Services } from '#http/context.ts';
import { lookUpAccount } from './data.ts';

interface Check {
  ctx: PersonContext;
  services: Pick<Services, 'sql'>;
  input: AccountLookup;
}

/** The state of the account with an address. Every lookup is recorded, even one that finds no account. */
export async function checkAccount({ ctx, services: { sql }, input: { email } }: Check): Promise<AccountHealth> {
  const found = await lookUpAccount(sql, { operatorId: ctx.actor.id, email });
  if (found === null) throw new AppError('admin.account_not_found');
  return accountHealthSchema.parse(found);
}
