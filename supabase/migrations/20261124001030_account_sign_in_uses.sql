-- When a sign-in was last used is all that is shown of its times.
drop function private.list_sign_ins();

create function private.list_sign_ins() returns table (id uuid, user_agent text, used_at timestamptz)
  language sql stable security definer set search_path = '' as $$
  select s.id, s.user_agent, coalesce(s.refreshed_at at time zone 'utc', s.created_at) as used_at
  from auth.sessions s
  where s.user_id = (select auth.uid()) and (s.not_after is null or s.not_after > now())
  order by used_at desc limit 50
$$;

revoke execute on function private.list_sign_ins() from public;
grant execute on function private.list_sign_ins() to authenticated, service_role;
