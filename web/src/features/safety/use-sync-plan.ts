import { useEffect } from 'react';
import { whenTouched } from '#lib/when-touched.ts';

/** Synchronises the signed-in user's plan to this device once they are there. */
export function useSyncPlan(personId: string | undefined): void {
  useEffect(() => {
    if (personId === undefined) return;
    whenTouched(() => void keep(personId).catch(() => undefined));
  }, [personId]);
}

async function keep(personId: string): Promise<void> {
  const { syncPlan } = await import('./plan/open-plan.ts');
  await syncPlan(personId);
}
