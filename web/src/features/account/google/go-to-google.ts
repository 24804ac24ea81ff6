import { AppError } from '@alento/domain/app-error.ts';
import type { UserIdentity } from '@supabase/auth-js';
import { followAccount } from '#features/account/state.ts';
import { isConnected } from '#lib/connection.ts';
import { isNativeApp } from '#lib/is-native-app.ts';
import { deepLink } from '#features/account/google/open-deep-link.ts';
import { oauthReturnParams } from '#features/account/google/oauth-return-params.ts';

const callback = '/auth/callback';

/** Where Google's answer is taken; an app is called back by a link of its own. */
function returnAddress(way: string): string {
  return isNativeApp() ? deepLink : `${window.location.origin}${callback}?${way}`;
}

/** Leaves for Google, for a new account as for an old one. */
export async function signInWithGoogle(way: string): Promise<void> {
  assertOnline();
  const supabase = await followAccount();
  const { error } = await supabase.auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: returnAddress(way), queryParams: { prompt: 'select_account' } },
  });
  if (error) throw error;
}

/** Leaves for Google, to sign in to the same account by it from then on. */
export async function linkGoogle(): Promise<void> {
  assertOnline();
  const supabase = await followAccount();
  const way = oauthReturnParams(new URLSearchParams({ next: '/settings?linked=google' }));
  const { error } = await supabase.auth.linkIdentity({
    provider: 'google',
    options: { redirectTo: returnAddress(way), queryParams: { prompt: 'select_account' } },
  });
  if (error) throw error;
}

/** The ways in which the person can sign in. */
export async function listIdentities(): Promise<UserIdentity[]> {
  const supabase = await followAccount();
  const { data, error } = await supabase.auth.getUserIdentities();
  if (error) throw error;
  return data.identities;
}

export async function unlinkGoogle(identity: UserIdentity): Promise<void> {
  const supabase = await followAccount();
  const { error } = await supabase.auth.unlinkIdentity(identity);
  if (error) throw error;
  // The session still names the provider until it is renewed.
  await supabase.auth.refreshSession();
}

/** Without a connection the browser's own page would take the place of this one, and of what is typed here. */
function assertOnline(): void {
  if (!isConnected()) throw new AppError('common.network');
}
