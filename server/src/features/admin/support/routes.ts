import {
  supportAnswerSchema,
  supportChangeSchema,
  supportPageSchema,
  supportParamSchema,
  supportQuerySchema,
} from '@alento/domain/admin/schema.ts';
import { Hono } from 'hono';
import type { AppEnv } from '#http/context.ts';
import { badBody, describe, empty } from '#http/describe-route.ts';
import { validate } from '#http/validate.ts';
import type { AdminOptions } from '../context.ts';
import { actErrors, readErrors, type AdminGates } from '../require-admin.ts';
import { answerMessage } from './answer-message.ts';
import { changeMessage } from './change-message.ts';
import { listMessages } from './list-messages.ts';

const tag = 'admin';

/** `/api/admin/support` */
export function createSupportRoutes({ reads, acts }: AdminGates, options: AdminOptions) {
  return new Hono<AppEnv>()
    .get(
      '/',
      describe({
        tag,
        summary: 'List what people wrote to support: what is open first, of that priority',
        answers: { 200: { description: 'A page of messages', schema: supportPageSchema } },
        errors: [...readErrors, 'common.invalid_input'],
      }),
      reads,
      validate('query', supportQuerySchema),
      async (c) => c.json(await listMessages({ ctx: c.var.ctx, options, input: c.req.valid('query') }), 200),
    )
    .patch(
      '/:id',
      describe({
        tag,
        summary: 'Take a message on, give it back, close it or open it again',
        answers: { 204: empty('Changed') },
        errors: [...readErrors, 'admin.message_not_found', ...badBody],
      }),
      reads,
      validate('param', supportParamSchema),
      validate('json', supportChangeSchema),
      async (c) => {
        await changeMessage({ ctx: c.var.ctx, input: { ...c.req.valid('param'), ...c.req.valid('json') } });
        return c.body(null, 204);
      },
    )
    .post(
      '/:id/answers',
      describe({
        tag,
        summary: 'Answer a message by mail',
        answers: { 204: empty('The mail was handed over') },
        errors: [...actErrors, 'admin.message_not_found', 'admin.mail_not_sent', ...badBody],
      }),
      acts,
      validate('param', supportParamSchema),
      validate('json', supportAnswerSchema),
      async (c) => {
        const input = { ...c.req.valid('param'), ...c.req.valid('json') };
        await answerMessage({ ctx: c.var.ctx, options, input });
        return c.body(null, 204);
      },
    );
}
