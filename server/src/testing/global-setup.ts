import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#platform/database/embedded.ts';

// Nothing that a test writes outlives it, so nothing waits for the disk.
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' };

/** Gives every suite one PostgreSQL server: the one of TEST_DATABASE_URL, else an embedded one of its own. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) {
    project.provide('databaseUrl', url);
    return undefined;
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'alento-test-'));
  const database = await startEmbeddedPostgres({ dataDir, settings });
  project.provide('databaseUrl', database.url);
  return async () => {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
