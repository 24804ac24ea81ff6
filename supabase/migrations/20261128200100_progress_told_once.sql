-- A mood that was noted and then taken into a conversation was told once, and counts once.
create function private.newly_told(p_session public.sessions) returns text
  language sql stable set search_path = '' as $$
  select p_session.mood::text where not exists (
    select from public.mood_entries m
    where m.user_id = p_session.user_id and m.mood::text = p_session.mood::text
      and m.recorded_at between p_session.created_at - interval '1 hour' and p_session.created_at
  )
$$;

revoke execute on function private.newly_told(public.sessions) from public;

-- Minutes between two steps of a conversation count, unless they are so many that it was idle.
create or replace function private.note_session() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  v_gap interval := new.last_activity_at - old.last_activity_at;
begin
  if v_gap > interval '0' and v_gap <= interval '30 minutes' then
    perform private.note_activity(new.user_id, new.last_activity_at, p_seconds => extract(epoch from v_gap)::integer);
  end if;
  if new.has_exchange and not old.has_exchange then
    perform private.note_activity(new.user_id, new.last_activity_at, p_conversations => 1,
      p_mood => private.newly_told(new));
  end if;

  if new.counted_at is not null then
    if new.mood_after is distinct from old.mood_after then
      perform private.note_activity(new.user_id, new.counted_at, p_mood => old.mood_after, p_mood_count => -1);
      perform private.note_activity(new.user_id, new.counted_at, p_mood => new.mood_after);
    end if;
  elsif 'completed' in (private.session_state(old), private.session_state(new)) then
    new.counted_at := coalesce(new.ended_at, old.last_activity_at);
    perform private.note_activity(new.user_id, new.counted_at, p_completed => 1, p_mood => new.mood_after);
  end if;
  return new;
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
    select distinct on (m.session_id) m.user_id, m.created_at, private.newly_told(s) as mood
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
