import type { Sql } from '@alento/sql/sql.ts';
import type { ApiKeys } from '../actor.ts';
import type { AccessTokens } from '../auth/access-token.ts';
import type { LogEvent } from '../events.ts';
import type { ChangeCatalog } from './change-tables.ts';
import type { RealtimeLimits } from './limits.ts';

/** What everything of /realtime/v1 needs. */
export interface RealtimeContext {
  sql: Sql;
  accessTokens: AccessTokens;
  keys: ApiKeys;
  limits: RealtimeLimits;
  changeCatalog: () => Promise<ChangeCatalog>;
  log: LogEvent;
  /** Resolves once this process hears of what happens in the database. */
  listening(): Promise<void>;
}
