import { AppError } from '@alento/domain/app-error.ts';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { identifyCaller } from './authenticate.ts';
import type { AppEnv, PersonContext } from './context.ts';

export interface MaintenanceOptions {
  /** In how many seconds to try again; null while there is no maintenance. */
  readonly findRetryAfter: () => Promise<number | null>;
  /** Whether somebody runs the product. */
  readonly isAdmin: (ctx: PersonContext) => Promise<boolean>;
}

const served = /^\/(?:api|auth\/v1|rest\/v1|storage\/v1|realtime\/v1)(?:\/|$)/;

// Help and the safety plan, what a page asks for before it shows them, and the way in for those who end the maintenance.
const stays =
  /^\/(?:api\/(?:health|config|geo|safety-plan|openapi\.json)|auth\/v1\/(?:token|user|logout|factors|settings|health|\.well-known))(?:\/|$)/;

/** During maintenance every route refuses everybody but admins, except for what must never be closed. Pages are always served. */
export function underMaintenance({ findRetryAfter, isAdmin }: MaintenanceOptions) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { path, method } = c.req;
    if (served.test(path) && !stays.test(path) && method !== 'OPTIONS') {
      const seconds = await findRetryAfter();
      if (seconds !== null && !(await isLetIn(c, isAdmin))) {
        throw new AppError('common.under_maintenance', { params: { seconds } });
      }
    }
    await next();
  });
}

async function isLetIn(c: Context<AppEnv>, isAdmin: MaintenanceOptions['isAdmin']): Promise<boolean> {
  const ctx = await identifyCaller(c);
  return ctx !== null && !ctx.actor.owesSecondStep && !ctx.actor.isLeaving && isAdmin(ctx);
}
