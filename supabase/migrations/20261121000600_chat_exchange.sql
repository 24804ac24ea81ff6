-- Stores a person's message once. Answers what became of it:
-- accepted, known (stored before), session_not_found, session_closed, message_not_found, message_conflict.
create function private.accept_message(p_session uuid, p_message uuid, p_body bytea, p_replaces uuid)
  returns text language plpgsql set search_path = '' as $$
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

  insert into public.messages (id, session_id, user_id, position, role, body)
  values (p_message, p_session, v_session.user_id, private.next_position(p_session), 'user', p_body);

  update public.sessions set state = 'in_progress', last_activity_at = now() where id = p_session;
  return 'accepted';
exception
  -- The id belongs to somebody else, whose row this person cannot see.
  when unique_violation then
    return 'message_conflict';
end;
$$;

create function private.next_position(p_session uuid) returns integer
  language sql stable set search_path = '' as $$
  select coalesce(max(position), 0) + 1 from public.messages where session_id = p_session
$$;

-- Stores the reply to a person's message; p_regenerated lets it take the place of an earlier one.
-- False if the message is gone or has a reply already.
create function private.store_reply(
  p_message uuid, p_reply_to uuid, p_body bytea, p_status text,
  p_engine text, p_model text, p_prompt_version text, p_regenerated boolean
) returns boolean language plpgsql set search_path = '' as $$
declare
  v_asked public.messages;
begin
  select m.* into v_asked from public.messages m where m.id = p_reply_to and m.role = 'user';
  if not found then
    return false;
  end if;
  perform 1 from public.sessions where id = v_asked.session_id for update;

  if p_regenerated then
    delete from public.messages where reply_to = p_reply_to;
  end if;

  insert into public.messages
    (id, session_id, user_id, position, role, body, status, reply_to, engine, model, prompt_version)
  select p_message, m.session_id, m.user_id, private.next_position(m.session_id), 'assistant', p_body, p_status,
    m.id, p_engine, p_model, p_prompt_version
  from public.messages m where m.id = p_reply_to
  on conflict (reply_to) do nothing;
  if not found then
    return false;
  end if;

  update public.sessions set has_exchange = true, last_activity_at = now() where id = v_asked.session_id;
  return true;
end;
$$;

grant execute on function private.accept_message(uuid, uuid, bytea, uuid) to authenticated, service_role;
grant execute on function private.next_position(uuid) to authenticated, service_role;
grant execute on function private.store_reply(uuid, uuid, bytea, text, text, text, text, boolean)
  to authenticated, service_role;
