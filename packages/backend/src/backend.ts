import { Hono, type Context } from 'hono';
import type { JWK } from 'jose';
import type { Sql } from './sql.ts';
import { createAccessTokens, type AccessTokenClaims } from './auth/access-token.ts';
import { defaultRateLimits, type RateLimits } from './auth/rate-limits.ts';
import { createRefreshTokens } from './auth/refresh-token.ts';
import { authRoutes } from './auth/routes.ts';
import type { LogEvent } from './events.ts';
import { crossOrigin } from './http/cross-origin.ts';
import { restRoutes } from './rest/routes.ts';
import type { RestTables } from './rest/tables.ts';

export interface BackendOptions {
  /** Must be allowed to `set role` anon, authenticated and service_role; installBackend sees to that. */
  sql: Sql;
  /** Where clients find `/auth/v1`, for example http://localhost:3000/auth/v1. */
  issuer: string;
  /** A private ES256 key with a key id. */
  signingKey: JWK;
  publishableKey: string;
  /** True where no mail is configured: an account is confirmed when it is made. */
  autoconfirm: boolean;
  tables: RestTables;
  limits?: Partial<RateLimits>;
  /** The network address that limits count by. Default: the peer of the connection, as @hono/node-server names it. */
  clientAddress?: (context: Context) => string | undefined;
  log: LogEvent;
}

export interface Backend {
  /** Serves /auth/v1 and /rest/v1. */
  app: Hono;
  /** Refuses with an AccessTokenError. */
  verifyAccessToken(token: string): Promise<AccessTokenClaims>;
}

export function createBackend(options: BackendOptions): Backend {
  const { sql, autoconfirm, log, publishableKey, clientAddress, tables } = options;
  const accessTokens = createAccessTokens(options);
  const refreshTokens = createRefreshTokens(options.signingKey);
  const limits = { ...defaultRateLimits, ...options.limits };
  const auth = { sql, accessTokens, refreshTokens, limits, autoconfirm, log };

  const app = new Hono();
  app.use('/auth/v1/*', crossOrigin);
  app.use('/rest/v1/*', crossOrigin);
  app.route('/auth/v1', authRoutes({ auth, publishableKey, clientAddress }));
  app.route('/rest/v1', restRoutes({ sql, accessTokens, publishableKey, tables, log }));
  return { app, verifyAccessToken: (token) => accessTokens.verify(token) };
}
