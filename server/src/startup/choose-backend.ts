import type { JWK } from 'jose';
import { minPasswordLength } from '@alento/domain/account/limits.ts';
import { createBackend, type Backend } from '@alento/backend/backend.ts';
import type { ProviderOptions } from '@alento/backend/auth/providers/provider.ts';
import { derivePublishableKey } from '@alento/backend/keys.ts';
import type { SmsDriver } from '@alento/backend/auth/sms/sms.ts';
import type { Sql } from '@alento/sql/sql.ts';
import type { S3Options } from '@alento/backend/storage/contents/s3-store.ts';
import { clientAddress } from '#http/client-address.ts';
import type { BackendService } from '#platform/backend/backend-service.ts';
import { changeTables } from '#platform/backend/change-tables.ts';
import { createContents } from '#platform/backend/contents.ts';
import { restTables } from '#platform/backend/rest-tables.ts';
import { createSupabaseBackend } from '#platform/backend/supabase-project.ts';
import type { SupabaseProject } from '#platform/backend/project.ts';
import type { Log } from '#platform/log/log.ts';
import type { MailSender } from '#platform/mail/mail-sender.ts';
import { renderSms } from '#platform/mail/render-sms.ts';
import { createSmsWebhook } from '#platform/sms/webhook.ts';
import type { Env } from '../env.ts';

const sweepMs = 60_000;
// For accounts that have no password yet.
const reauthenticateAfterSeconds = 600;

/** What a backend of our own is made from besides the configuration. */
export interface BackendParts {
  log: Log;
  sql: Sql;
  mails: MailSender;
  /** Of our own backend. */
  signingKey?: JWK | undefined;
}

/** The backend of this installation, and how the browser reaches it. */
export interface ChosenBackend {
  backend: BackendService;
  publishableKey: string;
  supabaseUrl: string | undefined;
  /** Begins what is done beside requests. */
  startBackgroundJobs(): { stop(): Promise<void> };
}

/** Our own backend, or the Supabase project that the configuration names. */
export function chooseBackend(env: Env, parts: BackendParts): Promise<ChosenBackend> {
  const project = supabaseProject(env);
  return project ? Promise.resolve(projectBackend(project)) : createOwnBackend(env, parts);
}

/** Where people reach the product. */
export function getSiteUrl(env: Env): string {
  return env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
}

/** The project that the configuration names. */
export function supabaseProject(env: Env): SupabaseProject | undefined {
  const { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: publishableKey, SUPABASE_SECRET_KEY: secretKey } = env;
  if (!url || !publishableKey || !secretKey) return undefined;
  return { url: url.replace(/\/+$/, ''), publishableKey, secretKey };
}

function projectBackend(project: SupabaseProject): ChosenBackend {
  return {
    backend: createSupabaseBackend(project),
    publishableKey: project.publishableKey,
    supabaseUrl: project.url,
    startBackgroundJobs: () => ({ stop: () => Promise.resolve() }),
  };
}

async function createOwnBackend(env: Env, { log, sql, mails, signingKey }: BackendParts): Promise<ChosenBackend> {
  if (!signingKey) throw new Error('our own backend needs a signing key');
  const siteUrl = getSiteUrl(env);
  const publishableKey = await derivePublishableKey(signingKey);
  const backend = createBackend({
    sql,
    signingKey,
    publishableKey,
    issuer: `${siteUrl}/auth/v1`,
    siteUrl,
    redirectUrls: env.REDIRECT_URLS,
    // Without mail no address could be confirmed.
    autoconfirm: !env.SMTP_URL,
    sendMail: mails.send,
    sms: createSms(env),
    providers: providerOptions(env),
    anonymousSignIn: env.ANONYMOUS_SIGN_IN === 'on',
    manualLinking: env.MANUAL_LINKING === 'on',
    // Somebody who finds an unlocked device must not be able to lock out its owner.
    isCurrentPasswordRequired: true,
    reauthenticateAfterSeconds,
    passwords: { minimumLength: minPasswordLength },
    tables: restTables,
    changes: changeTables,
    contents: createContents({ dataDir: env.DATA_DIR, s3: s3Options(env) }),
    clientAddress: (context) => clientAddress(context, env.TRUSTED_PROXIES),
    limits: {
      signUpPerAddress: { attempts: env.SIGN_UPS_PER_HOUR, seconds: 3600 },
      passwordPerAddress: { attempts: env.SIGN_INS_PER_MINUTE, seconds: 60 },
    },
    log: ({ level, ...event }) => log[level](event, 'backend'),
  });
  return { backend, publishableKey, supabaseUrl: undefined, startBackgroundJobs: () => startBackgroundJobs(backend) };
}

function startBackgroundJobs(backend: Backend): { stop(): Promise<void> } {
  const delivery = backend.deliverMails();
  // Files of people who were erased, what a process left that died during an upload, and rows past their time.
  const sweeping = setInterval(() => void backend.sweep(), sweepMs).unref();
  return {
    async stop() {
      clearInterval(sweeping);
      await delivery.stop();
    },
  };
}

function createSms({ SMS_WEBHOOK_URL: url, SMS_WEBHOOK_SECRET: secret }: Env): SmsDriver | undefined {
  return url && secret ? { text: renderSms, sendMessage: createSmsWebhook({ url, secret }) } : undefined;
}

function providerOptions(env: Env): Record<string, ProviderOptions> {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = env;
  if (!clientId || !clientSecret) return {};
  return { google: { issuer, clientId, clientSecret, appClientIds: env.GOOGLE_APP_CLIENT_IDS } };
}

/** The object store that the configuration names. */
export function s3Options(env: Env): S3Options | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}
