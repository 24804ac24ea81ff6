import type { Sql } from '@alento/sql/sql.ts';
import type { AccessTokens } from '../auth/access-token.ts';
import type { ApiKeys } from '../actor.ts';
import type { RateLimits } from '../auth/rate-limits.ts';
import type { Actor } from '../database.ts';
import type { LogEvent } from '../events.ts';
import type { Preferences } from './prefer.ts';
import type { RestQuery } from './query.ts';
import type { AddressedTable } from './table.ts';
import type { RestTables } from './tables.ts';

export interface RestContext {
  sql: Sql;
  accessTokens: AccessTokens;
  keys: ApiKeys;
  tables: RestTables;
  limits: Pick<RateLimits, 'restPerPerson'>;
  log: LogEvent;
}

/** One request, read and addressed; what every verb of REST works with. */
export interface RestRequest {
  sql: Sql;
  actor: Actor;
  table: AddressedTable;
  query: RestQuery;
  prefer: Preferences;
  /** The client wants exactly one row, as an object. */
  isSingle: boolean;
  /** The client wants rows as CSV. */
  isCsv: boolean;
}
