import { type LanguageCode, languageCodes } from '@alento/domain/language/languages.ts';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { build } from 'vite';
import { findByNeedFiles, findNativeFiles, readManifest } from './build-manifest.ts';
import type { KeptFiles } from './src/platform/service-worker/kept-files.ts';

// Runs after the interface was built: lists what the service worker keeps on the device, and builds the worker.
const client = join(import.meta.dirname, 'build/client');

const kept = [/^\/assets\/.+\.(?:js|css|bin)$/, /^\/assets\/.+-latin-wght-normal-.+\.woff2$/];
/** Sent within the pages it styles. */
const inlined = /^\/assets\/landing-script-[\w-]+\.css$/;

/** What the interface and the guided companion say in one language, and what knows danger in it. */
const spoken =
  /^\.\.\/(?:(?:locales|packages\/guided-companion\/content)\/([a-z]{2})\/|packages\/safety\/models\/([a-z]{2})\.bin$)/;

const manifest = readManifest(client);

/** The files of each language, which are kept only where it is spoken. */
function listLanguageFiles(skipped: ReadonlySet<string>): Record<LanguageCode, string[]> {
  const filesOf = (language: LanguageCode): string[] =>
    Object.entries(manifest)
      .flatMap(([source, { file }]) => (detectLanguage(source) === language ? [`/${file}`] : []))
      .filter((url) => !skipped.has(url));
  return Object.fromEntries(languageCodes.map((language) => [language, filesOf(language)])) as Record<
    LanguageCode,
    string[]
  >;
}

function detectLanguage(source: string): string | undefined {
  const [, ofWords, ofModel] = spoken.exec(source) ?? [];
  // Every message is read in English, too: its model is kept with what all languages share.
  return ofWords ?? (ofModel === 'en' ? undefined : ofModel);
}

/** Files by their addresses; what has no hash in its name is asked for by the hash of what it holds. */
function listKeptFiles(page: string): KeptFiles {
  const byNeed = [...findNativeFiles(manifest), ...findByNeedFiles(manifest)];
  const skipped = new Set(byNeed.map((file) => `/${file}`));
  const languages = listLanguageFiles(skipped);
  const ofLanguages = new Set(Object.values(languages).flat());
  const shared = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .map((name) => `/${name.split(sep).join('/')}`)
    .filter((url) => kept.some((one) => one.test(url)) && !inlined.test(url))
    .filter((url) => !skipped.has(url) && !ofLanguages.has(url));
  return { shared: [page, ...shared.toSorted()], languages };
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 8);
}

const appPage = `/__spa-fallback.html?revision=${hashOf(readFileSync(join(client, '__spa-fallback.html')))}`;
const list = JSON.stringify(listKeptFiles(appPage));
const keptFiles = `/assets/kept-files-${hashOf(list)}.json`;
writeFileSync(join(client, keptFiles), list);

await build({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  define: {
    keptFiles: JSON.stringify(keptFiles),
    appPage: JSON.stringify(appPage),
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
