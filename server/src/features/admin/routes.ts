import { Hono } from 'hono';
import type { AppEnv } from '#http/context.ts';
import { createAccountRoutes } from './accounts/routes.ts';
import type { AdminOptions } from './context.ts';
import { createFigureRoutes } from './figures/routes.ts';
import { createOperationRoutes } from './operations/routes.ts';
import { createReportRoutes } from './reports/routes.ts';
import { createAdminGates } from './require-admin.ts';
import { createSupportRoutes } from './support/routes.ts';
import { createTeamRoutes } from './team/routes.ts';

/** `/api/admin` */
export function createAdminRoutes(options: AdminOptions) {
  const gates = createAdminGates(options.adminEmails);
  return new Hono<AppEnv>()
    .route('/', createAccountRoutes(gates, options))
    .route('/', createFigureRoutes(gates))
    .route('/reports', createReportRoutes(gates))
    .route('/operations', createOperationRoutes(gates, options))
    .route('/support', createSupportRoutes(gates, options))
    .route('/', createTeamRoutes(gates));
}
