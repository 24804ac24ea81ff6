import { importJWK, SignJWT } from 'jose';
import { afterEach, beforeAll, afterAll, expect, test } from 'vitest';
import { accessTokenLifetime } from '../auth/access-token.ts';
import { join, ownChannel, record } from '../testing/channels.ts';
import { signUpPerson, type Person } from '../testing/people.ts';
import { serveBackend, type ServedBackend } from '../testing/served-backend.ts';
import { startProcess } from '../testing/start-process.ts';
import { defaultRealtimeLimits } from './limits.ts';

const limits = {
  ...defaultRealtimeLimits,
  connectionsPerAddress: 6,
  connectionsPerPerson: 2,
  channelsPerConnection: 2,
};

let served: ServedBackend;
let ana: Person;
const opened: WebSocket[] = [];
const clients: Person['client'][] = [];

beforeAll(async () => {
  served = await serveBackend({ realtimeLimits: { ...limits, joins: { count: 4, ms: 600_000 } } });
  ana = await signUpPerson(served);
});
afterEach(async () => {
  for (const socket of opened.splice(0)) await closed(socket);
  for (const client of clients.splice(0)) await client.removeAllChannels();
});
afterAll(() => served.stop());

function address(parameters: Record<string, string> = {}, at = served): string {
  const url = new URL(`${at.url.replace('http', 'ws')}/realtime/v1/websocket`);
  const all = { apikey: at.options.publishableKey, vsn: '2.0.0', ...parameters };
  for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value);
  return url.href;
}

async function openSocket(at = served): Promise<WebSocket> {
  const socket = new WebSocket(address({}, at));
  socket.binaryType = 'arraybuffer';
  opened.push(socket);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('refused')));
  });
  return socket;
}

/** Closes a socket that is still open; answers the code that it was closed with. */
function closed(socket: WebSocket): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  if (socket.readyState === WebSocket.CLOSED) resolve(0);
  socket.addEventListener('close', ({ code }) => resolve(code));
  socket.close();
  return promise;
}

function codeOf(socket: WebSocket): Promise<number> {
  return new Promise((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
}

type Answer = [string | null, string | null, string, string, { status?: string; response?: { reason?: string } }];

/** Sends a message, and answers the reply to it. */
function ask(socket: WebSocket, topic: string, event: string, payload: unknown): Promise<Answer[4]> {
  const ref = crypto.randomUUID();
  const { promise, resolve } = Promise.withResolvers<Answer[4]>();
  socket.addEventListener('message', ({ data }) => {
    const [, answered, , , answer] = JSON.parse(String(data)) as Answer;
    if (answered === ref) resolve(answer);
  });
  socket.send(JSON.stringify(['1', ref, topic, event, payload]));
  return promise;
}

const joinPayload = (token: string) => ({ config: { private: true }, access_token: token });
const ownTopic = ({ user }: Person = ana): string => `realtime:person:${user.id}`;

async function refusedStatus(parameters: Record<string, string>, path = ''): Promise<number> {
  const url = new URL(address(parameters).replace('ws', 'http'));
  url.pathname += path;
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    const headers = { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': '13' };
    request(url, { headers: { ...headers, 'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==' } })
      .on('response', ({ statusCode }) => resolve(statusCode ?? 0))
      .on('upgrade', (_response, socket) => {
        socket.destroy();
        resolve(101);
      })
      .on('error', reject)
      .end();
  });
}

/** A token of Ana's session that expires so many seconds from now. */
async function tokenFor(seconds: number): Promise<string> {
  const [header = '', payload = ''] = ana.session.access_token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { iat: number };
  const exp = Math.floor(Date.now() / 1000) + seconds;
  const key = await importJWK({ ...served.options.signingKey, key_ops: ['sign'] }, 'ES256');
  return new SignJWT({ ...claims, iat: exp - accessTokenLifetime, exp })
    .setProtectedHeader(JSON.parse(Buffer.from(header, 'base64url').toString()) as { alg: string })
    .sign(key);
}

test('without the public key, at another path or in another version there is no connection', async () => {
  expect(await refusedStatus({ apikey: 'another' })).toBe(401);
  expect(await refusedStatus({}, '/else')).toBe(404);
  expect(await refusedStatus({ vsn: '3.0.0' })).toBe(400);
  expect(await refusedStatus({})).toBe(101);
});

test('a heartbeat is answered', async () => {
  const socket = await openSocket();
  expect(await ask(socket, 'phoenix', 'heartbeat', {})).toEqual({ status: 'ok', response: {} });
});

test('a token that has expired is refused', async () => {
  const socket = await openSocket();
  const answer = await ask(socket, ownTopic(), 'phx_join', joinPayload(await tokenFor(-1)));
  expect(answer).toEqual({ status: 'error', response: { reason: 'InvalidJWTToken: Token has expired' } });
});

test('a channel ends when its token expires, and no other does', async () => {
  const socket = await openSocket();
  const told: unknown[] = [];
  const { promise: end, resolve } = Promise.withResolvers<string>();
  socket.addEventListener('message', ({ data }) => {
    const [, , topic, event, payload] = JSON.parse(String(data)) as Answer;
    if (event === 'system') told.push(payload);
    if (event === 'phx_close') resolve(topic);
  });
  const other = `realtime:read-only:${ana.user.id}`;
  for (const topic of [ownTopic(), other]) {
    expect((await ask(socket, topic, 'phx_join', joinPayload(ana.session.access_token))).status).toBe('ok');
  }
  socket.send(JSON.stringify(['1', '9', ownTopic(), 'access_token', { access_token: await tokenFor(1) }]));
  expect(await end).toBe(ownTopic());
  expect(told).toMatchObject([{ status: 'error', message: expect.stringContaining('Token has expired') }]);
  expect((await ask(socket, ownTopic(), 'broadcast', {})).response?.reason).toBe('unmatched topic');
  expect((await ask(socket, other, 'phx_leave', {})).status).toBe('ok');
});

test("a channel ends when it is given another person's token, or none", async () => {
  const stranger = await signUpPerson(served);
  for (const token of [stranger.session.access_token, served.options.publishableKey]) {
    const socket = await openSocket();
    await ask(socket, ownTopic(), 'phx_join', joinPayload(ana.session.access_token));
    const { promise: end, resolve } = Promise.withResolvers<void>();
    socket.addEventListener('message', ({ data }) => {
      if ((JSON.parse(String(data)) as Answer)[3] === 'phx_close') resolve();
    });
    socket.send(JSON.stringify(['1', '9', ownTopic(), 'access_token', { access_token: token }]));
    await end;
    expect((await ask(socket, ownTopic(), 'broadcast', {})).response?.reason).toBe('unmatched topic');
  }
});

test('a connection is one person’s', async () => {
  const stranger = await signUpPerson(served);
  const socket = await openSocket();
  await ask(socket, ownTopic(), 'phx_join', joinPayload(ana.session.access_token));
  const answer = await ask(socket, ownTopic(stranger), 'phx_join', joinPayload(stranger.session.access_token));
  expect(answer.response?.reason).toMatch(/^Unauthorized/);
});

test('too many connections of an address and of a person are refused', async () => {
  const sockets = await Promise.all(Array.from({ length: limits.connectionsPerAddress }, () => openSocket()));
  expect(await refusedStatus({})).toBe(429);
  const answers = [];
  for (const socket of sockets.slice(0, 3)) {
    answers.push(await ask(socket, ownTopic(), 'phx_join', joinPayload(ana.session.access_token)));
  }
  expect(answers.map(({ status }) => status)).toEqual(['ok', 'ok', 'error']);
  expect(answers[2]?.response?.reason).toMatch(/^ConnectionRateLimitReached/);
  await Promise.all(opened.splice(0).map(closed));
  await expect.poll(() => refusedStatus({})).toBe(101);
});

test('too many channels are refused, and too many joins end the connection', async () => {
  const socket = await openSocket();
  const ended = codeOf(socket);
  const joinAs = (topic: string) => ask(socket, topic, 'phx_join', joinPayload(ana.session.access_token));
  await joinAs(ownTopic());
  await joinAs(`realtime:read-only:${ana.user.id}`);
  expect((await joinAs('realtime:third')).response?.reason).toBe('ChannelRateLimitReached: Too many channels');
  await joinAs('realtime:fourth');
  expect((await joinAs('realtime:fifth')).response?.reason).toMatch(/^ClientJoinRateLimitReached/);
  expect(await ended).toBe(1008);
});

test('too many joins of a person are refused, over however many connections', async () => {
  const strict = await serveBackend({ realtimeLimits: { joinsPerPerson: { count: 2, ms: 600_000 } } });
  const person = await signUpPerson(strict);
  const reasons = [];
  for (let joins = 0; joins < 3; joins += 1) {
    const socket = await openSocket(strict);
    const answer = await ask(socket, ownTopic(person), 'phx_join', joinPayload(person.session.access_token));
    reasons.push(answer.response?.reason);
  }
  expect(reasons).toEqual([undefined, undefined, expect.stringMatching(/^ClientJoinRateLimitReached/)]);
  await strict.stop();
});

test('what is no message of the protocol ends the connection', async () => {
  for (const message of [
    'not json',
    '{"topic":1}',
    '[]',
    new Uint8Array([3, 255, 0, 0, 0, 0, 1]),
    new Uint8Array([9]),
  ]) {
    const socket = await openSocket();
    const ended = codeOf(socket);
    socket.send(message);
    expect(await ended).toBe(1007);
  }
});

test('a message that is too long ends the connection, and so do too many', async () => {
  const long = await openSocket();
  const tooLong = codeOf(long);
  long.send(JSON.stringify(['1', '1', 'phoenix', 'heartbeat', { text: 'x'.repeat(limits.maximumMessageBytes) }]));
  expect(await tooLong).toBe(1009);
  const busy = await openSocket();
  const tooMany = codeOf(busy);
  for (let sent = 0; sent <= limits.messages.count; sent += 1) busy.send('[null,"1","phoenix","heartbeat",{}]');
  expect(await tooMany).toBe(1008);
});

test('a connection that joins nothing is closed', async () => {
  const hurried = await serveBackend({ realtimeLimits: { joinWithinMs: 10 } });
  expect(await codeOf(await openSocket(hurried))).toBe(1008);
  await hurried.stop();
});

test('a connection that says nothing is closed', async () => {
  const hurried = await serveBackend({ realtimeLimits: { idleMs: 10 } });
  expect(await codeOf(await openSocket(hurried))).toBe(1006);
  await hurried.stop();
});

test('an event that is not offered is answered, and a channel that is left hears no more', async () => {
  const socket = await openSocket();
  await ask(socket, ownTopic(), 'phx_join', joinPayload(ana.session.access_token));
  expect((await ask(socket, ownTopic(), 'presence', {})).response?.reason).toBe('presence is not offered');
  expect((await ask(socket, ownTopic(), 'phx_leave', {})).status).toBe('ok');
  expect((await ask(socket, ownTopic(), 'broadcast', {})).response?.reason).toBe('unmatched topic');
});

test('processes that share a database hear each other', async () => {
  const { signingKey, publishableKey } = served.options;
  const other = await startProcess({ databaseUrl: served.databaseUrl, signingKey, publishableKey });
  const [here, there] = [served.client(), other.client()];
  clients.push(here, there);
  await Promise.all([here, there].map((client) => client.realtime.setAuth(ana.session.access_token)));
  const [near, far] = [ownChannel(here, ana.user.id), ownChannel(there, ana.user.id)];
  const heard = record(far);
  expect(await Promise.all([join(near), join(far)])).toMatchObject([
    { status: 'SUBSCRIBED' },
    { status: 'SUBSCRIBED' },
  ]);
  await near.send({ type: 'broadcast', event: 'moved', payload: {} });
  await expect.poll(() => heard).toEqual(['moved {}']);
  await there.removeAllChannels();
  await other.kill();
});

test('when the database was away clients connect anew, since something may have passed them', async () => {
  const socket = await openSocket();
  await ask(socket, ownTopic(), 'phx_join', joinPayload(ana.session.access_token));
  const ended = codeOf(socket);
  await served.sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%realtime%'`;
  expect(await ended).toBe(1012);
  const again = await openSocket();
  expect((await ask(again, ownTopic(), 'phx_join', joinPayload(ana.session.access_token))).status).toBe('ok');
});
