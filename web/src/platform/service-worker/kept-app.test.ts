import { beforeEach, expect, test, vi } from 'vitest';
import { dropFormerFiles, findKept, keepApp, keptLanguages } from '#platform/service-worker/kept-app.ts';

const origin = 'http://localhost';
const lists = {
  '/assets/first.json': { shared: ['/page?revision=1', '/assets/a.js'], languages: { pt: ['/assets/pt-1.js'] } },
  '/assets/second.json': {
    shared: ['/page?revision=2', '/assets/a.js'],
    languages: { pt: ['/assets/pt-2.js'], en: ['/assets/en-2.js'] },
  },
};

/** As much of the browser's cache as is used. */
class FakeCache {
  readonly entries = new Map<string, string>();
  readonly fetched: string[] = [];
  room = Number.POSITIVE_INFINITY;

  async add(path: string): Promise<void> {
    await this.addAll([path]);
  }

  async addAll(paths: readonly string[]): Promise<void> {
    if (this.entries.size + paths.length > this.room) throw new DOMException('full', 'QuotaExceededError');
    for (const path of paths) this.entries.set(path, JSON.stringify(lists[path as keyof typeof lists] ?? path));
    this.fetched.push(...paths);
  }

  async match(path: string): Promise<Response | undefined> {
    const found = this.entries.get(path);
    return found === undefined ? undefined : new Response(found);
  }

  async put(path: string, response: Response): Promise<void> {
    this.entries.set(path, await response.text());
  }

  async keys(): Promise<Request[]> {
    return [...this.entries.keys()].map((path) => new Request(origin + path));
  }

  async delete(request: Request): Promise<boolean> {
    return this.entries.delete(request.url.slice(origin.length));
  }
}

let cache: FakeCache;

beforeEach(() => {
  cache = new FakeCache();
  vi.stubGlobal('caches', { open: async () => cache, match: (path: string) => cache.match(path) });
});

test('nothing is kept before the app was opened', async () => {
  expect(await keptLanguages()).toEqual([]);
  expect(await findKept('/page?revision=1')).toBeUndefined();
});

test('what everybody needs is kept, and the words of one language', async () => {
  await keepApp('/assets/second.json', ['en']);
  expect([...cache.entries.keys()].toSorted()).toEqual(
    ['/assets/a.js', '/assets/en-2.js', '/assets/second.json', '/kept-languages', '/page?revision=2'].toSorted(),
  );
  expect(await keptLanguages()).toEqual(['en']);
});

test('what is there already is not fetched again', async () => {
  await keepApp('/assets/second.json', ['en']);
  cache.fetched.length = 0;
  await keepApp('/assets/second.json', ['en', 'pt']);
  expect(cache.fetched).toEqual(['/assets/pt-2.js']);
});

test('a device that is full says of nothing that it is kept', async () => {
  cache.room = 2;
  await expect(keepApp('/assets/first.json', ['pt'])).rejects.toThrow('full');
  expect(await keptLanguages()).toEqual([]);
});

test('a new version stands beside the former one until that is dropped', async () => {
  await keepApp('/assets/first.json', ['pt']);
  await keepApp('/assets/second.json', ['pt']);
  expect(await findKept('/page?revision=1')).toBeDefined();
  await dropFormerFiles('/assets/second.json');
  expect([...cache.entries.keys()].toSorted()).toEqual(
    ['/assets/a.js', '/assets/pt-2.js', '/assets/second.json', '/kept-languages', '/page?revision=2'].toSorted(),
  );
});
