-- What a person may know of how they sign in, from tables that they do not read themselves.
create function private.has_password() returns boolean
  language sql stable security definer set search_path = '' as $$
  select coalesce(encrypted_password, '') <> '' from auth.users where id = (select auth.uid())
$$;

create function private.list_sign_ins()
  returns table (id uuid, user_agent text, created_at timestamptz, used_at timestamptz)
  language sql stable security definer set search_path = '' as $$
  select s.id, s.user_agent, s.created_at, coalesce(s.refreshed_at at time zone 'utc', s.created_at) as used_at
  from auth.sessions s
  where s.user_id = (select auth.uid()) and (s.not_after is null or s.not_after > now())
  order by used_at desc limit 50
$$;

revoke execute on function private.has_password() from public;
revoke execute on function private.list_sign_ins() from public;
grant execute on function private.has_password() to authenticated, service_role;
grant execute on function private.list_sign_ins() to authenticated, service_role;
