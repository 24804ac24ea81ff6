import type { Session } from '@supabase/auth-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { syncGoogleProfile } from '#features/account/google/sync-google-profile.ts';
import { watchGoogleProfile } from '#features/account/google/watch-profile.ts';
import type { Supabase } from '#lib/supabase.ts';
import type { getTables } from '#lib/tables.ts';

// What it does with the profile is tested against the server.
vi.mock('#features/account/google/sync-google-profile.ts', () => ({
  syncGoogleProfile: vi.fn<typeof syncGoogleProfile>(),
}));
vi.mock('#lib/tables.ts', () => ({ getTables: vi.fn<typeof getTables>() }));
const keep = vi.mocked(syncGoogleProfile);

let signedIn: Session | null;
let people = 0;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { language: 'pt-BR' });
  keep.mockReset();
  signedIn = null;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Somebody new, who is signed in now. */
function createSession(): Session {
  people += 1;
  signedIn = { user: { id: `person-${people}`, email: 'ana@example.com' } } as Session;
  return signedIn;
}

const watch = () =>
  watchGoogleProfile({
    auth: { getSession: async () => ({ data: { session: signedIn } }) },
  } as unknown as Supabase);

test('whoever is there at the start is seen to at once', async () => {
  watch().atStart(createSession());
  await vi.advanceTimersByTimeAsync(0);
  expect(keep).toHaveBeenCalledOnce();
});

test('whoever signs in is seen to after two seconds, and once', async () => {
  const watching = watch();
  const session = createSession();
  watching.afterSignIn(session);
  watching.afterSignIn(session);
  await vi.advanceTimersByTimeAsync(1999);
  expect(keep).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(keep).toHaveBeenCalledOnce();
});

test('nobody is seen to who is gone by then, or was never there', async () => {
  const watching = watch();
  watching.afterSignIn(createSession());
  signedIn = null;
  watching.atStart(null);
  await vi.advanceTimersByTimeAsync(2000);
  expect(keep).not.toHaveBeenCalled();
});

test('a failure is logged without a word about the person, and the next start tries again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  keep.mockRejectedValueOnce(new Error('ana@example.com has no profile'));
  const watching = watch();
  watching.atStart(createSession());
  await vi.advanceTimersByTimeAsync(0);
  expect(logged.mock.calls).toEqual([['the profile of a Google sign-in was not saved: common.internal']]);
  watching.atStart(signedIn);
  await vi.advanceTimersByTimeAsync(0);
  expect(keep).toHaveBeenCalledTimes(2);
});

test('whoever owes the second step is seen to once it is taken', async () => {
  const watching = watch();
  const session = createSession();
  const tokenOf = (aal: string): string => `e30.${btoa(JSON.stringify({ aal }))}.x`;
  const factors = [{ id: 'f', factor_type: 'totp', status: 'verified', created_at: '', updated_at: '' }] as const;
  signedIn = { ...session, access_token: tokenOf('aal1'), user: { ...session.user, factors: [...factors] } };
  watching.atStart(signedIn);
  await vi.advanceTimersByTimeAsync(0);
  expect(keep).not.toHaveBeenCalled();
  signedIn = { ...signedIn, access_token: tokenOf('aal2') };
  watching.afterSignIn(signedIn);
  await vi.advanceTimersByTimeAsync(2000);
  expect(keep).toHaveBeenCalledOnce();
});
