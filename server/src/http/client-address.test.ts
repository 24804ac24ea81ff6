import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

const bindings = { incoming: { socket: { remoteAddress: '10.0.0.1' } } };

async function addressOf(forwarded: string | undefined, trustedProxies: number): Promise<string> {
  const app = new Hono().get('/', (c) => c.text(clientAddress(c, trustedProxies) ?? 'none'));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return (await app.request('/', { headers }, bindings)).text();
}

test.each([
  ['without a proxy a claim is ignored', '203.0.113.9', 0, '10.0.0.1'],
  ['behind one proxy its entry counts', '203.0.113.9', 1, '203.0.113.9'],
  ['behind one proxy an invented entry before it is ignored', '1.2.3.4, 203.0.113.9', 1, '203.0.113.9'],
  ['behind two proxies the outermost one tells', '1.2.3.4, 203.0.113.9, 10.0.0.7', 2, '203.0.113.9'],
  ['an IPv6 address is one', '2001:db8::7', 1, '2001:db8::7'],
  ['what is no address is ignored', 'unknown', 1, '10.0.0.1'],
  ['fewer entries than proxies leave the peer', '203.0.113.9', 2, '10.0.0.1'],
  ['no header leaves the peer', undefined, 1, '10.0.0.1'],
])('%s', async (_, forwarded, trustedProxies, expected) => {
  expect(await addressOf(forwarded, trustedProxies)).toBe(expected);
});
