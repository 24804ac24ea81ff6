import { createBackend } from '@alento/backend/backend.ts';
import { installBackend } from '@alento/backend/install.ts';
import { publishableKeyOf } from '@alento/backend/keys.ts';
import type { S3Options } from '@alento/backend/storage/contents/s3-store.ts';
import { createAdaptorServer } from '@hono/node-server';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Sql } from '@alento/backend/sql.ts';
import { ReplyRegistry } from '#features/chat/replies/reply-registry.ts';
import { clientAddress } from '#http/client-address.ts';
import { indexStaticFiles } from '#http/static-files.ts';
import { createContents } from '#platform/backend/contents.ts';
import { restTables } from '#platform/backend/rest-tables.ts';
import { connectDatabase } from '#platform/database/connect.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded.ts';
import { migrate } from '#platform/database/migrate.ts';
import { createPersonKeys } from '#platform/encryption/person-keys.ts';
import type { Log } from '#platform/log/log.ts';
import { createMailSender, type MailSender } from '#platform/mail/mail-sender.ts';
import { createGuidedGateway } from '#platform/models/guided.ts';
import type { ModelGateway } from '#platform/models/model-gateway.ts';
import { createOpenAiCompatible } from '#platform/models/openai-compatible.ts';
import { loadSecrets } from '#platform/secrets/load-secrets.ts';
import { createApp } from './app.ts';
import type { Env } from './env.ts';

export interface RunningServer {
  url: string;
  model: ModelGateway;
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');
const connectionsCloseMs = 1_000;
const sweepMs = 60_000;

/** Brings everything up, and takes what it started down again if a step fails. */
export async function startServer(env: Env, log: Log, say: (line: string) => void): Promise<RunningServer> {
  const started: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const undo of started.splice(0).toReversed()) await undo();
  };
  try {
    const database = await openDatabase(env, log, say);
    started.push(database.close);
    say('Applying migrations');
    await installBackend(database.sql);
    await migrate(database.sql, join(root, 'supabase/migrations'));
    const model = createModel(env);
    const replies = new ReplyRegistry();
    const mails = createMailSender({
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM ?? 'Alento <alento@localhost>',
      outbox: join(env.DATA_DIR, 'outbox'),
      say,
    });
    const { app, backend } = await assembleApp(env, { log, model, replies, sql: database.sql, mails });
    // Files of people who were erased, and what a process left that died during an upload.
    const sweeping = setInterval(() => void backend.sweepContents(), sweepMs).unref();
    started.push(async () => clearInterval(sweeping));
    const server = createAdaptorServer({ fetch: app.fetch }) as Server;
    const port = await listen(server, env);
    const delivery = backend.deliverMails();
    // Undone from the last: running replies are stored while the database is still there.
    started.push(async () => model.close());
    started.push(async () => mails.close());
    started.push(() => delivery.stop());
    started.push(() => closeServer(server));
    started.push(() => replies.close());
    return { url: env.PUBLIC_URL ?? `http://localhost:${port}`, model, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openDatabase(env: Env, log: Log, say: (line: string) => void) {
  if (env.DATABASE_URL) {
    say('Connecting to PostgreSQL');
    const sql = connectDatabase(env.DATABASE_URL);
    return { sql, close: () => sql.end() };
  }
  say('Starting PostgreSQL');
  const postgres = await startEmbeddedPostgres({
    dataDir: env.DATA_DIR,
    log: (code) => log.warn({ code }, 'database'),
  });
  const sql = connectDatabase(postgres.url);
  return {
    sql,
    close: async () => {
      await sql.end();
      await postgres.stop();
    },
  };
}

function createModel(env: Env): ModelGateway {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model } = env;
  if (!baseUrl || !model) return createGuidedGateway();
  return createOpenAiCompatible({
    baseUrl,
    model,
    apiKey: env.AI_API_KEY,
    timeoutMs: env.AI_TIMEOUT_SECONDS * 1000,
  });
}

interface AppParts {
  log: Log;
  model: ModelGateway;
  replies: ReplyRegistry;
  sql: Sql;
  mails: MailSender;
}

async function assembleApp(env: Env, { mails, ...parts }: AppParts) {
  const { log, sql } = parts;
  const siteUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  const { signingKey, encryptionKey } = await loadSecrets({
    dataDir: env.DATA_DIR,
    signingKey: env.SIGNING_KEY,
    encryptionKey: env.ENCRYPTION_KEY,
  });
  const publishableKey = await publishableKeyOf(signingKey);
  const backend = createBackend({
    sql,
    signingKey,
    publishableKey,
    issuer: `${siteUrl}/auth/v1`,
    siteUrl,
    // Without mail nobody could confirm an address.
    autoconfirm: !env.SMTP_URL,
    sendMail: mails.send,
    tables: restTables,
    contents: createContents({ dataDir: env.DATA_DIR, s3: s3Options(env) }),
    clientAddress: (context) => clientAddress(context, env.TRUSTED_PROXIES),
    limits: {
      signUpPerAddress: { attempts: env.SIGN_UPS_PER_HOUR, seconds: 3600 },
      passwordPerAddress: { attempts: env.SIGN_INS_PER_MINUTE, seconds: 60 },
    },
    log: ({ level, ...event }) => log[level](event, 'backend'),
  });
  const app = createApp({
    ...parts,
    backend,
    publishableKey,
    keys: createPersonKeys(encryptionKey),
    version: await readVersion(),
    publicUrl: env.PUBLIC_URL,
    webFiles: await indexStaticFiles(join(root, 'web/build/client')),
    graceMs: env.RECONNECT_GRACE_SECONDS * 1000,
    messagesPerMinute: env.MESSAGES_PER_MINUTE,
    sessionsPerMinute: env.SESSIONS_PER_MINUTE,
  });
  return { app, backend };
}

function s3Options(env: Env): S3Options | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}

async function readVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  return version;
}

function listen(server: Server, env: Env): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  server.once('error', (error: NodeJS.ErrnoException) => {
    reject(error.code === 'EADDRINUSE' ? new Error(`Port ${env.PORT} is in use. Choose another with PORT.`) : error);
  });
  server.listen({ port: env.PORT, host: env.HOST }, () => resolve((server.address() as AddressInfo).port));
  return promise;
}

async function closeServer(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  server.closeIdleConnections();
  // A client that does not let go must not hold the stop up.
  const hurry = setTimeout(() => server.closeAllConnections(), connectionsCloseMs);
  await promise;
  clearTimeout(hurry);
}
