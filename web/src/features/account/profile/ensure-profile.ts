import { upsertProfile } from '#features/account/profile/upsert-profile.ts';
import { toPerson } from '#features/account/state.ts';
import { today } from '#lib/dates.ts';
import { requiresMfa } from '#lib/requires-mfa.ts';
import { readSession } from '#lib/session.ts';
import { getTables } from '#lib/tables.ts';

/** Creates the user's profile unless it exists; if the full one is rejected, creates a minimal one. */
export async function ensureProfile(): Promise<void> {
  const session = await readSession();
  // Until the second step is taken, nothing of the person is read or written.
  if (!session || requiresMfa(session.accessToken, session.user)) return;
  const { id, email, user_metadata: metadata } = session.user;
  const tables = await getTables();
  const { data: profile } = await tables
    .from('perfis')
    .select('id_usuario')
    .eq('id_usuario', id)
    .maybeSingle()
    .throwOnError();
  if (profile) return;
  const { name } = toPerson(session.user);
  const identity = { id_usuario: id, nome_completo: name, e_mail: email ?? null };
  try {
    const { profileFromSignUp } = await import('@alento/domain/account/sign-up-profile.ts');
    await upsertProfile(tables, {
      ...identity,
      estilo_terapeuta: 'calmo',
      ...profileFromSignUp(metadata, today()),
    });
  } catch {
    await upsertProfile(tables, identity);
  }
}
