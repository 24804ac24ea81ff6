import type { Listening } from '@alento/sql/listen.ts';
import type { Sql } from '@alento/sql/sql.ts';
import type { PersonKeys } from './person-keys.ts';

/** Drops from memory each key that another process destroys with its account; all of them when it may have missed some. */
export function followDestroyedKeys(sql: Sql, keys: PersonKeys): Listening {
  return sql.listen('destroyed_keys', { receive: keys.forget, lost: keys.forgetAll });
}
