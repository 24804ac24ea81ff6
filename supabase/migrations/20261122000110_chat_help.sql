-- The help that a person's message was answered with: ciphertext of its own, like the body. It belongs to the message
-- and not to the reply, so that it stands when no reply comes and is the same in every attempt at one.
alter table public.messages add column help bytea;

drop function private.accept_message(uuid, uuid, bytea, uuid);

-- Stores a person's message once, with the help it is answered with. Answers what became of it:
-- accepted, known (stored before), session_not_found, session_closed, message_not_found, message_conflict.
-- Whatever a plan allows is asked in here, and never of a message of tier 2 or more.
create function private.accept_message(
  p_session uuid, p_message uuid, p_body bytea, p_replaces uuid,
  p_tier smallint default 0, p_help bytea default null, p_country text default 'ZZ'
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

  if private.session_state(v_session) in ('completed', 'ended') then
    return 'session_closed';
  end if;

  if p_replaces is not null then
    select position into v_replaced_position
      from public.messages where id = p_replaces and session_id = p_session and role = 'user';
    if not found then
      return 'message_not_found';
    end if;
    delete from public.messages where session_id = p_session and position >= v_replaced_position;
  end if;

  insert into public.messages (id, session_id, user_id, position, role, body, help)
  values (p_message, p_session, v_session.user_id, private.next_position(p_session), 'user', p_body, p_help);
  if p_tier >= 2 then
    perform private.note_crisis(p_tier, p_country, 'chat');
  end if;

  update public.sessions set state = 'in_progress', last_activity_at = now() where id = p_session;
  return 'accepted';
exception
  -- The id belongs to somebody else, whose row this person cannot see.
  when unique_violation then
    return 'message_conflict';
end;
$$;

-- Puts help of a higher tier after a message that is stored already. False if the message is gone.
-- With its owner's rights: messages are never changed otherwise, and a person's role may not.
create function private.raise_help(p_message uuid, p_tier smallint, p_help bytea, p_country text)
  returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update public.messages set help = p_help
  where id = p_message and user_id = auth.uid() and role = 'user';
  if found then
    perform private.note_crisis(p_tier, p_country, 'chat');
    return true;
  end if;
  return false;
end;
$$;

revoke execute on function private.accept_message(uuid, uuid, bytea, uuid, smallint, bytea, text) from public;
revoke execute on function private.raise_help(uuid, smallint, bytea, text) from public;
grant execute on function private.accept_message(uuid, uuid, bytea, uuid, smallint, bytea, text)
  to authenticated, service_role;
grant execute on function private.raise_help(uuid, smallint, bytea, text) to authenticated, service_role;
