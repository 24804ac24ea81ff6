import { AppError } from '@alento/domain/app-error.ts';
import type { TranscriptWords } from '@alento/domain/chat/transcript/create-transcript.ts';
import { maxAudioBytes } from '@alento/domain/voice/limits.ts';
import { Hono, type Context } from 'hono';
import { createAgeRoutes, type AgeOptions } from '#features/account/age/routes.ts';
import type { AccountOptions } from '#features/account/context.ts';
import { eraseAccount } from '#features/account/deletion/erase-account.ts';
import { createGuardianRoutes } from '#features/account/guardian/routes.ts';
import { createHealthRoutes } from '#features/account/health/routes.ts';
import { createAccountRoutes } from '#features/account/routes.ts';
import { createProfileRoutes } from '#features/account/profile/routes.ts';
import { createSecurityRoutes } from '#features/account/security/routes.ts';
import { findAdmin } from '#features/admin/find-admin.ts';
import type { AdminOptions } from '#features/admin/context.ts';
import { createAdminRoutes } from '#features/admin/routes.ts';
import type { PlanSettings } from '#features/billing/store-plan-settings.ts';
import type { BillingOptions } from '#features/billing/context.ts';
import { createBillingRoutes } from '#features/billing/routes.ts';
import { createTrialRoutes as createTrialOfPremiumRoutes } from '#features/billing/trial/routes.ts';
import { createNoticeRoutes } from '#features/chat/notices/routes.ts';
import { createCorrectionRoutes } from '#features/chat/corrections/routes.ts';
import { createFeedbackRoutes } from '#features/chat/feedback/routes.ts';
import { createReportRoutes, type ReportOptions } from '#features/chat/reports/routes.ts';
import { transcriptNamespaces, type TranscriptOptions } from '#features/chat/transcript/context.ts';
import { createTranscriptRoutes } from '#features/chat/transcript/routes.ts';
import { createChatRoutes } from '#features/chat/routes.ts';
import type { ChatOptions } from '#features/chat/context.ts';
import { createOfflineRoutes } from '#features/chat/offline/routes.ts';
import { createTrialRoutes } from '#features/chat/trial/routes.ts';
import { createTemporaryRoutes } from '#features/chat/temporary/routes.ts';
import { createCommonRoutes } from '#features/common/routes.ts';
import { createExerciseRoutes, createRunRoutes } from '#features/exercises/routes.ts';
import { createLanguageRoutes, type GeoOptions } from '#features/language/routes.ts';
import { createTermsRoutes } from '#features/legal/routes.ts';
import { createMemoryRoutes, type MemoryOptions } from '#features/memory/routes.ts';
import { createAssessmentsRoutes } from '#features/assessments/routes.ts';
import { createJournalRoutes } from '#features/journal/routes.ts';
import { createPracticeRoutes } from '#features/mindfulness/routes.ts';
import { createMoodRoutes } from '#features/mood/routes.ts';
import { readProgress } from '#features/progress/read-progress.ts';
import { createProgressRoutes } from '#features/progress/routes.ts';
import type { RemindersOptions } from '#features/reminders/context.ts';
import { createRemindersRoutes } from '#features/reminders/routes.ts';
import { createPlanRoutes } from '#features/safety/plan/routes.ts';
import { createSupportRoutes } from '#features/support/routes.ts';
import type { SupportOptions } from '#features/support/context.ts';
import { exportMessages } from '#features/support/export-messages.ts';
import type { AppIdentities } from '#features/landing/describe-apps.ts';
import { createLandingRoutes } from '#features/landing/routes.ts';
import type { VoiceOptions } from '#features/voice/context.ts';
import { createVoiceRoutes } from '#features/voice/routes.ts';
import { requestContext } from '#http/request-context.ts';
import type { AppEnv, Services } from '#http/context.ts';
import { handleError } from '#http/error-handler.ts';
import { limitBody, type BodyRule } from '#http/limit-body.ts';
import { mailLanguage } from '#platform/mail/mail-language.ts';
import { renderSupportAnswer } from '#platform/mail/render-support-answer.ts';
import { createTranslator } from '#platform/mail/translator.ts';
import { zipped } from '#platform/zip/zipped.ts';
import type { EngineTally } from '#platform/database/engine-tally.ts';
import { respondsWithin } from '#platform/database/responds-within.ts';
import { generateDocument } from '#http/openapi.ts';
import { underMaintenance } from '#http/under-maintenance.ts';
import { serveWeb } from '#http/serve-web.ts';
import type { StaticFile } from '#http/static-files.ts';

export interface AppDeps
  extends
    Services,
    Omit<ChatOptions, 'sessionOver' | 'isSwitchedOff' | 'countReply'>,
    GeoOptions,
    MemoryOptions,
    Omit<AdminOptions, 'deletions' | 'deletionGraceDays' | 'endReplies' | 'renderAnswer'>,
    BillingOptions,
    RemindersOptions,
    VoiceOptions,
    ReportOptions,
    SupportOptions,
    Omit<TranscriptOptions, 'transcriptWords'>,
    Pick<AccountOptions, 'deletions' | 'deletionGraceDays' | 'sendNotice' | 'forgetPayments' | 'forgetMails'> {
  readonly version: string;
  readonly publishableKey: string;
  /** Where supabase-js connects, if not where the page came from. */
  readonly supabaseUrl: string | undefined;
  /** Whether people can sign in with Google. */
  readonly hasGoogle: boolean;
  readonly plans: PlanSettings;
  /** Where people reach the server; undefined takes the address of the request. */
  readonly publicUrl: string | undefined;
  /** The keys of this server that the database was not written with. */
  readonly findForeignKeys: () => Promise<readonly string[]>;
  /** Bytes that are free where the server keeps its data. */
  readonly readFreeBytes: () => Promise<number>;
  /** Counts how replies ended. */
  readonly tally: EngineTally;
  /** The origins that the pages of the apps for phones have. */
  readonly appOrigins: readonly string[];
  /** The apps that open this site's links. */
  readonly apps: AppIdentities;
  readonly webFiles: ReadonlyMap<string, StaticFile>;
}

// The longest message, every sign escaped, still fits.
const maxBodyBytes = 64 * 1024;
// What holds a whole conversation, or many answers.
const maxLargeBodyBytes = 1_000_000;
// With what frames it in its form.
const maxRecordingBytes = maxAudioBytes + 4 * 1024;
const recordings = '/api/voice/transcriptions';
const largeBodies = /^\/api\/(?:temporary-sessions|dialogue-runs|journal|billing\/webhooks)\b/;
// Shorter than a balancer waits.
const healthPatienceMs = 2_000;

export type AppType = ReturnType<typeof createApi>;

/** The whole server as one request handler. */
export function createApp(deps: AppDeps) {
  const api = createApi(deps);
  let document: ReturnType<typeof generateDocument> | undefined;
  const { app } = deps.backend;
  const backend = app ? (c: Context<AppEnv>) => app.fetch(c.req.raw, c.env) : refuseUnknown;

  return new Hono<AppEnv>()
    .onError(handleError)
    .use(requestContext(deps, deps.publicUrl, deps.appOrigins))
    .use(
      underMaintenance({
        findRetryAfter: () => deps.operations.findRetryAfter(),
        isAdmin: (ctx) => findAdmin({ ctx, adminEmails: deps.adminEmails }),
      }),
    )
    .all('/auth/v1/*', backend)
    .all('/rest/v1/*', backend)
    .all('/storage/v1/*', backend)
    .all('/realtime/v1/*', backend)
    .get('/api/openapi.json', async (c) => c.json(await (document ??= generateDocument(api, deps.version))))
    .route('/', api)
    .all('/api/*', refuseUnknown)
    .all('/api', refuseUnknown)
    .route('/', createLandingRoutes(deps))
    .use(serveWeb(deps.webFiles));
}

function createApi(deps: AppDeps) {
  const { model, reviews } = deps;
  const chat = chatOptionsOf(deps);
  const age = ageOptionsOf(deps);
  const askForForeignKeys = () => respondsWithin(deps.findForeignKeys, healthPatienceMs);
  return new Hono<AppEnv>()
    .use('/api/*', limitBody(bodyRuleOf))
    .route(
      '/api',
      createCommonRoutes({
        ...deps,
        engine: model.engine,
        takesPayments: deps.payments !== null,
        hasPremiumModel: deps.premiumModel !== model,
        askForForeignKeys,
      }),
    )
    .route('/api/sessions', createChatRoutes(chat))
    .route('/api/temporary-sessions', createTemporaryRoutes(chat))
    .route(
      '/api/account',
      createAccountRoutes({
        ...deps,
        chooseLanguage: mailLanguage,
        exportWords: (language) => createTranslator(language, 'account-export'),
        zip: zipped,
        deriveExports: async (ctx) => ({
          progress: await readProgress({ ctx, input: { timeZone: null } }),
          support: await exportMessages({ ctx, cipher: deps.supportCipher }),
        }),
        endReplies: endRepliesForPerson(deps),
      }),
    )
    .route('/api/trial', createTrialOfPremiumRoutes())
    .route('/api/billing', createBillingRoutes(deps))
    .route('/api/profile', createProfileRoutes())
    .route('/api/age', createAgeRoutes(age))
    .route('/api/guardian', createGuardianRoutes(age))
    .route('/api/account/security', createSecurityRoutes())
    .route('/api/sessions', createTrialRoutes(chat))
    .route('/api/sessions', createOfflineRoutes(chat))
    .route('/api/sessions', createNoticeRoutes({ perMinute: chat.messagesPerMinute }))
    .route(
      '/api/sessions',
      createTranscriptRoutes({
        ...deps,
        transcriptWords: (language) => createTranslator(language, transcriptNamespaces) as TranscriptWords,
      }),
    )
    .route('/api/corrections', createCorrectionRoutes())
    .route('/api/replies', createFeedbackRoutes())
    .route('/api/reports', createReportRoutes(deps))
    .route(
      '/api/account/health',
      createHealthRoutes({ findAdmin: (ctx) => findAdmin({ ctx, adminEmails: deps.adminEmails }) }),
    )
    .route(
      '/api/admin',
      createAdminRoutes({ ...deps, endReplies: endRepliesForPerson(deps), renderAnswer: renderSupportAnswer }),
    )
    .route('/api/terms', createTermsRoutes())
    .route('/api/geo', createLanguageRoutes(deps))
    .route('/api/memories', createMemoryRoutes({ reviews }))
    .route('/api/dialogue-runs', createRunRoutes())
    .route('/api/exercises', createExerciseRoutes())
    .route('/api/journal', createJournalRoutes())
    .route('/api/assessments', createAssessmentsRoutes())
    .route('/api/moods', createMoodRoutes())
    .route('/api/practices', createPracticeRoutes())
    .route('/api/progress', createProgressRoutes())
    .route('/api/reminders', createRemindersRoutes(deps))
    .route('/api/safety-plan', createPlanRoutes())
    .route('/api/support', createSupportRoutes(deps))
    .route('/api/voice', createVoiceRoutes(deps));
}

function bodyRuleOf(path: string): BodyRule {
  if (path === recordings) return { maxBytes: maxRecordingBytes, media: 'multipart' };
  return { maxBytes: largeBodies.test(path) ? maxLargeBodyBytes : maxBodyBytes, media: 'json' };
}

function endRepliesForPerson({ replies, reviews }: AppDeps) {
  return (personId: string) => Promise.all([replies.endAllForPerson(personId), reviews.endAllForPerson(personId)]);
}

function ageOptionsOf(deps: AppDeps): AgeOptions {
  const endReplies = endRepliesForPerson(deps);
  return {
    endReplies,
    eraseAccount: (personId) => eraseAccount({ ...deps, services: deps, endReplies }, personId),
    wakeMails: deps.guardianMails.wake,
  };
}

function chatOptionsOf(deps: AppDeps): ChatOptions {
  const { model, replies, reviews, graceMs, messagesPerMinute, sessionsPerMinute, log } = deps;
  const { guided, premiumModel, opinionPatienceMs, countryHeader, operations, tally } = deps;
  return {
    model,
    guided,
    premiumModel,
    replies,
    graceMs,
    messagesPerMinute,
    sessionsPerMinute,
    log,
    opinionPatienceMs,
    countryHeader,
    isSwitchedOff: (engine, language) => operations.isSwitchedOff(engine, language),
    countReply: tally.add,
    sessionOver: (ctx) => void reviews.begin(ctx),
  };
}

function refuseUnknown(): never {
  throw new AppError('common.not_found');
}
