-- What the operator configured, written at each start of a server.
create table private.plan_settings (
  is_only boolean primary key default true,
  -- Where nothing is sold, everything is open to everybody.
  is_sold boolean not null default false,
  sessions_a_day integer not null default 3,
  messages_a_day integer not null default 40,
  grace_hours integer not null default 6,
  constraint plan_settings_only_one check (is_only),
  constraint plan_settings_limits check (sessions_a_day > 0 and messages_a_day > 0 and grace_hours >= 0)
);
insert into private.plan_settings default values;

-- What a person pays or paid for, whoever bills.
create table private.subscriptions (
  user_id uuid not null references auth.users (id) on delete cascade,
  source text not null,
  -- What the source calls it.
  external_id text not null,
  period text not null,
  status text not null,
  -- False once it was canceled and only runs to the end of what is paid.
  renews boolean not null,
  paid_until timestamptz not null,
  currency text,
  -- In the smallest unit of the currency, for each period.
  amount integer,
  -- Which reading of the source this is: an older one never replaces a newer one.
  reading bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (source, external_id),
  constraint subscriptions_source check (source in ('web-stripe', 'android-play', 'ios-appstore')),
  constraint subscriptions_period check (period in ('month', 'year')),
  constraint subscriptions_status check (status in ('active', 'past_due', 'paused', 'ended'))
);

create index subscriptions_of_person on private.subscriptions (user_id);

-- What was used of the free plan's day.
create table private.plan_usage (
  user_id uuid primary key references auth.users (id) on delete cascade,
  resets_at timestamptz not null,
  messages integer not null default 0,
  sessions integer not null default 0
);

-- Server only: no policy, no grant to a client's role.
alter table private.plan_settings enable row level security;
alter table private.subscriptions enable row level security;
alter table private.plan_usage enable row level security;

create policy "owners read their subscription" on private.subscriptions
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "the REST API has no subscriptions" on private.subscriptions as restrictive
  to authenticated using (session_user <> 'authenticator');
create policy "nobody who is leaving reaches anything" on private.subscriptions as restrictive
  to authenticated using (not (select private.is_leaving()));
call private.require_every_step('private.subscriptions');

revoke all on private.plan_settings, private.subscriptions, private.plan_usage from anon, authenticated;
grant select on private.subscriptions to authenticated;
grant all on private.plan_settings, private.subscriptions, private.plan_usage to service_role;

-- The one that counts, should there be several: what lasts longest of those that are not over.
create function private.current_subscription(p_user uuid) returns setof private.subscriptions
  language sql stable set search_path = '' as $$
  select * from private.subscriptions where user_id = p_user
  order by status <> 'ended' desc, paid_until desc, external_id limit 1
$$;

-- Where a plan stands at an instant: packages/domain/src/billing/entitlement.ts says the same, and every gate asks this.
-- Hours, not days: an interval of days would move with the clocks of the session's time zone.
create function private.judge_plan(
  p_is_granted boolean, p_trial_start timestamptz, p_trial_used boolean, p_grace_hours integer,
  p_status text, p_renews boolean, p_paid_until timestamptz, p_at timestamptz
) returns text language sql immutable set search_path = '' as $$
  select case
    when p_status <> 'ended' and p_at < p_paid_until
      + case when p_renews and p_status <> 'paused' then interval '72 hours' else interval '0' end
      then case when p_renews then 'premium' else 'canceled' end
    when p_is_granted and coalesce(p_status, 'ended') = 'ended' then 'premium'
    when p_trial_start <= p_at and not p_trial_used and p_at < p_trial_start + interval '168 hours' then 'trial'
    when p_trial_start <= p_at and not p_trial_used
      and p_at < p_trial_start + interval '168 hours' + make_interval(hours => p_grace_hours) then 'grace'
    when p_status is not null or p_trial_start <= p_at or p_trial_used then 'expired'
    else 'free'
  end
$$;

create function private.plan_state(p_user uuid) returns text
  language sql stable security definer set search_path = '' as $$
  select private.judge_plan(
    coalesce(p.ispremium, false), p.trial_start_date, coalesce(p.trial_used, false), s.grace_hours,
    b.status, b.renews, b.paid_until, now())
  from private.plan_settings s
    left join public.perfis p on p.id_usuario = p_user
    left join private.current_subscription(p_user) b on true
$$;

-- Whether what Premium adds is open to the caller.
create function private.has_premium() returns boolean
  language sql stable security definer set search_path = '' as $$
  select not is_sold or private.plan_state((select auth.uid())) in ('trial', 'grace', 'premium', 'canceled')
  from private.plan_settings
$$;

-- When the next day of a person begins. Never two within twenty hours, or a new time zone would be a new day.
create function private.next_reset(p_user uuid, p_last timestamptz) returns timestamptz
  language sql stable security definer set search_path = '' as $$
  select greatest(private.day_begins_at(private.day_of(now(), zone) + 1, zone), p_last + interval '20 hours')
  from (select coalesce((select time_zone from private.progress_people where user_id = p_user), 'UTC') as zone) person
$$;

-- Takes one of 'messages' or 'sessions' from the caller's day; false if none is left. Whoever wrote in danger within the
-- last day is not counted. The row is locked, so that what is sent at once is counted one after the other.
create function private.take_allowance(p_kind text) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := auth.uid();
  v_limit integer;
begin
  select case p_kind when 'messages' then messages_a_day else sessions_a_day end into v_limit
    from private.plan_settings where is_sold;
  if not found or private.has_premium() or exists (
    select from private.crisis_tiers where user_id = v_user and tier >= 2 and seen_at > now() - interval '24 hours'
  ) then
    return true;
  end if;
  insert into private.plan_usage (user_id, resets_at) values (v_user, private.next_reset(v_user, null))
    on conflict (user_id) do nothing;
  update private.plan_usage set resets_at = private.next_reset(v_user, resets_at), messages = 0, sessions = 0
    where user_id = v_user and resets_at <= now();
  update private.plan_usage
    set messages = messages + (p_kind = 'messages')::integer, sessions = sessions + (p_kind = 'sessions')::integer
    where user_id = v_user and case p_kind when 'messages' then messages else sessions end < v_limit;
  return found;
end;
$$;

-- As JSON has it: UTC with a Z.
create function private.to_instant(p_at timestamptz) returns text
  language sql immutable set search_path = '' as $$
  select to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- All that the caller may know of their plan.
create function private.own_plan() returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'isSold', s.is_sold,
    'state', private.plan_state(me.id),
    'isPremium', private.has_premium(),
    'facts', jsonb_build_object(
      'isGranted', coalesce(p.ispremium, false),
      'trialStartedAt', private.to_instant(p.trial_start_date),
      'isTrialUsed', coalesce(p.trial_used, false),
      'graceHours', s.grace_hours,
      'subscription', case when b.user_id is not null then jsonb_build_object(
        'status', b.status, 'renews', b.renews, 'paidUntil', private.to_instant(b.paid_until)) end),
    'purchase', case when b.user_id is not null then jsonb_build_object(
      'source', b.source, 'period', b.period, 'currency', b.currency, 'amount', b.amount) end,
    'allowances', case when not private.has_premium() then jsonb_build_object(
      'messages', jsonb_build_object('limit', s.messages_a_day, 'used', coalesce(u.messages, 0)),
      'sessions', jsonb_build_object('limit', s.sessions_a_day, 'used', coalesce(u.sessions, 0)),
      'resetsAt', private.to_instant(coalesce(u.resets_at, private.next_reset(me.id, o.resets_at)))) end)
  from (select auth.uid() as id) me cross join private.plan_settings s
    left join public.perfis p on p.id_usuario = me.id
    left join private.current_subscription(me.id) b on true
    left join private.plan_usage o on o.user_id = me.id
    left join private.plan_usage u on u.user_id = me.id and u.resets_at > now()
$$;

revoke execute on function private.judge_plan(boolean, timestamptz, boolean, integer, text, boolean, timestamptz, timestamptz),
  private.current_subscription(uuid), private.plan_state(uuid), private.has_premium(), private.next_reset(uuid, timestamptz), private.take_allowance(text),
  private.own_plan(), private.to_instant(timestamptz) from public;
grant execute on function private.has_premium(), private.take_allowance(text), private.own_plan()
  to authenticated, service_role;
