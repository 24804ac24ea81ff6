import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { untilHealthy } from '@alento/testing/until-healthy.ts';
import { Helper } from './processes.ts';

const root = join(import.meta.dirname, '../..');
/** How exactly the time of a start is known. */
const startResolutionMs = 10;
const raised = '1000000';
// An operator's own configuration must neither be touched nor change what is measured.
const unset = { HOST: '', PUBLIC_URL: '', ENCRYPTION_KEY: '', SIGNING_KEY: '', RECONNECT_GRACE_SECONDS: '' };

export interface RunningServer {
  helper: Helper;
  port: number;
  /** From starting the process to the first healthy answer. */
  startMs: number;
}

export interface ServerPlace {
  dataDir: string;
  /** The same for every start: tokens name the address that issued them. */
  port: number;
  modelPort: number;
  /** Set to measure with a PostgreSQL that the server does not run itself. */
  databaseUrl: string | undefined;
}

/** Node's arguments of `npm start`, so that what is measured is what people run. */
async function startCommand(): Promise<{ file: string; execArgv: string[] }> {
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
  const [, ...words] = manifest.scripts.start.split(' ');
  return { file: join(root, words.at(-1) ?? ''), execArgv: words.slice(0, -1) };
}

/** Runs the real server as an operator would, but with limits that a load test does not meet. */
export async function startServer(place: ServerPlace, execArgv: string[] = []): Promise<RunningServer> {
  const { port } = place;
  const start = await startCommand();
  const startedAt = performance.now();
  const helper = new Helper(start.file, {
    cwd: root,
    execArgv: [...start.execArgv, ...execArgv],
    env: {
      ...unset,
      PORT: String(port),
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl ?? '',
      AI_BASE_URL: `http://127.0.0.1:${place.modelPort}/v1`,
      AI_API_KEY: 'bench',
      AI_MODEL: 'fake',
      MESSAGES_PER_MINUTE: raised,
      SESSIONS_PER_MINUTE: raised,
      SIGN_UPS_PER_HOUR: raised,
      SIGN_INS_PER_MINUTE: raised,
      // So that people can come from addresses of their own.
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'error',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilHealthy({ url, child: helper.process, printed: () => helper.printed }, startResolutionMs);
  return { helper, port, startMs: performance.now() - startedAt };
}

/** A folder that PostgreSQL can reach when it runs as a user of its own. */
export async function makeDataDir(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'alento-bench-'));
  await chmod(path, 0o755);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
