import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { untilHealthy } from './until-healthy.ts';

const running = { exitCode: null, signalCode: null };
let server: Server;
let statuses: number[];
let url: string;

beforeEach(async () => {
  server = createServer((request, response) => {
    response.writeHead(request.url === '/api/health' ? (statuses.shift() ?? 200) : 404).end('{}');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => void server.close());

test('a server is waited for until it is healthy', async () => {
  statuses = [503, 503];
  await untilHealthy({ url, child: running, printed: () => '' }, 1);
  expect(statuses).toEqual([]);
});

test.each([
  ['a code', { exitCode: 1, signalCode: null }],
  ['a signal', { exitCode: null, signalCode: 'SIGKILL' as const }],
])('of a server that ended with %s is told what it printed', async (_, child) => {
  await expect(untilHealthy({ url, child, printed: () => 'Port 3000 is in use' })).rejects.toThrow(
    'Port 3000 is in use',
  );
});
