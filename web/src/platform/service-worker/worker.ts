import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { showReminders } from '#platform/service-worker/show-reminder.ts';

/** What the build made; put in by `web/build-service-worker.ts`. */
declare const builtFiles: PrecacheEntry[];
/** The words of each language but the default one. */
declare const languageFiles: Readonly<Record<string, readonly string[]>>;

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

const ofServer = [/^\/(?:api|auth\/v1|rest|storage)\//, /^\/sw\.js$/];
const configPath = '/api/config';
const configCache = 'config';
const languageCache = 'languages';
const publicPage = /^\/(?:[a-z]{2}\/?)?$/;

showReminders();

precacheAndRoute(builtFiles);
cleanupOutdatedCaches();

// A public page comes from the server while it can; every other screen is made here, with or without a connection.
const appPage = createHandlerBoundToURL('/__spa-fallback.html');
registerRoute(
  new NavigationRoute(
    (options) =>
      publicPage.test(options.url.pathname) ? fetch(options.request).catch(() => appPage(options)) : appPage(options),
    { denylist: ofServer },
  ),
);

// The config is needed to tell who is signed in, and is the same for everybody.
registerRoute(({ url }) => url.pathname === configPath, new NetworkFirst({ cacheName: configCache }));
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(configCache).then((cache) => cache.add(configPath)));
});

// All texts of the languages in use are cached, help above all; other languages are never downloaded.
const languageUrls = new Set(Object.values(languageFiles).flat());
registerRoute(({ url }) => languageUrls.has(url.pathname), new CacheFirst({ cacheName: languageCache }));
self.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()));

/** The pages that this version opens ask for their language anew. */
async function deleteOldCaches(): Promise<void> {
  const cache = await caches.open(languageCache);
  const old = (await cache.keys()).filter(({ url }) => !languageUrls.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

async function keepLanguage(language: string | undefined): Promise<void> {
  const cache = await caches.open(languageCache);
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll((languageFiles[language ?? ''] ?? []).filter((file) => !there.has(file)));
}

// A new version waits until the person says so: a page never changes under their hands.
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (event.data?.type === 'KEEP_LANGUAGE') event.waitUntil(keepLanguage(event.data.language));
});
