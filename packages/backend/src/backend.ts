import { Hono, type Context } from 'hono';
import type { JWK } from 'jose';
import type { Sql } from '@alento/sql/sql.ts';
import { deleteFactors } from './auth/admin/delete-factors.ts';
import { createAccessTokens, type AccessTokenClaims } from './auth/access-token.ts';
import type { AuthContext } from './auth/context.ts';
import { createMailDelivery } from './auth/mail/deliver-mails.ts';
import type { SendMail } from './auth/mail/mail.ts';
import { prepareMail } from './auth/mail/prepare-mail.ts';
import { createOneTimeCodes } from './auth/one-time-token.ts';
import { createPasswords, type PasswordOptions } from './auth/passwords.ts';
import { createHandshakeSecrets } from './auth/providers/handshake.ts';
import { createOpenIdProvider } from './auth/providers/open-id-provider.ts';
import type { ProviderOptions } from './auth/providers/provider.ts';
import { defaultRateLimits, type RateLimits } from './auth/rate-limits.ts';
import { createRefreshTokens } from './auth/refresh-token.ts';
import { authRoutes } from './auth/routes.ts';
import { createSecretCipher } from './auth/secret-cipher.ts';
import { endSessions } from './end-sessions.ts';
import { erasePerson } from './erase-person.ts';
import type { LogEvent } from './events.ts';
import { exportAccount } from './export-account.ts';
import { crossOrigin } from './http/cross-origin.ts';
import { deriveSecretKey } from './keys.ts';
import { prepareSms } from './auth/sms/prepare-sms.ts';
import type { SmsDriver } from './auth/sms/sms.ts';
import { sweepRows } from './auth/sweep-rows.ts';
import { createChangeCatalog, type ChangeTables } from './realtime/change-tables.ts';
import { defaultRealtimeLimits, type RealtimeLimits } from './realtime/limits.ts';
import { createRealtime, type Realtime } from './realtime/realtime.ts';
import { broadcastRoutes } from './realtime/routes.ts';
import { restRoutes } from './rest/routes.ts';
import type { RestTables } from './rest/tables.ts';
import type { ContentStore } from './storage/contents/content-store.ts';
import { listPersonFiles, type PersonFile } from './storage/list-person-files.ts';
import { storageRoutes } from './storage/routes.ts';
import { createSignedLinks } from './storage/signed-links.ts';
import { sweepContents } from './storage/sweep-contents.ts';

export interface BackendOptions {
  /** Its role must be allowed to `set role` anon, authenticated and service_role, which installBackend grants. */
  sql: Sql;
  /** The public URL of `/auth/v1`, for example http://localhost:3000/auth/v1. */
  issuer: string;
  /** A private ES256 key with a key id. */
  signingKey: JWK;
  publishableKey: string;
  /** True where no mail is configured: accounts are confirmed when created. */
  autoconfirm: boolean;
  /** Enables anonymous accounts. */
  anonymousSignIn?: boolean;
  /** False where nobody links another identity to their account. Default: true. */
  manualLinking?: boolean;
  /** False where only the operator creates accounts. Default: true. */
  isSignUpOpen?: boolean;
  /** Sign-in providers by the name that clients use, for example `google`. */
  providers?: Readonly<Record<string, ProviderOptions>>;
  /** The default target of mailed links. */
  siteUrl: string;
  /** Other allowed targets: prefixes of web addresses, and exact addresses of any other scheme. */
  redirectUrls?: readonly string[];
  /** Sends one mail. Called by `deliverMails`, never within a request. */
  sendMail: SendMail;
  /** Enables phone sign-in. Like `sendMail`, called by `deliverMails`. */
  sms?: SmsDriver | undefined;
  /** Lifetime of a mailed code and its link. Default: an hour. */
  codeLifetimeSeconds?: number;
  /** Whether the current address must confirm an email change, too. Default: true. */
  isEmailChangeConfirmedTwice?: boolean;
  /** With a sign-in older than this, identities and factors cannot be changed, and the password only with a mailed code. Default: no limit. */
  reauthenticateAfterSeconds?: number;
  /** Whether a new password needs the current one, a mailed code, or a session just opened by mail. Default: false. */
  isCurrentPasswordRequired?: boolean;
  passwords?: PasswordOptions;
  tables: RestTables;
  /** Tables whose changes clients may follow, each with the columns they are sent. `realtime.notify_change()` must be a trigger of each. */
  changes?: ChangeTables;
  realtimeLimits?: Partial<RealtimeLimits>;
  /** The store of uploaded bytes; without it there is no /storage/v1. Buckets are the rows of storage.buckets. */
  contents?: ContentStore;
  limits?: Partial<RateLimits>;
  /** The network address for rate limits. Default: the peer of the connection, as @hono/node-server reports it. */
  clientAddress?: (context: Context) => string | undefined;
  log: LogEvent;
}

const defaultCodeLifetime = 3600;

export interface Backend {
  /** Serves /auth/v1, /rest/v1 and /storage/v1, and of /realtime/v1 what is no WebSocket. */
  app: Hono;
  /** The WebSocket of /realtime/v1. Without stopping it a server is never closed. */
  realtime: Realtime;
  /** Verifies an access token; throws an AccessTokenError. */
  verifyAccessToken(token: string): Promise<AccessTokenClaims>;
  /** Erases a user at once, with every row that refers to them and their files. */
  deleteAccount(personId: string): Promise<void>;
  /** Deletes every MFA factor of a user who has lost them. */
  deleteFactors(personId: string): Promise<void>;
  /** Signs a user out on every device. */
  endSessions(personId: string): Promise<void>;
  /** What is stored about an account, for its export. The request is audited. */
  exportAccount(personId: string): Promise<object>;
  filesOf(personId: string): Promise<PersonFile[]>;
  /** Deletes expired rows, and the bytes of deleted objects. Call it regularly. */
  sweep(): Promise<void>;
  /** Sends queued mails and text messages until stopped. Any number of processes may run it. */
  deliverMails(): { stop(): Promise<void> };
}

export function createBackend(options: BackendOptions): Backend {
  const { sql, autoconfirm, log, publishableKey, clientAddress, tables, contents } = options;
  const accessTokens = createAccessTokens(options);
  const refreshTokens = createRefreshTokens(options.signingKey);
  const keys = { publishable: publishableKey, secret: deriveSecretKey(options.signingKey) };
  const limits = { ...defaultRateLimits, ...options.limits };
  const codes = createOneTimeCodes(options.signingKey, options.codeLifetimeSeconds ?? defaultCodeLifetime);
  const mails = createMailDelivery({
    sql,
    log,
    prepare: (tx, queued) =>
      queued.phone === null
        ? prepareMail({ codes, issuer: options.issuer, sendMail: options.sendMail }, tx, queued)
        : prepareSms({ codes, sms: options.sms }, tx, queued),
  });
  const callbackUrl = `${options.issuer}/callback`;
  const auth: AuthContext = {
    sql,
    accessTokens,
    refreshTokens,
    factorSecrets: createSecretCipher(options.signingKey, 'factor secrets'),
    limits,
    passwords: createPasswords(options.passwords),
    autoconfirm,
    anonymousSignIn: options.anonymousSignIn ?? false,
    manualLinking: options.manualLinking ?? true,
    isSignUpOpen: options.isSignUpOpen ?? true,
    providers: new Map(
      Object.entries(options.providers ?? {}).map(([name, provider]) => [
        name,
        createOpenIdProvider(name, { ...provider, callbackUrl, log }),
      ]),
    ),
    handshakes: createHandshakeSecrets(options.signingKey),
    providerTokens: createSecretCipher(options.signingKey, 'provider tokens'),
    keys,
    host: new URL(options.issuer).hostname,
    log,
    sms: options.sms,
    codes,
    issuer: options.issuer,
    wakeMails: mails.wake,
    siteUrl: options.siteUrl,
    redirectUrls: options.redirectUrls ?? [],
    isEmailChangeConfirmedTwice: options.isEmailChangeConfirmedTwice ?? true,
    reauthenticateAfterSeconds: options.reauthenticateAfterSeconds,
    isCurrentPasswordRequired: options.isCurrentPasswordRequired ?? false,
  };

  const app = new Hono();
  app.use('/auth/v1/*', crossOrigin);
  app.use('/rest/v1/*', crossOrigin);
  app.route('/auth/v1', authRoutes({ auth, clientAddress }));
  app.route('/rest/v1', restRoutes({ sql, accessTokens, keys, tables, limits, log }));
  const realtimeLimits = { ...defaultRealtimeLimits, ...options.realtimeLimits };
  const realtime = createRealtime({
    sql,
    accessTokens,
    keys,
    limits: realtimeLimits,
    changeCatalog: createChangeCatalog(sql, options.changes ?? {}),
    log,
  });
  app.use('/realtime/v1/*', crossOrigin);
  app.route(
    '/realtime/v1',
    broadcastRoutes({ sql, accessTokens, keys, limits, log, maximumBytes: realtimeLimits.maximumMessageBytes }),
  );
  if (contents) {
    const links = createSignedLinks(options.signingKey);
    app.use('/storage/v1/*', crossOrigin);
    app.route('/storage/v1', storageRoutes({ sql, accessTokens, keys, contents, links, limits, log }));
  }
  return {
    app,
    realtime,
    verifyAccessToken: (token) => accessTokens.verify(token),
    deleteAccount: (personId) => erasePerson(options, personId),
    deleteFactors: (personId) => deleteFactors(auth, personId),
    endSessions: (personId) => endSessions(sql, personId),
    exportAccount: (personId) => exportAccount(sql, personId),
    filesOf: async (personId) => (contents ? listPersonFiles({ sql, contents }, personId) : []),
    deliverMails: mails.start,
    async sweep() {
      await sweepRows({ sql, log });
      if (contents) await sweepContents({ sql, contents, log });
    },
  };
}
