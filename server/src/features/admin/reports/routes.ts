import {
  adminReportChangeSchema,
  adminReportPageSchema,
  adminReportParamSchema,
  adminReportQuerySchema,
  adminReportSchema,
} from '@alento/domain/admin/schema.ts';
import { Hono } from 'hono';
import type { AppEnv } from '#http/context.ts';
import { badBody, describe } from '#http/describe-route.ts';
import { validate } from '#http/validate.ts';
import { readErrors, type AdminGates } from '../require-admin.ts';
import { changeReport } from './change-report.ts';
import { listReports } from './list-reports.ts';

const tag = 'admin';

/** `/api/admin/reports` */
export function createReportRoutes({ reads }: AdminGates) {
  return new Hono<AppEnv>()
    .get(
      '/',
      describe({
        tag,
        summary: 'List the reports of everybody for an operator, the newest first, without telling whose they are',
        answers: { 200: { description: 'A page of reports', schema: adminReportPageSchema } },
        errors: [...readErrors, 'common.invalid_input'],
      }),
      reads,
      validate('query', adminReportQuerySchema),
      async (c) => c.json(await listReports({ ctx: c.var.ctx, input: c.req.valid('query') }), 200),
    )
    .patch(
      '/:id',
      describe({
        tag,
        summary: 'Say what became of a report, which its person sees',
        answers: { 200: { description: 'The report as it is now', schema: adminReportSchema } },
        errors: [...readErrors, 'admin.report_not_found', ...badBody],
      }),
      reads,
      validate('param', adminReportParamSchema),
      validate('json', adminReportChangeSchema),
      async (c) => {
        const input = { ...c.req.valid('param'), ...c.req.valid('json') };
        return c.json(await changeReport({ ctx: c.var.ctx, input }), 200);
      },
    );
}
