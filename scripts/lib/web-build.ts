import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from './files.ts';
import { root } from './root.ts';
import { run } from './run.ts';

const stampFile = join(root, '.cache/web-build');
const inputFolders = ['web', 'packages/domain', 'locales'];
const inputFiles = ['package-lock.json', 'tsconfig.base.json'];

/** Builds the interface if something it is made from has changed. */
export async function buildWeb(options: { always?: boolean } = {}): Promise<void> {
  const stamp = hashInputs();
  if (!options.always && isBuilt() && readStamp() === stamp) return;
  const start = performance.now();
  console.log('Building the interface');
  const { code, output } = await run('react-router', ['build'], {
    cwd: join(root, 'web'),
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`The interface could not be built:\n${output}`);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
  console.log(`Built the interface in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

function isBuilt(): boolean {
  return existsSync(join(root, 'web/build/client'));
}

function readStamp(): string {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
}

function hashInputs(): string {
  const hash = createHash('sha256');
  const sources = inputFolders.flatMap((folder) => listFiles(folder)).filter((path) => !path.includes('.test.'));
  for (const path of [...sources, ...inputFiles]) hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}
