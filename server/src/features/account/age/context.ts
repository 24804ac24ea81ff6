import type { Sql } from '@alento/sql/sql.ts';
import type { PersonContext } from '#http/context.ts';
import type { Log } from '#platform/log/log.ts';

/** What belongs to the age of a person: what they may not write themselves is written for them, by `sql`. */
export interface AgeContext extends Pick<PersonContext, 'actor'> {
  readonly sql: Sql;
  readonly log: Log;
  /** Aborts the user's running replies. */
  readonly endReplies: (personId: string) => Promise<unknown>;
  /** Erases an account, whatever is being said to its person. */
  readonly eraseAccount: (personId: string) => Promise<void>;
  /** Says that a mail to a guardian is due. */
  readonly wakeMails: () => void;
}
