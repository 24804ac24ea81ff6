import { languageCodes } from '@alento/domain/language/languages.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { entryScreens } from './src/app/startup/entry-screens.ts';

const folder = 'build/client';
const virtual = 'virtual:entry-files';

interface Chunk {
  file: string;
  imports?: string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

interface ArrivalFiles {
  modules: string[];
  words: Record<string, string[]>;
}

/** Tells prerendering which files the screens have where most people arrive, so that a page can ask for them early. */
export function entryFiles(): Plugin {
  return {
    name: 'entry-files',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load(id) {
      if (id !== `\0${virtual}`) return undefined;
      const { name, config } = this.environment;
      const files = name === 'ssr' && config.command === 'build' ? listFiles(join(config.root, folder)) : {};
      return `export const entryFiles = ${JSON.stringify(files)};`;
    },
  };
}

// The browser's part is built before the one that prerenders.
function listFiles(client: string): Record<string, ArrivalFiles> {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const there = collect(manifest, ['src/app/entry.client.tsx', 'src/app/root.tsx']);
  const describe = ({ sources, words }: (typeof entryScreens)[string]): ArrivalFiles => ({
    modules: [...collect(manifest, sources)].filter((file) => !there.has(file)),
    words: Object.fromEntries(
      languageCodes.map((language) => [
        language,
        [
          ...collect(
            manifest,
            words.map((name) => `../locales/${language}/${name}.json`),
          ),
        ],
      ]),
    ),
  });
  return Object.fromEntries(Object.entries(entryScreens).map(([path, entry]) => [path, describe(entry)]));
}

/** The addresses of these sources' scripts and of all that they import. */
function collect(manifest: Manifest, sources: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const waiting = sources.map((source) => findChunk(manifest, source));
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    const address = `/${chunk.file}`;
    if (files.has(address)) continue;
    files.add(address);
    waiting.push(...(chunk.imports ?? []).flatMap((key) => manifest[key] ?? []));
  }
  return files;
}

function findChunk(manifest: Manifest, source: string): Chunk {
  const found = Object.entries(manifest).find(([key]) => key.split('?')[0] === source);
  if (!found) throw new Error(`${source} was not built: correct web/src/app/startup/entry-screens.ts`);
  return found[1];
}
