import type { Sql } from '@alento/sql/sql.ts';
import { AppError, isAppError } from '@alento/domain/app-error.ts';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as z from 'zod/mini';
import type { TokenClaims } from '#platform/backend/backend-service.ts';
import { isLeaving } from '#platform/database/is-leaving.ts';
import { personDatabase } from '#platform/database/person-database.ts';
import { hasMfa } from '#platform/database/second-step.ts';
import { retryWhileUnavailable } from '#platform/database/retry.ts';
import type { AppEnv, PersonContext } from './context.ts';

const patienceMs = 15_000;

// Whoever holds an open device renews its token, and may have set its second step up a moment ago.
const provesNothing = new Set(['token_refresh', 'totp']);

const metadataSchema = z.record(z.string(), z.unknown());
const proofsSchema = z.array(z.object({ method: z.string(), timestamp: z.number() }));

/**
 * Lets signed-in people through, who have taken every step that their account asks for, and have not asked for its
 * deletion: a bearer token, never a cookie.
 */
export const authenticate = createMiddleware<AppEnv>(async (c, next) => {
  const ctx = await enter(c);
  if (await isLeaving(c.var.services.sql, ctx.actor.id)) throw new AppError('account.deletion_pending');
  c.set('ctx', ctx);
  await next();
});

/** Lets those through, too, whose account is to be deleted: for the ways to leave and to stay alone. */
export const authenticateLeaving = createMiddleware<AppEnv>(async (c, next) => {
  c.set('ctx', await enter(c));
  await next();
});

/** Lets those through, too, who still owe the second step: for nothing but ways to take it. */
export const authenticateFirstStep = createMiddleware<AppEnv>(async (c, next) => {
  c.set('ctx', personContext(c, await readToken(c)));
  await next();
});

interface Token {
  readonly token: string;
  readonly claims: TokenClaims;
}

async function enter(c: Context<AppEnv>): Promise<PersonContext> {
  const read = await readToken(c);
  await assertEveryStep(c.var.services.sql, read.claims);
  return personContext(c, read);
}

async function readToken(c: Context<AppEnv>): Promise<Token> {
  const { backend } = c.var.services;
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
  if (!token) throw new AppError('common.unauthenticated');
  const claims = await backend.verifyAccessToken(token).catch((cause: unknown) => {
    throw isAppError(cause) ? cause : new AppError('common.unauthenticated', { cause });
  });
  if (claims.role !== 'authenticated') throw new AppError('common.forbidden');
  return { token, claims };
}

/** A token is good for an hour, and what it does not say may have been asked for since. */
async function assertEveryStep(sql: Sql, { sub, aal }: TokenClaims): Promise<void> {
  if (aal === 'aal2' || aal === 'aal3') return;
  if (await hasMfa(sql, sub)) throw new AppError('account.second_step_needed');
}

function personContext(c: Context<AppEnv>, { token, claims }: Token): PersonContext {
  const { keys, sql } = c.var.services;
  const database = personDatabase(sql, claims);
  return {
    actor: {
      kind: 'user',
      id: claims.sub,
      signedInAt: lastProofOf(claims),
      sessionId: typeof claims.session_id === 'string' ? claims.session_id : undefined,
      email: typeof claims.email === 'string' ? claims.email : '',
      metadata: metadataSchema.safeParse(claims.user_metadata).data ?? {},
      accessToken: token,
    },
    database,
    patientDatabase: (work) => retryWhileUnavailable(() => database(work), patienceMs),
    cipher: () => keys.cipherOf(claims.sub, database),
    requestId: c.var.requestId,
  };
}

/** Without a time it was never. */
function lastProofOf({ amr }: TokenClaims): number {
  const proofs = proofsSchema.safeParse(amr).data ?? [];
  return Math.max(0, ...proofs.filter(({ method }) => !provesNothing.has(method)).map(({ timestamp }) => timestamp));
}
