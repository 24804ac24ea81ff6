import { useEffect } from 'react';
import { whenQuiet } from '#lib/when-quiet.ts';

/** Brings the plan of whoever signed in to this device, once nobody waits for anything. */
export function useSyncPlan(personId: string | undefined): void {
  useEffect(() => {
    if (personId === undefined) return;
    whenQuiet(() => void keep(personId).catch(() => undefined));
  }, [personId]);
}

async function keep(personId: string): Promise<void> {
  const { syncPlan } = await import('./plan/open-plan.ts');
  await syncPlan(personId);
}
