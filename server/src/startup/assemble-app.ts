import { readFile, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { indexStaticFiles } from '#http/static-files.ts';
import { createOperatorEncryption } from '#platform/encryption/operator-encryption.ts';
import { createCountryServices } from '#platform/geo/country-services.ts';
import type { Log } from '#platform/log/log.ts';
import { createApp, type AppDeps } from '../app.ts';
import type { Env } from '../env.ts';
import { getSiteUrl, type ChosenBackend } from './choose-backend.ts';
import { createVoice, planSettings } from './configured-services.ts';
import { root } from './root.ts';

const opinionPatienceMs = 5_000;

type AppSettings = Awaited<ReturnType<typeof readSettings>>;
type RunningParts = Omit<AppDeps, keyof AppSettings | keyof ChosenBackend>;

/** The app, from the backend, from what has been started for it, and from what the configuration says. */
export async function assembleApp(env: Env, backend: ChosenBackend, parts: RunningParts) {
  return createApp({ ...parts, ...backend, ...(await readSettings(env, backend, parts.log)) });
}

async function readSettings(env: Env, { supabaseUrl }: ChosenBackend, log: Log) {
  const plans = planSettings(env);
  return {
    ...createVoice(env),
    plans,
    deletionGraceDays: env.ACCOUNT_DELETION_GRACE_DAYS,
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
      servers: supabaseUrl ? [new URL(supabaseUrl).origin] : [],
      sellsPlans: plans.isSold,
    }),
    locateCountry: createCountryServices({ services: env.GEO_SERVICES, log }),
    countryHeader: env.GEO_COUNTRY_HEADER,
    trustedProxies: env.TRUSTED_PROXIES,
    adminEmails: env.ADMIN_EMAILS,
    encryptForOperator: env.OPERATOR_KEY === undefined ? null : createOperatorEncryption(env.OPERATOR_KEY),
    graceMs: env.RECONNECT_GRACE_SECONDS * 1000,
    opinionPatienceMs,
    messagesPerMinute: env.MESSAGES_PER_MINUTE,
    sessionsPerMinute: env.SESSIONS_PER_MINUTE,
  };
}

async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: Infinity, bsize: 1 }));
  return bavail * bsize;
}

async function readVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  return version;
}
