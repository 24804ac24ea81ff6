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
import { restRoutes } from './rest/routes.ts';
import type { RestTables } from './rest/tables.ts';
import type { ContentStore } from './storage/contents/content-store.ts';
import { listPersonFiles, type PersonFile } from './storage/list-person-files.ts';
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
  /** False where only the operator makes accounts. Default: true. */
  isSignUpOpen?: boolean;
  /** Where else people have an account to sign in with, by the name that clients use, for example `google`. */
  providers?: Readonly<Record<string, ProviderOptions>>;
  /** Where the links of mails lead when nothing else is asked for. */
  siteUrl: string;
  /** Where else they may lead: prefixes of web addresses, and exact addresses of any other scheme. */
  redirectUrls?: readonly string[];
  /** Sends one mail. It is called by `deliverMails`, never within a request. */
  sendMail: SendMail;
  /** Lets people sign up and in with a telephone. Like `sendMail`, it is called by `deliverMails`. */
  sms?: SmsDriver | undefined;
  /** How long a mailed code and its link may be used. Default: an hour. */
  codeLifetimeSeconds?: number;
  /** Whether the present address, too, must confirm that it gives way to a new one. Default: true. */
  isEmailChangeConfirmedTwice?: boolean;
  /** Sign-ins older than this link, unlink and set up nothing, and change the password only with a mailed code. Default: none is. */
  reauthenticateAfterSeconds?: number;
  /** Whether a new password wants the one that it replaces, a mailed code, or a session that a mail has just opened. Default: false. */
  isCurrentPasswordRequired?: boolean;
  passwords?: PasswordOptions;
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
  /** Erases a person at once, with all that refers to them and their files. */
  deleteAccount(personId: string): Promise<void>;
  /** Deletes every MFA factor of a user who has lost them. */
  deleteFactors(personId: string): Promise<void>;
  /** Signs a person out on every device. */
  endSessions(personId: string): Promise<void>;
  /** What is kept of an account, for the person themselves; notes that it was asked for. */
  exportAccount(personId: string): Promise<object>;
  filesOf(personId: string): Promise<PersonFile[]>;
  /** Removes what is over: rows past their time, and the bytes of objects that are gone. Call it now and then. */
  sweep(): Promise<void>;
  /** Sends queued mails and text messages until it is stopped. Any number of processes may. */
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
  app.route('/rest/v1', restRoutes({ sql, accessTokens, keys, tables, log }));
  if (contents) {
    const links = createSignedLinks(options.signingKey);
    app.use('/storage/v1/*', crossOrigin);
    app.route('/storage/v1', storageRoutes({ sql, accessTokens, keys, contents, links, limits, log }));
  }
  return {
    app,
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
