import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSigningKey } from '@alento/backend/keys.ts';
import { freePorts } from '@alento/testing/free-port.ts';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { startServerProcess, type ServerProcess } from '#testing/server-process.ts';
import { connectDatabase, withDatabaseName } from './connect.ts';

const name = `alento_servers_${randomUUID().replaceAll('-', '')}`;
let dataDir: string;
let servers: ServerProcess[];

async function onServer(script: string): Promise<void> {
  const sql = connectDatabase(inject('databaseUrl'), { max: 1 });
  try {
    await sql.script(script);
  } finally {
    await sql.end();
  }
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'alento-servers-'));
  await chmod(dataDir, 0o755);
  servers = [];
  await onServer(`create database ${name}`);
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await onServer(`drop database ${name} with (force)`);
  await rm(dataDir, { recursive: true, force: true });
});

test('three servers that start on one empty database at once all come up, and each knows the sessions of the others', async () => {
  const shared = {
    DATABASE_URL: withDatabaseName(inject('databaseUrl'), name),
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://alento.test',
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    SIGNING_KEY: JSON.stringify(await generateSigningKey()),
  };
  servers = await Promise.all((await freePorts(3)).map((port) => startServerProcess(port, shared)));
  for (const server of servers) {
    const person = await server.signUp();
    for (const other of servers) {
      const sessions = await other.request('GET', '/api/sessions', { as: person });
      expect([sessions.status, await sessions.json()]).toMatchObject([200, { sessions: [] }]);
      expect((await other.request('GET', '/rest/v1/perfis', { as: person })).status).toBe(200);
    }
  }
});
