import { join } from 'node:path';
import type { PlanSettings } from '#features/billing/store-plan-settings.ts';
import { createMailSender, type MailSender } from '#platform/mail/mail-sender.ts';
import { createGuidedGateway } from '#platform/models/guided.ts';
import type { ModelGateway } from '#platform/models/model-gateway.ts';
import { createOpenAiCompatible } from '#platform/models/openai-compatible.ts';
import { createPushSender, type PushSender } from '#platform/push/push-sender.ts';
import type { SecretSources } from '#platform/secrets/load-secrets.ts';
import { createAppStore } from '#platform/stores/app-store.ts';
import { createGooglePlay } from '#platform/stores/google-play.ts';
import type { Store, Stores } from '#platform/stores/store.ts';
import type { Payments } from '#platform/stripe/payments.ts';
import { createStripePayments } from '#platform/stripe/stripe-payments.ts';
import { createOpenAiSpeech, createOpenAiTranscriber } from '#platform/voice/openai-voice.ts';
import type { Env } from '../env.ts';
import { getSiteUrl, supabaseProject } from './choose-backend.ts';

/** What sends mail, into the data folder's outbox where no SMTP server is configured. */
export function createMails(env: Env, say: (line: string) => void): MailSender {
  return createMailSender({
    smtpUrl: env.SMTP_URL,
    from: env.MAIL_FROM ?? 'Alento <alento@localhost>',
    outbox: join(env.DATA_DIR, 'outbox'),
    say,
  });
}

/** What sends notifications; null without a key. */
export function createPush(env: Env, privateKey: string | undefined): PushSender | null {
  if (privateKey === undefined) return null;
  const siteUrl = getSiteUrl(env);
  return createPushSender({
    privateKey,
    contact: siteUrl.startsWith('https:') ? siteUrl : 'mailto:alento@localhost',
    services: env.PUSH_SERVICES,
  });
}

/** Supabase signs its tokens itself, and who reminds nobody needs no push key. */
export function secretSources(env: Env): SecretSources {
  return {
    dataDir: env.DATA_DIR,
    encryption: env.ENCRYPTION_KEY,
    signing: supabaseProject(env) ? 'none' : env.SIGNING_KEY,
    push: env.PUSH_SERVICES.length === 0 ? 'none' : env.PUSH_KEY,
  };
}

/** Whether plans are sold here, and the limits of the free one. */
export function planSettings(env: Env): PlanSettings {
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

/** Payments by card; null without Stripe's keys. */
export function createPayments(env: Env): Payments | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = env;
  return secretKey && webhookSecret ? createStripePayments({ secretKey, webhookSecret, apiBase }) : null;
}

/** The app stores, each null if it is not configured. */
export function createStores(env: Env): Stores {
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

export interface Engines {
  guided: ModelGateway;
  /** The configured model; the guided companion without one. */
  model: ModelGateway;
  /** What speaks to whoever has Premium; `model` unless another is configured. */
  premiumModel: ModelGateway;
}

/** What speaks in conversations. */
export function createEngines(env: Env): Engines {
  const guided = createGuidedGateway();
  const model = createModel(env, env.AI_MODEL) ?? guided;
  return { guided, model, premiumModel: createModel(env, env.AI_MODEL_PREMIUM) ?? model };
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
export function createVoice(env: Env) {
  const { AI_BASE_URL: baseUrl, AI_TRANSCRIPTION_MODEL: ear, AI_SPEECH_MODEL: mouth } = env;
  if (!baseUrl) return { transcriber: null, speech: null };
  const endpoint = { baseUrl, apiKey: env.AI_API_KEY, timeoutMs: env.AI_TIMEOUT_SECONDS * 1000 };
  return {
    transcriber: ear ? createOpenAiTranscriber({ ...endpoint, model: ear }) : null,
    speech: mouth ? createOpenAiSpeech({ ...endpoint, model: mouth, voice: env.AI_SPEECH_VOICE }) : null,
  };
}
