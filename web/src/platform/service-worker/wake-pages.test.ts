import { beforeEach, expect, test, vi } from 'vitest';
import { wakePages } from '#platform/service-worker/wake-pages.ts';

type Listener = (event: object) => void;

let listener: Listener = () => undefined;
const postMessage = vi.fn<(message: object) => void>();

beforeEach(() => {
  postMessage.mockReset();
  vi.stubGlobal('self', {
    addEventListener: (_type: string, given: Listener) => (listener = given),
    clients: { matchAll: () => Promise.resolve([{ postMessage }, { postMessage }]) },
  });
  wakePages();
});

async function sync(tag: string): Promise<void> {
  const work: Promise<unknown>[] = [];
  listener({ tag, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
  await Promise.all(work);
}

test('once the connection is back every open page is woken, and told nothing more', async () => {
  await sync('outbox');
  expect(postMessage.mock.calls).toEqual([[{ type: 'SEND_OUTBOX' }], [{ type: 'SEND_OUTBOX' }]]);
});

test('what somebody else asked for wakes nobody', async () => {
  await sync('another');
  expect(postMessage).not.toHaveBeenCalled();
});
