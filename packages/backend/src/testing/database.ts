import { randomUUID } from 'node:crypto';
import type { Sql } from '@alento/sql/sql.ts';
import { inject } from 'vitest';
import { connect } from '@alento/sql/testing/connect.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
  }
}

export interface EmptyDatabase {
  url: string;
  drop(): Promise<void>;
}

/** An empty database on the suites' server. */
export async function createDatabase(): Promise<EmptyDatabase> {
  const name = `backend_test_${randomUUID().replaceAll('-', '')}`;
  await onServer((server) => server.script(`create database ${name}`));
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer((server) => server.script(`drop database ${name} with (force)`)) };
}

async function onServer(work: (server: Sql) => Promise<unknown>): Promise<void> {
  const server = connect(inject('databaseUrl'), 1);
  try {
    await work(server);
  } finally {
    await server.end();
  }
}
