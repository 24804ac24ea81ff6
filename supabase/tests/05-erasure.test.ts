import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@alento/server/testing/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptMessage, createPersona, startSession, storeReply, type Persona } from './personas.ts';

/** Every foreign key that leads to a person, and what becomes of its row when the person is erased. */
const erasureMap: Record<string, 'erased' | { retained: string }> = {
  'auth.flow_state.user_id': 'erased',
  'auth.identities.user_id': 'erased',
  'auth.mail_queue.user_id': 'erased',
  'auth.mfa_factors.user_id': 'erased',
  'auth.one_time_tokens.user_id': 'erased',
  'auth.sessions.user_id': 'erased',
  'private.account_deletions.user_id': 'erased',
  'private.account_looks.operator_id': {
    retained: 'that somebody was looked at stays for that person, without saying by whom',
  },
  'private.account_looks.person_id': 'erased',
  'private.admin_log.subject_id': {
    retained: 'what admins did stays, without saying at whose account',
  },
  'private.awarded_achievements.user_id': 'erased',
  'private.crisis_tiers.user_id': 'erased',
  'private.guardian_consents.user_id': 'erased',
  'private.payment_customers.user_id': 'erased',
  'private.person_keys.user_id': 'erased',
  'private.plan_grants.user_id': 'erased',
  'private.plan_usage.user_id': 'erased',
  'private.profile_field_times.user_id': 'erased',
  'private.progress_days.user_id': 'erased',
  'private.progress_people.user_id': 'erased',
  'private.progress_quarters.user_id': 'erased',
  'private.rate_limits.user_id': 'erased',
  'private.recovery_codes.user_id': 'erased',
  'private.store_accounts.user_id': 'erased',
  'private.subscriptions.user_id': 'erased',
  'private.trial_reminders.user_id': 'erased',
  'public.assessments.user_id': 'erased',
  'public.chat_notices.user_id': 'erased',
  'public.dialogue_runs.user_id': 'erased',
  'public.exercise_favourites.user_id': 'erased',
  'public.journal_entries.user_id': 'erased',
  'public.memories.user_id': 'erased',
  'public.memory_consents.user_id': 'erased',
  'public.memory_reviews.user_id': 'erased',
  'public.messages.user_id': 'erased',
  'public.mood_entries.user_id': 'erased',
  'public.perfis.id_usuario': 'erased',
  'public.practices.user_id': 'erased',
  'public.reminder_devices.user_id': 'erased',
  'public.reminders.user_id': 'erased',
  'public.reply_reports.user_id': 'erased',
  'public.safety_plans.user_id': 'erased',
  'public.session_summaries.user_id': 'erased',
  'public.sessions.user_id': 'erased',
  'public.support_messages.assigned_to': { retained: 'a message stays with its sender when the operator goes' },
  'public.support_messages.user_id': 'erased',
  'public.terms_acceptances.user_id': 'erased',
  'storage.objects.owner': 'erased',
};

/** Tables that keep an erased person's id on purpose, without a foreign key. */
const keepsId: Record<string, string> = {
  'auth.audit_log_entries': 'security trail: actions and ids, never an address, a name or words',
};

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.drop());

const foreignKeys = () => database.sql<{ name: string; action: string }[]>`
  select n.nspname || '.' || r.relname || '.' || a.attname as name, c.confdeltype as action
  from pg_constraint c join pg_class r on r.oid = c.conrelid join pg_namespace n on n.oid = r.relnamespace
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.confrelid = 'auth.users'::regclass order by 1`;

test('every foreign key to a person is classified, and no other', async () => {
  expect((await foreignKeys()).map(({ name }) => name)).toEqual(Object.keys(erasureMap));
});

test('what is erased with the person is deleted by the database itself', async () => {
  const broken = (await foreignKeys()).filter(({ name, action }) => erasureMap[name] === 'erased' && action !== 'c');
  expect(broken).toEqual([]);
});

test('a column that means a person is a foreign key, so that nothing escapes the map', async () => {
  const escaping = await database.sql<{ name: string }[]>`
    select c.table_schema || '.' || c.table_name || '.' || c.column_name as name
    from information_schema.columns c
    where c.table_schema in ('public', 'private') and c.udt_name = 'uuid'
      and c.column_name in ('user_id', 'id_usuario', 'owner_id', 'person_id', 'created_by')
    order by 1`;
  expect(escaping.filter(({ name }) => !(name in erasureMap))).toEqual([]);
});

test('erasing a person leaves no row of theirs and every row of others', async () => {
  const { sql } = database;
  const erased = await createPersona(sql);
  const other = await createPersona(sql);
  await leaveTraces(erased);
  await leaveTraces(other);
  const before = await findTraces(other.id);
  expect((await findTraces(erased.id)).length).toBeGreaterThanOrEqual(Object.keys(erasureMap).length);

  await sql`delete from auth.users where id = ${erased.id}`;

  expect((await findTraces(erased.id)).filter((table) => !(table in keepsId))).toEqual([]);
  expect(await findTraces(other.id)).toEqual(before);
});

async function leaveTraces(person: Persona): Promise<void> {
  const { sql } = database;
  const session = randomUUID();
  await sql`insert into auth.identities (provider_id, user_id, identity_data, provider)
    values (${person.id}, ${person.id}, ${{ sub: person.id }}, 'email')`;
  await sql`insert into auth.sessions (id, user_id) values (${session}, ${person.id})`;
  await sql`insert into auth.refresh_tokens (token, user_id, session_id, revoked)
    values (${randomUUID()}, ${person.id}, ${session}, false)`;
  await sql`insert into auth.flow_state
      (user_id, code_challenge, code_challenge_method, provider_type, authentication_method)
    values (${person.id}, 'challenge', 's256', 'email', 'magiclink')`;
  await sql`insert into auth.one_time_tokens (user_id, token_type, token_hash, relates_to, code_hash, expires_at)
    values (${person.id}, 'recovery_token', ${randomUUID()}, 'a@example.com', 'hash', now())`;
  await sql`insert into auth.mail_queue (kind, email, user_id, redirect_to)
    values ('recovery', 'a@example.com', ${person.id}, 'http://localhost')`;
  await sql`insert into private.account_deletions (user_id, due_at, email, language, cancelled_at)
    values (${person.id}, now(), 'a@example.com', 'pt', now())`;
  await sql`insert into private.rate_limits (user_id, action) values (${person.id}, 'message')`;
  await sql`insert into private.guardian_consents (user_id, guardian_email, language)
    values (${person.id}, 'mother@example.com', 'pt')`;
  await sql`insert into private.payment_customers (user_id, customer_id) values (${person.id}, ${`cus_${person.id}`})`;
  await sql`insert into private.store_accounts (user_id) values (${person.id})`;
  await sql`insert into private.plan_usage (user_id, resets_at) values (${person.id}, now())`;
  await sql`insert into private.profile_field_times (user_id, field, changed_at) values (${person.id}, 'lingua', now())`;
  await sql`insert into private.trial_reminders (user_id, claimed_until) values (${person.id}, now())`;
  await sql`insert into private.subscriptions
      (user_id, source, external_id, period, status, renews, paid_until, reading)
    values (${person.id}, 'web-stripe', ${`sub_${person.id}`}, 'month', 'active', true, now(), 1)`;
  await sql`insert into private.account_looks (person_id) values (${person.id})`;
  await sql`insert into private.admin_log (actor_id, action, subject_id)
    values (${randomUUID()}, 'account_looked_at', ${person.id})`;
  await sql`insert into private.plan_grants (user_id) values (${person.id})`;
  await sql`insert into public.support_messages (id, user_id, email, message, email_digest, category, language)
    values (${randomUUID()}, ${person.id}, '\\x00', '\\x00', '\\x00', 'other', 'pt')`;
  await person.act(async (tx) => {
    await tx`insert into public.perfis (id_usuario) values (${person.id})`;
    await tx`insert into private.person_keys (user_id, wrapped) values (${person.id}, '\\x00')`;
    await tx`select private.note_crisis(2::smallint, 'BR', 'chat', ${randomUUID()})`;
    await tx`insert into public.terms_acceptances (version) values ('2025-05-22')`;
    await tx`insert into public.mood_entries (mood) values ('calm')`;
    await tx`insert into public.practices (id, kind, practice, started_at, finished_at, seconds, changed_at)
      values (${randomUUID()}, 'breathing', 'square', now(), now(), 60, now())`;
    await tx`insert into public.reminders (days, time, time_zone) values ('{1}', '20:00', 'Asia/Tokyo')`;
    await tx`insert into public.reminder_devices (id, endpoint, p256dh, auth, session_id)
      values (${'a'.repeat(64)}, 'https://push.example', ${'B'.repeat(87)}, ${'A'.repeat(22)}, ${session})`;
    await tx`insert into public.safety_plans (user_id, body, revision) values (${person.id}, '\\x00', ${randomUUID()})`;
    await tx`insert into public.exercise_favourites (body) values ('\\x00')`;
    await tx`insert into public.assessments (id, instrument, body) values (${randomUUID()}, 'phq9', '\\x00')`;
    await tx`insert into public.journal_entries (id, body, written_at, changed_at)
      values (${randomUUID()}, '\\x00', now(), now())`;
    await tx`insert into storage.objects (bucket_id, name, owner) values ('avatars', ${`${person.id}/a.png`}, ${person.id})`;
  });
  const conversation = await startSession(person);
  const message = randomUUID();
  await acceptMessage(person, { session: conversation, id: message });
  await storeReply(person, { to: message });
  // One that ran out by itself, which the erasure would count.
  await sql`update public.sessions set last_activity_at = now() - interval '13 hours', counted_at = null
    where id = ${conversation}`;
  await person.act(async (tx) => {
    await tx`select private.read_progress('Asia/Tokyo')`;
    await tx`update public.sessions set state = 'completed' where id = ${conversation}`;
    await tx`insert into public.memories (id, user_id, body, source, session_id)
      values (${randomUUID()}, ${person.id}, '\\x00', 'companion', ${conversation})`;
    await tx`insert into public.dialogue_runs (id, body, session_id, started_at, changed_at)
      values (${randomUUID()}, '\\x00', ${conversation}, now(), now())`;
    await tx`insert into public.memory_consents (version) values ('1')`;
    await tx`insert into public.memory_reviews (session_id) values (${conversation})`;
    await tx`insert into public.chat_notices (user_id, session_id, after_message, kind, version, language)
      values (${person.id}, ${conversation}, ${message}, 'start', '2026-11-22', 'pt')`;
    await tx`insert into public.reply_reports (id, user_id, category, language, engine, comment)
      values (${randomUUID()}, ${person.id}, 'other', 'pt', 'guided', '\\x00')`;
  });
  await person.act(
    (tx) => tx`insert into public.session_summaries (session_id, user_id, body, up_to, model, prompt_version)
      values (${conversation}, ${person.id}, '\\x00', 1, 'm', 'summary-1')`,
  );
  // The last one: from now on the first step alone writes nothing.
  await sql`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values (${randomUUID()}, ${person.id}, 'totp', 'verified', now(), now())`;
  await sql`insert into private.recovery_codes (user_id, digest) values (${person.id}, '\\x00')`;
}

/** Tables that hold a person's id anywhere in a row. */
async function findTraces(id: string): Promise<string[]> {
  const { sql } = database;
  const tables = await sql<{ name: string }[]>`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private', 'auth', 'storage') and c.relkind in ('r', 'p') order by 1`;
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await sql.statement(`select from ${name} as r where to_jsonb(r)::text like $1 limit 1`, [`%${id}%`]);
    if (row) found.push(name);
  }
  return found;
}
