import { createClient, type SupabaseClient, type SupabaseClientOptions } from '@supabase/supabase-js';
import type { Sql } from '@alento/sql/sql.ts';
import { createBackend, type Backend, type BackendOptions } from '../backend.ts';
import type { BackendEvent } from '../events.ts';
import { installBackend } from '../install.ts';
import type { Mail } from '../auth/mail/mail.ts';
import { connect } from '@alento/sql/testing/connect.ts';
import { createDatabase } from './database.ts';
import { listen } from './listen.ts';
import { Mailbox } from './mailbox.ts';
import { testOptions } from './options.ts';
import { testSchema } from './schema.ts';

export interface ServedBackend {
  backend: Backend;
  sql: Sql;
  url: string;
  databaseUrl: string;
  options: BackendOptions;
  events: BackendEvent[];
  mails: Mailbox;
  /** A supabase-js client with a session store of its own. */
  client(auth?: NonNullable<SupabaseClientOptions<'public'>['auth']>): SupabaseClient;
  stop(): Promise<void>;
}

/** The backend on a real port and a fresh database with one table, `notes`. */
export async function serveBackend(
  overrides: Partial<BackendOptions> = {},
  { isDelivering = true } = {},
): Promise<ServedBackend> {
  const database = await createDatabase();
  const sql = connect(database.url, 10);
  await installBackend(sql);
  await sql.script(testSchema);

  const events: BackendEvent[] = [];
  const mails = new Mailbox();
  const options = {
    ...(await testOptions(sql)),
    log: (event: BackendEvent) => void events.push(event),
    sendMail: (mail: Mail) => mails.deliver(mail),
    // Where mails go out, a sign-up that takes its time leaves them in the order they were asked for.
    ...(overrides.autoconfirm === false && { passwords: {} }),
    ...overrides,
  };
  const backend = createBackend(options);
  const { url, close } = await listen(backend);
  const delivery = isDelivering ? backend.deliverMails() : undefined;
  return {
    backend,
    sql,
    url,
    databaseUrl: database.url,
    options,
    events,
    mails,
    client: (auth = {}) => createClient(url, options.publishableKey, { auth: { autoRefreshToken: false, ...auth } }),
    async stop() {
      await close();
      await delivery?.stop();
      await sql.end();
      await database.drop();
    },
  };
}
