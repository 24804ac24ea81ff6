import { logUnexpected } from '../http/unexpected.ts';
import type { StorageContext } from './context.ts';

/** Removes bytes that no object needs any more. What fails is tried again later, by whatever process comes next. */
export async function sweepContents({
  sql,
  contents,
  log,
}: Pick<StorageContext, 'sql' | 'contents' | 'log'>): Promise<void> {
  try {
    // Claimed for a while, so that no transaction is open while the store works.
    const due = await sql<{ key: string }[]>`
      update storage.discarded_contents set due_at = now() + interval '10 minutes' where key in (
        select key from storage.discarded_contents where due_at <= now() limit 100 for update skip locked
      ) returning key
    `;
    await Promise.all(due.map(({ key }) => contents.remove(key)));
    if (due.length > 0) {
      await sql`delete from storage.discarded_contents where key = any(${due.map(({ key }) => key)}::text[])`;
    }
  } catch (error) {
    logUnexpected(log, error);
  }
}
