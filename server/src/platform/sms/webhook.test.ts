import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { createSmsWebhook } from './webhook.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

interface Received {
  headers: IncomingMessage['headers'];
  body: unknown;
}

/** A service that answers so, and what it was asked. */
async function service(status: number, headers: Record<string, string> = {}) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body: JSON.parse(body) });
      response.writeHead(status, headers).end('to +5511999999999');
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => new Promise((resolve) => void server.close(resolve)));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`, received };
}

const message = { to: '+5511999999999', text: 'Alento: 048213' };

test('a message is handed over with the secret', async () => {
  const { url, received } = await service(202);
  await createSmsWebhook({ url, secret: 'between us' })(message);
  expect(received).toEqual([
    { body: message, headers: expect.objectContaining({ authorization: 'Bearer between us' }) as object },
  ]);
});

test.each([400, 401, 500])('an answer of %i is an error that names no number', async (status) => {
  const { url } = await service(status);
  const sending = createSmsWebhook({ url, secret: 'x' })(message);
  await expect(sending).rejects.toMatchObject({ code: `SMS_${status}` });
  await expect(sending).rejects.not.toThrow(/\d{6}/);
});

test('neither secret nor code follow a redirect', async () => {
  const other = await service(200);
  const { url } = await service(307, { location: other.url });
  await expect(createSmsWebhook({ url, secret: 'x' })(message)).rejects.toThrow('fetch failed');
  expect(other.received).toEqual([]);
});
