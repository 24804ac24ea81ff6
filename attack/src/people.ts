import { randomUUID } from 'node:crypto';
import { stateBirthDate } from '@alento/server/testing/server-process.ts';
import { ask } from './http.ts';
import type { Target } from './target.ts';

export interface Person {
  id: string;
  email: string;
  password: string;
  token: string;
  refreshToken: string;
}

interface Session {
  access_token: string;
  refresh_token: string;
  user: { id: string };
}

/** Signs an adult up. */
export async function signUp(target: Target): Promise<Person> {
  const credentials = { email: `${randomUUID()}@attack.example`, password: `Secret-${randomUUID()}` };
  const person = await openSession(target, '/auth/v1/signup', credentials);
  await stateBirthDate(target.url, person.token);
  return person;
}

/** Signs somebody in once more, to a session of its own. */
export function signIn(target: Target, { email, password }: Person): Promise<Person> {
  return openSession(target, '/auth/v1/token?grant_type=password', { email, password });
}

async function openSession(
  target: Target,
  path: string,
  credentials: Pick<Person, 'email' | 'password'>,
): Promise<Person> {
  const { status, text } = await ask(target, 'POST', path, { json: credentials });
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
  const session = JSON.parse(text) as Session;
  return { ...credentials, id: session.user.id, token: session.access_token, refreshToken: session.refresh_token };
}
