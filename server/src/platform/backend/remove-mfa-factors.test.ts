import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SupabaseProject } from './project.ts';
import { removeMfaFactors } from './remove-mfa-factors.ts';

const person = randomUUID();
const factors = `/auth/v1/admin/users/${person}/factors`;

let server: Server;
let project: SupabaseProject;
let asked: string[];
let answers: Record<string, [status: number, body: unknown]>;

beforeAll(async () => {
  server = createServer((request, response) => {
    const name = `${request.method} ${request.url}`;
    asked.push(name);
    const isOperator = request.headers.authorization === 'Bearer sb_secret_x';
    const [status, body] = isOperator ? (answers[name] ?? [404, {}]) : [401, {}];
    response.writeHead(status).end(JSON.stringify(body));
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  project = { url, publishableKey: 'sb_publishable_x', secretKey: 'sb_secret_x' };
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
});

test('every factor of a person is taken away, and one that is gone already is no error', async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  answers = {
    [`GET ${factors}`]: [200, [{ id: first }, { id: second }]],
    [`DELETE ${factors}/${second}`]: [200, { id: second }],
  };
  await removeMfaFactors(project, person);
  expect(asked.slice(1)).toEqual([`DELETE ${factors}/${first}`, `DELETE ${factors}/${second}`]);
});

test.each([
  [500, []],
  [200, 'nonsense'],
])('a project that answers %i and %j can be asked again', async (status, body) => {
  answers = { [`GET ${factors}`]: [status, body] };
  await expect(removeMfaFactors(project, person)).rejects.toMatchObject({ code: 'common.unavailable' });
});
