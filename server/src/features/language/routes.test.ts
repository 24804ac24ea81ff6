import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
const asked: string[] = [];
let answer: string | null = null;

beforeAll(async () => {
  app = await createTestApp({
    countryHeader: 'CF-IPCountry',
    trustedProxies: 1,
    locateCountry: (address) => {
      asked.push(address);
      return Promise.resolve(answer);
    },
  });
});

afterAll(() => app.close());

beforeEach(() => {
  asked.length = 0;
  answer = null;
});

async function ask(headers: Record<string, string>): Promise<unknown> {
  const response = await app.request('GET', '/api/geo', { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return response.json();
}

test('a visitor is told where their address lies, without signing in', async () => {
  answer = 'MX';
  expect(await ask({ 'x-forwarded-for': '203.0.113.9, 8.8.8.8' })).toEqual({ country: 'MX' });
  expect(asked).toEqual(['8.8.8.8']);
});

test('what the network in front tells is believed, and nobody is asked', async () => {
  expect(await ask({ 'cf-ipcountry': 'br' })).toEqual({ country: 'BR' });
  expect(asked).toEqual([]);
});

test.each(['XX', 'T1', ''])('a header that says %j tells nothing', async (country) => {
  expect(await ask({ 'cf-ipcountry': country })).toEqual({ country: null });
  expect(asked).toHaveLength(1);
});

test('without a header of their own nobody is believed', async () => {
  const plain = await createTestApp();
  const response = await plain.request('GET', '/api/geo', { headers: { 'cf-ipcountry': 'BR' } });
  expect(await response.json()).toEqual({ country: null });
  await plain.close();
});
