import { type LanguageCode, languageCodes, defaultLanguage } from '@alento/domain/language/languages.ts';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { build } from 'vite';
import { findNativeFiles, readManifest } from './build-manifest.ts';

// Runs after the interface was built: the service worker keeps on the device what was made.
const client = join(import.meta.dirname, 'build/client');

/** Names with a hash never change their content; the others say which they have. */
const hashed = /^\/assets\/.+-[\w-]{8}\.\w+$/;
const kept = [
  /^\/assets\/.+\.(?:js|css|bin)$/,
  /^\/assets\/.+-latin-wght-normal-.+\.woff2$/,
  /^\/__spa-fallback\.html$/,
  /^\/favicon\.svg$/,
];

/** What the interface and the guided companion say in one language. */
const spoken =
  /^\.\.\/(?:(?:locales|packages\/guided-companion\/content)\/([a-z]{2})\/|packages\/safety\/models\/([a-z]{2})\.bin$)/;

/** The files of each language but the default one, which are kept only where the language is spoken. */
function listLanguageFiles(): Partial<Record<LanguageCode, string[]>> {
  const manifest = readManifest(client);
  const others = languageCodes.filter((language) => language !== defaultLanguage);
  const filesOf = (language: LanguageCode): string[] =>
    Object.entries(manifest).flatMap(([source, { file }]) => (detectLanguage(source) === language ? [`/${file}`] : []));
  return Object.fromEntries(others.map((language) => [language, filesOf(language)]));
}

function detectLanguage(source: string): string | undefined {
  const [, ofWords, ofModel] = spoken.exec(source) ?? [];
  // Every message is read in English, too: its model is kept with what all languages share.
  return ofWords ?? (ofModel === 'en' ? undefined : ofModel);
}

async function listKept(others: ReadonlySet<string>): Promise<{ url: string; revision: string | null }[]> {
  const names = await readdir(client, { recursive: true });
  const urls = names
    .map((name) => `/${name.split(sep).join('/')}`)
    .filter((url) => kept.some((one) => one.test(url)) && !others.has(url));
  return Promise.all(
    urls.toSorted().map(async (url) => ({ url, revision: hashed.test(url) ? null : await hashOf(join(client, url)) })),
  );
}

async function hashOf(path: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
    .slice(0, 16);
}

const languageFiles = listLanguageFiles();
const nativeFiles = Array.from(findNativeFiles(readManifest(client)), (file) => `/${file}`);

await build({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  define: {
    builtFiles: JSON.stringify(await listKept(new Set([...Object.values(languageFiles).flat(), ...nativeFiles]))),
    languageFiles: JSON.stringify(languageFiles),
    'process.env.NODE_ENV': '"production"',
  },
  build: {
    outDir: client,
    emptyOutDir: false,
    rollupOptions: {
      input: join(import.meta.dirname, 'src/platform/service-worker/worker.ts'),
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
