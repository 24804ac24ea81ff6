import { createECDH } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPushService, type TestPushService } from '#testing/push-service.ts';
import { createPushSender, type PushMessage, type PushSender } from './push-sender.ts';

let service: TestPushService;
beforeAll(async () => (service = await startPushService()));
afterAll(() => service.stop());

function sender(services: readonly string[] = [service.origin]): PushSender {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
  return createPushSender({ privateKey, contact: 'mailto:hello@example.com', services });
}

const message: PushMessage = { text: '{"title":"Alento ✨"}', lastsSeconds: 60, topic: 'reminder' };
const flat = ({ device }: ReturnType<TestPushService['subscribe']>) => ({ endpoint: device.endpoint, ...device.keys });

test('a browser reads what was sent, and the service in between does not', async () => {
  const push = sender();
  const browser = service.subscribe(push.publicKey);
  expect(await push.send(flat(browser), message)).toBe(true);
  expect(browser.received).toEqual([{ text: message.text, headers: expect.anything() as unknown }]);
  expect(browser.received[0]?.headers).toMatchObject({ ttl: '60', topic: 'reminder', 'content-encoding': 'aes128gcm' });
});

test('a browser that expects somebody else gets nothing', async () => {
  const browser = service.subscribe(sender().publicKey);
  await expect(sender().send(flat(browser), message)).rejects.toMatchObject({ code: 'PUSH_403' });
  expect(browser.received).toEqual([]);
});

test.each([404, 410])('a browser that is gone is told apart (%i)', async (status) => {
  const push = sender();
  const browser = service.subscribe(push.publicKey);
  browser.answer(status);
  expect(await push.send(flat(browser), message)).toBe(false);
});

test.each([400, 429, 500])('an answer of %i is an error that names no address', async (status) => {
  const push = sender();
  const browser = service.subscribe(push.publicKey);
  browser.answer(status);
  const sending = push.send(flat(browser), message);
  await expect(sending).rejects.toMatchObject({ code: `PUSH_${status}` });
  await expect(sending).rejects.not.toThrow(browser.device.endpoint);
});

test('nothing follows a redirect', async () => {
  const push = sender();
  const browser = service.subscribe(push.publicKey);
  browser.answer(307);
  await expect(push.send(flat(browser), message)).rejects.toThrow('fetch failed');
});

test('only services that are known are handed anything', async () => {
  const push = sender(['https://fcm.googleapis.com', 'https://*.push.apple.com']);
  expect(push.knows('https://fcm.googleapis.com/fcm/send/abc')).toBe(true);
  expect(push.knows('https://ana:secret@fcm.googleapis.com/fcm/send/abc')).toBe(false);
  expect(push.knows('https://ana@fcm.googleapis.com/fcm/send/abc')).toBe(false);
  expect(push.knows('https://web.push.apple.com/abc')).toBe(true);
  for (const endpoint of [
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com.example.com/abc',
    'https://example.com/https://fcm.googleapis.com/abc',
    'https://push.apple.com.example.com/abc',
    'https://169.254.169.254/latest/meta-data',
    'http://localhost:5432/',
    'https://user@example.com#fcm.googleapis.com/',
  ])
    expect([endpoint, push.knows(endpoint)]).toEqual([endpoint, false]);
  const stranger = service.subscribe(push.publicKey);
  expect(await push.send(flat(stranger), message)).toBe(false);
  expect(stranger.received).toEqual([]);
});
