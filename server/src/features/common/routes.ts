import { configSchema } from '@alento/domain/hosting/config-schema.ts';
import { faultSchema } from '@alento/domain/hosting/fault-schema.ts';
import { healthSchema } from '@alento/domain/hosting/health-schema.ts';
import { Hono } from 'hono';
import type { AppEnv } from '#http/context.ts';
import { badBody, describe, empty } from '#http/describe-route.ts';
import { validate } from '#http/validate.ts';
import { checkHealth, type HealthOptions } from './check-health.ts';
import { createReportFault } from './report-fault.ts';
import { describeConfig, type ConfigOptions } from './describe-config.ts';

const tag = 'server';

/** `/api/health`, `/api/config` and `/api/faults` */
export function createCommonRoutes(options: HealthOptions & ConfigOptions) {
  const reportFault = createReportFault();
  return new Hono<AppEnv>()
    .get(
      '/health',
      describe({
        tag,
        summary: 'Tell whether the server and its database answer',
        answers: {
          200: { description: 'Both answer', schema: healthSchema },
          503: {
            description: 'The database does not answer, was written with other keys, or the disk is full',
            schema: healthSchema,
          },
        },
        isPublic: true,
      }),
      async (c) => {
        const health = await checkHealth(options);
        return c.json(health, health.status === 'ok' ? 200 : 503);
      },
    )
    .get(
      '/config',
      describe({
        tag,
        summary: 'What a browser may know of this server',
        answers: { 200: { description: 'The public configuration', schema: configSchema } },
        isPublic: true,
      }),
      (c) => c.json(describeConfig(options, new URL(c.req.url).origin), 200),
    )
    .post(
      '/faults',
      describe({
        tag,
        summary: 'Tell operators that a screen could not be shown, without words or who saw it',
        answers: { 204: empty('It is in the log, unless there were many just now') },
        errors: badBody,
        isPublic: true,
      }),
      validate('json', faultSchema),
      async (c) => {
        await reportFault(c.var.services, c.req.valid('json'));
        return c.body(null, 204);
      },
    );
}
