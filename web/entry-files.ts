import { languageCodes } from '@alento/domain/language/languages.ts';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { collectFiles, readManifest } from './build-manifest.ts';
import { buildDirectory } from './build.config.ts';
import { entryScreens } from './src/app/startup/entry-screens.ts';

const folder = `${buildDirectory}/client`;
const virtual = 'virtual:entry-files';

interface EntryFiles {
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
function listFiles(client: string): Record<string, EntryFiles> {
  const manifest = readManifest(client);
  const there = collectFiles(manifest, ['src/app/entry.client.tsx', 'src/app/root.tsx']);
  const addressesOf = (sources: readonly string[]): string[] =>
    [...collectFiles(manifest, sources)].map((file) => `/${file}`);
  const describe = ({ sources, words }: (typeof entryScreens)[string]): EntryFiles => ({
    modules: addressesOf(sources).filter((address) => !there.has(address.slice(1))),
    words: Object.fromEntries(
      languageCodes.map((language) => [
        language,
        addressesOf([`src/lib/words/${language}.ts`, ...words.map((name) => `../locales/${language}/${name}.json`)]),
      ]),
    ),
  });
  return Object.fromEntries(Object.entries(entryScreens).map(([path, entry]) => [path, describe(entry)]));
}
