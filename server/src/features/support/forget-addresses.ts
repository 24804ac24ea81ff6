import type { Sql } from '@alento/sql/sql.ts';
import type { SupportCipher } from '#platform/encryption/support-cipher.ts';
import { deleteVisitorMessages } from './data.ts';
import { digestEmail } from './digest-email.ts';

interface Forgetting {
  sql: Sql;
  cipher: SupportCipher;
}

/** Deletes what an erased person wrote from their addresses without being signed in. The rest goes with the account. */
export async function forgetAddresses({ sql, cipher }: Forgetting, addresses: readonly string[]): Promise<void> {
  await deleteVisitorMessages(
    sql,
    addresses.map((address) => digestEmail(cipher, address)),
  );
}
