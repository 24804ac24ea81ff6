import {
  accountLookupSchema,
  adminLogQuerySchema,
  adminLogSchema,
  adminMemberParamSchema,
  adminTeamSchema,
} from '@alento/domain/admin/schema.ts';
import { Hono } from 'hono';
import type { AppEnv } from '#http/context.ts';
import { badBody, describe, empty } from '#http/describe-route.ts';
import { validate } from '#http/validate.ts';
import { actErrors, readErrors, type AdminGates } from '../require-admin.ts';
import { appointAdmin, dismissAdmin } from './change-team.ts';
import { listActs } from './list-acts.ts';
import { listTeam } from './list-team.ts';

const tag = 'admin';

/** `/api/admin/team` and `/api/admin/log` */
export function createTeamRoutes({ reads, acts }: AdminGates) {
  return new Hono<AppEnv>()
    .get(
      '/team',
      describe({
        tag,
        summary: 'List who has the role of an admin',
        answers: { 200: { description: 'The team', schema: adminTeamSchema } },
        errors: readErrors,
      }),
      reads,
      async (c) => c.json(await listTeam({ ctx: c.var.ctx }), 200),
    )
    .post(
      '/team',
      describe({
        tag,
        summary: 'Give the role to whoever has an account with an address that they have proved',
        answers: { 200: { description: 'The team as it is now', schema: adminTeamSchema } },
        errors: [...actErrors, 'admin.account_not_found', 'admin.address_unproved', ...badBody],
      }),
      acts,
      validate('json', accountLookupSchema),
      async (c) => c.json(await appointAdmin({ ctx: c.var.ctx, input: c.req.valid('json') }), 200),
    )
    .delete(
      '/team/:id',
      describe({
        tag,
        summary: 'Take the role away, at once; somebody has to stay',
        answers: { 204: empty('They are no admin any more') },
        errors: [...actErrors, 'admin.member_not_found', 'admin.last_admin', 'common.invalid_input'],
      }),
      acts,
      validate('param', adminMemberParamSchema),
      async (c) => {
        await dismissAdmin({ ctx: c.var.ctx, input: c.req.valid('param') });
        return c.body(null, 204);
      },
    )
    .get(
      '/log',
      describe({
        tag,
        summary: 'List what admins did, the newest first, without words',
        answers: { 200: { description: 'A page of acts', schema: adminLogSchema } },
        errors: [...readErrors, 'common.invalid_input'],
      }),
      reads,
      validate('query', adminLogQuerySchema),
      async (c) => c.json(await listActs({ ctx: c.var.ctx, input: c.req.valid('query') }), 200),
    );
}
