-- What was said without a connection arrives later: each exchange with the time it was said at, and marked, for the words of
-- the companion come from the person's device.

alter table public.messages add column said_offline boolean not null default false;

-- As before; and `p_said_at`, when a message was said without a connection, which is never later than now.
drop function private.accept_message(uuid, uuid, bytea, uuid, smallint, bytea, text, boolean);

create function private.accept_message(
  p_session uuid, p_message uuid, p_body bytea, p_replaces uuid,
  p_tier smallint default 0, p_help bytea default null, p_country text default 'ZZ',
  p_is_counted boolean default true, p_said_at timestamptz default null
) returns text language plpgsql set search_path = '' as $$
declare
  v_session public.sessions;
  v_known public.messages;
  v_replaced_position integer;
  v_at timestamptz := least(coalesce(p_said_at, now()), now());
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

  insert into public.messages (id, session_id, user_id, position, role, body, help, created_at, said_offline)
  values (p_message, p_session, v_session.user_id, private.next_position(p_session), 'user', p_body, p_help, v_at,
    p_said_at is not null);
  if p_tier >= 2 then
    perform private.note_crisis(p_tier, p_country, 'chat', p_message);
  end if;

  update public.sessions set state = 'in_progress', ended_at = null, begun_at = coalesce(begun_at, v_at),
    archived_at = null, last_activity_at = greatest(last_activity_at, v_at)
  where id = p_session;
  return 'accepted';
exception
  -- The id belongs to somebody else, whose row this person cannot see.
  when unique_violation then
    return 'message_conflict';
end;
$$;

-- As before; and `p_said_at`, when the companion on the person's device said it.
drop function private.store_reply(uuid, uuid, bytea, text, text, text, text, boolean);

create function private.store_reply(
  p_message uuid, p_reply_to uuid, p_body bytea, p_status text,
  p_engine text, p_model text, p_prompt_version text, p_regenerated boolean, p_said_at timestamptz default null
) returns boolean language plpgsql set search_path = '' as $$
declare
  v_asked public.messages;
  v_at timestamptz := least(coalesce(p_said_at, now()), now());
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
    (id, session_id, user_id, position, role, body, status, reply_to, engine, model, prompt_version, created_at,
      said_offline)
  select p_message, m.session_id, m.user_id, private.next_position(m.session_id), 'assistant', p_body, p_status,
    m.id, p_engine, p_model, p_prompt_version, v_at, p_said_at is not null
  from public.messages m where m.id = p_reply_to
  on conflict (reply_to) do nothing;
  if not found then
    return false;
  end if;

  update public.sessions set has_exchange = true, last_activity_at = greatest(last_activity_at, v_at)
  where id = v_asked.session_id;
  return true;
end;
$$;

revoke execute on function
  private.accept_message(uuid, uuid, bytea, uuid, smallint, bytea, text, boolean, timestamptz),
  private.store_reply(uuid, uuid, bytea, text, text, text, text, boolean, timestamptz) from public;
grant execute on function
  private.accept_message(uuid, uuid, bytea, uuid, smallint, bytea, text, boolean, timestamptz),
  private.store_reply(uuid, uuid, bytea, text, text, text, text, boolean, timestamptz)
  to authenticated, service_role;
