import { accountHealthSchema } from '@alento/domain/account/health-schema.ts';
import { maxAdminRequestsPerMinute, maxLookupsPerMinute } from '@alento/domain/admin/limits.ts';
import {
  accountLookupSchema,
  adminReportChangeSchema,
  adminReportPageSchema,
  adminReportParamSchema,
  adminReportQuerySchema,
  adminReportSchema,
  crisisCountsQuerySchema,
  crisisCountsSchema,
  feedbackCountsSchema,
} from '@alento/domain/admin/schema.ts';
import { Hono } from 'hono';
import { requirePerson } from '#features/account/guards/require-person.ts';
import type { AppEnv } from '#http/context.ts';
import { badBody, describe } from '#http/describe-route.ts';
import { rateLimit } from '#http/rate-limit.ts';
import { validate } from '#http/validate.ts';
import { changeReport } from './change-report.ts';
import { checkAccount } from './check-account.ts';
import { countCrises } from './count-crises.ts';
import { countFeedback } from './count-feedback.ts';
import { listReports } from './list-reports.ts';
import { requireAdmin } from './require-admin.ts';

export interface AdminOptions {
  /** In lower case. A user with one of these addresses, verified, is an admin. */
  readonly adminEmails: readonly string[];
}

const tag = 'admin';

/** `/api/admin` */
export function createAdminRoutes({ adminEmails }: AdminOptions) {
  const onlyAdmins = requireAdmin(adminEmails);
  const limitRequests = rateLimit('admin', maxAdminRequestsPerMinute);

  return new Hono<AppEnv>()
    .post(
      '/account-health',
      describe({
        tag,
        summary:
          'Tell an operator how the account of an address is, without anything its person wrote; every look is noted',
        answers: { 200: { description: 'The state of the account', schema: accountHealthSchema } },
        errors: ['admin.permission_required', 'admin.account_not_found', ...badBody, 'common.rate_limited'],
      }),
      requirePerson,
      // Before the admin check, so that unauthorised attempts are rate limited too.
      rateLimit('account_look', maxLookupsPerMinute),
      onlyAdmins,
      validate('json', accountLookupSchema),
      async (c) =>
        c.json(await checkAccount({ ctx: c.var.ctx, services: c.var.services, input: c.req.valid('json') }), 200),
    )
    .get(
      '/reports',
      describe({
        tag,
        summary: 'List the reports of everybody for an operator, the newest first, without telling whose they are',
        answers: { 200: { description: 'A page of reports', schema: adminReportPageSchema } },
        errors: ['admin.permission_required', 'common.invalid_input', 'common.rate_limited'],
      }),
      requirePerson,
      limitRequests,
      onlyAdmins,
      validate('query', adminReportQuerySchema),
      async (c) => c.json(await listReports({ services: c.var.services, input: c.req.valid('query') }), 200),
    )
    .patch(
      '/reports/:id',
      describe({
        tag,
        summary: 'Say what became of a report, which its person sees',
        answers: { 200: { description: 'The report as it is now', schema: adminReportSchema } },
        errors: ['admin.permission_required', 'admin.report_not_found', ...badBody, 'common.rate_limited'],
      }),
      requirePerson,
      limitRequests,
      onlyAdmins,
      validate('param', adminReportParamSchema),
      validate('json', adminReportChangeSchema),
      async (c) => {
        const input = { ...c.req.valid('param'), ...c.req.valid('json') };
        return c.json(await changeReport({ services: c.var.services, input }), 200);
      },
    )
    .get(
      '/crisis-counts',
      describe({
        tag,
        summary: 'Tell an operator how often help was shown in a year, small figures as less than ten',
        answers: { 200: { description: 'Figures that may be published', schema: crisisCountsSchema } },
        errors: ['admin.permission_required', 'common.invalid_input', 'common.rate_limited'],
      }),
      requirePerson,
      limitRequests,
      onlyAdmins,
      validate('query', crisisCountsQuerySchema),
      async (c) => c.json(await countCrises({ services: c.var.services, input: c.req.valid('query') }), 200),
    )
    .get(
      '/feedback-counts',
      describe({
        tag,
        summary: 'Tell an operator what people said of the replies of a year, small figures as less than ten',
        answers: { 200: { description: 'Figures that may be published', schema: feedbackCountsSchema } },
        errors: ['admin.permission_required', 'common.invalid_input', 'common.rate_limited'],
      }),
      requirePerson,
      limitRequests,
      onlyAdmins,
      validate('query', crisisCountsQuerySchema),
      async (c) => c.json(await countFeedback({ services: c.var.services, input: c.req.valid('query') }), 200),
    );
}
