import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { Sql, TransactionSql } from '@alento/sql/sql.ts';

type Outcome = 'begun' | 'unavailable' | 'needs_address' | 'not_sold';

export async function beginTrial(tx: TransactionSql): Promise<Outcome> {
  const [row] = await tx<{ outcome: Outcome }[]>`select private.start_trial() as outcome`;
  return row?.outcome ?? 'unavailable';
}

/** False if no trial runs. */
export async function endTrial(tx: TransactionSql): Promise<boolean> {
  const [row] = await tx<{ ended: boolean }[]>`select private.cancel_trial() as ended`;
  return row?.ended === true;
}

export interface EndingTrial {
  user_id: string;
  email: string;
  language: LanguageCode;
  ends_at: Date;
}

/**
 * Claims one person whose trial ends within a day and who was not told, so that no other process tells them. Dropped are
 * whoever pays already, leaves, or wrote in danger within the last day: that is no moment to speak of plans.
 */
export async function claimEndingTrial(sql: Sql): Promise<EndingTrial | undefined> {
  const [row] = await sql<EndingTrial[]>`
    with due as (
      select p.id_usuario as user_id, u.email, p.lingua as language, private.trial_end(p.id_usuario) as ends_at
      from public.perfis p join auth.users u on u.id = p.id_usuario
        left join private.trial_reminders r on r.user_id = p.id_usuario
        left join private.plan_grants g on g.user_id = p.id_usuario
      where (select is_sold from private.plan_settings) and not p.trial_used
        and greatest(p.trial_start_date + interval '168 hours', g.trial_extended_until) > now()
        and greatest(p.trial_start_date + interval '168 hours', g.trial_extended_until) <= now() + interval '24 hours'
        and coalesce(u.email, '') <> '' and private.plan_state(p.id_usuario) = 'trial'
        and (r.user_id is null or (r.sent_at is null and r.claimed_until <= now()))
        and not exists (select from private.account_deletions d where d.user_id = u.id and d.cancelled_at is null)
        and not exists (
          select from private.crisis_tiers c where c.user_id = u.id and c.seen_at > now() - interval '24 hours')
      order by p.trial_start_date limit 1
    ), claimed as (
      insert into private.trial_reminders as r (user_id, claimed_until)
      select user_id, now() + interval '5 minutes' from due
      on conflict (user_id) do update set claimed_until = excluded.claimed_until
      where r.sent_at is null and r.claimed_until <= now()
      returning r.user_id
    )
    select due.* from due join claimed using (user_id)`;
  return row;
}

/** What could not be sent waits, so that it holds up nobody else's. */
export async function putOff(sql: Sql, personId: string): Promise<void> {
  await sql`update private.trial_reminders set claimed_until = now() + interval '1 hour' where user_id = ${personId}`;
}

export async function markTold(sql: Sql, personId: string): Promise<void> {
  await sql`update private.trial_reminders set sent_at = now() where user_id = ${personId}`;
}
