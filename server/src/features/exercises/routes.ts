import {
  favouritesSchema,
  runInputSchema,
  runListQuerySchema,
  runPageSchema,
  runParamSchema,
  runSchema,
} from '@alento/domain/exercises/schema.ts';
import { Hono } from 'hono';
import { requirePerson } from '#features/account/guards/require-person.ts';
import type { AppEnv } from '#http/context.ts';
import { badBody, describe, empty } from '#http/describe-route.ts';
import { rateLimit } from '#http/rate-limit.ts';
import { validate } from '#http/validate.ts';
import { deleteRun } from './delete-run.ts';
import { saveRun } from './save-run.ts';
import { listRuns } from './list-runs.ts';
import { readFavourites } from './read-favourites.ts';
import { saveFavourites } from './save-favourites.ts';

const tag = 'exercises';
// A device sends what was done without a connection all at once.
const writesPerMinute = 120;
const limitWrites = rateLimit('exercises', writesPerMinute);

// Self-help: open to every signed-in user, whatever their age.

/** `/api/dialogue-runs` */
export function createRunRoutes() {
  return new Hono<AppEnv>()
    .get(
      '/',
      describe({
        tag,
        summary: 'List the guided dialogues that the person went through, those begun last first',
        answers: { 200: { description: 'A page of them', schema: runPageSchema } },
        errors: ['common.invalid_input'],
      }),
      requirePerson,
      validate('query', runListQuerySchema),
      async (c) => c.json(await listRuns({ ctx: c.var.ctx, input: c.req.valid('query') }), 200),
    )
    .put(
      '/:id',
      describe({
        tag,
        summary: 'Keep a run; an earlier state than the stored one changes nothing',
        answers: { 200: { description: 'The run as it is stored now', schema: runSchema } },
        errors: [...badBody, 'common.rate_limited'],
      }),
      requirePerson,
      limitWrites,
      validate('param', runParamSchema),
      validate('json', runInputSchema),
      async (c) => {
        const input = { ...c.req.valid('param'), run: c.req.valid('json') };
        return c.json(await saveRun({ ctx: c.var.ctx, input }), 200);
      },
    )
    .delete(
      '/:id',
      describe({
        tag,
        summary: 'Delete a run; to do so again changes nothing',
        answers: { 204: empty('Deleted') },
        errors: ['common.invalid_input'],
      }),
      requirePerson,
      validate('param', runParamSchema),
      async (c) => {
        await deleteRun({ ctx: c.var.ctx, input: c.req.valid('param') });
        return c.body(null, 204);
      },
    );
}

/** `/api/exercises` */
export function createExerciseRoutes() {
  return new Hono<AppEnv>()
    .get(
      '/favourites',
      describe({
        tag,
        summary: 'Read which dialogues the person has marked',
        answers: { 200: { description: 'In the order of the toolbox', schema: favouritesSchema } },
      }),
      requirePerson,
      async (c) => c.json(await readFavourites({ ctx: c.var.ctx }), 200),
    )
    .put(
      '/favourites',
      describe({
        tag,
        summary: 'Mark these dialogues and no others',
        answers: { 204: empty('Saved') },
        errors: [...badBody, 'common.rate_limited'],
      }),
      requirePerson,
      limitWrites,
      validate('json', favouritesSchema),
      async (c) => {
        await saveFavourites({ ctx: c.var.ctx, input: c.req.valid('json') });
        return c.body(null, 204);
      },
    );
}
