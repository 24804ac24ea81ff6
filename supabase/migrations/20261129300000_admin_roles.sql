-- Every act of an admin: who, what, when, about whom. It holds no words and no address, and is only ever added to.
create table private.admin_log (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  -- No foreign key: who did something stays known when they go.
  actor_id uuid not null,
  action text not null,
  -- Nobody, where an account is gone or the act was about none.
  subject_id uuid references auth.users (id) on delete set null,
  -- What it was about besides a person: an id, a model, a language. Never a text.
  object text,
  amount integer,
  constraint admin_log_action check (action ~ '^[a-z]+(_[a-z]+)*$' and char_length(action) <= 40),
  constraint admin_log_object check (object ~ '^[A-Za-z0-9_][A-Za-z0-9._:/-]{0,119}$')
);

create index admin_log_subject on private.admin_log (subject_id);

-- Also for its owner: all that ever changes is that an erased person is no longer named.
create function private.keep_admin_log() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.subject_id is null and to_jsonb(new) - 'subject_id' = to_jsonb(old) - 'subject_id' then
    return new;
  end if;
  raise exception 'the log of admins is only added to' using errcode = 'insufficient_privilege';
end;
$$;
create trigger keep_admin_log before update or delete on private.admin_log
  for each row execute function private.keep_admin_log();
create trigger keep_whole_admin_log before truncate on private.admin_log
  for each statement execute function private.keep_admin_log();

-- Whether an account has the role now; what a token says of it may be of yesterday.
create function private.has_admin_role(p_user uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users u
    where u.id = p_user and u.raw_app_meta_data ->> 'role' = 'admin' and u.email_confirmed_at is not null
      and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
  )
$$;

-- The one gate of everything that is for admins: row-level security and every function below ask this.
create function private.is_admin() returns boolean
  language sql stable security definer set search_path = '' as $$
  select (select auth.uid()) is not null and private.has_admin_role((select auth.uid()))
    and private.has_taken_every_step() and not private.is_leaving()
$$;

create function private.require_admin() returns void
  language plpgsql stable set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'for admins' using errcode = 'insufficient_privilege';
  end if;
end;
$$;

-- Opens a table to admins, for reading alone.
create procedure private.let_admins_read(relation regclass)
  language plpgsql set search_path = '' as $$
begin
  execute format('alter table %s enable row level security', relation);
  execute format('create policy "admins read it" on %s for select to authenticated
    using ((select private.is_admin()))', relation);
  execute format('create policy "the REST API has none of it" on %s as restrictive to authenticated
    using (session_user <> ''authenticator'')', relation);
  execute format('create policy "nobody who is leaving reaches anything" on %s as restrictive to authenticated
    using (not (select private.is_leaving()))', relation);
  call private.require_every_step(relation);
  execute format('revoke all on %s from anon, authenticated', relation);
  execute format('grant select on %s to authenticated', relation);
end;
$$;
revoke execute on procedure private.let_admins_read(regclass) from public;

-- Added to through functions alone; the server itself may not change or delete a line of it.
call private.let_admins_read('private.admin_log');
revoke all on private.admin_log from service_role;
grant select on private.admin_log to service_role;

create function private.log_admin_act(p_action text, p_subject uuid, p_object text default null, p_amount integer default null)
  returns void language sql set search_path = '' as $$
  insert into private.admin_log (actor_id, action, subject_id, object, amount)
  values (auth.uid(), p_action, p_subject, p_object, p_amount)
$$;

create function private.set_admin_role(p_user uuid, p_has boolean) returns void
  language sql security definer set search_path = '' as $$
  update auth.users set raw_app_meta_data = case
    when p_has then coalesce(raw_app_meta_data, '{}') || '{"role": "admin"}'
    else coalesce(raw_app_meta_data, '{}') - 'role'
  end where id = p_user
$$;

-- Whether the caller is an admin. Whoever proved one of the server's own admin addresses is made one, once: a role that was
-- taken away stays away.
create function private.become_admin(p_addresses text[]) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := auth.uid();
begin
  if private.is_admin() then
    return true;
  end if;
  if private.own_proved_email() is null or private.own_proved_email() <> all (p_addresses)
    or not private.has_taken_every_step() or private.is_leaving() then
    return false;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('admin/team', 0));
  if exists (select from private.admin_log where action = 'admin_first' and subject_id = v_user) then
    return private.is_admin();
  end if;
  perform private.set_admin_role(v_user, true);
  perform private.log_admin_act('admin_first', v_user);
  return private.is_admin();
end;
$$;

create function private.admin_team() returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'email', u.email, 'isSelf', u.id = auth.uid()) order by u.email), '[]')
    from auth.users u where private.has_admin_role(u.id)
  );
end;
$$;

-- Gives an account the role: 'done', 'not_found' or 'unproved'.
create function private.admin_appoint(p_email text) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.admin_find_account(p_email);
begin
  perform private.require_admin();
  if v_user is null then
    return 'not_found';
  end if;
  if not private.has_proved_email(v_user) then
    return 'unproved';
  end if;
  perform private.set_admin_role(v_user, true);
  perform private.log_admin_act('admin_appointed', v_user);
  return 'done';
end;
$$;

-- Takes the role away: 'done', 'not_found', or 'last' of whoever would leave nobody behind.
create function private.admin_dismiss(p_user uuid) returns text
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtextextended('admin/team', 0));
  if not private.has_admin_role(p_user) then
    return 'not_found';
  end if;
  if not exists (select from auth.users u where u.id <> p_user and private.has_admin_role(u.id)) then
    return 'last';
  end if;
  perform private.set_admin_role(p_user, false);
  perform private.log_admin_act('admin_dismissed', p_user);
  return 'done';
end;
$$;

-- Whose account an address is; an address that was proved is nobody else's.
create function private.admin_find_account(p_email text) returns uuid
  language sql stable security definer set search_path = '' as $$
  select u.id from auth.users u where lower(u.email) = lower(p_email) and u.is_sso_user = false and u.deleted_at is null
$$;

create function private.has_proved_email(p_user uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users u join auth.identities i on i.user_id = u.id and i.email = lower(u.email)
    where u.id = p_user and u.email_confirmed_at is not null and not i.identity_data @> '{"email_verified": false}'
  )
$$;

-- The newest acts before one of them, by which pages are turned.
create function private.admin_read_log(p_before bigint, p_limit integer) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(to_jsonb(page) order by page.id desc), '[]') from (
      select l.id, private.to_instant(l.happened_at) as "happenedAt", a.email as actor, l.actor_id as "actorId", l.action,
        l.subject_id as "subjectId", l.object, l.amount
      from private.admin_log l left join auth.users a on a.id = l.actor_id and a.deleted_at is null
      where p_before is null or l.id < p_before order by l.id desc limit p_limit
    ) page
  );
end;
$$;

revoke execute on function private.keep_admin_log(), private.has_admin_role(uuid), private.is_admin(), private.require_admin(),
  private.log_admin_act(text, uuid, text, integer), private.set_admin_role(uuid, boolean), private.become_admin(text[]),
  private.admin_team(), private.admin_appoint(text), private.admin_dismiss(uuid), private.admin_find_account(text),
  private.has_proved_email(uuid), private.admin_read_log(bigint, integer) from public;
grant execute on function private.is_admin(), private.become_admin(text[]), private.admin_team(), private.admin_appoint(text),
  private.admin_dismiss(uuid), private.admin_read_log(bigint, integer) to authenticated;
