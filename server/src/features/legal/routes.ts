import { maxAcceptancesPerMinute } from '@alento/domain/legal/limits.ts';
import { acceptTermsSchema, termsAcceptancesSchema } from '@alento/domain/legal/schema.ts';
import { Hono } from 'hono';
import { requirePerson } from '#features/account/guards/require-person.ts';
import type { AppEnv } from '#http/context.ts';
import { badBody, describe } from '#http/describe-route.ts';
import { rateLimit } from '#http/rate-limit.ts';
import { validate } from '#http/validate.ts';
import { acceptTerms } from './accept-terms.ts';
import { readAcceptances } from './read-acceptances.ts';

const tag = 'terms';
const answers = { 200: { description: 'What the person accepted, newest first', schema: termsAcceptancesSchema } };

/** `/api/terms` */
export function createTermsRoutes() {
  return new Hono<AppEnv>()
    .get(
      '/',
      describe({ tag, summary: 'List which texts of privacy and terms the person accepted', answers }),
      requirePerson,
      async (c) => c.json(await readAcceptances({ ctx: c.var.ctx }), 200),
    )
    .put(
      '/',
      describe({
        tag,
        summary: 'Accept the text of privacy and terms that is shown now; to do so again changes nothing',
        answers,
        errors: ['legal.terms_outdated', ...badBody, 'common.rate_limited'],
      }),
      requirePerson,
      rateLimit('accept_terms', maxAcceptancesPerMinute),
      validate('json', acceptTermsSchema),
      async (c) => c.json(await acceptTerms({ ctx: c.var.ctx, input: c.req.valid('json') }), 200),
    );
}
