import { parseOwnPicture } from '@alento/domain/account/own-picture.ts';
import type { Profile } from '@alento/domain/account/profile-schema.ts';
import { getPersonName } from '@alento/domain/account/person-name.ts';
import type { AppError } from '@alento/domain/app-error.ts';
import type { Session } from '@supabase/auth-js';
import { toAppError } from '#lib/errors.ts';
import { getSupabase, type Supabase } from '#lib/supabase.ts';
import { requiresMfa } from '#lib/requires-mfa.ts';
import { whenTouched } from '#lib/when-touched.ts';
import { setDeviceOwner, readDeviceOwner } from '#features/account/sign-out/device-owner.ts';
import { clearDevice } from '#features/account/sign-out/clear-device.ts';
import { markRecovery } from '#features/account/recovery/recovery-state.ts';
import { type StoredSession, type StoredUser, readStoredSession } from '#lib/stored-session.ts';

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly picture: string | null;
}

export type AccountState =
  | { readonly status: 'starting' }
  | { readonly status: 'signed_out' }
  | { readonly status: 'signed_in'; readonly person: Person }
  /** The password was right; MFA is required before anything is shown. */
  | { readonly status: 'mfa_required'; readonly person: Person }
  | { readonly status: 'failed'; readonly error: AppError };

/** Events that start a visit. Before MFA is passed nothing can be read. */
const startsVisit = new Set<string>(['SIGNED_IN', 'MFA_CHALLENGE_VERIFIED']);

let state: AccountState = toAccountState(readStoredSession());
let isStarted = false;
let following: Promise<Supabase> | undefined;
/** The signed-in user according to the account. */
let told: Person | undefined;
/** Name and picture of the profile, which are preferred over the account's metadata. */
let profiled: (Pick<Person, 'id' | 'picture'> & { readonly name: string | null }) | undefined;
const listeners = new Set<() => void>();

export function getAccountState(): AccountState {
  return state;
}

/** Whose account it is, once nobody owes a second step. */
export function getPersonId(): string | null {
  return state.status === 'signed_in' ? state.person.id : null;
}

export function subscribeToAccount(listener: () => void): () => void {
  listeners.add(listener);
  if (!isStarted) void startAccount();
  return () => listeners.delete(listener);
}

/**
 * Publishes at once who is signed in according to this device's storage, and verifies it afterwards: the Supabase client is
 * heavy, so only an unclear state waits for it.
 */
export async function startAccount(): Promise<void> {
  isStarted = true;
  window.addEventListener('pageshow', handlePageShow);
  const kept = readStoredSession();
  publish(toAccountState(kept));
  if (kept.status !== 'unclear') return followLater(kept);
  try {
    await followAccount(kept);
  } catch (caught) {
    isStarted = false;
    publish({ status: 'failed', error: toAppError(caught) });
  }
}

/**
 * What verifies and renews a session comes when somebody is there, and where nobody is signed in as soon as another tab
 * has signed somebody in.
 */
function followLater(kept: StoredSession): void {
  const follow = (): void => void followAccount(kept).catch(() => undefined);
  whenTouched(follow);
  window.addEventListener('storage', function handleStorage() {
    if (readStoredSession().status === kept.status) return;
    window.removeEventListener('storage', handleStorage);
    follow();
  });
}

/** The Supabase client, once this page follows sign-ins and sign-outs in all tabs. */
export function followAccount(kept?: StoredSession): Promise<Supabase> {
  following ??= follow(kept).catch((cause: unknown) => {
    following = undefined;
    throw cause;
  });
  return following;
}

async function follow(kept: StoredSession | undefined): Promise<Supabase> {
  const supabase = await getSupabase();
  const googleProfile = import('#features/account/google/watch-profile.ts').then(({ watchGoogleProfile }) =>
    watchGoogleProfile(supabase),
  );
  // Registered first: the events of a mailed link are emitted only once.
  supabase.auth.onAuthStateChange((event, session) => {
    if (event === 'PASSWORD_RECOVERY') markRecovery();
    if (startsVisit.has(event)) void googleProfile.then(({ afterSignIn }) => afterSignIn(session), noProfile);
    if (event !== 'INITIAL_SESSION') applySession(session);
  });
  const { data, error } = await supabase.auth.getSession();
  // A session that cannot be refreshed is over; other errors may be transient.
  if (error && toAppError(error).code !== 'account.session_expired') throw error;
  // Otherwise an invalid stored token would be taken for a session again and again.
  if (!data.session && kept?.status === 'kept') kept.forget();
  applySession(data.session);
  void googleProfile.then(({ atStart }) => atStart(data.session), noProfile);
  return supabase;
}

/** Retried at the next start. */
const noProfile = (): void => undefined;

function toAccountState(kept: StoredSession): AccountState {
  if (kept.status === 'kept') return toKnownState(kept.user, kept.accessToken);
  return { status: kept.status === 'none' ? 'signed_out' : 'starting' };
}

function applySession(session: Session | null): void {
  const before = 'person' in state ? state.person : undefined;
  const next = session ? toKnownState(session.user, session.access_token) : undefined;
  if (before && before.id !== next?.person.id) return next ? leave('/app') : endSession(before);
  if (!next) return publish({ status: 'signed_out' });
  const { person } = next;
  claimDevice(person);
  // Another tab's later change is newer than the profile read in this one.
  if (told?.name !== person.name || told.picture !== person.picture) profiled = undefined;
  told = person;
  show(next);
}

/** Shows name and picture of the profile. */
export function showProfile({ id_usuario: id, nome_completo: name, avatar_url: url }: ShownProfile): void {
  profiled = { id, name: name?.trim() || null, picture: parseOwnPicture(url) };
  if (state.status === 'signed_in') show({ status: 'signed_in', person: told ?? state.person });
}

type ShownProfile = Pick<Profile, 'id_usuario' | 'nome_completo' | 'avatar_url'>;

type KnownState = Extract<AccountState, { person: Person }>;

function show({ status, person: account }: KnownState): void {
  const before = 'person' in state ? state.person : undefined;
  const { id, email } = account;
  const { name, picture } = profiled?.id === id ? profiled : account;
  const person = { id, email, name: name ?? account.name, picture };
  const keys = ['id', 'name', 'email', 'picture'] as const;
  if (state.status !== status || !keys.every((key) => before?.[key] === person[key])) publish({ status, person });
}

function toKnownState(user: StoredUser, accessToken: string): KnownState {
  return { status: requiresMfa(accessToken, user) ? 'mfa_required' : 'signed_in', person: toPerson(user) };
}

/** After a session that ended by itself, signing in leads back to the same page, with drafts intact. */
function endSession({ id }: Person): void {
  if (readDeviceOwner() !== id) return leave('/login');
  const { pathname, search } = window.location;
  goTo(`/login?${new URLSearchParams({ next: pathname + search }).toString()}`);
}

/** Another user's remains on this device, after a session that ended by itself, must not be visible. */
function claimDevice({ id }: Person): void {
  const owner = readDeviceOwner();
  if (owner !== null && owner !== id) clearDevice();
  setDeviceOwner(id);
}

function leave(to: string): void {
  clearDevice();
  goTo(to);
}

/** A full page load is sure to drop the previous user's data from memory. Nobody is led away from help. */
function goTo(to: string): void {
  if (/^\/help(?:\/|$)/.test(window.location.pathname)) window.location.reload();
  else window.location.replace(to);
}

/** The Back button may restore a page of a user who has signed out since. */
function handlePageShow({ persisted }: PageTransitionEvent): void {
  if (persisted && 'person' in state && readStoredSession().status === 'none') window.location.reload();
}

function publish(next: AccountState): void {
  state = next;
  for (const listener of listeners) listener();
}

export function toPerson(user: StoredUser): Person {
  const picture = parseOwnPicture(user.user_metadata.avatar_url);
  return { id: user.id, email: user.email ?? '', name: getPersonName(user), picture };
}
