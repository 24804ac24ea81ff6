import {
  adminOperationsSchema,
  engineCheckSchema,
  engineParamSchema,
  engineSwitchChangeSchema,
  maintenanceChangeSchema,
} from '@alento/domain/admin/schema.ts';
import { Hono } from 'hono';
import type { AppEnv } from '#http/context.ts';
import { badBody, describe, empty } from '#http/describe-route.ts';
import { validate } from '#http/validate.ts';
import type { AdminOptions } from '../context.ts';
import { actErrors, readErrors, type AdminGates } from '../require-admin.ts';
import { setMaintenance, switchEngine } from './change-operations.ts';
import { checkEngine } from './check-engine.ts';
import { readOperations } from './read-operations.ts';

const tag = 'admin';

/** `/api/admin/operations` */
export function createOperationRoutes({ reads, acts }: AdminGates, options: AdminOptions) {
  return new Hono<AppEnv>()
    .get(
      '/',
      describe({
        tag,
        summary: 'Tell what runs, what is switched off, and how replies of the last day ended',
        answers: { 200: { description: 'How the service runs', schema: adminOperationsSchema } },
        errors: readErrors,
      }),
      reads,
      async (c) => c.json(await readOperations({ ctx: c.var.ctx, options }), 200),
    )
    .put(
      '/engines',
      describe({
        tag,
        summary: 'Switch a model off or on, in one language or in all; the guided companion answers in its place',
        answers: { 204: empty('Switched, in every process within a second') },
        errors: [...actErrors, 'admin.engine_not_found', ...badBody],
      }),
      acts,
      validate('json', engineSwitchChangeSchema),
      async (c) => {
        await switchEngine({ ctx: c.var.ctx, options, input: c.req.valid('json') });
        return c.body(null, 204);
      },
    )
    .post(
      '/checks',
      describe({
        tag,
        summary: 'Ask a model one thing that is always the same, and tell how soon it answered',
        answers: { 200: { description: 'Whether it answered', schema: engineCheckSchema } },
        errors: [...actErrors, 'admin.engine_not_found', ...badBody],
      }),
      acts,
      validate('json', engineParamSchema),
      async (c) => c.json(await checkEngine({ options, input: c.req.valid('json') }), 200),
    )
    .put(
      '/maintenance',
      describe({
        tag,
        summary: 'Begin or end maintenance; help, the safety plan and the landing page stay, and so do admins',
        answers: { 204: empty('Begun or ended, in every process within a second') },
        errors: [...actErrors, ...badBody],
      }),
      acts,
      validate('json', maintenanceChangeSchema),
      async (c) => {
        await setMaintenance({ ctx: c.var.ctx, options, input: c.req.valid('json') });
        return c.body(null, 204);
      },
    );
}
