import { createClient, type RealtimeChannel } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { join, ownChannel, record } from '../testing/channels.ts';
import { signUpPerson, type Person } from '../testing/people.ts';
import { serveBackend, type ServedBackend } from '../testing/served-backend.ts';

let served: ServedBackend;
let ana: Person;
let rui: Person;
/** A second device of Ana's. */
let tablet: Person['client'];
const clients: Person['client'][] = [];

beforeAll(async () => {
  served = await serveBackend();
  [ana, rui] = await Promise.all([signUpPerson(served), signUpPerson(served)]);
  tablet = served.client();
  await tablet.auth.signInWithPassword({ email: ana.email, password: ana.password });
  await Promise.all([ana.client, rui.client, tablet].map((client) => client.realtime.setAuth()));
});
afterEach(async () => {
  for (const client of [ana.client, rui.client, tablet, ...clients]) await client.removeAllChannels();
});
afterAll(() => served.stop());

const joined = { status: 'SUBSCRIBED', message: undefined };

async function joinedChannel(channel: RealtimeChannel): Promise<RealtimeChannel> {
  expect(await join(channel)).toEqual(joined);
  return channel;
}

test('what one device says on its own topic another one hears, and not itself', async () => {
  const phone = ownChannel(ana.client, ana.user.id);
  const other = ownChannel(tablet, ana.user.id);
  const [atPhone, atTablet] = [record(phone), record(other)];
  await Promise.all([joinedChannel(phone), joinedChannel(other)]);
  expect(await phone.send({ type: 'broadcast', event: 'moved', payload: { to: 'é✓' } })).toBe('ok');
  await expect.poll(() => atTablet).toEqual(['moved {"to":"é✓"}']);
  await other.send({ type: 'broadcast', event: 'bytes', payload: new TextEncoder().encode('raw').buffer });
  await expect.poll(() => atPhone).toEqual(['bytes raw']);
  expect(atTablet).toHaveLength(1);
});

test('a device that asks for it hears itself, and is told that it was heard', async () => {
  const phone = ownChannel(ana.client, ana.user.id, { self: true, ack: true });
  const heard = record(phone);
  await joinedChannel(phone);
  expect(await phone.send({ type: 'broadcast', event: 'moved', payload: { to: 1 } })).toBe('ok');
  await expect.poll(() => heard).toEqual(['moved {"to":1}']);
});

test('the first version of the protocol is spoken, too', async () => {
  const old = createClient(served.url, served.options.publishableKey, {
    auth: { autoRefreshToken: false },
    realtime: { vsn: '1.0.0' },
  });
  clients.push(old);
  await old.realtime.setAuth(ana.session.access_token);
  const [first, second] = [ownChannel(old, ana.user.id), ownChannel(tablet, ana.user.id)];
  const [atOld, atTablet] = [record(first), record(second)];
  await Promise.all([joinedChannel(first), joinedChannel(second)]);
  await first.send({ type: 'broadcast', event: 'from-old', payload: { n: 1 } });
  await expect.poll(() => atTablet).toEqual(['from-old {"n":1}']);
  await second.send({ type: 'broadcast', event: 'from-new', payload: { n: 2 } });
  await expect.poll(() => atOld).toEqual(['from-new {"n":2}']);
});

test('the database broadcasts to a topic with realtime.send', async () => {
  const channel = ownChannel(ana.client, ana.user.id);
  const heard = record(channel);
  await joinedChannel(channel);
  await served.sql`select realtime.send('{"id": 7}', 'changed', ${`person:${ana.user.id}`}, true)`;
  await expect.poll(() => heard).toEqual(['changed {"id":7}']);
});

test('a broadcast by HTTP arrives, and needs the same right', async () => {
  const channel = ownChannel(tablet, ana.user.id);
  const heard = record(channel);
  await joinedChannel(channel);
  expect(await ownChannel(ana.client, ana.user.id).httpSend('moved', { by: 'http' })).toEqual({ success: true });
  await expect.poll(() => heard).toEqual(['moved {"by":"http"}']);
  await expect(ownChannel(rui.client, ana.user.id).httpSend('moved', { by: 'rui' })).rejects.toThrow('permissions');
  const visitor = served.client();
  await expect(ownChannel(visitor, ana.user.id).httpSend('moved', {})).rejects.toThrow('Unauthorized');
  expect(heard).toHaveLength(1);
});

test("another person's topic is refused", async () => {
  expect(await join(ownChannel(rui.client, ana.user.id))).toEqual({
    status: 'CHANNEL_ERROR',
    message: `Unauthorized: You do not have permissions to read from this Channel topic: person:${ana.user.id}`,
  });
});

test('who may listen but not speak is not heard', async () => {
  const config = { private: true, broadcast: { ack: true } };
  const channel = ana.client.channel(`read-only:${ana.user.id}`, { config });
  const other = tablet.channel(`read-only:${ana.user.id}`, { config });
  const heard = record(other);
  await Promise.all([joinedChannel(channel), joinedChannel(other)]);
  expect(await channel.send({ type: 'broadcast', event: 'x', payload: {} })).toBe('error');
  await served.sql`select realtime.send('{}', 'last', ${`read-only:${ana.user.id}`}, true)`;
  await expect.poll(() => heard).toEqual(['last {}']);
});

test('a public channel is refused, and so is somebody who is not signed in', async () => {
  expect((await join(ana.client.channel('lobby'))).message).toMatch(/^PrivateOnly/);
  const visitor = served.client();
  clients.push(visitor);
  expect((await join(ownChannel(visitor, ana.user.id))).message).toMatch(/^Unauthorized/);
  expect((await join(visitor.channel('lobby'))).message).toMatch(/^Unauthorized/);
});

test('a token that is forged is refused', async () => {
  const [header, , signature] = ana.session.access_token.split('.');
  const claims = JSON.parse(
    Buffer.from(rui.session.access_token.split('.')[1] ?? '', 'base64url').toString(),
  ) as object;
  const forged = Buffer.from(JSON.stringify({ ...claims, sub: ana.user.id })).toString('base64url');
  const client = served.client();
  clients.push(client);
  await client.realtime.setAuth(`${header}.${forged}.${signature}`);
  expect((await join(ownChannel(client, ana.user.id))).message).toBe(
    'JwtSignatureError: Failed to validate JWT signature',
  );
});

test('a message that is too long for a notification is refused, and the channel goes on', async () => {
  const channel = ownChannel(ana.client, ana.user.id, { ack: true, self: true });
  const heard = record(channel);
  await joinedChannel(channel);
  expect(await channel.send({ type: 'broadcast', event: 'long', payload: { text: 'x'.repeat(9000) } })).toBe('error');
  expect(await channel.send({ type: 'broadcast', event: 'short', payload: {} })).toBe('ok');
  await expect.poll(() => heard).toEqual(['short {}']);
});

test('a channel that is left hears no more, and the client knows which it has', async () => {
  const channel = ownChannel(ana.client, ana.user.id);
  const heard: unknown[] = [];
  channel.on('broadcast', { event: 'late' }, (message) => heard.push(message));
  const { promise, resolve } = Promise.withResolvers<string>();
  channel.subscribe((status) => resolve(status));
  expect(await promise).toBe('SUBSCRIBED');
  expect(ana.client.getChannels()).toEqual([channel]);
  expect(await channel.unsubscribe()).toBe('ok');
  expect(ana.client.getChannels()).toEqual([]);
  const witness = ownChannel(tablet, ana.user.id);
  const witnessed = record(witness);
  await joinedChannel(witness);
  await served.sql`select realtime.send('{}', 'late', ${`person:${ana.user.id}`}, true)`;
  await expect.poll(() => witnessed).toEqual(['late {}']);
  expect(heard).toEqual([]);
});

test('a session that ends closes its channels, and no others', async () => {
  const person = await signUpPerson(served);
  const second = served.client();
  clients.push(person.client, second);
  await second.auth.signInWithPassword({ email: person.email, password: person.password });
  await Promise.all([person.client, second].map((client) => client.realtime.setAuth()));
  const [kept, ended] = [ownChannel(person.client, person.user.id), ownChannel(second, person.user.id)];
  await Promise.all([joinedChannel(kept), joinedChannel(ended)]);
  const { promise: closed, resolve } = Promise.withResolvers<unknown>();
  ended.on('system', {}, resolve);
  await person.client.auth.signOut({ scope: 'others' });
  expect(await closed).toMatchObject({ status: 'error', message: 'The session has ended' });
  await expect.poll(() => ended.state).toBe('closed');
  expect(kept.state).toBe('joined');
  const rest = ownChannel(second, person.user.id);
  expect((await join(rest)).message).toBe('Unauthorized: The session has ended');
});
