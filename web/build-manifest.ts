import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A chunk of Vite's manifest; `src` of a route ends in a question mark and words of the router's own. */
export interface Chunk {
  file: string;
  src?: string | undefined;
  imports?: string[] | undefined;
  dynamicImports?: string[] | undefined;
  isEntry?: boolean | undefined;
  css?: string[] | undefined;
}

export type Manifest = Readonly<Record<string, Chunk>>;

/** What a build of the browser's part consists of. */
export function readManifest(client: string): Manifest {
  return JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** The chunk that a source was built into. Throws where there is none: its path has changed. */
export function findChunk(manifest: Manifest, source: string): Chunk {
  const [found] = findChunks(manifest, source);
  if (!found) throw new Error(`${source} is not in the build: correct the path where it is named`);
  return found;
}

/** A layout that is a route and imported, too, has a chunk for each. */
function findChunks(manifest: Manifest, source: string): Chunk[] {
  return Object.entries(manifest).flatMap(([key, chunk]) =>
    (chunk.src ?? key).split('?')[0] === source ? [chunk] : [],
  );
}

/** The scripts that loading these sources fetches before any of their code runs, as paths below the build. */
export function collectFiles(manifest: Manifest, sources: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const waiting = sources.flatMap((source) => [findChunk(manifest, source), ...findChunks(manifest, source)]);
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (files.has(chunk.file)) continue;
    files.add(chunk.file);
    waiting.push(...(chunk.imports ?? []).flatMap((key) => manifest[key] ?? []));
  }
  return files;
}

/** Sources that only the apps for phones load. */
const native =
  /^\.\.\/node_modules\/@(?:aparajita|capacitor|capgo)\/|^_native-|^src\/(?:platform\/(?:native\/|purchases\/native-store)|app\/startup\/native-app\.ts|lib\/device-config\.ts)|\/(?:remind-device|clear-native-device)\.ts$/;

/**
 * Screens that can do nothing without a connection and that nobody opens in passing, and what operators read: they are
 * kept on a device once they were opened.
 */
const byNeed =
  /^src\/(?:app\/(?:admin\/|routes\/(?:admin|user-checker|guardian|google-return|payment-\w+)\.tsx)|features\/admin\/)|^\.\.\/locales\/[a-z]{2}\/admin(?:-\w+)?\.json$/;

/** The scripts that no browser ever asks for, as paths below the build. */
export function findNativeFiles(manifest: Manifest): ReadonlySet<string> {
  return findFilesOf(manifest, native);
}

/** The scripts that few ever ask for, as paths below the build. */
export function findByNeedFiles(manifest: Manifest): ReadonlySet<string> {
  return findFilesOf(manifest, byNeed);
}

/** Scripts that are loaded by these sources alone. */
function findFilesOf(manifest: Manifest, sources: RegExp): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  for (let key = waiting.pop(); key; key = waiting.pop()) {
    const chunk = manifest[key];
    if (!chunk || reached.has(chunk.file) || sources.test(key)) continue;
    reached.add(chunk.file);
    waiting.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []));
  }
  return new Set(
    Object.values(manifest)
      .map(({ file }) => file)
      .filter((file) => file.endsWith('.js') && !reached.has(file)),
  );
}
