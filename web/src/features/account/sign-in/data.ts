import { followAccount } from '#features/account/state.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export async function signIn({ email, password }: Credentials): Promise<void> {
  const supabase = await followAccount();
  const { error } = await supabase.auth.signInWithPassword({ email, password });
  if (error) throw error;
  // A user who confirmed the address in another browser has no profile yet.
  void import('#features/account/profile/ensure-profile.ts')
    .then(({ ensureProfile }) => ensureProfile())
    .catch(() => undefined);
}
