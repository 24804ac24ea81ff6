import {
  consentWithdrawalSchema,
  memoryChangeSchema,
  memoryConsentSchema,
  memoryListSchema,
  memoryNewsSchema,
  memoryParamSchema,
  memorySchema,
  newMemorySchema,
  noticedMemoriesSchema,
} from '@alento/domain/memory/schema.ts';
import { Hono, type Context } from 'hono';
import { requirePerson } from '#features/account/guards/require-person.ts';
import type { AppEnv } from '#http/context.ts';
import { badBody, describe, empty } from '#http/describe-route.ts';
import { rateLimit } from '#http/rate-limit.ts';
import { ageErrors, requireAge } from '#features/account/guards/require-age.ts';
import { validate } from '#http/validate.ts';
import { addMemory } from './add-memory.ts';
import { changeMemory } from './change-memory.ts';
import type { MemoryContext } from './context.ts';
import { deleteMemories } from './delete-memories.ts';
import { deleteMemory } from './delete-memory.ts';
import { giveConsent } from './give-consent.ts';
import { listMemories } from './list-memories.ts';
import { listNews } from './list-news.ts';
import { markMemoriesSeen } from './mark-memories-seen.ts';
import { withdrawConsent } from './withdraw-consent.ts';

export type MemoryOptions = Pick<MemoryContext, 'reviews'>;

const tag = 'memory';
const writesPerMinute = 60;
const list = (description: string) => ({ description, schema: memoryListSchema });

/** `/api/memories` */
export function createMemoryRoutes({ reviews }: MemoryOptions) {
  const memoryContext = (c: Context<AppEnv>): MemoryContext => ({ ...c.var.ctx, reviews });
  const limitWrites = rateLimit('memories', writesPerMinute);

  return new Hono<AppEnv>()
    .get(
      '/',
      describe({
        tag,
        summary: 'List what is remembered, the newest first',
        answers: { 200: list('All of it, and since when the person consents') },
      }),
      requirePerson,
      async (c) => c.json(await listMemories({ ctx: c.var.ctx }), 200),
    )
    .post(
      '/',
      describe({
        tag,
        summary: 'Add a memory by hand; the same id twice stores one',
        answers: { 201: { description: 'Remembered', schema: memorySchema } },
        errors: [
          ...badBody,
          ...ageErrors,
          'memory.consent_needed',
          'memory.already_known',
          'memory.full',
          'common.rate_limited',
        ],
      }),
      requirePerson,
      limitWrites,
      requireAge,
      validate('json', newMemorySchema),
      async (c) => c.json(await addMemory({ ctx: c.var.ctx, input: c.req.valid('json') }), 201),
    )
    .delete(
      '/',
      describe({ tag, summary: 'Delete everything that is remembered', answers: { 204: empty('Deleted') } }),
      requirePerson,
      async (c) => {
        await deleteMemories({ ctx: c.var.ctx });
        return c.body(null, 204);
      },
    )
    .put(
      '/consent',
      describe({
        tag,
        summary: 'Switch memory on by consenting to it',
        answers: { 200: list('What is remembered, from now on in use') },
        errors: [...badBody, ...ageErrors, 'common.rate_limited'],
      }),
      requirePerson,
      limitWrites,
      requireAge,
      validate('json', memoryConsentSchema),
      async (c) => c.json(await giveConsent({ ctx: c.var.ctx, input: c.req.valid('json') }), 200),
    )
    .delete(
      '/consent',
      describe({
        tag,
        summary: 'Switch memory off by taking the consent back',
        answers: { 200: list('What is kept, unused') },
        errors: ['common.invalid_input'],
      }),
      requirePerson,
      validate('query', consentWithdrawalSchema),
      async (c) => c.json(await withdrawConsent({ ctx: memoryContext(c), input: c.req.valid('query') }), 200),
    )
    .get(
      '/news',
      describe({
        tag,
        summary: 'Read what was saved since the person was last told',
        answers: { 200: { description: 'New memories, and whether more may come', schema: memoryNewsSchema } },
      }),
      requirePerson,
      async (c) => c.json(await listNews({ ctx: memoryContext(c) }), 200),
    )
    .post(
      '/noticed',
      describe({
        tag,
        summary: 'Note that the person was told of memories',
        answers: { 204: empty('Noted') },
        errors: badBody,
      }),
      requirePerson,
      validate('json', noticedMemoriesSchema),
      async (c) => {
        await markMemoriesSeen({ ctx: c.var.ctx, input: c.req.valid('json') });
        return c.body(null, 204);
      },
    )
    .patch(
      '/:id',
      describe({
        tag,
        summary: 'Say a memory in other words',
        answers: { 200: { description: 'The memory as it is now', schema: memorySchema } },
        errors: [...badBody, 'memory.not_found', 'memory.already_known', 'common.rate_limited'],
      }),
      requirePerson,
      limitWrites,
      validate('param', memoryParamSchema),
      validate('json', memoryChangeSchema),
      async (c) => {
        const input = { ...c.req.valid('param'), change: c.req.valid('json') };
        return c.json(await changeMemory({ ctx: c.var.ctx, input }), 200);
      },
    )
    .delete(
      '/:id',
      describe({
        tag,
        summary: 'Delete a memory',
        answers: { 204: empty('Deleted') },
        errors: ['common.invalid_input', 'memory.not_found'],
      }),
      requirePerson,
      validate('param', memoryParamSchema),
      async (c) => {
        await deleteMemory({ ctx: c.var.ctx, input: c.req.valid('param') });
        return c.body(null, 204);
      },
    );
}
