import { ownAccountHealthSchema } from '@alento/domain/account/health-schema.ts';
import { Hono } from 'hono';
import { requirePerson } from '#features/account/guards/require-person.ts';
import type { AppEnv } from '#http/context.ts';
import { describe } from '#http/describe-route.ts';
import { readHealth, type FindAdmin } from './read-health.ts';

/** `/api/account/health` */
export function createHealthRoutes({ findAdmin }: { findAdmin: FindAdmin }) {
  return new Hono<AppEnv>().get(
    '/',
    describe({
      tag: 'account',
      summary: 'Tell how the account of whoever asks is: truths, times and counts, and nothing they wrote',
      answers: { 200: { description: 'The state of the account', schema: ownAccountHealthSchema } },
    }),
    requirePerson,
    async (c) => c.json(await readHealth({ ctx: c.var.ctx, findAdmin }), 200),
  );
}
