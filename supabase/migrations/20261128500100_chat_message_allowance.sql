-- The free plan's messages and conversations are counted where a message is stored, so that no request slips past the
-- count, and none is refused before it was looked at for danger.

-- Stores a person's message once, with the help it is answered with. Answers what became of it:
-- accepted, known (stored before), session_not_found, message_not_found, message_conflict, session_limit,
-- message_limit. A conversation that was over goes on; what was counted of it stays counted, once.
-- Whatever a plan allows is asked in here, and never of a message of tier 2 or more: the first message takes a
-- conversation, too. Whoever is told of a limit rolls back. What was said before there was an account is not counted.
drop function private.accept_message(uuid, uuid, bytea, uuid, smallint, bytea, text);

create function private.accept_message(
  p_session uuid, p_message uuid, p_body bytea, p_replaces uuid,
  p_tier smallint default 0, p_help bytea default null, p_country text default 'ZZ',
  p_is_counted boolean default true
) returns text language plpgsql set search_path = '' as $$
declare
  v_session public.sessions;
  v_known public.messages;
  v_replaced_position integer;
begin
  select * into v_session from public.sessions where id = p_session for update;
  if not found then
    return 'session_not_found';
  end if;

  select * into v_known from public.messages where id = p_message;
  if found then
    return case
      when v_known.session_id = p_session and v_known.role = 'user' then 'known'
      else 'message_conflict'
    end;
  end if;

  if p_replaces is not null then
    select position into v_replaced_position
      from public.messages where id = p_replaces and session_id = p_session and role = 'user';
    if not found then
      return 'message_not_found';
    end if;
  end if;

  if p_is_counted and p_tier < 2 then
    if v_session.begun_at is null and not private.take_allowance('sessions') then
      return 'session_limit';
    end if;
    if not private.take_allowance('messages') then
      return 'message_limit';
    end if;
  end if;

  if p_replaces is not null then
    delete from public.messages where session_id = p_session and position >= v_replaced_position;
  end if;

  insert into public.messages (id, session_id, user_id, position, role, body, help)
  values (p_message, p_session, v_session.user_id, private.next_position(p_session), 'user', p_body, p_help);
  if p_tier >= 2 then
    perform private.note_crisis(p_tier, p_country, 'chat', p_message);
  end if;

  update public.sessions set state = 'in_progress', ended_at = null, begun_at = coalesce(begun_at, now()),
    archived_at = null, last_activity_at = now()
  where id = p_session;
  return 'accepted';
exception
  -- The id belongs to somebody else, whose row this person cannot see.
  when unique_violation then
    return 'message_conflict';
end;
$$;

revoke execute on function private.accept_message(uuid, uuid, bytea, uuid, smallint, bytea, text, boolean) from public;
grant execute on function private.accept_message(uuid, uuid, bytea, uuid, smallint, bytea, text, boolean)
  to authenticated, service_role;
