import { longStatements } from './database.ts';
import { audit } from './auth/audit.ts';
import type { LogEvent } from './events.ts';
import { unhurried, type Sql } from '@alento/sql/sql.ts';
import type { ContentStore } from './storage/contents/content-store.ts';
import { sweepContents } from './storage/sweep-contents.ts';

interface Store {
  sql: Sql;
  contents?: ContentStore | undefined;
  log: LogEvent;
}

/**
 * Erases a person at once: the account with its sessions and every row that refers to it, and their files, also those
 * that somebody else put into the folder named after them. An account that is already gone is not an error.
 */
export async function erasePerson({ sql, contents, log }: Store, id: string): Promise<void> {
  const isErased = await sql.begin(
    async (tx) => {
      await tx`delete from storage.objects where owner = ${id} or name like ${`${id}/%`}`;
      const { count } = await tx`delete from auth.users where id = ${id}`;
      if (count > 0) await audit(tx, 'user_deleted', null);
      return count > 0;
    },
    { before: longStatements, answerMs: unhurried },
  );
  if (contents) await sweepContents({ sql, contents, log });
  if (isErased) log({ level: 'info', code: 'auth.account_deleted' });
}
