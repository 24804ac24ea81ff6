import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';

/** What the build made; put in by `web/build-service-worker.ts`. */
declare const builtFiles: PrecacheEntry[];

/** What is used of the worker's scope: its own types do not go together with those of a page. */
declare const self: {
  addEventListener(type: 'install', listener: (event: { waitUntil(work: Promise<unknown>): void }) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<{ type?: string } | null>) => void): void;
  skipWaiting(): Promise<void>;
};

const ofServer = [/^\/(?:api|auth|rest|storage)\//, /^\/sw\.js$/];
const configPath = '/api/config';
const configCache = 'config';
const publicPage = /^\/(?:[a-z]{2}\/?)?$/;

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

// Without it nobody could tell who is signed in; it says the same to everybody.
registerRoute(({ url }) => url.pathname === configPath, new NetworkFirst({ cacheName: configCache }));
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(configCache).then((cache) => cache.add(configPath)));
});

// A new version waits until the person says so: a page never changes under their hands.
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
