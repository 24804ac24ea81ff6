import type { RealtimeClient } from '@supabase/realtime-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Change, changeSchema } from './change-schema.ts';
import { DeviceLink } from './device-link.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const own = 'session-here';
const change = (by: string | null): Change => ({ table: 'sessions', type: 'UPDATE', ids: { id: 's' }, by });

/** A client whose server the test plays. */
function createClient({ hasSession = true } = {}) {
  const joined: string[] = [];
  let hear: (message: { payload: unknown }) => void = () => undefined;
  let tell: (status: string) => void = () => undefined;
  const renewSession = vi.fn<() => Promise<boolean>>(async () => hasSession);
  const removeChannel = vi.fn<() => Promise<string>>(async () => 'ok');
  const channel = {
    on(_kind: string, _filter: object, callback: typeof hear) {
      hear = callback;
      return channel;
    },
    subscribe(callback: typeof tell) {
      tell = callback;
      return channel;
    },
  };
  const client = {
    setAuth: async () => undefined,
    channel(topic: string, { config }: { config: { private: boolean } }) {
      joined.push(`${topic} ${config.private ? 'private' : 'public'}`);
      return channel;
    },
    removeChannel,
  };
  return {
    // What the link uses of a client, and no more.
    client: client as unknown as RealtimeClient,
    joined,
    renewSession,
    removeChannel,
    hear: (payload: unknown) => hear({ payload }),
    tell: (status: string) => tell(status),
  };
}

async function openLink(server: ReturnType<typeof createClient>) {
  const heard: (readonly Change[])[] = [];
  const onReturn = vi.fn<() => void>();
  const link = new DeviceLink({
    personId: 'ana',
    connect: async () => server.client,
    readChange: async (payload) => changeSchema.safeParse(payload).data,
    readSessionId: async () => own,
    renewSession: server.renewSession,
    onChanges: (changes) => heard.push(changes),
    onReturn,
  });
  await link.open();
  return { link, heard, onReturn };
}

test("it joins the person's private topic, and tells changes that come together at once", async () => {
  const server = createClient();
  const { heard } = await openLink(server);
  expect(server.joined).toEqual(['person:ana private']);
  server.hear(change('another'));
  server.hear(change(null));
  await vi.advanceTimersByTimeAsync(200);
  expect(heard).toEqual([[change('another'), change(null)]]);
  server.hear(change('another'));
  await vi.advanceTimersByTimeAsync(200);
  expect(heard).toHaveLength(2);
});

test('what this session did itself, and what is no change, is not told', async () => {
  const server = createClient();
  const { heard } = await openLink(server);
  server.hear(change(own));
  server.hear({ text: 'hello' });
  await vi.advanceTimersByTimeAsync(200);
  expect(heard).toEqual([]);
});

test('a link that is there again says so, the first time it does not', async () => {
  const server = createClient();
  const { onReturn } = await openLink(server);
  server.tell('SUBSCRIBED');
  expect(onReturn).not.toHaveBeenCalled();
  server.tell('CHANNEL_ERROR');
  server.tell('SUBSCRIBED');
  expect(onReturn).toHaveBeenCalledOnce();
});

test('a channel that the server ends is joined again with a new token, as long as there is a session', async () => {
  const server = createClient();
  await openLink(server);
  server.tell('CLOSED');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.joined).toHaveLength(2);
  const over = createClient({ hasSession: false });
  await openLink(over);
  over.tell('CLOSED');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([over.renewSession.mock.calls.length, over.joined.length]).toEqual([1, 1]);
});

test('once it is closed it tells nothing more, and does not come back', async () => {
  const server = createClient();
  const { link, heard } = await openLink(server);
  server.hear(change('another'));
  link.close();
  server.tell('CLOSED');
  server.hear(change('another'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([heard, server.joined.length, server.removeChannel.mock.calls.length]).toEqual([[], 1, 1]);
});
