import type { AppError } from '@alento/domain/app-error.ts';
import type { Session, User } from '@supabase/supabase-js';
import { toAppError } from '#lib/errors.ts';
import { getSupabase } from '#lib/supabase.ts';
import { forgetDevice } from '#features/account/forget-device.ts';

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

export type AccountState =
  | { readonly status: 'starting' }
  | { readonly status: 'signed_out' }
  | { readonly status: 'signed_in'; readonly person: Person }
  | { readonly status: 'failed'; readonly error: AppError };

const fallbackName = 'Humano';

let state: AccountState = { status: 'starting' };
let isStarted = false;
const listeners = new Set<() => void>();

export function getAccountState(): AccountState {
  return state;
}

export function subscribeToAccount(listener: () => void): () => void {
  listeners.add(listener);
  if (!isStarted) void startAccount();
  return () => listeners.delete(listener);
}

/** Asks who is signed in, and follows sign-ins and sign-outs of this and of other tabs. */
export async function startAccount(): Promise<void> {
  isStarted = true;
  publish({ status: 'starting' });
  try {
    const supabase = await getSupabase();
    const { data, error } = await supabase.auth.getSession();
    if (error) throw error;
    applySession(data.session);
    supabase.auth.onAuthStateChange((event, session) => {
      if (event !== 'INITIAL_SESSION') applySession(session);
    });
  } catch (caught) {
    isStarted = false;
    publish({ status: 'failed', error: toAppError(caught) });
  }
}

function applySession(session: Session | null): void {
  const before = state.status === 'signed_in' ? state.person : undefined;
  const person = session ? personOf(session.user) : undefined;
  if (before && before.id !== person?.id) return leave(person ? '/app' : '/login');
  if (!person) return publish({ status: 'signed_out' });
  const isSame = before?.id === person.id && before.name === person.name && before.email === person.email;
  if (!isSame) publish({ status: 'signed_in', person });
}

/** Only a new page is sure to hold nothing of the person before in its memory. */
function leave(to: string): void {
  forgetDevice();
  window.location.replace(to);
}

function publish(next: AccountState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** The provider's full name, then its name, then the email before @, then a word that fits everybody. */
export function personOf(user: Pick<User, 'id' | 'email' | 'user_metadata'>): Person {
  const { full_name: fullName, name } = user.user_metadata;
  const beforeAt = user.email?.split('@')[0];
  const known = [fullName, name, beforeAt].find((each) => typeof each === 'string' && each.trim() !== '');
  return { id: user.id, email: user.email ?? '', name: typeof known === 'string' ? known.trim() : fallbackName };
}
