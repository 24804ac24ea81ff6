import { AppError, isAppError } from '@alento/domain/app-error.ts';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as z from 'zod/mini';
import type { TokenClaims } from '#platform/backend/backend-service.ts';
import { isLeaving } from '#platform/database/is-leaving.ts';
import { personDatabase } from '#platform/database/person-database.ts';
import { retryWhileUnavailable } from '#platform/database/retry.ts';
import type { AppEnv, PersonContext } from './context.ts';

const patienceMs = 15_000;

const metadataSchema = z.record(z.string(), z.unknown());
const proofsSchema = z.array(z.object({ method: z.string(), timestamp: z.number() }));

/** Lets signed-in people through: a bearer token, never a cookie. */
export const authenticate = createMiddleware<AppEnv>(async (c, next) => {
  const ctx = await personContext(c);
  if (await isLeaving(c.var.services.sql, ctx.actor.id)) throw new AppError('account.deletion_pending');
  c.set('ctx', ctx);
  await next();
});

/** Lets those through, too, whose account is to be deleted: for the ways to leave and to stay alone. */
export const authenticateLeaving = createMiddleware<AppEnv>(async (c, next) => {
  c.set('ctx', await personContext(c));
  await next();
});

async function personContext(c: Context<AppEnv>): Promise<PersonContext> {
  const { backend, keys, sql } = c.var.services;
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
  if (!token) throw new AppError('common.unauthenticated');
  const claims = await backend.verifyAccessToken(token).catch((cause: unknown) => {
    throw isAppError(cause) ? cause : new AppError('common.unauthenticated', { cause });
  });
  if (claims.role !== 'authenticated') throw new AppError('common.forbidden');
  const database = personDatabase(sql, claims);
  return {
    actor: {
      kind: 'user',
      id: claims.sub,
      signedInAt: lastProofOf(claims),
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

/** To renew a token proves nothing. Without a time it was never. */
function lastProofOf({ amr }: TokenClaims): number {
  const proofs = proofsSchema.safeParse(amr).data ?? [];
  return Math.max(0, ...proofs.filter(({ method }) => method !== 'token_refresh').map(({ timestamp }) => timestamp));
}
