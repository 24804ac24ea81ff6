import {
  journalEntrySchema,
  journalInputSchema,
  journalListQuerySchema,
  journalPageSchema,
  journalParamSchema,
} from '@alento/domain/journal/schema.ts';
import { Hono } from 'hono';
import { requirePerson } from '#features/account/guards/require-person.ts';
import type { AppEnv } from '#http/context.ts';
import { badBody, describe, empty } from '#http/describe-route.ts';
import { rateLimit } from '#http/rate-limit.ts';
import { validate } from '#http/validate.ts';
import { deleteEntry } from './delete-entry.ts';
import { listEntries } from './list-entries.ts';
import { saveEntry } from './save-entry.ts';

const tag = 'journal';
// A device sends what was written without a connection all at once.
const writesPerMinute = 60;
const limitWrites = rateLimit('journal', writesPerMinute);

// What somebody writes for themselves is theirs: whoever is signed in passes, whatever their age.

/** `/api/journal` */
export function createJournalRoutes() {
  return new Hono<AppEnv>()
    .get(
      '/',
      describe({
        tag,
        summary: 'List what the person wrote into their journal, what was written last first',
        answers: { 200: { description: 'A page of them', schema: journalPageSchema } },
        errors: ['common.invalid_input'],
      }),
      requirePerson,
      validate('query', journalListQuerySchema),
      async (c) => c.json(await listEntries({ ctx: c.var.ctx, input: c.req.valid('query') }), 200),
    )
    .put(
      '/:id',
      describe({
        tag,
        summary: 'Keep an entry; an earlier state than the stored one changes nothing',
        answers: { 200: { description: 'The entry as it is stored now', schema: journalEntrySchema } },
        errors: [...badBody, 'common.rate_limited'],
      }),
      requirePerson,
      limitWrites,
      validate('param', journalParamSchema),
      validate('json', journalInputSchema),
      async (c) => {
        const input = { ...c.req.valid('param'), entry: c.req.valid('json') };
        return c.json(await saveEntry({ ctx: c.var.ctx, input }), 200);
      },
    )
    .delete(
      '/:id',
      describe({
        tag,
        summary: 'Delete an entry; to do so again changes nothing',
        answers: { 204: empty('Deleted') },
        errors: ['common.invalid_input'],
      }),
      requirePerson,
      validate('param', journalParamSchema),
      async (c) => {
        await deleteEntry({ ctx: c.var.ctx, input: c.req.valid('param') });
        return c.body(null, 204);
      },
    );
}
