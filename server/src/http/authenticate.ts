import { AppError, isAppError } from '@alento/domain/app-error.ts';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Sql } from '@alento/sql/sql.ts';
import * as z from 'zod/mini';
import type { TokenClaims } from '#platform/backend/backend-service.ts';
import { admittedClaims, personCall, personDatabase } from '#platform/database/person-database.ts';
import { refuseWithoutAccount } from '#platform/database/rate-limits.ts';
import { fetchStanding, type Caller, type Standing } from '#platform/database/standing.ts';
import { retryWhileUnavailable } from '#platform/database/retry.ts';
import type { AppEnv, PersonContext } from './context.ts';

const patienceMs = 15_000;

// MFA may have been enabled after the token was issued, so the claim alone is not enough.
const provesNothing = new Set(['token_refresh', 'totp']);

const sessionIdSchema = z.uuid();
const metadataSchema = z.record(z.string(), z.unknown());
const proofsSchema = z.array(z.object({ method: z.string(), timestamp: z.number() }));

/**
 * Finds out whose token a request carries, a bearer token, never a cookie, and whether its session still is. What else an account asks for stands in
 * `features/account/guards`; hardly a route takes this alone.
 */
export const authenticate = createMiddleware<AppEnv>(async (c, next) => {
  await identify(c, (sql, { personId, sessionId }) => fetchStanding(sql, personId, sessionId));
  await next();
});

/** The same by a question of one's own, whose answer tells how the person stands, and maybe more. */
export async function identify<S extends Standing>(
  c: Context<AppEnv>,
  ask: (sql: Sql, caller: Caller) => Promise<S>,
): Promise<S> {
  const token = await readToken(c);
  const standing = await ask(c.var.services.sql, callerOf(token)).catch(refuseWithoutAccount);
  if (!standing.hasSession) throw new AppError('common.unauthenticated');
  c.set('ctx', personContext(c, token, standing));
  return standing;
}

/** Also admits a token that outlived its session: for what asks for the session itself and may be repeated. */
export const authenticateRepeat = createMiddleware<AppEnv>(async (c, next) => {
  const token = await readToken(c);
  c.set('ctx', personContext(c, token, await askForStanding(c, token)));
  await next();
});

/** Who asks, if they say so with a token that still holds; null for everybody else. For what visitors may do, too. */
export async function identifyCaller(c: Context<AppEnv>): Promise<PersonContext | null> {
  if (c.req.header('authorization') === undefined) return null;
  try {
    const token = await readToken(c);
    const standing = await askForStanding(c, token);
    return standing.hasSession ? personContext(c, token, standing) : null;
  } catch (error) {
    if (isAppError(error) && !error.definition.retryable) return null;
    throw error;
  }
}

interface Token {
  readonly token: string;
  readonly claims: TokenClaims;
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

function askForStanding(c: Context<AppEnv>, token: Token): Promise<Standing> {
  const { personId, sessionId } = callerOf(token);
  return fetchStanding(c.var.services.sql, personId, sessionId);
}

function callerOf({ claims }: Token): Caller {
  const sessionId = sessionIdSchema.safeParse(claims.session_id).data ?? null;
  return { personId: claims.sub, sessionId, claims: admittedClaims(claims) };
}

function personContext(c: Context<AppEnv>, { token, claims }: Token, standing: Standing): PersonContext {
  const { keys, sql } = c.var.services;
  const database = personDatabase(sql, claims);
  const call = personCall(sql, claims);
  return {
    actor: {
      kind: 'user',
      id: claims.sub,
      signedInAt: lastProofOf(claims),
      owesSecondStep: standing.hasSecondStep && claims.aal !== 'aal2' && claims.aal !== 'aal3',
      isLeaving: standing.isLeaving,
      sessionId: typeof claims.session_id === 'string' ? claims.session_id : undefined,
      email: typeof claims.email === 'string' ? claims.email : '',
      metadata: metadataSchema.safeParse(claims.user_metadata).data ?? {},
      accessToken: token,
    },
    database,
    retryingDatabase: (work) => retryWhileUnavailable(() => database(work), patienceMs),
    call,
    retryingCall: (ask) => retryWhileUnavailable(() => call(ask), patienceMs),
    cipher: () => keys.cipherOf(claims.sub, database),
    requestId: c.var.requestId,
  };
}

/** Without a time it was never. */
function lastProofOf({ amr }: TokenClaims): number {
  const proofs = proofsSchema.safeParse(amr).data ?? [];
  return Math.max(0, ...proofs.filter(({ method }) => !provesNothing.has(method)).map(({ timestamp }) => timestamp));
}
