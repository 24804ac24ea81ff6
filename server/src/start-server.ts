import { installBackend } from '@alento/backend/install.ts';
import { readFile, statfs } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { AccountDeletions } from '#features/account/deletion/jobs/account-deletions.ts';
import { GuardianMails } from '#features/account/guardian/jobs/guardian-mails.ts';
import { forgetCustomer } from '#features/billing/payments/forget-customer.ts';
import { settleRenewals } from '#features/billing/payments/settle-renewals.ts';
import { cancelPurchases } from '#features/billing/stores/cancel-purchases.ts';
import { TrialMails } from '#features/billing/trial/jobs/trial-mails.ts';
import { storePlanSettings, type PlanSettings } from '#features/billing/store-plan-settings.ts';
import { ReminderNotifications } from '#features/reminders/jobs/reminder-notifications.ts';
import { ReplyRegistry } from '#features/chat/replies/reply-registry.ts';
import { forgetAddresses } from '#features/support/forget-addresses.ts';
import { SupportMails } from '#features/support/jobs/support-mails.ts';
import { fetchLanguagesInUse } from '#features/chat/data.ts';
import { errorCodeOf } from '#lib/errors.ts';
import { warmUp } from '#features/chat/warm-up.ts';
import { SessionReviews } from '#features/memory/jobs/session-reviews.ts';
import { createHttpServer } from '#http/create-http-server.ts';
import { indexStaticFiles } from '#http/static-files.ts';
import type { Sql } from '@alento/sql/sql.ts';
import { checkSupabase, type ProjectSignIn } from '#platform/backend/check-supabase.ts';
import type { SupabaseProject } from '#platform/backend/project.ts';
import { connectDatabase } from '#platform/database/connect.ts';
import { EngineTally } from '#platform/database/engine-tally.ts';
import { Operations } from '#platform/database/operations.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded.ts';
import { migrate } from '#platform/database/migrate.ts';
import { createOperatorEncryption } from '#platform/encryption/operator-encryption.ts';
import { createPersonKeys, type PersonKeys } from '#platform/encryption/person-keys.ts';
import { createSupportCipher, type SupportCipher } from '#platform/encryption/support-cipher.ts';
import type { Log } from '#platform/log/log.ts';
import { createCountryServices } from '#platform/geo/country-services.ts';
import { createMailSender, type MailSender } from '#platform/mail/mail-sender.ts';
import { createNoticeSender } from '#platform/mail/render-notice.ts';
import type { SendNotice } from '#platform/mail/notice.ts';
import { renderGuardianMail } from '#platform/mail/render-guardian-mail.ts';
import { renderSupportNotice, renderSupportReceipt } from '#platform/mail/render-support-mail.ts';
import { renderTrialMail } from '#platform/mail/render-trial-mail.ts';
import { createGuidedGateway } from '#platform/models/guided.ts';
import type { ModelGateway } from '#platform/models/model-gateway.ts';
import { createOpenAiCompatible } from '#platform/models/openai-compatible.ts';
import { createAppStore } from '#platform/stores/app-store.ts';
import { createGooglePlay } from '#platform/stores/google-play.ts';
import type { Store, Stores } from '#platform/stores/store.ts';
import { createPdfPrinter, type PdfPrinter } from '#platform/pdf/pdf-printer.ts';
import type { Payments } from '#platform/stripe/payments.ts';
import { createStripePayments } from '#platform/stripe/stripe-payments.ts';
import { createOpenAiSpeech, createOpenAiTranscriber } from '#platform/voice/openai-voice.ts';
import { createPushSender, type PushSender } from '#platform/push/push-sender.ts';
import { bindKeys, findForeignKeys } from '#platform/secrets/key-fingerprints.ts';
import { loadSecrets, type SecretSources } from '#platform/secrets/load-secrets.ts';
import { createTranslator } from '#platform/mail/translator.ts';
import { createApp } from './app.ts';
import { chooseBackend, getSiteUrl, supabaseProject, type BackendParts, type ChosenBackend } from './choose-backend.ts';
import type { Env } from './env.ts';

export interface RunningServer {
  url: string;
  model: ModelGateway;
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');
const connectionsCloseMs = 1_000;
const sweepMailsMs = 60 * 60 * 1000;
const opinionPatienceMs = 5_000;

/** Starts everything, and stops what it started if a step fails. */
export async function startServer(env: Env, log: Log, say: (line: string) => void): Promise<RunningServer> {
  const started: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const undo of started.splice(0).toReversed()) await undo();
  };
  try {
    const database = await openDatabase(env, log, say);
    started.push(database.close);
    const project = supabaseProject(env);
    const signIn = project
      ? await askProject(project, { env, sql: database.sql, say })
      : { hasGoogle: Boolean(env.GOOGLE_CLIENT_ID) };
    say('Applying migrations');
    if (!project) await installBackend(database.sql);
    await migrate(database.sql, join(root, 'supabase/migrations'), { isShared: project !== undefined });
    const secrets = await loadSecrets(secretSources(env));
    await bindKeys(database.sql, secrets.keys, env.CHANGED_KEYS);
    const guided = createGuidedGateway();
    await storePlanSettings(database.sql, planSettings(env));
    const model = createModel(env, env.AI_MODEL) ?? guided;
    const premiumModel = env.AI_MODEL_PREMIUM ? (createModel(env, env.AI_MODEL_PREMIUM) ?? model) : model;
    const payments = createPayments(env);
    const stores = createStores(env);
    const replies = new ReplyRegistry();
    const operations = new Operations({ sql: database.sql, log });
    const tally = new EngineTally({ sql: database.sql, log });
    const reviews = new SessionReviews({
      model,
      log,
      isSwitchedOff: (engine, language) => operations.isSwitchedOff(engine, language),
    });
    const mails = createMails(env, say);
    started.push(async () => mails.close());
    const guardianMails = new GuardianMails({
      sql: database.sql,
      mails,
      render: renderGuardianMail,
      siteUrl: getSiteUrl(env),
      log,
    });
    const trialMails = new TrialMails({
      sql: database.sql,
      mails,
      render: renderTrialMail,
      siteUrl: getSiteUrl(env),
      log,
    });
    const supportCipher = createSupportCipher(secrets.keys.encryption);
    const supportMails = new SupportMails({
      sql: database.sql,
      cipher: supportCipher,
      mails,
      renderReceipt: renderSupportReceipt,
      renderNotice: renderSupportNotice,
      operators: env.ADMIN_EMAILS,
      siteUrl: getSiteUrl(env),
      log,
    });
    const pdfPrinter = createPdfPrinter();
    started.push(() => pdfPrinter.close());
    const parts = {
      log,
      model,
      premiumModel,
      payments,
      stores,
      guided,
      replies,
      reviews,
      mails,
      guardianMails,
      supportCipher,
      operations,
      tally,
      sendLetter: mails.sendLetter,
      supportMails,
      pdfPrinter,
      ...signIn,
      sql: database.sql,
    };
    const chosen = await chooseBackend(env, { ...parts, signingKey: secrets.signingKey });
    const keys = createPersonKeys(secrets.keys.encryption);
    const sendNotice = createNoticeSender(mails, getSiteUrl(env));
    const forgetMails = async (addresses: readonly string[]): Promise<void> => {
      await mails.forget(addresses);
      await forgetAddresses({ sql: database.sql, cipher: supportCipher }, addresses);
    };
    const forgetPayments = async (personId: string) => {
      await cancelPurchases({ sql: database.sql, stores }, personId);
      await forgetCustomer({ sql: database.sql, payments, log }, personId);
    };
    const deletions = new AccountDeletions({
      services: { log, keys, sql: database.sql, backend: chosen.backend },
      endReplies: (personId) => Promise.all([replies.endAllForPerson(personId), reviews.endAllForPerson(personId)]),
      forgetPayments,
      settleRenewals: async () => {
        if (payments) await settleRenewals({ sql: database.sql, payments, log });
      },
      forgetMails,
      sendNotice,
    });
    const push = createPush(env, secrets.pushKey);
    const reminders = new ReminderNotifications({
      sql: database.sql,
      push,
      words: (language) => createTranslator(language, 'reminders'),
      log,
    });
    const app = await assembleApp(
      env,
      {
        ...parts,
        keys,
        deletions,
        sendNotice,
        forgetPayments,
        forgetMails,
        push,
        findForeignKeys: () => findForeignKeys(database.sql, secrets.keys),
      },
      chosen,
    );
    const server = createHttpServer({
      fetch: app.fetch,
      realtime: chosen.backend.realtime,
      trustedProxies: env.TRUSTED_PROXIES,
    });
    const port = await listen(server, env);
    const stopping = new AbortController();
    // Only those in use: all of them take 400 MB.
    const warm = fetchLanguagesInUse(database.sql).then(
      (languages) => warmUp(languages, stopping),
      (error: unknown) => log.warn({ code: errorCodeOf(error) }, 'languages not loaded'),
    );
    const backgroundJobs = chosen.startBackgroundJobs();
    const sweeping = setInterval(() => void sweepMails(mails, log), sweepMailsMs).unref();
    void sweepMails(mails, log);
    guardianMails.start();
    trialMails.start();
    supportMails.start();
    deletions.start();
    reminders.start();
    // Stopped in reverse order: running replies are stored while the database is still up.
    started.push(async () => clearInterval(sweeping));
    started.push(async () => {
      model.close();
      premiumModel.close();
    });
    started.push(() => deletions.stop());
    started.push(() => reminders.stop());
    started.push(() => backgroundJobs.stop());
    started.push(() => guardianMails.stop());
    started.push(() => trialMails.stop());
    started.push(() => supportMails.stop());
    started.push(async () => {
      stopping.abort();
      await warm;
    });
    started.push(() => closeServer(server));
    started.push(() => tally.flush());
    started.push(async () => chosen.backend.realtime?.stop());
    started.push(() => Promise.all([replies.close(), reviews.close()]));
    return { url: env.PUBLIC_URL ?? `http://localhost:${port}`, model, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Question {
  env: Env;
  sql: Sql;
  say: (line: string) => void;
}

async function askProject(project: SupabaseProject, { env, sql, say }: Question): Promise<ProjectSignIn> {
  say('Asking Supabase');
  return checkSupabase(project, sql, { hasAdmins: env.ADMIN_EMAILS.length > 0 });
}

async function openDatabase(env: Env, log: Log, say: (line: string) => void) {
  if (env.DATABASE_URL) {
    say('Connecting to PostgreSQL');
    const sql = connectDatabase(env.DATABASE_URL, { max: env.DATABASE_CONNECTIONS });
    return { sql, close: () => sql.end() };
  }
  say('Starting PostgreSQL');
  const postgres = await startEmbeddedPostgres({
    dataDir: env.DATA_DIR,
    log: (code) => log.warn({ code }, 'database'),
  });
  const sql = connectDatabase(postgres.url, { max: env.DATABASE_CONNECTIONS });
  return {
    sql,
    close: async () => {
      await sql.end();
      await postgres.stop();
    },
  };
}

function createMails(env: Env, say: (line: string) => void): MailSender {
  return createMailSender({
    smtpUrl: env.SMTP_URL,
    from: env.MAIL_FROM ?? 'Alento <alento@localhost>',
    outbox: join(env.DATA_DIR, 'outbox'),
    say,
  });
}

async function sweepMails(mails: MailSender, log: Log): Promise<void> {
  await mails.sweep().catch((error: unknown) => log.warn({ code: errorCodeOf(error) }, 'outbox not swept'));
}

function createPush(env: Env, privateKey: string | undefined): PushSender | null {
  if (privateKey === undefined) return null;
  const siteUrl = getSiteUrl(env);
  return createPushSender({
    privateKey,
    contact: siteUrl.startsWith('https:') ? siteUrl : 'mailto:alento@localhost',
    services: env.PUSH_SERVICES,
  });
}

/** Supabase signs its tokens itself, and who reminds nobody needs no push key. */
function secretSources(env: Env): SecretSources {
  return {
    dataDir: env.DATA_DIR,
    encryption: env.ENCRYPTION_KEY,
    signing: supabaseProject(env) ? 'none' : env.SIGNING_KEY,
    push: env.PUSH_SERVICES.length === 0 ? 'none' : env.PUSH_KEY,
  };
}

function planSettings(env: Env): PlanSettings {
  return {
    isSold: env.PLANS === undefined ? sellsAnything(env) : env.PLANS === 'on',
    sessionsPerDay: env.FREE_SESSIONS_PER_DAY,
    messagesPerDay: env.FREE_MESSAGES_PER_DAY,
    graceHours: env.TRIAL_GRACE_HOURS,
  };
}

function sellsAnything({
  STRIPE_SECRET_KEY: cards,
  APPLE_APP_ID: apple,
  GOOGLE_PLAY_SERVICE_ACCOUNT: google,
}: Env): boolean {
  return [cards, apple, google].some((given) => given !== undefined);
}

function createPayments(env: Env): Payments | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = env;
  return secretKey && webhookSecret ? createStripePayments({ secretKey, webhookSecret, apiBase }) : null;
}

function createStores(env: Env): Stores {
  return { 'ios-appstore': openAppStore(env), 'android-play': openGooglePlay(env) };
}

function openAppStore(env: Env): Store | null {
  const { APPLE_APP_ID: appId, APPLE_ISSUER_ID: issuerId, APPLE_KEY_ID: keyId, APPLE_PRIVATE_KEY: privateKey } = env;
  if (appId === undefined || issuerId === undefined || keyId === undefined || privateKey === undefined) return null;
  return createAppStore({
    appId,
    issuerId,
    keyId,
    privateKey,
    bundleId: env.APPLE_BUNDLE_ID,
    takesSandbox: env.STORE_SANDBOX === 'on',
    apiBase: undefined,
    root: undefined,
  });
}

function openGooglePlay(env: Env): Store | null {
  const { GOOGLE_PLAY_SERVICE_ACCOUNT: serviceAccount, GOOGLE_PLAY_PUSH_ACCOUNT: pushAccount } = env;
  if (!serviceAccount || pushAccount === undefined) return null;
  return createGooglePlay({
    serviceAccount,
    pushAccount,
    packageName: env.GOOGLE_PLAY_PACKAGE,
    pushAddress: `${getSiteUrl(env)}/api/billing/webhooks/google`,
    takesSandbox: env.STORE_SANDBOX === 'on',
    apiBase: undefined,
  });
}

/** A model of the configured endpoint, or null. */
function createModel(env: Env, model: string | undefined): ModelGateway | null {
  const { AI_BASE_URL: baseUrl } = env;
  if (!baseUrl || !model) return null;
  return createOpenAiCompatible({
    baseUrl,
    model,
    apiKey: env.AI_API_KEY,
    timeoutMs: env.AI_TIMEOUT_SECONDS * 1000,
    windowTokens: env.AI_WINDOW_TOKENS,
  });
}

/** What understands recordings and what speaks, each null if it is not configured. */
function createVoice(env: Env) {
  const { AI_BASE_URL: baseUrl, AI_TRANSCRIPTION_MODEL: ear, AI_SPEECH_MODEL: mouth } = env;
  if (!baseUrl) return { transcriber: null, speech: null };
  const endpoint = { baseUrl, apiKey: env.AI_API_KEY, timeoutMs: env.AI_TIMEOUT_SECONDS * 1000 };
  return {
    transcriber: ear ? createOpenAiTranscriber({ ...endpoint, model: ear }) : null,
    speech: mouth ? createOpenAiSpeech({ ...endpoint, model: mouth, voice: env.AI_SPEECH_VOICE }) : null,
  };
}

interface AppParts extends BackendParts, ProjectSignIn {
  model: ModelGateway;
  premiumModel: ModelGateway;
  payments: Payments | null;
  stores: Stores;
  guided: ModelGateway;
  replies: ReplyRegistry;
  reviews: SessionReviews;
  guardianMails: GuardianMails;
  supportCipher: SupportCipher;
  operations: Operations;
  tally: EngineTally;
  sendLetter: MailSender['sendLetter'];
  supportMails: SupportMails;
  pdfPrinter: PdfPrinter;
  keys: PersonKeys;
  deletions: AccountDeletions;
  sendNotice: SendNotice;
  forgetPayments: (personId: string) => Promise<void>;
  forgetMails: (addresses: readonly string[]) => Promise<void>;
  push: PushSender | null;
  findForeignKeys: () => Promise<readonly string[]>;
}

async function assembleApp(env: Env, parts: AppParts, chosen: ChosenBackend) {
  return createApp({
    ...parts,
    ...chosen,
    ...createVoice(env),
    deletionGraceDays: env.ACCOUNT_DELETION_GRACE_DAYS,
    plans: planSettings(env),
    appOrigins: env.APP_ORIGINS,
    apps: {
      android:
        env.ANDROID_APP_FINGERPRINTS.length > 0
          ? { packageName: env.GOOGLE_PLAY_PACKAGE, fingerprints: env.ANDROID_APP_FINGERPRINTS }
          : null,
      ios: env.IOS_APP_IDS,
    },
    readFreeBytes: () => readFreeBytes(env.DATA_DIR),
    version: await readVersion(),
    publicUrl: env.PUBLIC_URL,
    webFiles: await indexStaticFiles(join(root, 'web/build/client'), {
      origin: new URL(getSiteUrl(env)).origin,
      servers: chosen.supabaseUrl ? [new URL(chosen.supabaseUrl).origin] : [],
      sellsPlans: planSettings(env).isSold,
    }),
    locateCountry: createCountryServices({ services: env.GEO_SERVICES, log: parts.log }),
    countryHeader: env.GEO_COUNTRY_HEADER,
    trustedProxies: env.TRUSTED_PROXIES,
    adminEmails: env.ADMIN_EMAILS,
    encryptForOperator: env.OPERATOR_KEY === undefined ? null : createOperatorEncryption(env.OPERATOR_KEY),
    graceMs: env.RECONNECT_GRACE_SECONDS * 1000,
    opinionPatienceMs,
    messagesPerMinute: env.MESSAGES_PER_MINUTE,
    sessionsPerMinute: env.SESSIONS_PER_MINUTE,
  });
}

async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: Infinity, bsize: 1 }));
  return bavail * bsize;
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
  // A client that keeps its connection open must not delay the shutdown.
  const hurry = setTimeout(() => server.closeAllConnections(), connectionsCloseMs);
  await promise;
  clearTimeout(hurry);
}
