import { keptLanguages } from '#platform/service-worker/kept-app.ts';

/** How far the copy of the product on this device is. */
export type WorkerState = 'unsupported' | 'not-yet' | 'ready' | 'update';

export async function readWorker(): Promise<WorkerState> {
  if (!('serviceWorker' in navigator)) return 'unsupported';
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  if (registration?.waiting) return 'update';
  const languages = await keptLanguages().catch(() => []);
  return registration?.active && languages.length > 0 ? 'ready' : 'not-yet';
}
