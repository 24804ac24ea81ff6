import { setTimeout as wait } from 'node:timers/promises';
import type { Chapter, Plan } from '../chapter.ts';
import type { Findings } from '../findings.ts';
import { ask } from '../http.ts';
import { signIn, signUp, type Person } from '../people.ts';
import { startTarget, type Target } from '../target.ts';

const servedMs = 3_000;
/** A refusal and what it does not let through are both waited for so long. */
const quietMs = 300;
const secret = 'words that must not travel';

/** The WebSocket under /realtime/v1: who listens there, to what, and what it does to everybody else. */
export const channels: Chapter = {
  name: 'channels',
  promise:
    'a channel opens to its own person alone and ends with their session; no word travels in it; garbage and crowds keep nobody out',
  async attack(findings, plan) {
    const target = await startTarget();
    try {
      const [victim, attacker] = [await signUp(target), await signUp(target)];
      await tryJoining(target, findings, { victim, attacker });
      await tryListening(target, findings, { victim, attacker });
      await tryEnded(target, findings);
      await tryGarbage(target, findings, plan);
      await tryCrowd(target, findings, plan);
    } finally {
      await target.close();
    }
  },
};

interface Sides {
  victim: Person;
  attacker: Person;
}

/** A connection, and all that it was sent. */
interface Line {
  socket: WebSocket;
  heard: string[];
  isOpen(): boolean;
  send(event: string, topic: string, payload: unknown): void;
}

async function openLine({ url, apikey }: Target, key = apikey): Promise<Line | undefined> {
  const address = `${url.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0&apikey=${encodeURIComponent(key)}`;
  const socket = new WebSocket(address);
  const heard: string[] = [];
  socket.addEventListener('message', ({ data }) => void heard.push(String(data)));
  const isThere = await new Promise<boolean>((resolve) => {
    socket.addEventListener('open', () => resolve(true));
    socket.addEventListener('error', () => resolve(false));
  });
  if (!isThere) return undefined;
  return {
    socket,
    heard,
    isOpen: () => socket.readyState === WebSocket.OPEN,
    send: (event, topic, payload) => socket.send(JSON.stringify(['1', '1', topic, event, payload])),
  };
}

const topicOf = ({ id }: Person): string => `realtime:person:${id}`;
const everything = [{ event: '*', schema: 'public' }];

/** Whether somebody gets in with a token. */
async function joins(target: Target, topic: string, token: unknown, config: object = { private: true }) {
  const line = await openLine(target);
  line?.send('phx_join', topic, { config, access_token: token });
  for (let tries = 0; tries < 20 && line?.heard.length === 0 && line.isOpen(); tries += 1) await wait(50);
  const isIn = line?.heard.some((frame) => frame.includes('"status":"ok"')) ?? false;
  line?.socket.close();
  return isIn;
}

async function tryJoining(target: Target, findings: Findings, { victim, attacker }: Sides): Promise<void> {
  findings.holds(await joins(target, topicOf(victim), victim.token), 'nobody joins their own topic');
  const [head = '', body = '', signature = ''] = victim.token.split('.');
  const claims = JSON.parse(Buffer.from(attacker.token.split('.')[1] ?? '', 'base64url').toString()) as object;
  const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const tokens: Record<string, unknown> = {
    "a stranger's token": attacker.token,
    'no token': undefined,
    'the public key': target.apikey,
    "the victim's claims under another signature": `${head}.${body}.${attacker.token.split('.')[2]}`,
    'claims that were changed': `${head}.${encode({ ...claims, sub: victim.id })}.${signature}`,
    'a token without a signature': `${encode({ alg: 'none' })}.${body}.`,
    'an object': { toString: victim.token },
  };
  for (const [what, token] of Object.entries(tokens)) {
    findings.holds(!(await joins(target, topicOf(victim), token)), `a topic opens to ${what}`);
  }
  for (const topic of ['person:*', `person:${victim.id}%`, `PERSON:${victim.id}`, `person:${attacker.id}' or '1'='1`]) {
    findings.holds(!(await joins(target, `realtime:${topic}`, attacker.token)), `the topic ${topic} opens`);
  }
  for (const table of ['users', 'person_keys', 'subscriptions', '"; drop table public.sessions; --']) {
    const config = { postgres_changes: [{ event: '*', schema: 'public', table }] };
    findings.holds(!(await joins(target, 'realtime:any', attacker.token, config)), `changes of ${table} are offered`);
  }
  findings.holds((await openLine(target, 'another key')) === undefined, 'a connection opens without the public key');
}

async function tryListening(target: Target, findings: Findings, { victim, attacker }: Sides): Promise<void> {
  const [own, strange] = [await openLine(target), await openLine(target)];
  if (!own || !strange) return findings.holds(false, 'no connection opens');
  own.send('phx_join', topicOf(victim), {
    config: { private: true, postgres_changes: everything },
    access_token: victim.token,
  });
  strange.send('phx_join', 'realtime:any', {
    config: { postgres_changes: everything },
    access_token: attacker.token,
  });
  strange.send('broadcast', topicOf(victim), { type: 'broadcast', event: 'change', payload: { from: 'a stranger' } });
  await wait(quietMs);
  const { token } = victim;
  const json = { mood: 'sad', personality: 'friend', language: 'en' };
  const { id } = JSON.parse((await ask(target, 'POST', '/api/sessions', { token, json })).text) as { id: string };
  const message = { id: crypto.randomUUID(), text: secret };
  await ask(target, 'POST', `/api/sessions/${id}/messages`, { token, json: message, until: '[DONE]' });
  await ask(target, 'POST', '/rest/v1/mood_entries', { token, json: { mood: 'sad', note: secret } });
  await ask(target, 'DELETE', `/api/sessions/${id}`, { token });
  await wait(quietMs);
  const heard = own.heard.join();
  // What is answered repeats the topic that was asked for.
  const overheard = strange.heard.filter((frame) => !frame.includes('phx_reply')).join();
  findings.holds(heard.includes(message.id), 'a person does not hear of their own message');
  findings.holds(!heard.includes(secret), 'words travel in a channel');
  findings.holds(!heard.includes('\\\\x'), 'ciphertext travels in a channel');
  findings.holds(!heard.includes('a stranger'), 'a stranger is heard');
  findings.holds(!overheard.includes(victim.id) && !overheard.includes(id), "a stranger hears of the victim's rows");
  own.socket.close();
  strange.socket.close();
}

async function tryEnded(target: Target, findings: Findings): Promise<void> {
  const person = await signUp(target);
  const second = await signIn(target, person);
  const line = await openLine(target);
  line?.send('phx_join', topicOf(second), { config: { private: true }, access_token: second.token });
  await wait(quietMs);
  await ask(target, 'POST', '/auth/v1/logout?scope=others', { token: person.token });
  await wait(quietMs);
  findings.holds(line?.heard.some((frame) => frame.includes('phx_close')) ?? false, 'a channel outlives its session');
  findings.holds(!(await joins(target, topicOf(second), second.token)), 'a channel opens to a session that has ended');
  line?.socket.close();
}

async function tryGarbage(target: Target, findings: Findings, { random, isQuick }: Plan): Promise<void> {
  const { token, ...person } = await signUp(target);
  for (let round = 0; round < (isQuick ? 100 : 2_000); round += 1) {
    const line = await openLine(target);
    if (!line) continue;
    if (round % 2 === 0) line.send('phx_join', topicOf({ token, ...person }), { config: null, access_token: token });
    const bytes = Uint8Array.from({ length: random.below(400) }, () => random.below(256));
    line.socket.send(round % 3 === 0 ? bytes : JSON.stringify([null, bytes.length, [], {}, Array.from(bytes)]));
    line.socket.close();
  }
  const { status } = await ask(target, 'GET', '/api/sessions', { token });
  findings.holds(status === 200, `after garbage the server answers ${status}`);
}

async function tryCrowd(target: Target, findings: Findings, { isQuick }: Plan): Promise<void> {
  const { token } = await signUp(target);
  const lines = await Promise.all(Array.from({ length: isQuick ? 600 : 2_000 }, () => openLine(target)));
  const held = lines.filter((line) => line !== undefined);
  findings.holds(held.length <= 500, `${held.length} connections of one address are held`);
  const { status, ms } = await ask(target, 'GET', '/api/sessions', { token });
  findings.figure(`beside ${held.length} open channels an answer takes ${ms.toFixed(0)} ms`);
  findings.holds(status === 200, `somebody else is answered ${status} beside a crowd of connections`);
  findings.holdsWithin(servedMs, ms, `somebody else waits ${(ms / 1000).toFixed(1)} s beside a crowd of connections`);
  for (const { socket } of held) socket.close();
}
