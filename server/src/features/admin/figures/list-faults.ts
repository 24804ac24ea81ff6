import { clientFaultsSchema, type ClientFaults } from '@alento/domain/admin/schema.ts';
import type { PersonContext } from '#http/context.ts';
import { asAdmin } from '../data.ts';
import { fetchFaults } from './data.ts';

/** Screens that could not be shown, without words or who saw it. */
export async function listFaults({ ctx }: { ctx: PersonContext }): Promise<ClientFaults> {
  return clientFaultsSchema.parse({ faults: await asAdmin(ctx, fetchFaults) });
}
