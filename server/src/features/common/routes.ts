import { configSchema } from '@alento/domain/hosting/config-schema.ts';
import { healthSchema } from '@alento/domain/hosting/health-schema.ts';
import { Hono } from 'hono';
import type { AppEnv } from '#http/context.ts';
import { describe } from '#http/describe-route.ts';
import { checkHealth, type HealthOptions } from './check-health.ts';
import { describeConfig, type ConfigOptions } from './describe-config.ts';

const tag = 'server';

/** `/api/health` and `/api/config` */
export function createCommonRoutes(options: HealthOptions & ConfigOptions) {
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
    );
}
