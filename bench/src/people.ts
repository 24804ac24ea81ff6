import { randomUUID } from 'node:crypto';
import type { StreamRequest } from './messages.ts';

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

async function signUp(origin: string, apikey: string): Promise<string> {
  const body = { email: `${randomUUID()}@bench.example`, password: randomUUID() };
  const answer = await post<{ access_token: string }>(`${origin}/auth/v1/signup`, { apikey }, body);
  return answer.access_token;
}

async function startSession(origin: string, token: string): Promise<TalkingPerson> {
  const body = { mood: 'calm', personality: 'default', language: 'en' };
  const session = await post<{ id: string }>(`${origin}/api/sessions`, { authorization: `Bearer ${token}` }, body);
  return { token, sessionId: session.id };
}

/** Signs people up and gives each stream a session of its own; with fewer people than streams they share evenly. */
export async function gatherPeople(origin: string, streams: number, people: number): Promise<TalkingPerson[]> {
  const response = await fetch(`${origin}/api/config`);
  const config = (await response.json()) as { supabase: { key: string } };
  const tokens: string[] = [];
  for (let index = 0; index < people; index += 1) tokens.push(await signUp(origin, config.supabase.key));
  const talking: TalkingPerson[] = [];
  for (let index = 0; index < streams; index += 1) {
    talking.push(await startSession(origin, tokens[index % tokens.length] ?? ''));
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
  return { port, path: '/v1/chat/completions', headers: {}, body, marker: '"content":"c' };
}

/** The same question through the bare pipe. */
export function throughPipe(port: number): StreamRequest {
  return { port, path: '/', headers: {}, body: JSON.stringify(completion), marker: '"text-delta"' };
}
