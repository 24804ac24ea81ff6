import type { Sql } from '@alento/sql/sql.ts';
import type { LogEvent } from '../events.ts';
import type { ApiKeys } from '../actor.ts';
import type { AccessTokens } from './access-token.ts';
import type { LinkMaker } from './mail/issue-link.ts';
import type { Passwords } from './passwords.ts';
import type { Provider } from './providers/provider.ts';
import type { HandshakeSecrets } from './providers/handshake.ts';
import type { RateLimits } from './rate-limits.ts';
import type { RedirectRules } from './redirect.ts';
import type { RefreshTokens } from './refresh-token.ts';
import type { SecretCipher } from './secret-cipher.ts';
import type { SmsDriver } from './sms/sms.ts';

/** What every verb of auth works with. */
export interface AuthContext extends RedirectRules, LinkMaker {
  sql: Sql;
  accessTokens: AccessTokens;
  refreshTokens: RefreshTokens;
  limits: RateLimits;
  passwords: Passwords;
  autoconfirm: boolean;
  anonymousSignIn: boolean;
  /** Whether people may link another identity to their account. */
  manualLinking: boolean;
  keys: ApiKeys;
  factorSecrets: SecretCipher;
  /** False where only the operator makes accounts. */
  isSignUpOpen: boolean;
  /** Where else people may have an account to sign in with, by name. */
  providers: ReadonlyMap<string, Provider>;
  handshakes: HandshakeSecrets;
  providerTokens: SecretCipher;
  /** Without one, phone sign-in is disabled. */
  sms: SmsDriver | undefined;
  /** The default name of this service in an authenticator app. */
  host: string;
  /** Says that a mail or a text message was queued; called after the commit. */
  wakeMails(): void;
  isEmailChangeConfirmedTwice: boolean;
  /** How old a sign-in may be to change how its person signs in; undefined for any age. */
  reauthenticateAfterSeconds: number | undefined;
  /** Whether a new password wants the one that it replaces. */
  isCurrentPasswordRequired: boolean;
  /** The client's User-Agent, while a request is handled. */
  userAgent?: string | undefined;
  log: LogEvent;
}
