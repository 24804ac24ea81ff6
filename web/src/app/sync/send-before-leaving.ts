import { savePlanBeforeLeaving } from '#features/safety/plan/open-plan.ts';
import { hasUnsent } from '#lib/outbox/outbox-traces.ts';

/** Signing out waits no longer than this. */
const patienceMs = 5_000;

/** Whether the account has all that is on this device; what it lacks is sent first. */
export async function sendBeforeLeaving(personId: string): Promise<boolean> {
  const [isPlanSaved, isRestSent] = await Promise.all([savePlanBeforeLeaving(personId), sendRest(personId)]);
  return isPlanSaved && isRestSent;
}

async function sendRest(personId: string): Promise<boolean> {
  if (!hasUnsent()) return true;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), patienceMs);
  const flush = async (): Promise<boolean> => {
    const { openKinds } = await import('./send-outbox.ts');
    return openKinds(personId).flush();
  };
  // Where that cannot be loaded, it is asked whether to leave all the same.
  void flush().then(resolve, () => resolve(false));
  return promise.finally(() => clearTimeout(timer));
}
