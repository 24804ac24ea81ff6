import type { Services } from '#http/context.ts';
import { beginErasure } from './data.ts';
import { eraseAccount, type Erasure } from './erase-account.ts';

interface PlannedErasure extends Erasure {
  services: Erasure['services'] & Pick<Services, 'sql'>;
}

/** Erases an account that is due and whose owner was notified, unless the deletion was cancelled meanwhile. */
export async function erasePlanned(erasure: PlannedErasure, personId: string): Promise<void> {
  if (await beginErasure(erasure.services.sql, personId)) await eraseAccount(erasure, personId);
}
