import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteProjectAccount } from './delete-project-account.ts';
import type { SupabaseProject } from './project.ts';

const id = randomUUID();
const list = 'POST /storage/v1/object/list/avatars';
const remove = 'DELETE /storage/v1/object/avatars';
const erase = `DELETE /auth/v1/admin/users/${id}`;

let server: Server;
let project: SupabaseProject;
let folders: Record<string, { name: string; id: string | null }[]>;
let statuses: Record<string, number>;
let asked: [string, unknown][];

beforeEach(async () => {
  [folders, statuses, asked] = [{}, {}, []];
  server = createServer((request, response) => void answer(request, response));
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  project = { url, publishableKey: 'sb_publishable_x', secretKey: 'sb_secret_x' };
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const name = `${request.method} ${request.url}`;
  const body = (await json(request)) as { prefix?: string };
  asked.push([name, body]);
  const { apikey, authorization } = request.headers;
  const isOperator = apikey === 'sb_secret_x' && authorization === 'Bearer sb_secret_x';
  response.writeHead(isOperator ? (statuses[name] ?? 200) : 401);
  response.end(JSON.stringify(folders[body.prefix ?? ''] ?? []));
}

test('the files of the person go before the account, those in folders too', async () => {
  folders = {
    [id]: [
      { name: 'older', id: null },
      { name: 'avatar.png', id: randomUUID() },
    ],
    [`${id}/older`]: [{ name: 'a.png', id: randomUUID() }],
  };
  await deleteProjectAccount(project, id);
  expect(asked.filter(([name]) => name !== list)).toEqual([
    [remove, { prefixes: [`${id}/older/a.png`, `${id}/avatar.png`] }],
    [erase, { should_soft_delete: false }],
  ]);
});

test('a person without files is erased without a word about files', async () => {
  await deleteProjectAccount(project, id);
  expect(asked.map(([name]) => name)).toEqual([list, erase]);
});

test('a person who is gone already is no error', async () => {
  statuses = { [erase]: 404 };
  await expect(deleteProjectAccount(project, id)).resolves.toBeUndefined();
});

test.each([
  [list, 500],
  [remove, 503],
  [erase, 403],
])('%s answered with %i can be tried again, and keeps the account until the files are gone', async (name, status) => {
  folders = { [id]: [{ name: 'avatar.png', id: randomUUID() }] };
  statuses = { [name]: status };
  await expect(deleteProjectAccount(project, id)).rejects.toMatchObject({ code: 'common.unavailable' });
  expect(asked.at(-1)?.[0]).toBe(name);
});

test('a project that does not answer is unavailable', async () => {
  server.close();
  await expect(deleteProjectAccount(project, id)).rejects.toMatchObject({ code: 'common.unavailable' });
});
