import { installBackend } from '@alento/backend/install.ts';
import { join } from 'node:path';
import { forgetCustomer } from '#features/billing/payments/forget-customer.ts';
import { settleRenewals } from '#features/billing/payments/settle-renewals.ts';
import { cancelPurchases } from '#features/billing/stores/cancel-purchases.ts';
import { storePlanSettings } from '#features/billing/store-plan-settings.ts';
import { fetchLanguagesInUse } from '#features/chat/data.ts';
import { ReplyRegistry } from '#features/chat/replies/reply-registry.ts';
import { warmUp } from '#features/chat/warm-up.ts';
import { SessionReviews } from '#features/memory/jobs/session-reviews.ts';
import { forgetAddresses } from '#features/support/forget-addresses.ts';
import { closeServer, createHttpServer, listen } from '#http/create-http-server.ts';
import { errorCodeOf } from '#lib/errors.ts';
import type { Sql } from '@alento/sql/sql.ts';
import { checkSupabase, type ProjectSignIn } from '#platform/backend/check-supabase.ts';
import { EngineTally } from '#platform/database/engine-tally.ts';
import { migrate } from '#platform/database/migrate.ts';
import { Operations } from '#platform/database/operations.ts';
import { followDestroyedKeys } from '#platform/encryption/follow-destroyed-keys.ts';
import { createPersonKeys } from '#platform/encryption/person-keys.ts';
import { createSupportCipher } from '#platform/encryption/support-cipher.ts';
import type { Log } from '#platform/log/log.ts';
import { createNoticeSender } from '#platform/mail/render-notice.ts';
import type { ModelGateway } from '#platform/models/model-gateway.ts';
import { createPdfPrinter } from '#platform/pdf/pdf-printer.ts';
import { bindKeys, findForeignKeys } from '#platform/secrets/key-fingerprints.ts';
import { loadSecrets, type Secrets } from '#platform/secrets/load-secrets.ts';
import type { Env } from '../env.ts';
import { assembleApp } from './assemble-app.ts';
import { createBackgroundJobs } from './background-jobs.ts';
import { chooseBackend, getSiteUrl, supabaseProject } from './choose-backend.ts';
import {
  createEngines,
  createMails,
  createPayments,
  createPush,
  createStores,
  planSettings,
  secretSources,
} from './configured-services.ts';
import { openDatabase } from './open-database.ts';
import { root } from './root.ts';

export interface RunningServer {
  url: string;
  model: ModelGateway;
  stop(): Promise<void>;
}

type Say = (line: string) => void;

/** Starts everything, and stops what it started if a step fails. */
export async function startServer(env: Env, log: Log, say: Say): Promise<RunningServer> {
  const started: (() => unknown)[] = [];
  // In reverse order: running replies are stored while the database is still up.
  const stop = async (): Promise<void> => {
    for (const undo of started.splice(0).toReversed()) await undo();
  };
  try {
    const { sql, close } = await openDatabase(env, log, say);
    started.push(close);
    const { signIn, secrets } = await prepareDatabase(env, sql, say);
    const mails = createMails(env, say);
    started.push(() => mails.close());
    const pdfPrinter = createPdfPrinter();
    started.push(() => pdfPrinter.close());
    const engines = createEngines(env);
    const { model, premiumModel } = engines;
    const payments = createPayments(env);
    const stores = createStores(env);
    const push = createPush(env, secrets.pushKey);
    const keys = createPersonKeys(secrets.keys.encryption);
    // An embedded database has this process alone, which forgets what it erases itself.
    if (env.DATABASE_URL) {
      const following = followDestroyedKeys(sql, keys);
      started.push(() => following.stop());
    }
    const supportCipher = createSupportCipher(secrets.keys.encryption);
    const sendNotice = createNoticeSender(mails, getSiteUrl(env));
    const replies = new ReplyRegistry();
    const operations = new Operations({ sql, log });
    const tally = new EngineTally({ sql, log });
    const reviews = new SessionReviews({
      model,
      log,
      isSwitchedOff: (engine, language) => operations.isSwitchedOff(engine, language),
    });
    const chosen = await chooseBackend(env, { log, sql, mails, signingKey: secrets.signingKey });
    const forgetMails = async (addresses: readonly string[]): Promise<void> => {
      await mails.forget(addresses);
      await forgetAddresses({ sql, cipher: supportCipher }, addresses);
    };
    const forgetPayments = async (personId: string): Promise<void> => {
      await cancelPurchases({ sql, stores }, personId);
      await forgetCustomer({ sql, payments, log }, personId);
    };
    const jobs = createBackgroundJobs(env, {
      sql,
      log,
      mails,
      push,
      supportCipher,
      deletion: {
        services: { log, keys, sql, backend: chosen.backend },
        endReplies: (personId) => Promise.all([replies.endAllForPerson(personId), reviews.endAllForPerson(personId)]),
        forgetPayments,
        settleRenewals: async () => {
          if (payments) await settleRenewals({ sql, payments, log });
        },
        forgetMails,
        sendNotice,
      },
    });
    const app = await assembleApp(env, chosen, {
      ...signIn,
      ...engines,
      sql,
      log,
      payments,
      stores,
      push,
      keys,
      supportCipher,
      sendLetter: mails.sendLetter,
      sendNotice,
      pdfPrinter,
      replies,
      operations,
      tally,
      reviews,
      forgetMails,
      forgetPayments,
      deletions: jobs.deletions,
      guardianMails: jobs.guardianMails,
      supportMails: jobs.supportMails,
      findForeignKeys: () => findForeignKeys(sql, secrets.keys),
    });
    const server = createHttpServer({
      fetch: app.fetch,
      realtime: chosen.backend.realtime,
      trustedProxies: env.TRUSTED_PROXIES,
    });
    const port = await listen(server, { port: env.PORT, host: env.HOST });
    started.push(() => {
      model.close();
      premiumModel.close();
    });
    const backendJobs = chosen.startBackgroundJobs();
    started.push(() => backendJobs.stop());
    jobs.start();
    started.push(() => jobs.stop());
    started.push(warmUpLanguages(sql, log));
    started.push(() => closeServer(server));
    started.push(() => tally.flush());
    started.push(() => chosen.backend.realtime?.stop());
    started.push(() => Promise.all([replies.close(), reviews.close()]));
    return { url: env.PUBLIC_URL ?? `http://localhost:${port}`, model, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Brings the database to today's tables and functions, and refuses one that other keys have written. */
async function prepareDatabase(env: Env, sql: Sql, say: Say): Promise<{ signIn: ProjectSignIn; secrets: Secrets }> {
  const project = supabaseProject(env);
  if (project) say('Asking Supabase');
  const signIn = project
    ? await checkSupabase(project, sql, { hasAdmins: env.ADMIN_EMAILS.length > 0 })
    : { hasGoogle: Boolean(env.GOOGLE_CLIENT_ID) };
  say('Applying migrations');
  if (!project) await installBackend(sql);
  await migrate(sql, join(root, 'supabase/migrations'), { isShared: project !== undefined });
  const secrets = await loadSecrets(secretSources(env));
  await bindKeys(sql, secrets.keys, env.CHANGED_KEYS);
  await storePlanSettings(sql, planSettings(env));
  return { signIn, secrets };
}

/**
 * Loads what the languages in use need, beside all else: all of them take 400 MB.
 *
 * @returns What ends it.
 */
function warmUpLanguages(sql: Sql, log: Log): () => Promise<void> {
  const stopping = new AbortController();
  const warm = fetchLanguagesInUse(sql).then(
    (languages) => warmUp(languages, stopping),
    (error: unknown) => log.warn({ code: errorCodeOf(error) }, 'languages not loaded'),
  );
  return async () => {
    stopping.abort();
    await warm;
  };
}
