import { startEmbeddedPostgres } from '../platform/database/embedded.ts';

// Runs an embedded PostgreSQL as a server does, for tests that kill it: node embedded-process.ts <folder>.
const say = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

try {
  const database = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '', log: (event) => say({ event }) });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void database.stop().then(() => process.exit(0)));
  }
  process.once('SIGUSR2', () => process.exit(3));
  say({ event: 'ready', url: database.url, pid: database.pid() });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
