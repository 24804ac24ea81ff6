import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { createCountryServices } from './country-services.ts';
import { isPublicAddress } from './public-address.ts';

const visitor = '8.8.8.8';
const servers: Server[] = [];
const lines: string[] = [];
const log = createLog('debug', { write: (line) => void lines.push(line) });

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  lines.length = 0;
});

interface Service {
  url: string;
  /** The paths that were asked for. */
  asked: string[];
}

async function serve(answer: RequestListener): Promise<Service> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.accept}`);
    answer(request, response);
  });
  servers.push(server);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/{ip}`, asked };
}

const telling = (body: unknown) =>
  serve((_, response) => response.end(typeof body === 'string' ? body : JSON.stringify(body)));

const locate = (services: Service[], address = visitor) =>
  createCountryServices({ services: services.map(({ url }) => url), log })(address);

test.each([
  [{ country_code: 'BR', country: 'Brazil' }],
  [{ countryCode: 'BR' }],
  [{ country: 'BR' }],
  [{ country_code: null, countryCode: 7, country: 'br' }],
])('the country is read from %j', async (body) => {
  const service = await telling(body);
  expect(await locate([service])).toBe('BR');
  expect(service.asked).toEqual([`/${visitor} application/json`]);
});

describe('the next service is asked', () => {
  test.each<[string, () => Promise<Service>]>([
    ['after a refusal', () => serve((_, response) => response.writeHead(429).end())],
    ['after something that is no JSON', () => telling('<html>')],
    ['after JSON that is no object', () => telling('null')],
    ['after an answer without a country', () => telling({ ip: visitor })],
    ['after a country that is not in the table', () => telling({ country_code: 'XX', country: 'Nowhere' })],
    ['after a broken connection', () => serve((request) => request.socket.destroy())],
    ['after a redirect', () => serve((_, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end())],
    ['after silence', () => serve(() => undefined)],
  ])('%s', async (_, startBroken) => {
    const [broken, good] = [await startBroken(), await telling({ country: 'JP' })];
    expect(await locate([broken, good])).toBe('JP');
    expect(broken.asked).toHaveLength(1);
    expect(lines.join()).toContain('geolocation failed');
    expect(lines.join()).not.toContain(visitor);
  });
});

test('nobody knows more than the services do', async () => {
  expect(await locate([await telling({}), await telling({})])).toBeNull();
  expect(await locate([])).toBeNull();
});

test('an address is asked for once, by however many requests', async () => {
  const service = await telling({ country: 'FR' });
  const ask = createCountryServices({ services: [service.url], log });
  expect(await Promise.all([ask(visitor), ask(visitor)])).toEqual(['FR', 'FR']);
  expect(await ask(visitor)).toBe('FR');
  expect(await ask('9.9.9.9')).toBe('FR');
  expect(service.asked).toHaveLength(2);
});

test('a private address is told to nobody', async () => {
  const service = await telling({ country: 'FR' });
  for (const address of ['127.0.0.1', '::1', '10.1.2.3', '::ffff:192.168.0.7', 'fd00::1']) {
    expect(await locate([service], address)).toBeNull();
  }
  expect(service.asked).toEqual([]);
});

test.each([
  ['8.8.8.8', true],
  ['::ffff:8.8.8.8', true],
  ['2606:4700::1111', true],
  ['172.20.0.1', false],
  ['169.254.1.1', false],
  ['100.64.0.1', false],
  ['fe80::1', false],
  ['::', false],
  ['localhost', false],
  ['', false],
])('%j is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
