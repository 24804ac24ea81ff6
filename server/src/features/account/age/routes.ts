import { ageSchema, birthDateStatementSchema, guardianAddressSchema } from '@alento/domain/account/age-schema.ts';
import { Hono, type Context } from 'hono';
import { requirePerson } from '#features/account/guards/require-person.ts';
import type { AppEnv } from '#http/context.ts';
import { badBody, describe } from '#http/describe-route.ts';
import { rateLimit } from '#http/rate-limit.ts';
import { validate } from '#http/validate.ts';
import { askGuardian } from './ask-guardian.ts';
import type { AgeContext } from './context.ts';
import { readAge } from './read-age.ts';
import { stateBirthDate } from './state-birth-date.ts';

export type AgeOptions = Pick<AgeContext, 'endReplies' | 'eraseAccount' | 'wakeMails'>;

const tag = 'account';
const writesPerMinute = 20;

/** `/api/age` */
export function createAgeRoutes(options: AgeOptions) {
  const ageContext = (c: Context<AppEnv>): AgeContext => {
    const { sql, log } = c.var.services;
    return { actor: c.var.ctx.actor, sql, log, ...options };
  };
  const limitWrites = rateLimit('age', writesPerMinute);

  return new Hono<AppEnv>()
    .get(
      '/',
      describe({
        tag,
        summary: 'Read what follows from the age of the person who asks',
        answers: { 200: { description: 'With what became of the question to a guardian', schema: ageSchema } },
      }),
      requirePerson,
      async (c) => c.json(await readAge({ ctx: ageContext(c) }), 200),
    )
    .put(
      '/',
      describe({
        tag,
        summary: 'State the birth date, once; somebody under 13 is erased at once',
        answers: { 200: { description: 'What follows from it', schema: ageSchema } },
        errors: [...badBody, 'common.rate_limited', 'account.age_settled'],
      }),
      requirePerson,
      limitWrites,
      validate('json', birthDateStatementSchema),
      async (c) => c.json(await stateBirthDate({ ctx: ageContext(c), input: c.req.valid('json') }), 200),
    )
    .post(
      '/guardian',
      describe({
        tag,
        summary: 'Have a guardian asked by mail; a question asked before is over',
        answers: { 200: { description: 'The mail is on its way', schema: ageSchema } },
        errors: [
          ...badBody,
          'common.rate_limited',
          'account.age_settled',
          'account.guardian_is_self',
          'account.guardian_mail_limit',
        ],
      }),
      requirePerson,
      limitWrites,
      validate('json', guardianAddressSchema),
      async (c) => c.json(await askGuardian({ ctx: ageContext(c), input: c.req.valid('json') }), 200),
    );
}
