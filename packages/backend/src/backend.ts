import { Hono, type Context } from 'hono';
import type { JWK } from 'jose';
import type { Sql } from './sql.ts';
import { createAccessTokens, type AccessTokenClaims } from './auth/access-token.ts';
import type { AuthContext } from './auth/context.ts';
import { createFactorSecrets } from './auth/factors/factor-secrets.ts';
import { createMailDelivery } from './auth/mail/deliver-mails.ts';
import type { SendMail } from './auth/mail/mail.ts';
import { prepareMail } from './auth/mail/prepare-mail.ts';
import { createOneTimeCodes } from './auth/one-time-token.ts';
import { defaultRateLimits, type RateLimits } from './auth/rate-limits.ts';
import { createRefreshTokens } from './auth/refresh-token.ts';
import { authRoutes } from './auth/routes.ts';
import type { LogEvent } from './events.ts';
import { crossOrigin } from './http/cross-origin.ts';
import { secretKeyOf } from './keys.ts';
import { restRoutes } from './rest/routes.ts';
import type { RestTables } from './rest/tables.ts';
import type { ContentStore } from './storage/contents/content-store.ts';
import { storageRoutes } from './storage/routes.ts';
import { createSignedLinks } from './storage/signed-links.ts';
import { sweepContents } from './storage/sweep-contents.ts';

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
  /** Lets people in who say nothing about themselves. */
  anonymousSignIn?: boolean;
  /** Where the links of mails lead when nothing else is asked for. */
  siteUrl: string;
  /** Where else they may lead: prefixes of web addresses, and exact addresses of any other scheme. */
  redirectUrls?: readonly string[];
  /** Sends one mail. It is called by `deliverMails`, never within a request. */
  sendMail: SendMail;
  /** How long a mailed code and its link may be used. Default: an hour. */
  codeLifetimeSeconds?: number;
  /** Whether the present address, too, must confirm that it gives way to a new one. Default: true. */
  isEmailChangeConfirmedTwice?: boolean;
  /** Sessions older than this change the password only with a mailed code. Default: no session does. */
  reauthenticateAfterSeconds?: number;
  tables: RestTables;
  /** Where the bytes of uploads lie; without it there is no /storage/v1. Its buckets are the rows of storage.buckets. */
  contents?: ContentStore;
  limits?: Partial<RateLimits>;
  /** The network address that limits count by. Default: the peer of the connection, as @hono/node-server names it. */
  clientAddress?: (context: Context) => string | undefined;
  log: LogEvent;
}

const defaultCodeLifetime = 3600;

export interface Backend {
  /** Serves /auth/v1, /rest/v1 and /storage/v1. */
  app: Hono;
  /** Refuses with an AccessTokenError. */
  verifyAccessToken(token: string): Promise<AccessTokenClaims>;
  /** Removes the bytes of objects that are gone, which storage else does beside the next change. */
  sweepContents(): Promise<void>;
  /** Sends queued mails until it is stopped. Any number of processes may. */
  deliverMails(): { stop(): Promise<void> };
}

export function createBackend(options: BackendOptions): Backend {
  const { sql, autoconfirm, log, publishableKey, clientAddress, tables, contents } = options;
  const accessTokens = createAccessTokens(options);
  const refreshTokens = createRefreshTokens(options.signingKey);
  const keys = { publishable: publishableKey, secret: secretKeyOf(options.signingKey) };
  const limits = { ...defaultRateLimits, ...options.limits };
  const codes = createOneTimeCodes(options.signingKey, options.codeLifetimeSeconds ?? defaultCodeLifetime);
  const mails = createMailDelivery({
    sql,
    log,
    sendMail: options.sendMail,
    prepareMail: (tx, queued) => prepareMail({ codes, issuer: options.issuer }, tx, queued),
  });
  const auth: AuthContext = {
    sql,
    accessTokens,
    refreshTokens,
    factorSecrets: createFactorSecrets(options.signingKey),
    limits,
    autoconfirm,
    anonymousSignIn: options.anonymousSignIn ?? false,
    keys,
    host: new URL(options.issuer).hostname,
    log,
    codes,
    wakeMails: mails.wake,
    siteUrl: options.siteUrl,
    redirectUrls: options.redirectUrls ?? [],
    isEmailChangeConfirmedTwice: options.isEmailChangeConfirmedTwice ?? true,
    reauthenticateAfterSeconds: options.reauthenticateAfterSeconds,
  };

  const app = new Hono();
  app.use('/auth/v1/*', crossOrigin);
  app.use('/rest/v1/*', crossOrigin);
  app.route('/auth/v1', authRoutes({ auth, clientAddress }));
  app.route('/rest/v1', restRoutes({ sql, accessTokens, keys, tables, log }));
  if (contents) {
    const links = createSignedLinks(options.signingKey);
    app.use('/storage/v1/*', crossOrigin);
    app.route('/storage/v1', storageRoutes({ sql, accessTokens, keys, contents, links, log }));
  }
  return {
    app,
    verifyAccessToken: (token) => accessTokens.verify(token),
    deliverMails: mails.start,
    sweepContents: async () => contents && sweepContents({ sql, contents, log }),
  };
}
