import type { AgeState } from '@alento/domain/account/age.ts';
import type { GuardianAddress } from '@alento/domain/account/age-schema.ts';
import { maxNameLength } from '@alento/domain/account/limits.ts';
import { profileStyles } from '@alento/domain/account/profile-schema.ts';
import { answersFromSignUp } from '@alento/domain/account/sign-up-profile.ts';
import { defaultLanguage } from '@alento/domain/language/languages.ts';
import type { Sql, TransactionSql } from '@alento/sql/sql.ts';

export async function fetchState(sql: Sql, personId: string): Promise<AgeState> {
  const [row] = await sql<{ state: AgeState }[]>`select private.age_state(${personId}) as state`;
  return row?.state ?? 'unknown';
}

export async function fetchEmail(sql: Sql, personId: string): Promise<string | null> {
  const [person] = await sql<{ email: string | null }[]>`select email from auth.users where id = ${personId}`;
  return person?.email ?? null;
}

/** Stores a birth date stated by the user; creates the profile from the sign-up answers if there is none. False if one was stated before. */
export async function confirmBirthDate(sql: Sql, personId: string, birthDate: string): Promise<boolean> {
  const [account] = await sql<{ told: unknown }[]>`
    select raw_user_meta_data as told from auth.users where id = ${personId}`;
  const {
    sexo = null,
    estilo_terapeuta: style = profileStyles[0],
    lingua = defaultLanguage,
    avatar_url: picture = null,
  } = answersFromSignUp(account?.told);
  const written = await sql`
    insert into public.perfis as p
      (id_usuario, nome_completo, e_mail, sexo, estilo_terapeuta, lingua, avatar_url, data_nascimento, idade_confirmada,
        trial_start_date)
    select u.id, left(u.raw_user_meta_data ->> 'full_name', ${maxNameLength}), u.email, ${sexo}, ${style}, ${lingua},
      ${picture}, ${birthDate}, true,
      -- The trial of a Google sign-up starts when its profile is first written.
      case when exists (select from auth.identities i where i.user_id = u.id and i.provider = 'google') then now() end
    from auth.users u where u.id = ${personId}
    on conflict (id_usuario) do update set data_nascimento = ${birthDate}, idade_confirmada = true
      where not p.idade_confirmada`;
  return written.count > 0;
}

export interface GuardianRow {
  guardian_email: string | null;
  asked_at: Date;
  expires_at: Date;
  confirmed_at: Date | null;
  refused_at: Date | null;
  revoked_at: Date | null;
}

export async function fetchLastGuardian(sql: Sql, personId: string): Promise<GuardianRow | undefined> {
  const [row] = await sql<GuardianRow[]>`
    select guardian_email, asked_at, expires_at, confirmed_at, refused_at, revoked_at
    from private.guardian_consents where user_id = ${personId} order by asked_at desc limit 1`;
  return row;
}

/** Serialises a user's requests to guardians, so that their limits hold. */
export async function lockGuardianRequests(tx: TransactionSql, personId: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`guardian/${personId}`}, 0))`;
}

/** How many requests were sent to guardians in the last day, and the seconds since the last one. */
export async function countGuardianRequests(
  tx: TransactionSql,
  personId: string,
): Promise<{ asked: number; secondsSince: number | null }> {
  const [row] = await tx<{ asked: number; seconds: number | null }[]>`
    select count(*)::integer as asked, floor(extract(epoch from now() - max(asked_at)))::integer as seconds
    from private.guardian_consents where user_id = ${personId} and asked_at > now() - interval '1 day'`;
  return { asked: row?.asked ?? 0, secondsSince: row?.seconds ?? null };
}

/** Stores a request to a guardian; earlier unanswered requests expire. */
export async function insertGuardianRequest(
  tx: TransactionSql,
  personId: string,
  { email, language }: GuardianAddress,
): Promise<void> {
  await tx`update private.guardian_consents
    set token_hash = null, guardian_email = null, mail = null, expires_at = least(expires_at, now())
    where user_id = ${personId} and confirmed_at is null`;
  await tx`insert into private.guardian_consents (user_id, guardian_email, language, mail)
    values (${personId}, ${email}, ${language}, 'request')`;
}
