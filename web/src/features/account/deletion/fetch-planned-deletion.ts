import type { PlannedDeletion } from '@alento/domain/account/deletion-schema.ts';
import { api } from '#lib/api.ts';

/** What is planned for the account of whoever is signed in. Apart from the rest, since every screen of the app asks it. */
export async function fetchPlannedDeletion(): Promise<PlannedDeletion | null> {
  const response = await api.api.account.deletion.$get();
  return (await response.json()).deletion;
}
