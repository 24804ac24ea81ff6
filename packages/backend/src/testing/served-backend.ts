import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import postgres, { type Sql } from 'postgres';
import { inject } from 'vitest';
import { createBackend, type Backend, type BackendOptions } from '../backend.ts';
import type { BackendEvent } from '../events.ts';
import { installBackend } from '../install.ts';
import { generateSigningKey, publishableKeyOf } from '../keys.ts';
import { notesTable, testSchema } from './schema.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
  }
}

export interface ServedBackend {
  backend: Backend;
  sql: Sql;
  url: string;
  options: BackendOptions;
  events: BackendEvent[];
  /** A supabase-js client with a session store of its own. */
  client(): SupabaseClient;
  stop(): Promise<void>;
}

const noLimit = { attempts: 1_000_000, seconds: 3600 };

/** The backend on a real port and a fresh database with one table, `notes`. */
export async function serveBackend(overrides: Partial<BackendOptions> = {}): Promise<ServedBackend> {
  const database = await createDatabase();
  const sql = postgres(database.url, { max: 20, onnotice: () => undefined });
  await installBackend(sql);
  await sql.unsafe(testSchema);

  const events: BackendEvent[] = [];
  const signingKey = await generateSigningKey();
  const options: BackendOptions = {
    sql,
    issuer: 'http://localhost/auth/v1',
    signingKey,
    publishableKey: await publishableKeyOf(signingKey),
    autoconfirm: true,
    tables: { notes: notesTable },
    limits: {
      signUpPerAddress: noLimit,
      signUpPerAccount: noLimit,
      passwordPerAddress: noLimit,
      passwordPerAccount: noLimit,
      refreshPerAddress: noLimit,
    },
    log: (event) => events.push(event),
    ...overrides,
  };
  const backend = createBackend(options);
  const { url, close } = await listen(backend);
  return {
    backend,
    sql,
    url,
    options,
    events,
    client: () => createClient(url, options.publishableKey, { auth: { autoRefreshToken: false } }),
    async stop() {
      await close();
      await sql.end();
      await database.drop();
    },
  };
}

async function listen({ app }: Backend): Promise<{ url: string; close(): Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<AddressInfo>();
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, resolve);
  const { port } = await promise;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((done) => void server.close(() => done())),
  };
}

export async function createDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `backend_test_${randomUUID().replaceAll('-', '')}`;
  await onServer((server) => server.unsafe(`create database ${name}`));
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer((server) => server.unsafe(`drop database ${name} with (force)`)) };
}

async function onServer(work: (server: Sql) => Promise<unknown>): Promise<void> {
  const server = postgres(inject('databaseUrl'), { max: 1 });
  try {
    await work(server);
  } finally {
    await server.end();
  }
}
