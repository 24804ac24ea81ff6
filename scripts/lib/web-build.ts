import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressFiles } from './compress-files.ts';
import { listFiles } from './files.ts';
import { root } from './root.ts';
import { run } from './run.ts';

/** What the browser is served, below the repository's root. */
export const clientBuild = 'web/build/client';

/** The same for the apps of phones. */
export const mobileClientBuild = 'web/build/mobile/client';

interface Build {
  what: string;
  folder: string;
  stampFile: string;
  env: Record<string, string>;
  /** What is made from the pages once they are there. */
  finish: () => Promise<void>;
}

const product: Build = {
  what: 'the interface',
  folder: clientBuild,
  stampFile: '.cache/web-build',
  env: {},
  finish: async () => {
    await buildServiceWorker();
    const pages = join(root, clientBuild);
    await compressFiles(listFiles('.', pages).map((path) => join(pages, path)));
  },
};

const gallery: Build = {
  what: 'the gallery',
  folder: 'web/build/gallery/client',
  stampFile: '.cache/gallery-build',
  env: { WITH_GALLERY: 'true' },
  finish: async () => undefined,
};

/** What the apps for phones carry with them: the interface, for one server. */
const forPhones = (serverUrl: string): Build => ({
  what: 'the interface for phones',
  folder: mobileClientBuild,
  stampFile: '.cache/mobile-build',
  env: { FOR_PHONES: 'true', ALENTO_SERVER_URL: serverUrl },
  finish: async () => undefined,
});

const inputFolders = [
  'web',
  'packages/domain',
  'packages/guided-companion',
  'packages/safety/src',
  'packages/safety/models',
  'locales',
];
const inputFiles = ['package-lock.json', 'tsconfig.base.json'];

/** Builds the interface if something it is made from has changed. */
export function buildWeb(options: { always?: boolean } = {}): Promise<void> {
  return build(product, options.always ?? false);
}

/** Builds the interface with the gallery of its parts, which is only tested, never served. */
export function buildGallery(): Promise<void> {
  return build(gallery, false);
}

/** Builds the interface for the apps, which ask the server at this address. */
export function buildForPhones(serverUrl: string): Promise<void> {
  return build(forPhones(serverUrl), false);
}

async function build({ what, folder, stampFile, env, finish }: Build, always: boolean): Promise<void> {
  const stamp = hashInputs(env);
  const stampPath = join(root, stampFile);
  if (!always && existsSync(join(root, folder)) && readStamp(stampPath) === stamp) return;
  const start = performance.now();
  console.log(`Building ${what}`);
  const { code, output } = await run('react-router', ['build'], {
    cwd: join(root, 'web'),
    env: { NODE_ENV: 'production', ...env },
  });
  if (code !== 0) throw new Error(`Building ${what} failed:\n${output}`);
  await finish();
  mkdirSync(dirname(stampPath), { recursive: true });
  writeFileSync(stampPath, stamp);
  console.log(`Built ${what} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

async function buildServiceWorker(): Promise<void> {
  const { code, output } = await run(process.execPath, ['build-service-worker.ts'], { cwd: join(root, 'web') });
  if (code !== 0) throw new Error(`The service worker could not be built:\n${output}`);
}

function readStamp(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function hashInputs(env: Record<string, string>): string {
  const hash = createHash('sha256').update(JSON.stringify(env));
  const sources = inputFolders.flatMap((folder) => listFiles(folder)).filter((path) => !path.includes('.test.'));
  for (const path of [...sources, ...inputFiles]) hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}
