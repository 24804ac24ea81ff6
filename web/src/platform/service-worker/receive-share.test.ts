import { beforeEach, expect, test, vi } from 'vitest';
import { receiveShare } from '#platform/service-worker/receive-share.ts';

const leave = vi.hoisted(() => vi.fn<(words: string) => Promise<void>>());
vi.mock('#lib/shared-words.ts', () => ({ leaveSharedWords: leave }));

beforeEach(() => {
  leave.mockReset().mockResolvedValue();
  // A worker's redirect is relative to where the worker lies; Node has no such place.
  vi.spyOn(Response, 'redirect').mockImplementation(
    (url, status) => new Response(null, { status: status ?? 302, headers: { location: String(url) } }),
  );
});

async function share(parts: Record<string, string | Blob>): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) body.append(name, value);
  return receiveShare({ request: new Request('http://localhost/share', { method: 'POST', body }) });
}

test('shared words wait on the device, and the address says nothing of them', async () => {
  const response = await share({ title: 'Um poema', text: 'Ninguém precisa saber.' });
  expect(leave).toHaveBeenCalledWith('Um poema\nNinguém precisa saber.');
  expect([response.status, response.headers.get('location')]).toEqual([303, '/app']);
});

test.each([
  [{ title: 'A page', text: 'https://example.com', url: 'https://example.com' }, 'A page\nhttps://example.com'],
  [{ title: 'A page', text: 'A page https://example.com' }, 'A page https://example.com'],
  [{ title: '', text: '  only this  ' }, 'only this'],
])('what %j says twice is kept once', async (parts, words) => {
  await share(parts);
  expect(leave).toHaveBeenCalledWith(words);
});

test('what is no text is left', async () => {
  await share({ text: new Blob(['a file']) });
  expect(leave).not.toHaveBeenCalled();
});

test('no more is kept than a message holds', async () => {
  await share({ text: 'a'.repeat(300_000) });
  expect(leave.mock.calls[0]?.[0].length).toBe(20_000);
});

test.each([
  ['a device that keeps nothing', () => leave.mockRejectedValue(new Error('denied')), { text: 'words' }],
  ['a share of nothing', () => undefined, {}],
])('%s still opens the app', async (_, arrange, parts) => {
  arrange();
  expect((await share(parts)).headers.get('location')).toBe('/app');
});

test('what is no form opens the app, too', async () => {
  const request = new Request('http://localhost/share', { method: 'POST', body: 'plain words' });
  expect((await receiveShare({ request })).status).toBe(303);
  expect(leave).not.toHaveBeenCalled();
});
