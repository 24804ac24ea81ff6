import type { AccountLookup, AdminTeam } from '@alento/domain/admin/schema.ts';
import { AppError } from '@alento/domain/app-error.ts';
import type { PersonContext } from '#http/context.ts';
import { asAdmin } from '../data.ts';
import { appoint, dismiss } from './data.ts';
import { listTeam } from './list-team.ts';

/** Gives the role to whoever has an account with an address that they have proved. */
export async function appointAdmin({ ctx, input }: { ctx: PersonContext; input: AccountLookup }): Promise<AdminTeam> {
  const outcome = await asAdmin(ctx, (tx) => appoint(tx, input.email));
  if (outcome === 'not_found') throw new AppError('admin.account_not_found');
  if (outcome === 'unproved') throw new AppError('admin.address_unproved');
  return listTeam({ ctx });
}

/** Takes the role away, at once and whatever tokens say. Somebody has to stay. */
export async function dismissAdmin({ ctx, input }: { ctx: PersonContext; input: { id: string } }): Promise<void> {
  const outcome = await asAdmin(ctx, (tx) => dismiss(tx, input.id));
  if (outcome === 'not_found') throw new AppError('admin.member_not_found');
  if (outcome === 'last') throw new AppError('admin.last_admin');
}
