import { adminOperationsSchema, type AdminOperations } from '@alento/domain/admin/schema.ts';
import type { PersonContext } from '#http/context.ts';
import { asAdmin } from '../data.ts';
import { fetchOperations } from './data.ts';
import { listEngines, type Engines } from './list-engines.ts';

/** What runs, what is switched off, and how replies ended lately. */
export async function readOperations({
  ctx,
  options,
}: {
  ctx: PersonContext;
  options: Engines;
}): Promise<AdminOperations> {
  const found = await asAdmin(ctx, fetchOperations);
  const engines = listEngines(options).map(({ gateway, isPremium }) => ({ model: gateway.model, isPremium }));
  return adminOperationsSchema.parse({ ...found, engines });
}
