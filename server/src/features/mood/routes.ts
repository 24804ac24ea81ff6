import {
  moodInputSchema,
  moodEntrySchema,
  moodListQuerySchema,
  moodPageSchema,
  moodParamSchema,
} from '@alento/domain/mood/entry-schema.ts';
import { Hono } from 'hono';
import { requirePerson } from '#features/account/guards/require-person.ts';
import type { AppEnv } from '#http/context.ts';
import { badBody, describe, empty } from '#http/describe-route.ts';
import { rateLimit } from '#http/rate-limit.ts';
import { validate } from '#http/validate.ts';
import { deleteMood } from './delete-mood.ts';
import { saveMood } from './save-mood.ts';
import { listMoods } from './list-moods.ts';

const tag = 'mood';
// A device sends what was noted without a connection all at once.
const writesPerMinute = 120;
const limitWrites = rateLimit('moods', writesPerMinute);

// How somebody feels is theirs to note: whoever is signed in passes, whatever their age.

/** `/api/moods` */
export function createMoodRoutes() {
  return new Hono<AppEnv>()
    .get(
      '/',
      describe({
        tag,
        summary: 'List the moods that the person noted, those felt last first',
        answers: { 200: { description: 'A page of them', schema: moodPageSchema } },
        errors: ['common.invalid_input'],
      }),
      requirePerson,
      validate('query', moodListQuerySchema),
      async (c) => c.json(await listMoods({ ctx: c.var.ctx, input: c.req.valid('query') }), 200),
    )
    .put(
      '/:id',
      describe({
        tag,
        summary: 'Keep a mood; an earlier state than the stored one changes nothing',
        answers: { 200: { description: 'The mood as it is stored now', schema: moodEntrySchema } },
        errors: [...badBody, 'common.rate_limited'],
      }),
      requirePerson,
      limitWrites,
      validate('param', moodParamSchema),
      validate('json', moodInputSchema),
      async (c) => {
        const input = { ...c.req.valid('param'), mood: c.req.valid('json') };
        return c.json(await saveMood({ ctx: c.var.ctx, input }), 200);
      },
    )
    .delete(
      '/:id',
      describe({
        tag,
        summary: 'Delete a mood; to do so again changes nothing',
        answers: { 204: empty('Deleted') },
        errors: ['common.invalid_input'],
      }),
      requirePerson,
      validate('param', moodParamSchema),
      async (c) => {
        await deleteMood({ ctx: c.var.ctx, input: c.req.valid('param') });
        return c.body(null, 204);
      },
    );
}
