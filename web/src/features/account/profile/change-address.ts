import { mailedLinks } from '#features/account/mailed-codes/mailed-links.ts';
import { followAccount } from '#features/account/state.ts';

/** Asks for another address, and answers whether it holds at once: where mails go out, both addresses confirm it first. */
export async function changeAddress(email: string): Promise<boolean> {
  const supabase = await followAccount();
  const { data, error } = await supabase.auth.updateUser({ email }, { emailRedirectTo: mailedLinks.newAddress() });
  if (error) throw error;
  return data.user.email === email;
}
