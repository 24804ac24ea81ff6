import { isNativeApp } from '#lib/is-native-app.ts';
import type { User } from '@supabase/auth-js';

/** What auth-js stores under its default key; anything else that begins alike is not a session. */
const tokenKey = /^sb-.+-auth-token$/;

/** auth-js renews a token that is good for less than this. */
const renewalMs = 90_000;

/** What a sign-in elsewhere brings back in the address, which auth-js has to take from there. */
const callbackWords = ['code', 'error', 'error_code', 'error_description', 'access_token', 'refresh_token'];

export type StoredUser = Pick<User, 'id' | 'email' | 'user_metadata' | 'factors'>;

export type StoredSession =
  | { readonly status: 'none' }
  /** Only auth-js can tell. */
  | { readonly status: 'unclear' }
  | { readonly status: 'kept'; readonly user: StoredUser; readonly accessToken: string; readonly forget: () => void };

/** The session that this device keeps, as far as that can be told at once, without the client that verifies it. */
export function parseStoredSession(
  storage: Storage,
  address: URL | Location,
  { now, isOnline }: { now: Date; isOnline: boolean },
): StoredSession {
  if (hasAuthParams(address)) return { status: 'unclear' };
  const [key, ...others] = Object.keys(storage).filter((each) => tokenKey.test(each));
  if (key === undefined) return { status: 'none' };
  const stored = storage.getItem(key);
  const session = others.length === 0 ? readSession(stored, isOnline ? now : null) : undefined;
  if (!session) return { status: 'unclear' };
  // What another tab has stored there since is not ours to take away.
  const forget = (): void => {
    if (storage.getItem(key) === stored) storage.removeItem(key);
  };
  return { status: 'kept', ...session, forget };
}

function hasAuthParams({ search, hash }: URL | Location): boolean {
  const parts = [new URLSearchParams(search), new URLSearchParams(hash.slice(1))];
  return parts.some((part) => callbackWords.some((word) => part.has(word)));
}

/** Without a connection no token can be renewed, nor is one needed: `null` asks whose the session is, however old. */
function readSession(stored: string | null, now: Date | null): { user: StoredUser; accessToken: string } | undefined {
  const session = asObject(parse(stored));
  const user = asObject(session?.user);
  if (typeof session?.access_token !== 'string' || typeof session.refresh_token !== 'string') return undefined;
  if (typeof session.expires_at !== 'number') return undefined;
  if (now !== null && session.expires_at * 1000 - renewalMs <= now.getTime()) return undefined;
  if (typeof user?.id !== 'string') return undefined;
  return {
    accessToken: session.access_token,
    user: {
      id: user.id,
      user_metadata: asObject(user.user_metadata) ?? {},
      ...(typeof user.email === 'string' && { email: user.email }),
      ...(Array.isArray(user.factors) && { factors: user.factors as NonNullable<User['factors']> }),
    },
  };
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return undefined;
  }
}

function asObject(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
}

/** The same of this browser, where storage can be denied. */
export function readStoredSession(): StoredSession {
  // An app keeps it where only the system can read it.
  if (isNativeApp()) return { status: 'unclear' };
  try {
    return parseStoredSession(localStorage, window.location, { now: new Date(), isOnline: navigator.onLine });
  } catch {
    return { status: 'unclear' };
  }
}
