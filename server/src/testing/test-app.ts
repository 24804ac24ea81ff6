import type { ProviderOptions } from '@alento/backend/auth/providers/provider.ts';
import { defaultLimits } from '@alento/domain/billing/limits.ts';
import { defaultGraceHours } from '@alento/domain/billing/trial.ts';
import { createBackend } from '@alento/backend/backend.ts';
import { generateSigningKey, derivePublishableKey } from '@alento/backend/keys.ts';
import type { JWK } from 'jose';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sql } from '@alento/sql/sql.ts';
import { storePlanSettings } from '#features/billing/store-plan-settings.ts';
import { forgetCustomer } from '#features/billing/payments/forget-customer.ts';
import { settleRenewals } from '#features/billing/payments/settle-renewals.ts';
import { cancelPurchases } from '#features/billing/stores/cancel-purchases.ts';
import { AccountDeletions, type DeletionDeps } from '#features/account/deletion/jobs/account-deletions.ts';
import { ReplyRegistry } from '#features/chat/replies/reply-registry.ts';
import { SessionReviews } from '#features/memory/jobs/session-reviews.ts';
import { createHttpServer } from '#http/create-http-server.ts';
import { changeTables } from '#platform/backend/change-tables.ts';
import { createContents } from '#platform/backend/contents.ts';
import { restTables } from '#platform/backend/rest-tables.ts';
import type { PersonCipher } from '#platform/encryption/person-cipher.ts';
import { EngineTally } from '#platform/database/engine-tally.ts';
import { Operations } from '#platform/database/operations.ts';
import { createPersonKeys } from '#platform/encryption/person-keys.ts';
import { createSupportCipher } from '#platform/encryption/support-cipher.ts';
import { createLog } from '#platform/log/log.ts';
import { createGuidedGateway } from '#platform/models/guided.ts';
import { createPdfPrinter } from '#platform/pdf/pdf-printer.ts';
import { findForeignKeys } from '#platform/secrets/key-fingerprints.ts';
import { createApp, type AppDeps } from '../app.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

export interface TestPerson {
  id: string;
  email: string;
  token: string;
}

export interface TestRequest {
  as?: TestPerson;
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export interface TestApp {
  readonly url: string;
  readonly sql: Sql;
  readonly signingKey: JWK;
  readonly issuer: string;
  readonly replies: ReplyRegistry;
  readonly tally: EngineTally;
  /** The deletion job, run by the test. */
  readonly deletions: AccountDeletions;
  readonly deletionDeps: DeletionDeps;
  /** Every logged line. */
  readonly logLines: string[];
  /** An adult with a confirmed birth date. */
  signUp(): Promise<TestPerson>;
  /** A user who has only an address: no name, no birth date. */
  signUpUnasked(): Promise<TestPerson>;
  /** What encrypts a person's words. */
  cipherOf(person: TestPerson): Promise<PersonCipher>;
  request(method: string, path: string, options?: TestRequest): Promise<Response>;
  close(): Promise<void>;
}

const issuer = 'http://alento.test/auth/v1';

interface TestOptions extends Partial<AppDeps> {
  /** Sign-in providers. */
  providers?: Record<string, ProviderOptions>;
  /** Instead of a fresh one; gone with the app. */
  database?: TestDatabase;
}

/** The whole app on a fresh database and a port of its own; the guided companion replies without delay. */
export async function createTestApp({
  providers = {},
  database: given,
  ...overrides
}: TestOptions = {}): Promise<TestApp> {
  const database = given ?? (await createTestDatabase());
  const signingKey = await generateSigningKey();
  const publishableKey = await derivePublishableKey(signingKey);
  const logLines: string[] = [];
  const log = createLog('debug', { write: (line) => void logLines.push(line) });
  const replies = new ReplyRegistry();
  const uploads = await mkdtemp(join(tmpdir(), 'alento-uploads-'));
  const backend = createBackend({
    sql: database.sql,
    issuer,
    signingKey,
    publishableKey,
    autoconfirm: true,
    siteUrl: 'http://alento.test',
    sendMail: () => Promise.resolve(),
    providers,
    passwords: { cost: 4 },
    tables: restTables,
    changes: changeTables,
    contents: createContents({ dataDir: uploads, s3: undefined }),
    log: ({ level, ...event }) => log[level](event),
  });
  const model = overrides.model ?? createGuidedGateway({ firstMs: 0, wordMs: 0 });
  const operations = new Operations({ sql: database.sql, log, freshMs: 0 });
  const tally = new EngineTally({ sql: database.sql, log });
  const reviews = new SessionReviews({
    model,
    log,
    isSwitchedOff: (engine, language) => operations.isSwitchedOff(engine, language),
  });
  const keys = overrides.keys ?? createPersonKeys(randomBytes(32));
  const sendNotice = overrides.sendNotice ?? (() => Promise.resolve());
  const endReplies = (personId: string) =>
    Promise.all([replies.endAllForPerson(personId), reviews.endAllForPerson(personId)]);
  const plans = overrides.plans ?? { ...defaultLimits, isSold: false, graceHours: defaultGraceHours };
  await storePlanSettings(database.sql, plans);
  const services = { sql: database.sql, backend, keys, log };
  const forgetMails = overrides.forgetMails ?? (() => Promise.resolve());
  const payments = overrides.payments ?? null;
  const stores = overrides.stores ?? { 'ios-appstore': null, 'android-play': null };
  const forgetPayments = async (personId: string) => {
    await cancelPurchases({ sql: database.sql, stores }, personId);
    await forgetCustomer({ sql: database.sql, payments, log }, personId);
  };
  const settle = async () => {
    if (payments) await settleRenewals({ sql: database.sql, payments, log });
  };
  const deletionDeps = { services, endReplies, forgetPayments, settleRenewals: settle, forgetMails, sendNotice };
  const deletions = new AccountDeletions(deletionDeps);
  const pdfPrinter = createPdfPrinter();
  const app = createApp({
    ...services,
    publishableKey,
    deletions,
    deletionGraceDays: 14,
    plans,
    payments,
    stores,
    forgetPayments,
    sendNotice,
    forgetMails,
    model,
    premiumModel: model,
    guided: createGuidedGateway({ firstMs: 0, wordMs: 0 }),
    replies,
    reviews,
    graceMs: 10_000,
    opinionPatienceMs: 5_000,
    version: '0.0.0',
    publicUrl: undefined,
    supabaseUrl: undefined,
    hasGoogle: false,
    webFiles: new Map(),
    locateCountry: () => Promise.resolve(null),
    countryHeader: undefined,
    trustedProxies: 0,
    adminEmails: [],
    messagesPerMinute: 1_000,
    sessionsPerMinute: 1_000,
    push: null,
    transcriber: null,
    speech: null,
    encryptForOperator: null,
    findForeignKeys: () => findForeignKeys(database.sql, { encryption: randomBytes(32) }),
    appOrigins: ['capacitor://localhost', 'https://localhost'],
    apps: { android: null, ios: [] },
    readFreeBytes: () => Promise.resolve(Infinity),
    guardianMails: { wake: () => undefined },
    operations,
    tally,
    supportCipher: createSupportCipher(randomBytes(32)),
    sendLetter: () => Promise.resolve(),
    supportMails: { wake: () => undefined },
    pdfPrinter,
    ...overrides,
  });
  const server = createHttpServer({ fetch: app.fetch, realtime: backend.realtime, trustedProxies: 0 });
  const url = await listen(server);

  return {
    url,
    sql: database.sql,
    signingKey,
    issuer,
    replies,
    tally,
    deletions,
    deletionDeps,
    logLines,
    async signUp() {
      const person = await signUp(url, publishableKey);
      await confirmAdult(database.sql, person.id);
      return person;
    },
    signUpUnasked: () => signUp(url, publishableKey),
    cipherOf: ({ id }) => keys.cipherOf(id, (work) => database.sql.begin(work)),
    request: (method, path, options = {}) => send(method, `${url}${path}`, options),
    async close() {
      await Promise.all([replies.close(), reviews.close()]);
      await deletions.stop();
      await pdfPrinter.close();
      await backend.realtime.stop();
      await closeServer(server);
      overrides.model?.close();
      await database.drop();
      await rm(uploads, { recursive: true });
    },
  };
}

async function signUp(url: string, publishableKey: string): Promise<TestPerson> {
  const email = `${randomUUID()}@example.com`;
  const response = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: randomUUID() }),
  });
  if (!response.ok) throw new Error(`sign-up answered ${response.status}`);
  const session = (await response.json()) as { access_token: string; user: { id: string } };
  return { id: session.user.id, email, token: session.access_token };
}

function send(method: string, url: string, { as, json, form, headers, signal }: TestRequest): Promise<Response> {
  return fetch(url, {
    method,
    headers: {
      ...(as ? { authorization: `Bearer ${as.token}` } : {}),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(json === undefined ? {} : { body: typeof json === 'string' ? json : JSON.stringify(json) }),
    ...(form ? { body: form } : {}),
    ...(signal ? { signal } : {}),
  });
}

/** States for a user that they are an adult. */
async function confirmAdult(sql: Sql, personId: string): Promise<void> {
  await sql`insert into public.perfis (id_usuario, data_nascimento, idade_confirmada)
    values (${personId}, '1990-05-09', true)`;
}

async function listen(server: Server): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', () => resolve());
  await promise;
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function closeServer(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  server.closeAllConnections();
  await promise;
}
