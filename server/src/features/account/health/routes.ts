import { ownAccountHealthSchema } from '@alento/domain/account/health-schema.ts';
import { Hono } from 'hono';
import { authenticate } from '#http/authenticate.ts';
import type { AppEnv } from '#http/context.ts';
import { describe } from '#http/describe.ts';
import { readHealth } from './read-health.ts';

/** `/api/account/health` */
export function createHealthRoutes({ adminEmails }: { adminEmails: readonly string[] }) {
  return new Hono<AppEnv>().get(
    '/',
    describe({
      tag: 'account',
      summary: 'Tell how the account of whoever asks is: truths, times and counts, and nothing they wrote',
      answers: { 200: { description: 'The state of the account', schema: ownAccountHealthSchema } },
    }),
    authenticate,
    async (c) => c.json(await readHealth({ ctx: c.var.ctx, adminEmails }), 200),
  );
}
