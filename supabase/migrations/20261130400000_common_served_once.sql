-- Whether a person is served (their session goes on, they took their second step, they are not leaving) is a policy of every
-- table, so an exchange asked it forty times: a third of what it costs the database. A transaction that takes on a person
-- asks once now, and keeps the claims it was asked for. For other claims the answer counts for nothing, and no client can
-- set either: PostgREST passes on `request.*` alone.

-- Whether the caller was found to be served in this transaction.
create function private.was_served() returns boolean language sql stable as $$
  select coalesce(
    nullif(pg_catalog.current_setting('alento.served_claims', true), '')
      = pg_catalog.current_setting('request.jwt.claims', true), false)
$$;

create or replace function private.has_taken_every_step() returns boolean
  language plpgsql stable security definer set search_path = '' as $$
begin
  return private.was_served() or (
    private.has_live_session()
    and (coalesce(auth.jwt() ->> 'aal', 'aal1') <> 'aal1' or not private.has_second_step((select auth.uid()))));
end;
$$;

create or replace function private.is_leaving() returns boolean
  language plpgsql stable security definer set search_path = '' as $$
begin
  return not private.was_served() and exists (
    select from private.account_deletions where user_id = (select auth.uid()) and cancelled_at is null
  );
end;
$$;

-- As before; and asks whether they are served, as long as it may.
create or replace function private.act_as(p_claims text) returns void language plpgsql set search_path = '' as $$
begin
  perform set_config('request.jwt.claims', p_claims, true), set_config('alento.served_claims', '', true),
    set_config('lock_timeout', '3s', true);
  if private.has_taken_every_step() and not private.is_leaving() then
    perform set_config('alento.served_claims', p_claims, true);
  end if;
  perform set_config('role', 'authenticated', true);
end;
$$;

revoke execute on function private.was_served() from public;
