-- Whether the service is under maintenance: one row, which every process asks.
create table private.maintenance (
  is_only boolean primary key default true,
  -- Null while it is not.
  since timestamptz,
  -- In how many seconds to try again.
  retry_after integer not null default 600,
  constraint maintenance_only_one check (is_only),
  constraint maintenance_retry_after check (retry_after between 30 and 86400)
);
insert into private.maintenance default values;

-- Models that answer nobody in a language, or in none (`*`): the guided companion answers in their place.
create table private.engine_switches (
  model text not null,
  language text not null,
  off_since timestamptz not null default now(),
  primary key (model, language),
  constraint engine_switches_model check (char_length(model) between 1 and 120),
  constraint engine_switches_language check (language = '*' or language ~ '^[a-z]{2}$')
);

-- How replies of a model ended, by hours. Nothing in it leads to anybody.
create table private.engine_replies (
  hour timestamptz not null,
  model text not null,
  language text not null,
  outcome text not null,
  count integer not null,
  -- How long they took, all together.
  ms bigint not null,
  primary key (hour, model, language, outcome),
  constraint engine_replies_outcome check (outcome in ('complete', 'stopped', 'failed'))
);

-- Screens that could not be shown: which, and the kind of error, by days.
create table private.client_faults (
  day date not null default current_date,
  place text not null,
  name text not null,
  count integer not null default 1,
  last_at timestamptz not null default now(),
  primary key (day, place, name),
  constraint client_faults_place check (place ~ '^/[a-z:/-]{0,79}$'),
  constraint client_faults_name check (name ~ '^[A-Z][A-Za-z]{0,39}$')
);

call private.let_admins_read('private.maintenance');
call private.let_admins_read('private.engine_switches');
call private.let_admins_read('private.engine_replies');
call private.let_admins_read('private.client_faults');
grant all on private.maintenance, private.engine_switches, private.engine_replies, private.client_faults to service_role;

-- How the service runs now, for every process.
create function private.operations() returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'retryAfter', (select retry_after from private.maintenance where since is not null),
    'switchedOff', (select coalesce(jsonb_agg(jsonb_build_object('model', model, 'language', language)), '[]')
      from private.engine_switches))
$$;

-- Adds what a process counted; what is older than a week goes.
create function private.count_engine_replies(p_counts jsonb) returns void
  language sql security definer set search_path = '' as $$
  delete from private.engine_replies where hour < now() - interval '7 days';
  insert into private.engine_replies as r (hour, model, language, outcome, count, ms)
    select date_trunc('hour', now()), c.model, c.language, c.outcome, c.count, c.ms
    from jsonb_to_recordset(p_counts) as c(model text, language text, outcome text, count integer, ms bigint)
    on conflict (hour, model, language, outcome) do update set count = r.count + excluded.count, ms = r.ms + excluded.ms;
$$;

-- Counts a screen that could not be shown; what is older than 90 days goes.
create function private.count_client_fault(p_place text, p_name text) returns void
  language sql security definer set search_path = '' as $$
  delete from private.client_faults where day < current_date - 90;
  insert into private.client_faults as f (place, name) values (p_place, p_name)
    on conflict (day, place, name) do update set count = f.count + 1, last_at = now();
$$;

create function private.admin_client_faults() returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('place', place, 'name', name, 'count', total,
      'lastAt', private.to_instant(last_at)) order by last_at desc), '[]')
    from (
      select place, name, sum(count) as total, max(last_at) as last_at from private.client_faults
      where day > current_date - 30 group by place, name order by max(last_at) desc limit 100
    ) newest
  );
end;
$$;

create function private.admin_operations() returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'maintenance', (select jsonb_build_object('since', private.to_instant(since), 'retryAfter', retry_after)
      from private.maintenance),
    'switchedOff', private.operations() -> 'switchedOff',
    'replies', (
      select coalesce(jsonb_agg(jsonb_build_object('model', model, 'language', language,
        'replies', private.tell_figure(total), 'failed', private.tell_figure(failed),
        'seconds', case when total >= 10 then round(ms / 1000.0 / total, 1) end) order by model, language), '[]')
      from (
        select model, language, sum(count) as total, coalesce(sum(count) filter (where outcome = 'failed'), 0) as failed,
          sum(ms) as ms
        from private.engine_replies where hour > now() - interval '24 hours' group by model, language
      ) day)
  );
end;
$$;

create function private.admin_switch_engine(p_model text, p_language text, p_is_off boolean) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if p_is_off then
    insert into private.engine_switches (model, language) values (p_model, p_language) on conflict do nothing;
  else
    delete from private.engine_switches where model = p_model and language = p_language;
  end if;
  perform private.log_admin_act(case when p_is_off then 'engine_switched_off' else 'engine_switched_on' end, null,
    left(regexp_replace(p_model, '[^A-Za-z0-9._:/-]', '_', 'g'), 110) || case when p_language = '*' then '' else ':' || p_language end);
end;
$$;

create function private.admin_set_maintenance(p_is_on boolean, p_retry_after integer) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update private.maintenance set since = case when p_is_on then coalesce(since, now()) end, retry_after = p_retry_after;
  perform private.log_admin_act(case when p_is_on then 'maintenance_begun' else 'maintenance_ended' end, null);
end;
$$;

-- A reported reply as operators see it: never whose it is, nor what only its person can open.
create view private.reports_for_admins as
  select r.reference, r.category, r.language::text, r.engine, r.model, r.prompt_version, r.created_at,
    (extract(epoch from r.created_at) * 1000000)::bigint::text as created_us, r.status, r.operator_copy
  from public.reply_reports r;
revoke all on private.reports_for_admins from anon, authenticated;

-- The newest first.
create function private.admin_reports(p_before timestamptz, p_before_reference uuid, p_limit integer)
  returns setof private.reports_for_admins language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select * from private.reports_for_admins r
    where p_before is null or (r.created_at, r.reference) < (p_before, p_before_reference)
    order by r.created_at desc, r.reference desc limit p_limit;
end;
$$;

create function private.admin_report(p_reference uuid) returns setof private.reports_for_admins
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query select * from private.reports_for_admins r where r.reference = p_reference;
end;
$$;

-- False if there is no such report.
create function private.admin_change_report(p_reference uuid, p_status text) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update public.reply_reports r set status = p_status where r.reference = p_reference;
  if not found then
    return false;
  end if;
  perform private.log_admin_act('report_' || p_status, null, p_reference::text);
  return true;
end;
$$;

revoke execute on function private.operations(), private.count_engine_replies(jsonb), private.count_client_fault(text, text),
  private.admin_client_faults(), private.admin_operations(), private.admin_switch_engine(text, text, boolean),
  private.admin_set_maintenance(boolean, integer), private.admin_reports(timestamptz, uuid, integer), private.admin_report(uuid),
  private.admin_change_report(uuid, text) from public;
grant execute on function private.operations(), private.count_engine_replies(jsonb), private.count_client_fault(text, text)
  to service_role;
grant execute on function private.admin_client_faults(), private.admin_operations(),
  private.admin_switch_engine(text, text, boolean), private.admin_set_maintenance(boolean, integer),
  private.admin_reports(timestamptz, uuid, integer), private.admin_report(uuid), private.admin_change_report(uuid, text) to authenticated;
