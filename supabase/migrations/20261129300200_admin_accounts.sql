-- What an admin sees of the account of an address: null if there is none. Nothing is shown that was not noted.
create function private.admin_look_at_account(p_email text) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.admin_find_account(p_email);
begin
  perform private.require_admin();
  insert into private.account_looks (operator_id, person_id) values (auth.uid(), v_user);
  perform private.log_admin_act('account_looked_at', v_user);
  return private.account_health(v_user) || jsonb_build_object(
    'standing', (
      select jsonb_build_object(
        'state', private.plan_state(v_user),
        'trialEndsAt', private.to_instant(private.trial_end(v_user)),
        'premiumGrantedUntil', private.to_instant(g.premium_granted_until),
        'paidUntil', private.to_instant(b.paid_until),
        'payment', b.status)
      from (select v_user as id) person
        left join private.plan_grants g on g.user_id = person.id
        left join private.current_subscription(person.id) b on true),
    'consent', private.guardian_consent_state(v_user));
end;
$$;

-- How the question to a guardian stands: none, asked, expired, refused, confirmed or revoked; never who they are.
create function private.guardian_consent_state(p_user uuid) returns text
  language sql stable security definer set search_path = '' as $$
  select coalesce((
    select case
      when g.revoked_at is not null then 'revoked'
      when g.confirmed_at is not null then 'confirmed'
      when g.refused_at is not null then 'refused'
      when g.expires_at <= now() then 'expired'
      else 'asked'
    end
    from private.guardian_consents g where g.user_id = p_user order by g.asked_at desc limit 1
  ), 'none')
$$;

-- Asks the guardian of a minor once more: 'done', 'not_found', 'nothing' (no question is open) or 'too_often'.
create function private.admin_resend_consent(p_email text, p_a_day integer) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.admin_find_account(p_email);
  v_last private.guardian_consents;
begin
  perform private.require_admin();
  if v_user is null then
    return 'not_found';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('guardian/' || v_user, 0));
  select * into v_last from private.guardian_consents where user_id = v_user order by asked_at desc limit 1;
  if private.age_state(v_user) <> 'waiting' or v_last.guardian_email is null or v_last.refused_at is not null
    or v_last.confirmed_at is not null then
    return 'nothing';
  end if;
  if (select count(*) from private.guardian_consents
      where user_id = v_user and asked_at > now() - interval '1 day') >= p_a_day then
    return 'too_often';
  end if;
  update private.guardian_consents
    set token_hash = null, guardian_email = null, mail = null, expires_at = least(expires_at, now())
    where user_id = v_user and confirmed_at is null;
  insert into private.guardian_consents (user_id, guardian_email, language, mail)
    values (v_user, v_last.guardian_email, v_last.language, 'request');
  perform private.log_admin_act('consent_resent', v_user);
  return 'done';
end;
$$;

-- Plans the deletion of an account, which its person is told of by mail and can take back until then. An earlier day
-- that was planned stays. The id of the account, or null if there is none; the caller's own is for the caller's settings.
create function private.admin_start_deletion(p_email text, p_days integer) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.admin_find_account(p_email);
begin
  perform private.require_admin();
  if v_user is null or v_user = auth.uid() then
    return null;
  end if;
  insert into private.account_deletions as d (user_id, due_at, email, language)
    select u.id, now() + make_interval(days => p_days), u.email, coalesce(p.lingua, 'pt')
    from auth.users u left join public.perfis p on p.id_usuario = u.id where u.id = v_user
    on conflict (user_id) do update set requested_at = now(), due_at = excluded.due_at, email = excluded.email,
      is_told = false, claimed_until = null, cancelled_at = null
    where d.cancelled_at is not null;
  perform private.log_admin_act('deletion_started', v_user, null, p_days);
  return v_user;
end;
$$;

-- A figure as it may be told: what is under ten could lead to somebody.
create function private.tell_figure(p_count bigint) returns jsonb
  language sql immutable set search_path = '' as $$
  select case when p_count < 10 then to_jsonb('<10'::text) else to_jsonb(p_count) end
$$;

-- A sum that gives no figure away that was hidden: neither is it what is left when the others are taken off.
create function private.tell_sum(p_counts bigint[]) returns jsonb
  language sql immutable set search_path = '' as $$
  select case
    when hidden between 1 and 9 then to_jsonb('<' || (told + 10)::text)
    else to_jsonb(told + hidden)
  end
  from (
    select coalesce(sum(n) filter (where n >= 10), 0)::bigint as told,
      coalesce(sum(n) filter (where n < 10), 0)::bigint as hidden
    from unnest(p_counts) n
  ) parts
$$;

create function private.admin_counts() returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'accounts', private.tell_figure((select count(*) from auth.users where deleted_at is null)),
    'activePeople', private.tell_figure((
      select count(distinct q.user_id) from private.progress_quarters q
      where q.quarter > now() - interval '30 days' and (q.replies > 0 or q.check_ins > 0 or q.practices > 0))),
    'conversations', private.tell_figure((select count(*) from public.sessions where has_exchange)),
    'recentConversations', private.tell_figure((
      select coalesce(sum(q.conversations), 0) from private.progress_quarters q where q.quarter > now() - interval '30 days')),
    'crisisHelp', private.tell_figure((
      select coalesce(sum(c.count), 0) from private.crisis_counts c
      where c.month = date_trunc('month', now() at time zone 'utc')))
  );
end;
$$;

-- How often help was shown in a year, as it may be published.
create function private.admin_crisis_counts(p_year integer, p_is_published boolean) returns jsonb
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if p_is_published then
    perform private.log_admin_act('crisis_counts_published', null, p_year::text);
  end if;
  return (
    with figures as (
      select * from private.crisis_counts
      where month >= make_date(p_year, 1, 1) and month < make_date(p_year + 1, 1, 1)
    )
    select jsonb_build_object(
      'year', p_year,
      'months', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'month', to_char(month, 'YYYY-MM'), 'country', country, 'tier', tier, 'channel', channel,
          'count', private.tell_figure(count), 'corrected', private.tell_figure(corrected)
        ) order by month, country, tier, channel), '[]') from figures),
      'tiers', (
        select jsonb_agg(jsonb_build_object(
          'tier', t,
          'count', private.tell_sum(array(select f.count from figures f where f.tier = t)::bigint[]),
          'corrected', private.tell_sum(array(select f.corrected from figures f where f.tier = t)::bigint[])
        ) order by t) from generate_series(2, 4) t))
  );
end;
$$;

drop function private.look_at_account(uuid, text);
revoke execute on function private.admin_look_at_account(text), private.guardian_consent_state(uuid),
  private.admin_resend_consent(text, integer), private.admin_start_deletion(text, integer), private.tell_figure(bigint),
  private.tell_sum(bigint[]), private.admin_counts(), private.admin_crisis_counts(integer, boolean) from public;
grant execute on function private.admin_look_at_account(text), private.admin_resend_consent(text, integer),
  private.admin_start_deletion(text, integer), private.admin_counts(), private.admin_crisis_counts(integer, boolean)
  to authenticated;
