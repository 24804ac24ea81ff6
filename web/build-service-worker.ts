import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { build } from 'vite';

// Runs after the interface was built: the service worker keeps on the device what was made.
const client = join(import.meta.dirname, 'build/client');

/** Names with a hash never change their content; the others say which they have. */
const hashed = /^\/assets\/.+-[\w-]{8}\.\w+$/;
const kept = [
  /^\/assets\/.+\.(?:js|css)$/,
  /^\/assets\/.+-latin-wght-normal-.+\.woff2$/,
  /^\/__spa-fallback\.html$/,
  /^\/favicon\.svg$/,
];

async function listKept(): Promise<{ url: string; revision: string | null }[]> {
  const names = await readdir(client, { recursive: true });
  const urls = names.map((name) => `/${name.split(sep).join('/')}`).filter((url) => kept.some((one) => one.test(url)));
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

await build({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  define: { builtFiles: JSON.stringify(await listKept()), 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: client,
    emptyOutDir: false,
    rollupOptions: {
      input: join(import.meta.dirname, 'src/platform/service-worker/worker.ts'),
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
