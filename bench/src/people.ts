import { randomUUID } from 'node:crypto';
import type { Account, StreamRequest } from './messages.ts';

export interface TalkingPerson {
  token: string;
  sessionId: string;
}

/** The caller vouches for the shape of the answer; a wrong one shows at once in the measurements. */
async function post<Output>(url: string, headers: Record<string, string>, body: object): Promise<Output> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`POST ${new URL(url).pathname}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Output;
}

interface SignUpAnswer {
  access_token: string;
  refresh_token: string;
  user: { id: string };
}

async function signUp(origin: string, apikey: string, index: number): Promise<Account> {
  const [email, password] = [`${randomUUID()}@bench.example`, randomUUID()];
  const answer = await post<SignUpAnswer>(`${origin}/auth/v1/signup`, { apikey }, { email, password });
  await stateBirthDate(origin, answer.access_token);
  return {
    id: answer.user.id,
    email,
    password,
    apikey,
    address: `10.0.${index >> 8}.${index & 255}`,
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token,
  };
}

/** Nobody has a conversation before they have told their age. */
async function stateBirthDate(origin: string, token: string): Promise<void> {
  const response = await fetch(`${origin}/api/age`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ birthDate: '1990-05-09' }),
  });
  if (!response.ok) throw new Error(`PUT /api/age: ${response.status}`);
}

/** Signs people up, one after the other. */
export async function signUpPeople(origin: string, people: number): Promise<Account[]> {
  const response = await fetch(`${origin}/api/config`);
  const config = (await response.json()) as { supabase: { key: string } };
  const accounts: Account[] = [];
  for (let index = 0; index < people; index += 1) accounts.push(await signUp(origin, config.supabase.key, index));
  return accounts;
}

async function startSession(origin: string, token: string): Promise<TalkingPerson> {
  const body = { mood: 'calm', personality: 'default', language: 'en' };
  const session = await post<{ id: string }>(`${origin}/api/sessions`, { authorization: `Bearer ${token}` }, body);
  return { token, sessionId: session.id };
}

/** Gives each stream a session of its own; with fewer people than streams they share evenly. */
export async function gatherPeople(origin: string, streams: number, accounts: Account[]): Promise<TalkingPerson[]> {
  const talking: TalkingPerson[] = [];
  for (let index = 0; index < streams; index += 1) {
    talking.push(await startSession(origin, accounts[index % accounts.length]?.accessToken ?? ''));
  }
  return talking;
}

const sentence = 'I had a long day and would like to talk about it.';

/** One message of a person to the server. */
export function throughServer(port: number, { token, sessionId }: TalkingPerson): StreamRequest {
  return {
    port,
    path: `/api/sessions/${sessionId}/messages`,
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ id: randomUUID(), text: sentence }),
    marker: '"text-delta"',
  };
}

const completion = { model: 'fake', stream: true, messages: [{ role: 'user', content: sentence }] };

/** The same question to the fake model itself. */
export function direct(port: number): StreamRequest {
  const body = JSON.stringify(completion);
  return { port, path: '/v1/chat/completions', headers: {}, body, marker: '"content":"That' };
}

/** The same question through the floor, which changes nothing of the answer. */
export function throughFloor(port: number): StreamRequest {
  return { ...direct(port), path: '/' };
}

/** The same question through the bare pipe. */
export function throughPipe(port: number): StreamRequest {
  return { port, path: '/', headers: {}, body: JSON.stringify(completion), marker: '"text-delta"' };
}
