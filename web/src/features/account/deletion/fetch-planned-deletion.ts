import type { PlannedDeletion } from '@alento/domain/account/deletion-schema.ts';
import { api } from '#lib/api.ts';

/** The planned deletion of the signed-in user. In a file of its own because every screen of the app needs it. */
export async function fetchPlannedDeletion(): Promise<PlannedDeletion | null> {
  const response = await api.api.account.deletion.$get();
  return (await response.json()).deletion;
}
