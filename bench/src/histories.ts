import { randomUUID } from 'node:crypto';
import type { Sql } from '@alento/sql/sql.ts';
import { createPersonKeys } from '../../server/src/platform/encryption/person-keys.ts';
import { loadSecrets } from '../../server/src/platform/secrets/load-secrets.ts';

/** So many days have a mood check-in, whatever else there was. */
const activeDays = 730;

/**
 * Gives a person conversations of four messages, spread over the last two years, and a check-in on each day of them.
 * Rows are written as a restore does, without triggers; `collectHistories` makes up for that.
 */
export async function writeHistory(sql: Sql, userId: string, sessions: number): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`
      insert into public.sessions (id, user_id, mood, kind, personality, language, state, has_exchange, opening_variant,
        created_at, begun_at, last_activity_at, ended_at)
      select gen_random_uuid(), ${userId}, (array['calm', 'sad', 'good', 'tired'])[1 + n % 4], 'reflective', 'default',
        'pt', 'completed', true, 0, begun, begun, begun + interval '6 minutes', begun + interval '7 minutes'
      from generate_series(1, ${sessions}::integer) n,
        lateral (select now() - interval '1 day' - n * (${activeDays} * interval '1 day' / ${sessions}::integer) as begun) b`;
    await tx`
      with written as (
        select s.id as session_id, s.created_at, p.position, gen_random_uuid() as id
        from public.sessions s cross join generate_series(1, 4) p (position) where s.user_id = ${userId}
      )
      insert into public.messages (id, session_id, user_id, position, role, body, reply_to, engine, created_at)
      select w.id, w.session_id, ${userId}, w.position, case when w.position % 2 = 0 then 'assistant' else 'user' end,
        decode(repeat(md5(w.id::text), 6), 'hex'), case when w.position % 2 = 0 then asked.id end,
        case when w.position % 2 = 0 then 'guided' end, w.created_at + w.position * interval '90 seconds'
      from written w left join written asked on asked.session_id = w.session_id and asked.position = w.position - 1`;
    await tx`
      insert into public.mood_entries (user_id, mood, recorded_at)
      select ${userId}, (array['calm', 'anxious', 'good', 'neutral'])[1 + n % 4], now() - n * interval '1 day'
      from generate_series(0, ${activeDays - 1}::integer) n`;
  });
}

/** More than a page of the list of conversations shows. */
const listed = 30;

/** Makes the last words of a person's latest conversations such as the server can decrypt: the list shows them. */
export async function encryptListed(sql: Sql, userId: string, dataDir: string): Promise<void> {
  const { keys } = await loadSecrets({ dataDir, encryption: undefined, signing: 'none', push: 'none' });
  const cipher = await createPersonKeys(keys.encryption).cipherOf(userId, (work) => sql.begin(work));
  const last = await sql<{ id: string }[]>`
    select m.id from (
      select id from public.sessions where user_id = ${userId} order by last_activity_at desc limit ${listed}
    ) s join public.messages m on m.session_id = s.id and m.position = 4`;
  for (const { id } of last) {
    await sql`update public.messages set body = ${cipher.encrypt(id, 'Until tomorrow.')} where id = ${id}`;
  }
}

/** Somebody whose conversations make up the rest of a busy database. */
export async function addStranger(sql: Sql, sessions: number): Promise<void> {
  const id = randomUUID();
  await sql`insert into auth.users (id, email, raw_app_meta_data, raw_user_meta_data, created_at)
    values (${id}, ${`${id}@bench.example`}, '{}', '{}', now())`;
  await writeHistory(sql, id, sessions);
}

/** Notes what was written, and lets the planner know of it. */
export async function collectHistories(sql: Sql): Promise<number> {
  await sql.begin(async (tx) => {
    await tx`set local statement_timeout = 0`;
    await tx`alter table public.sessions disable trigger progress_session`;
    await tx`select private.collect_activity()`;
    await tx`alter table public.sessions enable trigger progress_session`;
  });
  await sql.script('vacuum analyze');
  const [counted] = await sql<{ messages: number }[]>`select count(*)::integer as messages from public.messages`;
  return counted?.messages ?? 0;
}
