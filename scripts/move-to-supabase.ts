import { installBackend } from '@alento/backend/install.ts';
import { join } from 'node:path';
import { readEnv } from '../server/src/env.ts';
import { checkSupabase } from '../server/src/platform/backend/check-supabase.ts';
import { createContents } from '../server/src/platform/backend/contents.ts';
import { moveFiles } from '../server/src/platform/backend/move-files.ts';
import { moveRows } from '../server/src/platform/backend/move-rows.ts';
import { connectDatabase } from '../server/src/platform/database/connect.ts';
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { s3Options, supabaseProject } from '../server/src/startup/choose-backend.ts';
import { root } from './lib/root.ts';

const migrations = join(root, 'supabase/migrations');

try {
  await move();
} catch (error) {
  console.error(error instanceof Error ? error.message : 'Unknown error');
  process.exitCode = 1;
}

/** Copies accounts, rows and files of this installation into the project of SUPABASE_URL. Nothing is taken away here. */
async function move(): Promise<void> {
  const env = readEnv();
  const project = supabaseProject(env);
  if (!project || !env.DATABASE_URL) throw new Error('SUPABASE_URL is not set: see docs/guides/supabase.md');
  const oldUrl = process.env.OLD_DATABASE_URL;
  const embedded = oldUrl ? undefined : await startEmbeddedPostgres({ dataDir: env.DATA_DIR });
  const from = connectDatabase(oldUrl ?? embedded?.url ?? '');
  const to = connectDatabase(env.DATABASE_URL, { max: 2 });
  try {
    await checkSupabase(project, to);
    await installBackend(from);
    await migrate(from, migrations);
    await migrate(to, migrations, { isShared: true });
    // First, since it may be done again; the rows are moved once.
    const files = await moveFiles(from, createContents({ dataDir: env.DATA_DIR, s3: s3Options(env) }), project);
    for (const [table, rows] of await moveRows(from, to, project.url)) console.log(`${table}: ${rows}`);
    console.log(`files: ${files}`);
  } finally {
    await to.end();
    await from.end();
    await embedded?.stop();
  }
}
