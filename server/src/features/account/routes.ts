import {
  deletionRequestSchema,
  deletionStateSchema,
  plannedDeletionSchema,
} from '@alento/domain/account/deletion-schema.ts';
import { Hono } from 'hono';
import { requireFullSignIn, requireFullSignInOnce, requirePerson } from '#features/account/guards/require-person.ts';
import type { AppEnv } from '#http/context.ts';
import { badBody, describe, empty } from '#http/describe-route.ts';
import { rateLimit } from '#http/rate-limit.ts';
import { validate } from '#http/validate.ts';
import type { AccountOptions } from './context.ts';
import { cancelDeletion } from './deletion/cancel-deletion.ts';
import { fetchDeletion } from './deletion/data.ts';
import { requestDeletion } from './deletion/request-deletion.ts';
import { exportData } from './export/export-data.ts';

const tag = 'account';
const exportsPerMinute = 3;

/** `/api/account` */
export function createAccountRoutes(options: AccountOptions) {
  return new Hono<AppEnv>()
    .post(
      '/export',
      describe({
        tag,
        summary: 'All that is kept of the person who asks, as a ZIP of JSON files and their pictures',
        answers: { 200: { description: 'The archive', schema: null } },
        errors: ['common.rate_limited'],
      }),
      requirePerson,
      rateLimit('export', exportsPerMinute),
      async (c) => {
        const { ctx, services } = c.var;
        const { name, files } = await exportData({
          ...options,
          ctx,
          services,
          acceptLanguage: c.req.header('accept-language') ?? null,
        });
        return c.body(options.zip(files), 200, {
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="${name}"`,
        });
      },
    )
    .get(
      '/deletion',
      describe({
        tag,
        summary: 'Whether the account of the person who asks is to be deleted, and when',
        answers: { 200: { description: 'How it stands', schema: deletionStateSchema } },
        admits: 'leaving',
      }),
      requireFullSignIn,
      async (c) => c.json({ deletion: await fetchDeletion(c.var.services.sql, c.var.ctx.actor.id) }, 200),
    )
    .post(
      '/deletion',
      describe({
        tag,
        summary:
          'Close the account of the person who asks, to be erased later or now; the sign-in must be at most five minutes old',
        answers: {
          200: { description: 'Until when it can be taken back', schema: plannedDeletionSchema },
          204: empty('Nothing of them is left'),
        },
        errors: [...badBody, 'account.reauthentication_needed', 'account.session_expired'],
        admits: 'leaving',
      }),
      requireFullSignInOnce,
      validate('json', deletionRequestSchema),
      async (c) => {
        const { ctx, services } = c.var;
        const acceptLanguage = c.req.header('accept-language') ?? null;
        const planned = await requestDeletion({
          ...options,
          ctx,
          services,
          input: c.req.valid('json'),
          acceptLanguage,
        });
        return planned ? c.json(planned, 200) : c.body(null, 204);
      },
    )
    .delete(
      '/deletion',
      describe({
        tag,
        summary: 'Keep an account that is to be deleted; the person signed in after asking for it',
        answers: { 204: empty('Nothing is deleted') },
        errors: ['account.reauthentication_needed', 'account.deletion_under_way'],
        admits: 'leaving',
      }),
      requireFullSignIn,
      async (c) => {
        await cancelDeletion({ ctx: c.var.ctx, services: c.var.services, deletions: options.deletions });
        return c.body(null, 204);
      },
    );
}
