-- A token ends with its session: after signing out, a new password or a token used twice it reads and writes nothing more.
-- The server asks for itself when a request comes in and says so by the claim `admitted`, which no token has; so a reply
-- that was begun is stored when its person signs out meanwhile.
create function private.has_live_session() returns boolean
  language sql stable security definer set search_path = '' as $$
  select auth.jwt() ? 'admitted' or exists (
    select from auth.sessions s
    where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = (select auth.uid())
      and (s.not_after is null or s.not_after > now())
  )
$$;

create or replace function private.has_taken_every_step() returns boolean
  language sql stable security definer set search_path = '' as $$
  select private.has_live_session()
    and (coalesce(auth.jwt() ->> 'aal', 'aal1') <> 'aal1' or not private.has_second_step((select auth.uid())))
$$;

revoke execute on function private.has_live_session() from public;
grant execute on function private.has_live_session() to authenticated, service_role;

-- What decides whether a person's request is served, in one question.
create function private.standing(person uuid, session uuid)
  returns table (has_session boolean, has_second_step boolean, is_leaving boolean)
  language sql stable security definer set search_path = '' as $$
  select
    exists (
      select from auth.sessions s
      where s.id = session and s.user_id = person and (s.not_after is null or s.not_after > now())
    ),
    private.has_second_step(person),
    exists (select from private.account_deletions d where d.user_id = person and d.cancelled_at is null)
$$;

revoke execute on function private.standing(uuid, uuid) from public;
grant execute on function private.standing(uuid, uuid) to service_role;
