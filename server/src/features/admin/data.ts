import type { TransactionSql } from '@alento/sql/sql.ts';
import { AppError } from '@alento/domain/app-error.ts';
import type { PersonContext } from '#http/context.ts';
import { errorCodeOf } from '#lib/errors.ts';

const insufficientPrivilege = '42501';

/** Whether the acting user has the role, which whoever proved one of these addresses is given once. */
export async function becomeAdmin(tx: TransactionSql, addresses: readonly string[]): Promise<boolean> {
  const [row] = await tx<{ is_admin: boolean }[]>`select private.become_admin(${addresses}) as is_admin`;
  return row?.is_admin === true;
}

/** Runs work in the name of an admin: the database asks again whether they are one, and refuses whoever is one no more. */
export async function asAdmin<T>(ctx: PersonContext, work: (tx: TransactionSql) => Promise<T>): Promise<T> {
  try {
    return await ctx.database(work);
  } catch (cause) {
    throw errorCodeOf(cause) === insufficientPrivilege ? new AppError('admin.permission_required', { cause }) : cause;
  }
}
