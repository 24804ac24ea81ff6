import { randomUUID } from 'node:crypto';
import type { Sql, TransactionSql } from '@alento/sql/sql.ts';

export interface Persona {
  id: string;
  /** Settles that they are an adult, as conversations ask for. */
  growUp(): Promise<unknown>;
  /** Runs work as this person, as the server does: role and claims of their token, one transaction. */
  act<T>(work: (tx: TransactionSql) => Promise<T>): Promise<T>;
}

/** Somebody with an account. */
export async function createPersona(sql: Sql): Promise<Persona> {
  const id = randomUUID();
  await sql`insert into auth.users (id, email, raw_app_meta_data, raw_user_meta_data, created_at)
    values (${id}, ${`${id}@example.com`}, '{}', '{}', now())`;
  return {
    id,
    growUp: () => sql`insert into public.perfis (id_usuario, data_nascimento, idade_confirmada)
      values (${id}, '1990-05-09', true)
      on conflict (id_usuario) do update set data_nascimento = '1990-05-09', idade_confirmada = true`,
    act: (work) => actAs(sql, 'authenticated', { sub: id, role: 'authenticated', admitted: true }, work),
  };
}

/** Somebody who has not signed in. */
export function visitor(sql: Sql): Pick<Persona, 'act'> {
  return { act: (work) => actAs(sql, 'anon', { role: 'anon' }, work) };
}

async function actAs<T>(sql: Sql, role: string, claims: object, work: (tx: TransactionSql) => Promise<T>): Promise<T> {
  const { result } = await sql.begin(async (tx) => {
    await tx`select set_config('role', ${role}, true), set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
    return { result: await work(tx) };
  });
  return result;
}

/** What PostgreSQL says when a role may not do something at all. */
export const noPermission = /permission denied/;

/** What PostgreSQL says when no policy lets a new row through. */
export const noPolicy = /violates row-level security policy/;

export interface SessionRow {
  id: string;
  mood?: string;
}

/** Starts a session as its owner, an adult. */
export async function startSession(owner: Persona, values: Partial<SessionRow> = {}): Promise<string> {
  const id = values.id ?? randomUUID();
  await owner.growUp();
  await owner.act(
    (tx) => tx`insert into public.sessions (id, user_id, mood, kind, personality, language, opening_variant)
      values (${id}, ${owner.id}, ${values.mood ?? 'calm'}, 'reflective', 'default', 'pt', 0)`,
  );
  return id;
}

export interface Message {
  session: string;
  id?: string;
  body?: string;
  replaces?: string;
  tier?: number;
}

/** Sends a message as somebody and answers what became of it. */
export async function acceptMessage(sender: Pick<Persona, 'act'>, message: Message): Promise<string> {
  const { session, id = randomUUID(), body = 'sealed', replaces = null, tier = 0 } = message;
  const help = tier >= 2 ? Buffer.from('help') : null;
  const [row] = await sender.act(
    (tx) => tx`select private.accept_message(${session}, ${id}, ${Buffer.from(body)}, ${replaces}, ${tier}::smallint,
      ${help}) as outcome`,
  );
  return String(row?.outcome);
}

export interface Reply {
  to: string;
  id?: string;
  body?: string;
  status?: string;
  regenerated?: boolean;
}

/** Stores a reply as somebody and answers whether it was stored. */
export async function storeReply(owner: Pick<Persona, 'act'>, reply: Reply): Promise<boolean> {
  const { to, id = randomUUID(), body = 'sealed', status = 'complete', regenerated = false } = reply;
  const [row] = await owner.act(
    (
      tx,
    ) => tx`select private.store_reply(${id}, ${to}, ${Buffer.from(body)}, ${status}, 'guided', null, null, ${regenerated})
      as stored`,
  );
  return row?.stored === true;
}
