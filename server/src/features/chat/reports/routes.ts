import { reportsPerMinute } from '@alento/domain/chat/reports/limits.ts';
import { ownReportListSchema, replyReportSchema } from '@alento/domain/chat/reports/schema.ts';
import { Hono } from 'hono';
import { requirePerson } from '#features/account/guards/require-person.ts';
import type { AppEnv } from '#http/context.ts';
import { badBody, describe, empty } from '#http/describe-route.ts';
import { rateLimit } from '#http/rate-limit.ts';
import { validate } from '#http/validate.ts';
import type { EncryptForOperator } from '#platform/encryption/operator-encryption.ts';
import { listReports } from './list-reports.ts';
import { reportReply } from './report-reply.ts';

export interface ReportOptions {
  /** Null where no operator has a key: nothing can be shared. */
  readonly encryptForOperator: EncryptForOperator | null;
}

const tag = 'reports';

/** `/api/reports` */
export function createReportRoutes({ encryptForOperator }: ReportOptions) {
  return new Hono<AppEnv>()
    .get(
      '/',
      describe({
        tag,
        summary: 'List what the person reported, the newest first, and what became of it',
        answers: { 200: { description: 'The newest reports', schema: ownReportListSchema } },
      }),
      requirePerson,
      async (c) => c.json(await listReports({ ctx: c.var.ctx }), 200),
    )
    .post(
      '/',
      describe({
        tag,
        summary:
          'Report a reply; its text is kept only if the person says so, and the same id twice stores one report. ' +
          'Whoever runs the server can read comment and text only if the person says that, too',
        answers: { 204: empty('Stored') },
        errors: ['chat.message_not_found', ...badBody, 'common.rate_limited'],
      }),
      requirePerson,
      rateLimit('reports', reportsPerMinute),
      validate('json', replyReportSchema),
      async (c) => {
        await reportReply({ ctx: c.var.ctx, encryptForOperator, input: c.req.valid('json') });
        return c.body(null, 204);
      },
    );
}
