import type { GuardianAnswer } from '@alento/domain/account/guardian-schema.ts';
import { fragment, type Sql } from '@alento/sql/sql.ts';
import { createHash } from 'node:crypto';

/** What is kept of a link: enough to recognise it, too little to make it. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export interface LinkedRow {
  user_id: string;
  confirmed_at: Date | null;
  nome_completo: string | null;
}

// A user who has come of age needs no consent any more, so it cannot be revoked.
const isUsable = fragment`
  g.revoked_at is null and g.refused_at is null and (g.confirmed_at is not null or g.expires_at > now())
  and private.age_state(g.user_id) in ('waiting', 'consented')`;

export async function fetchLinked(sql: Sql, token: string): Promise<LinkedRow | undefined> {
  const [row] = await sql<LinkedRow[]>`
    select g.user_id, g.confirmed_at, p.nome_completo
    from private.guardian_consents g left join public.perfis p on p.id_usuario = g.user_id
    where g.token_hash = ${hashToken(token)} and ${isUsable}`;
  return row;
}

type Confirmation = Extract<GuardianAnswer, { decision: 'confirm' }>;

/** Uses the link up; answers whose consent it is, or undefined if it was used or is over. */
export async function storeConfirmation(sql: Sql, answer: Confirmation): Promise<string | undefined> {
  const { token, name, relation, version } = answer;
  const [row] = await sql<{ user_id: string }[]>`
    update private.guardian_consents g
    set confirmed_at = now(), guardian_name = ${name}, guardian_relation = ${relation}, consent_version = ${version},
      token_hash = null, mail = 'confirmation', mail_due_at = now()
    where g.token_hash = ${hashToken(token)} and g.confirmed_at is null and ${isUsable}
    returning g.user_id`;
  return row?.user_id;
}

export async function storeRefusal(sql: Sql, token: string): Promise<string | undefined> {
  const [row] = await sql<{ user_id: string }[]>`
    update private.guardian_consents g
    set refused_at = now(), token_hash = null, guardian_email = null, mail = null
    where g.token_hash = ${hashToken(token)} and g.confirmed_at is null and ${isUsable}
    returning g.user_id`;
  return row?.user_id;
}

/** Whose consent the link takes back, while it does. */
export async function fetchConsenting(sql: Sql, token: string): Promise<string | undefined> {
  const row = await fetchLinked(sql, token);
  return row?.confirmed_at ? row.user_id : undefined;
}

export async function storeRevocation(sql: Sql, token: string): Promise<string | undefined> {
  const [row] = await sql<{ user_id: string }[]>`
    update private.guardian_consents g
    set revoked_at = now(), token_hash = null, guardian_email = null, mail = null
    where g.token_hash = ${hashToken(token)} and g.confirmed_at is not null and ${isUsable}
    returning g.user_id`;
  return row?.user_id;
}
