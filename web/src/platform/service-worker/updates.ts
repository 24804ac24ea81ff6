import { Workbox } from 'workbox-window';
import type { KeepAnswer } from '#platform/service-worker/kept-app.ts';
import { publishOffering } from '#platform/service-worker/offering.ts';

const script = '/sw.js';
const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Keeps the app on this device, with all texts of a language. */
type KeepApp = (language: string) => Promise<void>;

/** Installs the service worker and reports when a newer version is available. Null where there can be none. */
export async function startServiceWorker(): Promise<KeepApp | null> {
  if (!('serviceWorker' in navigator)) return null;
  if (localHosts.has(window.location.hostname) && !(await isScriptThere())) {
    await unregisterWorkers();
    return null;
  }
  const workbox = new Workbox(script);
  followUpdates();
  workbox.addEventListener('waiting', () => {
    publishOffering({ kind: 'update', take: () => applyUpdate(workbox) });
  });
  // A browser may refuse, for example in a private window: then there is a page like any other.
  const registration = await workbox.register().catch(() => undefined);
  if (!registration) return null;
  lookForUpdates(workbox);
  return async (language) => {
    const answer = (await workbox.messageSW({ type: 'KEEP_APP', language })) as KeepAnswer;
    if (answer === 'kept-now') publishOffering({ kind: 'ready-offline' });
  };
}

/** On a developer's machine another program may answer at the same address tomorrow. */
async function isScriptThere(): Promise<boolean> {
  const response = await fetch(script, { cache: 'no-store' }).catch(() => null);
  // Without an answer the connection is gone, and not the script.
  return response === null || (response.ok && /javascript/.test(response.headers.get('content-type') ?? ''));
}

async function unregisterWorkers(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  if (registrations.length > 0) window.location.reload();
}

const lookedAfterMs = 60 * 60 * 1000;

/** An installed app stays open for days, and a browser looks for a new version only when a page is opened. */
function lookForUpdates(workbox: Workbox): void {
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < lookedAfterMs) return;
    lookedAt = Date.now();
    // Without a connection the next return looks.
    void workbox.update().catch(() => undefined);
  });
}

let isTaking = false;

/** What the first touch of a page fetches, it fetches meanwhile. */
const fetchingMs = 1000;

function applyUpdate(workbox: Workbox): void {
  isTaking = true;
  // Asked while the former worker answers, Chromium waits for half a minute until that one has slept.
  setTimeout(() => workbox.messageSkipWaiting(), fetchingMs);
}

/** A version that one tab takes is every tab's: the others no longer find the parts that they have not loaded yet. */
function followUpdates(): void {
  const reload = (): void => window.location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isTaking) reload();
    else publishOffering({ kind: 'update', take: reload });
  });
}
