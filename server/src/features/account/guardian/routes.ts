import type { ErrorCode } from '@alento/domain/app-error.ts';
import {
  guardianAnswerSchema,
  guardianLinkSchema,
  guardianQuestionSchema,
  guardianRevocationSchema,
} from '@alento/domain/account/guardian-schema.ts';
import { Hono, type Context } from 'hono';
import type { AppEnv } from '#http/context.ts';
import { badBody, describe, empty } from '#http/describe-route.ts';
import { validate } from '#http/validate.ts';
import { answerQuestion } from './answer-question.ts';
import type { GuardianContext } from './context.ts';
import { readQuestion } from './read-question.ts';
import { revokeConsent } from './revoke-consent.ts';

export type GuardianOptions = Omit<GuardianContext, 'sql' | 'log'>;

const tag = 'guardians';
const errors: readonly ErrorCode[] = ['account.guardian_link_over', ...badBody, 'common.unavailable'];

/** `/api/guardian`: for the bearer of a mailed link. The token travels in the body, which is never logged. */
export function createGuardianRoutes(options: GuardianOptions) {
  const guardianContext = (c: Context<AppEnv>): GuardianContext => {
    const { sql, log } = c.var.services;
    return { sql, log, ...options };
  };

  return new Hono<AppEnv>()
    .post(
      '/question',
      describe({
        tag,
        summary: 'Read what the link of a mail is about',
        answers: { 200: { description: 'Who asks, by first name', schema: guardianQuestionSchema } },
        errors,
        isPublic: true,
      }),
      validate('json', guardianLinkSchema),
      async (c) => c.json(await readQuestion({ ctx: guardianContext(c), input: c.req.valid('json') }), 200),
    )
    .post(
      '/answer',
      describe({
        tag,
        summary: 'Agree or refuse, once',
        answers: { 204: empty('Noted; a consent is followed by a mail with the way to take it back') },
        errors,
        isPublic: true,
      }),
      validate('json', guardianAnswerSchema),
      async (c) => {
        await answerQuestion({ ctx: guardianContext(c), input: c.req.valid('json') });
        return c.body(null, 204);
      },
    )
    .post(
      '/revocation',
      describe({
        tag,
        summary: 'Take a consent back, and have the account erased if wanted',
        answers: { 204: empty('Done') },
        errors,
        isPublic: true,
      }),
      validate('json', guardianRevocationSchema),
      async (c) => {
        await revokeConsent({ ctx: guardianContext(c), input: c.req.valid('json') });
        return c.body(null, 204);
      },
    );
}
