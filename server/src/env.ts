import { isRedirectUrl } from '@alento/backend/auth/redirect.ts';
import { defaultLimits } from '@alento/domain/billing/limits.ts';
import { appId } from '@alento/domain/billing/store-products.ts';
import { defaultGraceHours } from '@alento/domain/billing/trial.ts';
import { legalLimits } from '@alento/domain/legal/limits.ts';
import { createPrivateKey } from 'node:crypto';
import * as z from 'zod/mini';
import { isOperatorKey } from '#platform/encryption/operator-encryption.ts';
import { serviceAccountSchema } from '#platform/stores/google-play-api.ts';

const wholeNumber = (fallback: number, minimum: number, maximum: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(minimum), z.maximum(maximum)), fallback);

const httpUrl = z.optional(z.url({ protocol: /^https?$/ }));

/** Tried in this order when no header in front of the server names the visitor's country. */
const geoServices = 'https://api.country.is/{ip},https://ipwho.is/{ip},https://free.freeipapi.com/api/json/{ip}';
const geoServiceUrls = z.array(z.url({ protocol: /^https?$/ }).check(z.includes('{ip}')));

/** Those that Chrome and Edge, Firefox, Safari and Windows use. */
const pushServices =
  'https://fcm.googleapis.com,https://*.push.services.mozilla.com,https://*.push.apple.com,https://*.notify.windows.com';
const pushServiceOrigins = z.array(z.string().check(z.regex(/^https?:\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/)));

const redirectUrls = z.array(z.string().check(z.refine(isRedirectUrl)));

const environmentSchema = z.object({
  PORT: wholeNumber(3000, 0, 65_535),
  HOST: z.optional(z.string()),
  DATA_DIR: z._default(z.string(), '.data'),
  /** The address people reach the server at; needed behind a proxy. */
  PUBLIC_URL: httpUrl,
  /** Where else the links of mails and other sign-ins may lead back to: prefixes of web addresses, exact ones of an app. */
  REDIRECT_URLS: z.prefault(z.pipe(z.pipe(z.string(), z.transform(readList)), redirectUrls), ''),
  /** How many proxies stand in front, each of which adds to X-Forwarded-For; 0 trusts the connection alone. */
  TRUSTED_PROXIES: wholeNumber(0, 0, 10),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  /** At most so many connections of one process; a pooler of the database may allow fewer. */
  DATABASE_CONNECTIONS: wholeNumber(10, 1, 1000),
  /** A Supabase project that keeps accounts, rows and files in our backend's place; DATABASE_URL is its database. */
  SUPABASE_URL: httpUrl,
  SUPABASE_PUBLISHABLE_KEY: z.optional(z.string()),
  SUPABASE_SECRET_KEY: z.optional(z.string()),
  AI_BASE_URL: httpUrl,
  AI_API_KEY: z.optional(z.string()),
  AI_MODEL: z.optional(z.string()),
  /** Who answers those whose plan is Premium. */
  AI_MODEL_PREMIUM: z.optional(z.string()),
  /** Understands recordings, and speaks replies, at the same endpoint; without them browsers may. */
  AI_TRANSCRIPTION_MODEL: z.optional(z.string()),
  AI_SPEECH_MODEL: z.optional(z.string()),
  AI_SPEECH_VOICE: z._default(z.string(), 'alloy'),
  /** How much of a conversation the model is given, instructions included; what came before is summarised. */
  AI_WINDOW_TOKENS: wholeNumber(8_000, 2_500, 1_000_000),
  AI_TIMEOUT_SECONDS: wholeNumber(30, 1, 600),
  /** How long a reply goes on for a person whose connection was lost. */
  RECONNECT_GRACE_SECONDS: wholeNumber(10, 0, 600),
  /** 32 bytes in base64; several processes need the same. */
  ENCRYPTION_KEY: z.optional(z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=$/))),
  /** A private ES256 key as JWK in JSON; several processes need the same. */
  SIGNING_KEY: z.optional(z.string().check(z.refine(isPrivateEs256Key))),
  /** An S3-compatible service for uploads; without one they lie in DATA_DIR. */
  S3_ENDPOINT: httpUrl,
  S3_REGION: z._default(z.string(), 'us-east-1'),
  S3_BUCKET: z.optional(z.string()),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  /** Where mails are handed over, for example smtps://user:password@mail.example; without it they lie in the data folder. */
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  /** Who mails come from, for example `Alento <hello@alento.example>`. */
  MAIL_FROM: z.optional(z.string().check(z.regex(/^[^\r\n]*[^\s<>@]+@[^\s<>@]+>?$/))),
  /** The SMS webhook and its secret; without them nobody can sign in with a phone. */
  SMS_WEBHOOK_URL: httpUrl,
  SMS_WEBHOOK_SECRET: z.optional(z.string().check(z.regex(/^[\x21-\x7e]+$/))),
  /** An OAuth client of type "Web application", whose redirect URI is PUBLIC_URL + /auth/v1/callback. */
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()),
  /** Any OpenID provider can take Google's place. */
  GOOGLE_ISSUER: z._default(z.url({ protocol: /^https?$/ }), 'https://accounts.google.com'),
  /** Whether people may begin without an address. */
  ANONYMOUS_SIGN_IN: z._default(z.enum(['on', 'off']), 'off'),
  /** Whether people may link another way in to an account that they have. */
  MANUAL_LINKING: z._default(z.enum(['on', 'off']), 'on'),
  /** The client ids of the apps for phones, separated by commas. */
  GOOGLE_APP_CLIENT_IDS: z.prefault(z.pipe(z.string(), z.transform(readList)), ''),
  /** Where the pages of the apps for phones come from, in Capacitor's web view; `none` lets no app call the API. */
  APP_ORIGINS: z.prefault(
    z.pipe(
      z.pipe(z.string(), z.transform(readServices)),
      z.array(z.string().check(z.regex(/^[a-z]+:\/\/[\w.-]+(?::\d+)?$/))),
    ),
    'capacitor://localhost,https://localhost',
  ),
  /** What signs the app on Android that opens links of this site, GOOGLE_PLAY_PACKAGE: SHA-256 fingerprints. */
  ANDROID_APP_FINGERPRINTS: z.prefault(
    z.pipe(
      z.pipe(z.string(), z.transform(readFingerprints)),
      z.array(z.string().check(z.regex(/^[\dA-F]{2}(?::[\dA-F]{2}){31}$/))),
    ),
    '',
  ),
  /** The same on iOS: team and bundle id, for example `ABCDE12345.app.alento.companion`. */
  IOS_APP_IDS: z.prefault(
    z.pipe(z.pipe(z.string(), z.transform(readList)), z.array(z.string().check(z.regex(/^[A-Z\d]{10}\.[\w.-]+$/)))),
    '',
  ),
  /** How long the deletion of an account can be taken back; the terms promise no more than 30. With 0 it is at once. */
  ACCOUNT_DELETION_GRACE_DAYS: wholeNumber(14, 0, legalLimits.deletionDays),
  /** Who runs the product, by their addresses, separated by commas. Each has to be proved by a mail before it counts. */
  ADMIN_EMAILS: z.prefault(z.pipe(z.pipe(z.string(), z.transform(readEmails)), z.array(z.email())), ''),
  /** The operator's public key for reported replies: P-256, an uncompressed point in base64url. */
  OPERATOR_KEY: z.optional(z.string().check(z.refine(isOperatorKey))),
  /** Whether Premium is sold; unless it is said, where cards can be charged. Without it everything is open to everybody. */
  PLANS: z.optional(z.enum(['on', 'off'])),
  FREE_SESSIONS_PER_DAY: wholeNumber(defaultLimits.sessionsPerDay, 1, 1_000_000),
  FREE_MESSAGES_PER_DAY: wholeNumber(defaultLimits.messagesPerDay, 1, 1_000_000),
  /** How long after a trial everything still works. */
  TRIAL_GRACE_HOURS: wholeNumber(defaultGraceHours, 0, 24 * 30),
  STRIPE_SECRET_KEY: z.optional(z.string().check(z.regex(/^\w+$/))),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string().check(z.regex(/^\w+$/))),
  /** Another place that speaks as Stripe's API does, for tests. */
  STRIPE_API_BASE: httpUrl,
  /** The app in App Store Connect: its number, its bundle, and an In-App Purchase key with its PEM, line ends as \\n. */
  APPLE_APP_ID: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
  APPLE_BUNDLE_ID: z._default(z.string().check(z.regex(/^[\w.-]+$/)), appId),
  APPLE_ISSUER_ID: z.optional(z.guid()),
  APPLE_KEY_ID: z.optional(z.string().check(z.regex(/^\w+$/))),
  APPLE_PRIVATE_KEY: z.optional(z.pipe(z.pipe(z.string(), z.transform(readPem)), z.string().check(z.refine(isEcKey)))),
  /** The app in the Play Console: its package, the JSON key of a service account, and who signs what Pub/Sub pushes. */
  GOOGLE_PLAY_PACKAGE: z._default(z.string().check(z.regex(/^[\w.]+$/)), appId),
  GOOGLE_PLAY_SERVICE_ACCOUNT: z.optional(z.pipe(z.pipe(z.string(), z.transform(readJson)), serviceAccountSchema)),
  GOOGLE_PLAY_PUSH_ACCOUNT: z.optional(z.email()),
  /** Whether purchases of the stores' testers count, which cost nothing. */
  STORE_SANDBOX: z._default(z.enum(['on', 'off']), 'off'),
  MESSAGES_PER_MINUTE: wholeNumber(60, 1, 1_000_000),
  SESSIONS_PER_MINUTE: wholeNumber(20, 1, 1_000_000),
  SIGN_UPS_PER_HOUR: wholeNumber(600, 1, 1_000_000),
  SIGN_INS_PER_MINUTE: wholeNumber(120, 1, 1_000_000),
  /** Services that look up the country of an address, `{ip}` in each; `none` disables them. */
  GEO_SERVICES: z.prefault(z.pipe(z.pipe(z.string(), z.transform(readServices)), geoServiceUrls), geoServices),
  /** The header in which a network in front names the visitor's country, for example `CF-IPCountry`. */
  GEO_COUNTRY_HEADER: z.optional(z.string().check(z.regex(/^[\w-]+$/))),
  /** A private key of P-256, 32 bytes in base64url, that push services know us by; several processes need the same. */
  PUSH_KEY: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
  /** Allowed origins of push services, `*` as a subdomain wildcard; `none` disables reminders. */
  PUSH_SERVICES: z.prefault(z.pipe(z.pipe(z.string(), z.transform(readServices)), pushServiceOrigins), pushServices),
  /** Keys that were changed on purpose, separated by commas; needed for one start. */
  CHANGED_KEYS: z.prefault(z.pipe(z.pipe(z.string(), z.transform(readList)), z.array(z.enum(['signing', 'push']))), ''),
  LOG_LEVEL: z._default(z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
});

export type Env = z.infer<typeof environmentSchema>;

/** Reads the configuration, or throws one line that names the bad variables and never their values. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = environmentSchema.safeParse(given);
  if (!result.success) {
    const names = new Set(result.error.issues.map((issue) => String(issue.path[0])));
    throw new Error(`Bad configuration: ${[...names].join(', ')} (see the table in README.md)`);
  }
  const { AI_MODEL, AI_TRANSCRIPTION_MODEL, AI_SPEECH_MODEL } = result.data;
  if (Boolean(result.data.AI_BASE_URL) !== Boolean(AI_MODEL ?? AI_TRANSCRIPTION_MODEL ?? AI_SPEECH_MODEL)) {
    throw new Error(
      'Bad configuration: AI_BASE_URL is given together with AI_MODEL, AI_TRANSCRIPTION_MODEL or AI_SPEECH_MODEL, or none of them',
    );
  }
  if (result.data.AI_MODEL_PREMIUM && !result.data.AI_MODEL) {
    throw new Error('Bad configuration: AI_MODEL_PREMIUM needs AI_MODEL, which answers everybody else');
  }
  if (Boolean(result.data.STRIPE_SECRET_KEY) !== Boolean(result.data.STRIPE_WEBHOOK_SECRET)) {
    throw new Error('Bad configuration: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are given together or not at all');
  }
  const apple = [
    result.data.APPLE_APP_ID,
    result.data.APPLE_ISSUER_ID,
    result.data.APPLE_KEY_ID,
    result.data.APPLE_PRIVATE_KEY,
  ];
  if (apple.some(Boolean) && !apple.every(Boolean)) {
    throw new Error(
      'Bad configuration: APPLE_APP_ID, APPLE_ISSUER_ID, APPLE_KEY_ID and APPLE_PRIVATE_KEY are given together or not at all',
    );
  }
  const play = [result.data.GOOGLE_PLAY_SERVICE_ACCOUNT, result.data.GOOGLE_PLAY_PUSH_ACCOUNT];
  if (play.some(Boolean) && !(play.every(Boolean) && result.data.PUBLIC_URL)) {
    throw new Error(
      'Bad configuration: GOOGLE_PLAY_SERVICE_ACCOUNT and GOOGLE_PLAY_PUSH_ACCOUNT are given together, with PUBLIC_URL, or not at all',
    );
  }
  const s3 = [
    result.data.S3_ENDPOINT,
    result.data.S3_BUCKET,
    result.data.S3_ACCESS_KEY_ID,
    result.data.S3_SECRET_ACCESS_KEY,
  ];
  if (s3.some(Boolean) && !s3.every(Boolean)) {
    throw new Error(
      'Bad configuration: S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are given together or not at all',
    );
  }
  const supabase = [
    result.data.SUPABASE_URL,
    result.data.SUPABASE_PUBLISHABLE_KEY,
    result.data.SUPABASE_SECRET_KEY,
    result.data.DATABASE_URL,
  ];
  if (supabase.slice(0, 3).some(Boolean) && !supabase.every(Boolean)) {
    throw new Error(
      'Bad configuration: SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY are given together, with DATABASE_URL, or not at all',
    );
  }
  if (result.data.SMTP_URL && !result.data.MAIL_FROM) {
    throw new Error('Bad configuration: SMTP_URL needs MAIL_FROM, the address that mails come from');
  }
  // Without mails addresses are never verified, so anybody could sign up as an admin.
  if (result.data.ADMIN_EMAILS.length > 0 && !result.data.SMTP_URL && !result.data.SUPABASE_URL) {
    throw new Error('Bad configuration: ADMIN_EMAILS needs SMTP_URL, without which no address is proved');
  }
  if (Boolean(result.data.SMS_WEBHOOK_URL) !== Boolean(result.data.SMS_WEBHOOK_SECRET)) {
    throw new Error('Bad configuration: SMS_WEBHOOK_URL and SMS_WEBHOOK_SECRET are given together or not at all');
  }
  if (Boolean(result.data.GOOGLE_CLIENT_ID) !== Boolean(result.data.GOOGLE_CLIENT_SECRET)) {
    throw new Error('Bad configuration: GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are given together or not at all');
  }
  return result.data;
}

function readList(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

function readEmails(text: string): string[] {
  return readList(text.toLowerCase());
}

function readFingerprints(text: string): string[] {
  return readList(text.toUpperCase());
}

function readServices(text: string): string[] {
  return text.trim() === 'none' ? [] : readList(text);
}

/** Many places that keep secrets keep them in one line. */
function readPem(text: string): string {
  return text.replaceAll('\\n', '\n');
}

function isEcKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'ec';
  } catch {
    return false;
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isPrivateEs256Key(text: string): boolean {
  try {
    const key: unknown = JSON.parse(text);
    return typeof key === 'object' && key !== null && 'crv' in key && key.crv === 'P-256' && 'd' in key && 'kid' in key;
  } catch {
    return false;
  }
}
