import { generateSigningKey, derivePublishableKey, deriveSecretKey } from '@alento/backend/keys.ts';
import { freePort } from '@alento/testing/free-port.ts';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '#platform/database/connect.ts';
import { migrate } from '#platform/database/migrate.ts';
import { startServerProcess } from './server-process.ts';
import { createSupabaseDatabase, type SupabaseDatabase } from './supabase-database.ts';

export interface TestProject {
  url: string;
  database: SupabaseDatabase;
  /** An empty folder, gone with the project. */
  folder: string;
  /** What a server needs to know to use it. */
  variables: Record<string, string>;
  stop(): Promise<void>;
}

const migrations = join(import.meta.dirname, '../../../supabase/migrations');

/** A Supabase project, played by a process of ours on a database whose owner has no more rights than Supabase's. */
export async function startTestProject(): Promise<TestProject> {
  const folder = await mkdtemp(join(tmpdir(), 'alento-project-'));
  await chmod(folder, 0o755);
  const database = await createSupabaseDatabase();
  const owner = connectDatabase(database.ownerUrl, { max: 1 });
  await migrate(owner, migrations);
  await owner.end();

  const signingKey = await generateSigningKey();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = await startServerProcess(port, {
    DATA_DIR: join(folder, 'project'),
    DATABASE_URL: database.superuserUrl,
    PUBLIC_URL: url,
    SIGNING_KEY: JSON.stringify(signingKey),
  });
  // A real project has bound the database to no keys of Alento.
  const superuser = connectDatabase(database.superuserUrl, { max: 1 });
  await superuser`delete from private.key_fingerprints`;
  await superuser.end();
  return {
    url,
    database,
    folder,
    variables: {
      DATABASE_URL: database.ownerUrl,
      SUPABASE_URL: `${url}/`,
      SUPABASE_PUBLISHABLE_KEY: await derivePublishableKey(signingKey),
      SUPABASE_SECRET_KEY: deriveSecretKey(signingKey),
    },
    async stop() {
      await server.end('SIGTERM');
      await database.drop();
      await rm(folder, { recursive: true });
    },
  };
}
