import { randomUUID } from 'node:crypto';
import type { Session, SupabaseClient, User } from '@supabase/supabase-js';
import type { ServedBackend } from './served-backend.ts';

export interface Person {
  client: SupabaseClient;
  email: string;
  password: string;
  session: Session;
  user: User;
}

export const goodPassword = 'correct horse battery';

export function freshEmail(): string {
  return `${randomUUID()}@example.com`;
}

/** A person with an account and a signed-in client. */
export async function signUpPerson(served: ServedBackend): Promise<Person> {
  const client = served.client();
  const email = freshEmail();
  const { data, error } = await client.auth.signUp({ email, password: goodPassword });
  if (error || !data.session || !data.user) throw new Error('The test person could not sign up', { cause: error });
  return { client, email, password: goodPassword, session: data.session, user: data.user };
}
