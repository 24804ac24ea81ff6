-- Conversations that people find again: a title, pinned or archived; those in which nothing was said are not listed.
alter table public.sessions
  -- Ciphertext, see docs/architecture.md. Never text.
  add column title bytea,
  -- When the person first wrote; null where they never did.
  add column begun_at timestamptz,
  add column pinned_at timestamptz,
  add column archived_at timestamptz;

alter table public.sessions disable trigger progress_session;
update public.sessions s set begun_at = first.created_at
  from (select session_id, min(created_at) as created_at from public.messages where role = 'user' group by session_id) first
  where first.session_id = s.id;
alter table public.sessions enable trigger progress_session;

create index sessions_user_active on public.sessions (user_id, last_activity_at desc, id desc) where begun_at is not null;

-- What a device searches through is read in this order.
drop index public.messages_user;
create index messages_user_recent on public.messages (user_id, created_at desc, id desc);

-- How many conversations a person has had says how many they began.
create or replace function private.note_new_session() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.progress_people as p (user_id, sessions) values (new.user_id, 1)
  on conflict (user_id) do update set sessions = p.sessions + 1;
  return null;
end;
$$;

drop trigger progress_new_session on public.sessions;
create trigger progress_new_session after insert on public.sessions
  for each row when (new.begun_at is not null) execute function private.note_new_session();
create trigger progress_begun_session after update on public.sessions
  for each row when (old.begun_at is null and new.begun_at is not null) execute function private.note_new_session();

drop trigger progress_deleted_session on public.sessions;
create trigger progress_deleted_session after delete on public.sessions
  for each row when (old.begun_at is not null) execute function private.note_deleted_session();

update private.progress_people p set sessions =
  (select count(*) from public.sessions s where s.user_id = p.user_id and s.begun_at is not null);

-- Stores a person's message once, with the help it is answered with. Answers what became of it:
-- accepted, known (stored before), session_not_found, message_not_found, message_conflict. A conversation that was over
-- goes on; what was counted of it stays counted, once.
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

-- Notes everything that is stored, for people of whom nothing was noted yet.
create or replace function private.collect_activity() returns void
  language sql set search_path = '' as $$
  update public.sessions s set counted_at = coalesce(s.ended_at, s.last_activity_at)
  where s.counted_at is null and s.has_exchange and private.session_state(s) = 'completed';

  with gaps as (
    select user_id, created_at, created_at - lag(created_at) over (partition by session_id order by position) as gap
    from public.messages
  ), first_replies as (
    select distinct on (m.session_id) m.user_id, m.created_at, s.mood
    from public.messages m join public.sessions s on s.id = m.session_id
    where m.role = 'assistant' and m.reply_to is not null order by m.session_id, m.position
  ), activity (user_id, at, replies, conversations, completed, seconds, check_ins, practices, mood) as (
    select user_id, created_at, 1, 0, 0, 0, 0, 0, null::text from public.messages
    where role = 'assistant' and reply_to is not null
    union all select user_id, created_at, 0, 0, 0, extract(epoch from gap)::integer, 0, 0, null from gaps
    where gap > interval '0' and gap <= interval '30 minutes'
    union all select user_id, created_at, 0, 1, 0, 0, 0, 0, mood from first_replies
    union all select user_id, counted_at, 0, 0, 1, 0, 0, 0, mood_after from public.sessions where counted_at is not null
    union all select user_id, recorded_at, 0, 0, 0, 0, 1, 0, mood from public.mood_entries
    union all select user_id, least(finished_at, now()), 0, 0, 0, 0, 0, 1, null from public.dialogue_runs
    where finished_at is not null
    union all select user_id, least(finished_at, now()), 0, 0, 0, 0, 0, 1, null from public.practices
  ), fresh as (
    select a.*, date_bin('15 minutes', at, 'epoch') as quarter from activity a
    where not exists (select from private.progress_people p where p.user_id = a.user_id)
  ), told as (
    select user_id, quarter, jsonb_object_agg(mood, count) as moods
    from (select user_id, quarter, mood, count(*) as count from fresh where mood is not null group by 1, 2, 3) counted
    group by 1, 2
  ), noted as (
    insert into private.progress_quarters
      (user_id, quarter, replies, conversations, completed, seconds, check_ins, practices, moods, last_reply_at)
    select f.user_id, f.quarter, sum(replies), sum(conversations), sum(completed), sum(seconds), sum(check_ins),
      sum(practices), coalesce((array_agg(t.moods))[1], '{}'), max(at) filter (where replies > 0)
    from fresh f left join told t on t.user_id = f.user_id and t.quarter = f.quarter
    group by 1, 2 returning user_id
  )
  insert into private.progress_people (user_id, sessions)
  select user_id, (select count(*) from public.sessions s where s.user_id = people.user_id and s.begun_at is not null)
  from (select user_id from noted union select user_id from public.sessions) people (user_id)
  on conflict (user_id) do nothing
$$;
