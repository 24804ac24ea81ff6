-- What an operator gives of Premium, apart from what is bought: no payment, refund or renewal touches it.
create table private.plan_grants (
  user_id uuid primary key references auth.users (id) on delete cascade,
  premium_granted_until timestamptz,
  -- Later than the seven days of the trial, where it was made longer.
  trial_extended_until timestamptz
);

alter table private.plan_grants enable row level security;
create policy "owners read what they were given" on private.plan_grants
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "the REST API has no grants" on private.plan_grants as restrictive
  to authenticated using (session_user <> 'authenticator');
create policy "nobody who is leaving reaches anything" on private.plan_grants as restrictive
  to authenticated using (not (select private.is_leaving()));
call private.require_every_step('private.plan_grants');

revoke all on private.plan_grants from anon, authenticated;
grant select on private.plan_grants to authenticated;
grant select on private.plan_grants to service_role;

-- What grants make of the state that `private.judge_plan` found: packages/domain/src/billing/entitlement.ts says the same.
create function private.judge_grants(
  p_state text, p_premium_until timestamptz, p_trial_until timestamptz, p_trial_used boolean, p_grace_hours integer,
  p_at timestamptz
) returns text language sql immutable set search_path = '' as $$
  select case
    when p_state in ('premium', 'canceled') then p_state
    when p_at < p_premium_until then 'premium'
    when p_state = 'trial' or (p_at < p_trial_until and not p_trial_used) then 'trial'
    when p_at < p_trial_until + make_interval(hours => p_grace_hours) and not p_trial_used then 'grace'
    else p_state
  end
$$;

create or replace function private.plan_state(p_user uuid) returns text
  language sql stable security definer set search_path = '' as $$
  select private.judge_grants(
    private.judge_plan(
      coalesce(p.ispremium, false), p.trial_start_date, coalesce(p.trial_used, false), s.grace_hours,
      b.status, b.renews, b.paid_until, now()),
    g.premium_granted_until, g.trial_extended_until, coalesce(p.trial_used, false), s.grace_hours, now())
  from private.plan_settings s
    left join public.perfis p on p.id_usuario = p_user
    left join private.current_subscription(p_user) b on true
    left join private.plan_grants g on g.user_id = p_user
$$;

-- All that the caller may know of their plan.
create or replace function private.own_plan() returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'isSold', s.is_sold,
    'state', private.plan_state(me.id),
    'isPremium', private.has_premium(),
    'facts', jsonb_build_object(
      'isGranted', coalesce(p.ispremium, false),
      'premiumGrantedUntil', private.to_instant(g.premium_granted_until),
      'trialStartedAt', private.to_instant(p.trial_start_date),
      'trialExtendedUntil', private.to_instant(g.trial_extended_until),
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
    left join private.plan_grants g on g.user_id = me.id
    left join private.current_subscription(me.id) b on true
    left join private.plan_usage o on o.user_id = me.id
    left join private.plan_usage u on u.user_id = me.id and u.resets_at > now()
$$;

-- When the trial of an account ends, or ended; null if it never began.
create function private.trial_end(p_user uuid) returns timestamptz
  language sql stable security definer set search_path = '' as $$
  select greatest(p.trial_start_date + interval '168 hours', g.trial_extended_until)
  from public.perfis p left join private.plan_grants g on g.user_id = p.id_usuario where p.id_usuario = p_user
$$;

-- Makes the trial of an account longer, or begins one: until when it lasts now; null if there is no such account.
create function private.admin_extend_trial(p_email text, p_days integer) returns timestamptz
  language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.admin_find_account(p_email);
  v_until timestamptz;
begin
  perform private.require_admin();
  if v_user is null then
    return null;
  end if;
  perform private.claim_trial(v_user);
  insert into public.perfis (id_usuario) values (v_user) on conflict do nothing;
  perform from public.perfis where id_usuario = v_user for update;
  v_until := greatest(now(), private.trial_end(v_user)) + make_interval(hours => p_days * 24);
  update public.perfis set trial_start_date = coalesce(trial_start_date, now()), trial_used = false where id_usuario = v_user;
  insert into private.plan_grants as g (user_id, trial_extended_until) values (v_user, v_until)
    on conflict (user_id) do update set trial_extended_until = excluded.trial_extended_until;
  perform private.log_admin_act('trial_extended', v_user, null, p_days);
  return v_until;
end;
$$;

-- Gives an account Premium for so many days from now; with 0 it is taken back. False if there is no such account.
create function private.admin_grant_premium(p_email text, p_days integer) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.admin_find_account(p_email);
begin
  perform private.require_admin();
  if v_user is null then
    return false;
  end if;
  insert into private.plan_grants (user_id, premium_granted_until)
    values (v_user, case when p_days > 0 then now() + make_interval(hours => p_days * 24) end)
    on conflict (user_id) do update set premium_granted_until = excluded.premium_granted_until;
  perform private.log_admin_act(case when p_days > 0 then 'premium_granted' else 'premium_withdrawn' end, v_user, null, p_days);
  return true;
end;
$$;

revoke execute on function private.judge_grants(text, timestamptz, timestamptz, boolean, integer, timestamptz),
  private.trial_end(uuid), private.admin_extend_trial(text, integer), private.admin_grant_premium(text, integer) from public;
grant execute on function private.admin_extend_trial(text, integer), private.admin_grant_premium(text, integer) to authenticated;
