-- Asked before every request in a person's name: a token ends with its session, not when it expires.
create function auth.assert_session(session uuid, person uuid) returns void
  language plpgsql stable set search_path = '' as $$
begin
  if not exists (
    select from auth.sessions s
    where s.id = session and s.user_id = person and (s.not_after is null or s.not_after > now())
  ) then
    raise exception 'the session has ended' using errcode = 'PT401';
  end if;
end;
$$;

revoke execute on function auth.assert_session(uuid, uuid) from public;
