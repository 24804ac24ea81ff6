import type { Sql } from '../sql.ts';
import type { LogEvent } from '../events.ts';
import type { AccessTokens } from './access-token.ts';
import type { RateLimits } from './rate-limits.ts';
import type { RefreshTokens } from './refresh-token.ts';

/** What every verb of auth works with. */
export interface AuthContext {
  sql: Sql;
  accessTokens: AccessTokens;
  refreshTokens: RefreshTokens;
  limits: RateLimits;
  autoconfirm: boolean;
  log: LogEvent;
}
