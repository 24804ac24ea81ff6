import type { Sql, TransactionSql } from '@alento/sql/sql.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { kindOfDay, type ReminderKind } from '@alento/domain/reminders/kinds.ts';
import type { Weekday } from '@alento/domain/reminders/schema.ts';
import type { PushDevice } from '#platform/push/push-sender.ts';

const dayMs = 24 * 60 * 60 * 1000;

export interface ReminderRow {
  days: Weekday[];
  /** With seconds: `20:30:00`. */
  time: string;
  time_zone: string;
  kinds: ReminderKind[];
}

export async function fetchReminder(tx: TransactionSql): Promise<ReminderRow | undefined> {
  const [row] = await tx<ReminderRow[]>`select days, time, time_zone, kinds from public.reminders`;
  return row;
}

export async function storeReminder(tx: TransactionSql, { days, time, time_zone: timeZone, kinds }: ReminderRow) {
  await tx`
    insert into public.reminders (days, time, time_zone, kinds) values (${days}, ${time}, ${timeZone}, ${kinds})
    on conflict (user_id) do update
    set days = excluded.days, time = excluded.time, time_zone = excluded.time_zone, kinds = excluded.kinds`;
}

export async function removeReminder(tx: TransactionSql): Promise<void> {
  await tx`delete from public.reminders`;
}

export async function listDevices(tx: TransactionSql): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`select id from private.list_reminder_devices() as id`;
  return rows.map(({ id }) => id);
}

export interface NewDeviceRow extends PushDevice {
  id: string;
  sessionId: string;
}

/** Keeps a browser, and the latest others up to a limit. */
export async function storeDevice(tx: TransactionSql, device: NewDeviceRow, limit: number): Promise<void> {
  const { id, endpoint, p256dh, auth, sessionId } = device;
  await removeDevice(tx, id);
  await tx`insert into public.reminder_devices (id, endpoint, p256dh, auth, session_id)
    values (${id}, ${endpoint}, ${p256dh}, ${auth}, ${sessionId})`;
  await tx`delete from public.reminder_devices where id not in (
    select id from public.reminder_devices order by created_at desc limit ${limit})`;
}

export async function removeDevice(tx: TransactionSql, id: string): Promise<void> {
  await tx`delete from public.reminder_devices where id = ${id}`;
}

export async function removeDevices(tx: TransactionSql): Promise<void> {
  await tx`delete from public.reminder_devices`;
}

export interface DueReminder {
  language: LanguageCode;
  /** None if it is not the moment to remind the person, or nothing they chose is left for the day. */
  devices: PushDevice[];
  /** What it is for; null for a quiet hint. */
  kind: ReminderKind | null;
}

/**
 * Claims due reminders by moving them to their next time, so that no other process sends them and none is sent twice. Dropped
 * are those that are late, of accounts with a pending deletion, within 24 hours of a crisis message, and on signed-out browsers.
 */
export async function claimReminders(sql: Sql, limit: number): Promise<DueReminder[]> {
  const rows = await sql<(Omit<DueReminder, 'kind'> & { chosen: number; wanted: ReminderKind[] })[]>`
    with due as (
      select user_id, due_at from public.reminders where due_at <= now()
      order by due_at limit ${limit} for update skip locked
    ), moved as (
      update public.reminders r set due_at = private.next_reminder(r.days, r.time, r.time_zone, now())
      from due where r.user_id = due.user_id
      returning r.user_id, r.kinds, r.time_zone, due.due_at > now() - interval '30 minutes' and not exists (
        select from private.account_deletions d where d.user_id = r.user_id and d.cancelled_at is null
      ) and not exists (
        select from private.crisis_tiers c where c.user_id = r.user_id and c.seen_at > now() - interval '24 hours'
      ) as is_welcome
    )
    select coalesce(p.lingua, 'pt') as language, cardinality(m.kinds) as chosen,
      private.wanted_kinds(m.user_id, m.kinds, m.time_zone) as wanted, coalesce((
      select jsonb_agg(jsonb_build_object('endpoint', d.endpoint, 'p256dh', d.p256dh, 'auth', d.auth))
      from public.reminder_devices d join auth.sessions s on s.id = d.session_id and s.user_id = d.user_id
      where m.is_welcome and d.user_id = m.user_id and (s.not_after is null or s.not_after > now())
    ), '[]') as devices
    from moved m left join public.perfis p on p.id_usuario = m.user_id`;
  const day = Math.floor(Date.now() / dayMs);
  return rows.map(({ chosen, wanted, devices, ...row }) => ({
    ...row,
    kind: kindOfDay(wanted, day),
    devices: chosen > 0 && wanted.length === 0 ? [] : devices,
  }));
}

/** Removes a browser from reminders. */
export async function clearDevice(sql: Sql, endpoint: string): Promise<void> {
  await sql`delete from public.reminder_devices where endpoint = ${endpoint}`;
}

/** Removes browsers whose session has ended. */
export async function deleteSignedOutDevices(sql: Sql): Promise<void> {
  await sql`delete from public.reminder_devices d where not exists (select from auth.sessions s where s.id = d.session_id)`;
}
