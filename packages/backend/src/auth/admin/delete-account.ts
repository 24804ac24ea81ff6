import * as z from 'zod';
import type { TransactionSql } from '@alento/sql/sql.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import { getAccount } from './read-accounts.ts';

export const deletionSchema = z.object({ should_soft_delete: z.nullish(z.boolean()) });

/** Deletes an account and every row that refers to it. A soft delete clears only its credentials and personal data. */
export async function deleteAccount(
  auth: AuthContext,
  id: string,
  { should_soft_delete: isSoft }: z.infer<typeof deletionSchema>,
): Promise<object> {
  await auth.sql.begin(async (tx) => {
    await getAccount(tx, id);
    if (isSoft) await softDelete(tx, id);
    else await tx`delete from auth.users where id = ${id}`;
    await audit(tx, 'user_deleted', id);
  });
  auth.log({ level: 'info', code: 'auth.account_deleted', userId: id });
  return {};
}

async function softDelete(tx: TransactionSql, id: string): Promise<void> {
  await tx`delete from auth.sessions where user_id = ${id}`;
  await tx`delete from auth.identities where user_id = ${id}`;
  await tx`delete from auth.mfa_factors where user_id = ${id}`;
  await tx`
    update auth.users set
      email = null, phone = null, encrypted_password = null, raw_app_meta_data = '{}', raw_user_meta_data = '{}',
      deleted_at = now(), updated_at = now()
    where id = ${id}
  `;
}
