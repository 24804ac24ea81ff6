import { AppError } from '@alento/domain/app-error.ts';
import { Hono, type Context } from 'hono';
import { createAccountRoutes } from '#features/account/routes.ts';
import { createNoticeRoutes } from '#features/chat/notices/routes.ts';
import { createReportRoutes } from '#features/chat/reports/routes.ts';
import { createChatRoutes } from '#features/chat/routes.ts';
import type { ChatOptions } from '#features/chat/context.ts';
import { createTemporaryRoutes } from '#features/chat/temporary/routes.ts';
import { createCommonRoutes } from '#features/common/routes.ts';
import { createLanguageRoutes, type GeoOptions } from '#features/language/routes.ts';
import { createMemoryRoutes, type MemoryOptions } from '#features/memory/routes.ts';
import { createProgressRoutes } from '#features/progress/routes.ts';
import { createPlanRoutes } from '#features/safety/plan/routes.ts';
import { createLandingRoutes } from '#features/landing/routes.ts';
import { beginRequest } from '#http/begin-request.ts';
import type { AppEnv, Services } from '#http/context.ts';
import { handleError } from '#http/error-funnel.ts';
import { limitBody } from '#http/limit-body.ts';
import { answersWithin } from '#platform/database/answers-within.ts';
import { generateDocument } from '#http/openapi.ts';
import { serveWeb } from '#http/serve-web.ts';
import type { StaticFile } from '#http/static-files.ts';

export interface AppDeps extends Services, Omit<ChatOptions, 'sessionOver'>, GeoOptions, MemoryOptions {
  readonly version: string;
  readonly publishableKey: string;
  /** Where supabase-js connects, if not where the page came from. */
  readonly supabaseUrl: string | undefined;
  /** Whether people can sign in with Google. */
  readonly hasGoogle: boolean;
  /** Where people reach the server; undefined takes the address of the request. */
  readonly publicUrl: string | undefined;
  readonly webFiles: ReadonlyMap<string, StaticFile>;
}

const maxBodyBytes = 1_000_000;
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
    .use(beginRequest(deps))
    .all('/auth/v1/*', backend)
    .all('/rest/v1/*', backend)
    .all('/storage/v1/*', backend)
    .get('/api/openapi.json', async (c) => c.json(await (document ??= generateDocument(api, deps.version))))
    .route('/', api)
    .all('/api/*', refuseUnknown)
    .all('/api', refuseUnknown)
    .route('/', createLandingRoutes(deps))
    .use(serveWeb(deps.webFiles));
}

function createApi(deps: AppDeps) {
  const { model, replies, reviews } = deps;
  const chat = chatOptionsOf(deps);
  const isDatabaseThere = () => answersWithin(deps.sql, healthPatienceMs);
  return new Hono<AppEnv>()
    .use('/api/*', limitBody(maxBodyBytes))
    .route('/api', createCommonRoutes({ ...deps, engine: model.engine, isDatabaseThere }))
    .route('/api/sessions', createChatRoutes(chat))
    .route('/api/temporary-sessions', createTemporaryRoutes(chat))
    .route(
      '/api/account',
      createAccountRoutes({
        endReplies: (personId) => Promise.all([replies.endAllOf(personId), reviews.endAllOf(personId)]),
      }),
    )
    .route('/api/sessions', createNoticeRoutes({ perMinute: chat.messagesPerMinute }))
    .route('/api/reports', createReportRoutes())
    .route('/api/geo', createLanguageRoutes(deps))
    .route('/api/memories', createMemoryRoutes({ reviews }))
    .route('/api/progress', createProgressRoutes())
    .route('/api/safety-plan', createPlanRoutes());
}

function chatOptionsOf(deps: AppDeps): ChatOptions {
  const { model, replies, reviews, graceMs, messagesPerMinute, sessionsPerMinute, log } = deps;
  const { crisisPatienceMs, opinionPatienceMs, countryHeader } = deps;
  return {
    model,
    replies,
    graceMs,
    messagesPerMinute,
    sessionsPerMinute,
    log,
    crisisPatienceMs,
    opinionPatienceMs,
    countryHeader,
    sessionOver: (ctx) => void reviews.begin(ctx),
  };
}

function refuseUnknown(): never {
  throw new AppError('common.not_found');
}
