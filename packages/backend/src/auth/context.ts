import type { Sql } from '../sql.ts';
import type { LogEvent } from '../events.ts';
import type { ApiKeys } from '../actor.ts';
import type { AccessTokens } from './access-token.ts';
import type { FactorSecrets } from './factors/factor-secrets.ts';
import type { OneTimeCodes } from './one-time-token.ts';
import type { RateLimits } from './rate-limits.ts';
import type { RedirectRules } from './redirect.ts';
import type { RefreshTokens } from './refresh-token.ts';

/** What every verb of auth works with. */
export interface AuthContext extends RedirectRules {
  sql: Sql;
  accessTokens: AccessTokens;
  refreshTokens: RefreshTokens;
  limits: RateLimits;
  autoconfirm: boolean;
  anonymousSignIn: boolean;
  keys: ApiKeys;
  factorSecrets: FactorSecrets;
  /** What an authenticator app calls this service, where nobody says otherwise. */
  host: string;
  codes: OneTimeCodes;
  /** Says that a mail was queued; called after the commit. */
  wakeMails(): void;
  isEmailChangeConfirmedTwice: boolean;
  /** How old a session may be to change the password without a mailed code; undefined for any age. */
  reauthenticateAfterSeconds: number | undefined;
  log: LogEvent;
}
