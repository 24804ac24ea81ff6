import type { Sql } from '@alento/backend/sql.ts';
import { AppError, isAppError } from '@alento/domain/app-error.ts';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as z from 'zod/mini';
import type { TokenClaims } from '#platform/backend/backend-service.ts';
import { personDatabase } from '#platform/database/person-database.ts';
import { hasSecondStep } from '#platform/database/second-step.ts';
import { retryWhileUnavailable } from '#platform/database/retry.ts';
import type { AppEnv, PersonContext } from './context.ts';

const patienceMs = 15_000;

const proofsSchema = z.array(z.object({ method: z.string(), timestamp: z.number() }));

/** Lets signed-in people through, who have taken every step that their account asks for: a bearer token, never a cookie. */
export const authenticate = createMiddleware<AppEnv>(async (c, next) => {
  const claims = await readClaims(c);
  await assertEveryStep(c.var.services.sql, claims);
  c.set('ctx', personContext(c, claims));
  await next();
});

/** Lets those through, too, who still owe the second step: for nothing but ways to take it. */
export const authenticateFirstStep = createMiddleware<AppEnv>(async (c, next) => {
  c.set('ctx', personContext(c, await readClaims(c)));
  await next();
});

async function readClaims(c: Context<AppEnv>): Promise<TokenClaims> {
  const { backend } = c.var.services;
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
  if (!token) throw new AppError('common.unauthenticated');
  const claims = await backend.verifyAccessToken(token).catch((cause: unknown) => {
    throw isAppError(cause) ? cause : new AppError('common.unauthenticated', { cause });
  });
  if (claims.role !== 'authenticated') throw new AppError('common.forbidden');
  return claims;
}

/** A token is good for an hour, and what it does not say may have been asked for since. */
async function assertEveryStep(sql: Sql, { sub, aal }: TokenClaims): Promise<void> {
  if (aal === 'aal2' || aal === 'aal3') return;
  if (await hasSecondStep(sql, sub)) throw new AppError('account.second_step_needed');
}

function personContext(c: Context<AppEnv>, claims: TokenClaims): PersonContext {
  const { keys, sql } = c.var.services;
  const database = personDatabase(sql, claims);
  return {
    actor: {
      kind: 'user',
      id: claims.sub,
      signedInAt: lastProofOf(claims),
      sessionId: typeof claims.session_id === 'string' ? claims.session_id : undefined,
    },
    database,
    patientDatabase: (work) => retryWhileUnavailable(() => database(work), patienceMs),
    cipher: () => keys.cipherOf(claims.sub, database),
    requestId: c.var.requestId,
  };
}

/** To renew a token proves nothing. Without a time it was never. */
function lastProofOf({ amr }: TokenClaims): number {
  const proofs = proofsSchema.safeParse(amr).data ?? [];
  return Math.max(0, ...proofs.filter(({ method }) => method !== 'token_refresh').map(({ timestamp }) => timestamp));
}
