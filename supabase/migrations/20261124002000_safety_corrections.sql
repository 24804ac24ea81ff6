-- A person can say that a message was not meant so: what was kept because of it goes, and only it. So each message that
-- told of danger has a row of its own, for as long as before: a week at most, and without words.
alter table private.crisis_tiers add column message_id uuid not null default gen_random_uuid();
alter table private.crisis_tiers drop constraint crisis_tiers_pkey;
alter table private.crisis_tiers add primary key (user_id, message_id);

-- How often help was shown for what was not meant so: the false alarms that people tell us of.
alter table private.crisis_counts add column corrected integer not null default 0;

drop function private.note_crisis(smallint, text, text);

-- Keeps that help of a tier was shown for a message to whoever asks, and counts it.
create function private.note_crisis(p_tier smallint, p_country text, p_channel text, p_message uuid) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.crisis_tiers (user_id, message_id, tier) values (auth.uid(), p_message, p_tier)
  on conflict (user_id, message_id) do update set tier = greatest(crisis_tiers.tier, excluded.tier), seen_at = now();
  insert into private.crisis_counts as c (month, country, tier, channel)
  values (date_trunc('month', now() at time zone 'utc'), p_country, p_tier, p_channel)
  on conflict (month, country, tier, channel) do update set count = c.count + 1;
end;
$$;

-- Stores a person's message once, with the help it is answered with. Answers what became of it:
-- accepted, known (stored before), session_not_found, session_closed, message_not_found, message_conflict.
-- Whatever a plan allows is asked in here, and never of a message of tier 2 or more.
create or replace function private.accept_message(
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
    perform private.note_crisis(p_tier, p_country, 'chat', p_message);
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
create or replace function private.raise_help(p_message uuid, p_tier smallint, p_help bytea, p_country text)
  returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update public.messages set help = p_help
  where id = p_message and user_id = auth.uid() and role = 'user';
  if found then
    perform private.note_crisis(p_tier, p_country, 'chat', p_message);
    return true;
  end if;
  return false;
end;
$$;

-- Takes back what was kept because of a message that was not meant so, and counts it once as a false alarm; `p_help` stands
-- in the place of the help of a message that is stored. Nobody takes back another's.
create function private.correct_help(p_message uuid, p_help bytea) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  v_tier smallint;
begin
  update public.messages set help = p_help
  where id = p_message and user_id = auth.uid() and role = 'user' and help is not null and p_help is not null;
  delete from private.crisis_tiers where user_id = auth.uid() and message_id = p_message returning tier into v_tier;
  if v_tier is not null then
    insert into private.crisis_counts as c (month, country, tier, channel, count, corrected)
    values (date_trunc('month', now() at time zone 'utc'), 'ZZ', v_tier, 'chat', 0, 1)
    on conflict (month, country, tier, channel) do update set corrected = c.corrected + 1;
  end if;
end;
$$;

revoke execute on function private.note_crisis(smallint, text, text, uuid) from public;
revoke execute on function private.correct_help(uuid, bytea) from public;
grant execute on function private.note_crisis(smallint, text, text, uuid) to authenticated, service_role;
grant execute on function private.correct_help(uuid, bytea) to authenticated, service_role;
