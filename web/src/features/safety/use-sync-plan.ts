import { useEffect } from 'react';
import { whenQuiet } from '#lib/when-quiet.ts';

/** Synchronises the signed-in user's plan to this device when the page is idle: it must be here before it is needed. */
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
