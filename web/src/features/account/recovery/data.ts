import { followAccount } from '#features/account/state.ts';

export async function choosePassword(password: string): Promise<void> {
  const supabase = await followAccount();
  const { error } = await supabase.auth.updateUser({ password });
  // Who remembers the old one after all has what they came for.
  if (error && error.code !== 'same_password') throw error;
}
