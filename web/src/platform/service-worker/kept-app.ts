import type { KeptFiles } from '#platform/service-worker/kept-files.ts';

/** What became of the wish to keep the app. */
export type KeepAnswer = 'kept-now' | 'kept-before' | 'failed';

const appCache = 'app';
/** An entry that says which languages are kept; it comes last, so it also says that all the rest is there. */
const note = '/kept-languages';
const filesAtOnce = 24;

/** The languages in which the app opens without a connection; none until it was kept. */
export async function keptLanguages(): Promise<readonly string[]> {
  const found = await caches.match(note, { cacheName: appCache });
  return found ? ((await found.json()) as string[]) : [];
}

/** A kept file, of whichever version asks for it. */
export function findKept(request: Request | string): Promise<Response | undefined> {
  return caches.match(request, { cacheName: appCache, ignoreVary: true });
}

/**
 * Fetches what is not there yet, and goes on where an earlier try ended.
 * @param list - Address of this version's `KeptFiles`.
 */
export async function keepApp(list: string, languages: readonly string[]): Promise<void> {
  const cache = await caches.open(appCache);
  if (!(await cache.match(list))) await cache.add(list);
  const wanted = await listFiles(cache, list, languages);
  const there = new Set((await cache.keys()).map(addressOf));
  const missing = wanted.filter((file) => !there.has(file));
  while (missing.length > 0) await cache.addAll(missing.splice(0, filesAtOnce));
  await cache.put(note, Response.json(languages));
}

/** Deletes what only versions before this one need. */
export async function dropFormerFiles(list: string): Promise<void> {
  const languages = await keptLanguages();
  if (languages.length === 0) return;
  const cache = await caches.open(appCache);
  const present = new Set([note, list, ...(await listFiles(cache, list, languages))]);
  const former = (await cache.keys()).filter((request) => !present.has(addressOf(request)));
  await Promise.all(former.map((request) => cache.delete(request)));
}

async function listFiles(cache: Cache, list: string, languages: readonly string[]): Promise<string[]> {
  const files = (await (await cache.match(list))?.json()) as KeptFiles | undefined;
  if (!files) throw new Error('the list of files is not kept');
  return [...files.shared, ...languages.flatMap((language) => files.languages[language] ?? [])];
}

function addressOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
