import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import {
  dropFormerFiles,
  findKept,
  keepApp,
  keptLanguages,
  type KeepAnswer,
} from '#platform/service-worker/kept-app.ts';
import { receiveShare } from '#platform/service-worker/receive-share.ts';
import { sharePath } from '#platform/service-worker/share-path.ts';
import { showReminders } from '#platform/service-worker/show-reminder.ts';
import { wakePages } from '#platform/service-worker/wake-pages.ts';

/** Where this version's `KeptFiles` lie, and the page that every screen starts from; put in by `web/build-service-worker.ts`. */
declare const keptFiles: string;
declare const appPage: string;

interface WorkerMessage extends MessageEvent<{ type?: string; language?: string } | null> {
  waitUntil(work: Promise<unknown>): void;
}

/** What is used of the worker's scope: its own types do not go together with those of a page. */
declare const self: {
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(type: 'message', listener: (event: WorkerMessage) => void): void;
  skipWaiting(): Promise<void>;
};

const ofServer = [/^\/(?:api|auth\/v1|rest|storage|realtime)\//, /^\/sw\.js$/];
const configPath = '/api/config';
const configCache = 'config';
const publicPage = /^\/(?:[a-z]{2}\/?)?$/;
const byNeedCache = 'by-need';
/** Also caches of versions that kept their files otherwise. */
const formerCache = new RegExp(`^(?:${byNeedCache}|languages|workbox-precache.*)$`);

showReminders();
wakePages();

// A public page comes from the server while it can; every other screen opens from the device, where the app is kept.
const openApp = async (request: Request): Promise<Response> => (await findKept(appPage)) ?? fetch(request);
registerRoute(
  new NavigationRoute(
    ({ request, url }) =>
      publicPage.test(url.pathname) ? fetch(request).catch(() => openApp(request)) : openApp(request),
    { denylist: ofServer },
  ),
);

// What is not kept beforehand, as letters that few languages have, is kept from when it was needed to the next version.
const byNeed = new CacheFirst({ cacheName: byNeedCache });
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async (options) => (await findKept(options.request)) ?? byNeed.handle(options),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/avatars/'),
  new StaleWhileRevalidate({ cacheName: 'pictures' }),
);

// Of all data only the config is kept: it is needed to tell who is signed in, and is the same for everybody.
registerRoute(({ url }) => url.pathname === configPath, new NetworkFirst({ cacheName: configCache }));

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === sharePath, receiveShare, 'POST');

self.addEventListener('install', (event) => event.waitUntil(installVersion()));
self.addEventListener('activate', (event) => event.waitUntil(deleteFormer()));
self.addEventListener('message', (event) => {
  // A new version waits until the person says so: a page never changes under their hands.
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (event.data?.type === 'KEEP_APP') event.waitUntil(keep(event.data.language).then(answer));

  function answer(outcome: KeepAnswer): void {
    event.ports[0]?.postMessage(outcome);
  }
});

/** Where the app is kept, the new version is there as a whole before it is offered; elsewhere nothing depends on it. */
async function installVersion(): Promise<void> {
  const languages = await keptLanguages();
  if (languages.length > 0) await keepApp(keptFiles, languages);
  else await self.skipWaiting();
}

async function deleteFormer(): Promise<void> {
  const former = (await caches.keys()).filter((name) => formerCache.test(name));
  await Promise.all([dropFormerFiles(keptFiles), ...former.map((name) => caches.delete(name))]);
}

/** Keeps the app with the words of this language beside those kept before. */
async function keep(language: string | undefined): Promise<KeepAnswer> {
  try {
    const before = await keptLanguages();
    const config = await caches.open(configCache);
    if (before.length === 0) await config.add(configPath);
    await keepApp(keptFiles, [...new Set([...before, ...(language === undefined ? [] : [language])])]);
    return before.length === 0 ? 'kept-now' : 'kept-before';
  } catch {
    // Without a connection, or with a device that is full: the next visit tries again.
    return 'failed';
  }
}
