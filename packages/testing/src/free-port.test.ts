import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, freePorts } from './free-port.ts';

test('a server can listen on a free port', async () => {
  const port = await freePort();
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  expect(server.address()).toMatchObject({ port });
  server.close();
});

test('ports that are asked for at once differ', async () => {
  expect(new Set(await freePorts(20)).size).toBe(20);
});
