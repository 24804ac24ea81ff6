import { upsertProfile } from '#features/account/profile/upsert-profile.ts';
import { followAccount, toPerson } from '#features/account/state.ts';
import { today } from '#lib/dates.ts';
import { requiresMfa } from '#lib/requires-mfa.ts';

/** Creates the user's profile unless it exists; if the full one is rejected, creates a minimal one. */
export async function ensureProfile(): Promise<void> {
  const supabase = await followAccount();
  const { data } = await supabase.auth.getSession();
  // Until the second step is taken, nothing of the person is read or written.
  if (!data.session || requiresMfa(data.session.access_token, data.session.user)) return;
  const { id, email, user_metadata: metadata } = data.session.user;
  const { data: profile } = await supabase
    .from('perfis')
    .select('id_usuario')
    .eq('id_usuario', id)
    .maybeSingle()
    .throwOnError();
  if (profile) return;
  const { name } = toPerson(data.session.user);
  const identity = { id_usuario: id, nome_completo: name, e_mail: email ?? null };
  try {
    const { profileFromSignUp } = await import('@alento/domain/account/sign-up-profile.ts');
    await upsertProfile(supabase, {
      ...identity,
      estilo_terapeuta: 'calmo',
      ...profileFromSignUp(metadata, today()),
    });
  } catch {
    await upsertProfile(supabase, identity);
  }
}
