-- What every policy asks: who the caller is, whether they took every step of signing in, and whether they are leaving. An
-- exchange touches twenty tables, and asking took nearly all of the time that it spent on them. A transaction that takes on a
-- person asks once now, and keeps the claims it asked for: for other claims that answer counts for nothing, and no client can
-- set either, for PostgREST passes on `request.*` alone.

-- With their owner's rights, since a person reads neither of these tables.
create function private.has_signed_in_fully() returns boolean
  language sql stable security definer set search_path = '' as $$
  select private.has_live_session()
    and (coalesce(auth.jwt() ->> 'aal', 'aal1') <> 'aal1' or not private.has_second_step((select auth.uid())))
$$;

create function private.has_asked_to_leave() returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.account_deletions where user_id = (select auth.uid()) and cancelled_at is null
  )
$$;

-- Whether both were found to be in order in this transaction. These three are one expression each, resolved here and now, so
-- that the planner puts them into the policies that ask.
create function private.was_served() returns boolean language sql stable
  return coalesce(
    nullif(current_setting('alento.served_claims', true), '') = current_setting('request.jwt.claims', true), false);

create or replace function private.has_taken_every_step() returns boolean language sql stable
  return private.was_served() or private.has_signed_in_fully();

create or replace function private.is_leaving() returns boolean language sql stable
  return not private.was_served() and private.has_asked_to_leave();

revoke execute on function private.has_signed_in_fully(), private.has_asked_to_leave(), private.was_served() from public;
grant execute on function private.has_signed_in_fully(), private.has_asked_to_leave(), private.was_served()
  to authenticated, service_role;

-- As before; and asks whether they are served, as long as it may. `auth.uid()` reads the person's id where it stands by itself,
-- on Supabase, too, and takes the claims apart only where it does not.
create or replace function private.act_as(p_claims text) returns void language plpgsql set search_path = '' as $$
begin
  perform set_config('request.jwt.claims', p_claims, true),
    set_config('request.jwt.claim.sub', coalesce(p_claims::jsonb ->> 'sub', ''), true),
    set_config('alento.served_claims', '', true), set_config('lock_timeout', '3s', true);
  if private.has_taken_every_step() and not private.is_leaving() then
    perform set_config('alento.served_claims', p_claims, true);
  end if;
  perform set_config('role', 'authenticated', true);
end;
$$;
