import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endProjectSessions } from './end-project-sessions.ts';

let server: Server;
let status: number;
let asked: (string | undefined)[];
beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(request.method, request.url, request.headers.authorization);
    response.writeHead(status).end();
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
});
afterEach(() => server.close());

function end(): Promise<void> {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return endProjectSessions({ url, publishableKey: 'p', secretKey: 's' }, 'token');
}

test.each([204, 404])('a project that answers %i has no session left', async (answer) => {
  status = answer;
  await end();
  expect(asked).toEqual(['POST', '/auth/v1/logout?scope=global', 'Bearer token']);
});

test.each([401, 403, 500])('a project that answers %i may have others', async (answer) => {
  status = answer;
  await expect(end()).rejects.toMatchObject({ code: 'common.unavailable' });
});
