-- Days, streaks and achievements. Only the owner of these functions reads and writes what they keep.

-- The day that an instant belongs to; it runs to 04:00 of the next, so that a late evening is not two days.
create function private.day_of(p_instant timestamptz, p_time_zone text) returns date
  language sql stable set search_path = '' as $$
  select ((p_instant at time zone p_time_zone) - interval '4 hours')::date
$$;

create function private.day_begins_at(p_day date, p_time_zone text) returns timestamptz
  language sql stable set search_path = '' as $$
  select (p_day + time '04:00') at time zone p_time_zone
$$;

-- Cuts the days from one to another anew from the quarter hours in them.
create function private.sum_days(p_user uuid, p_time_zone text, p_from timestamptz, p_until timestamptz) returns void
  language sql set search_path = '' as $$
  with quarters as materialized (
    -- As private.day_of has it, which costs a call for each row.
    select *, ((quarter at time zone p_time_zone) - interval '4 hours')::date as day from private.progress_quarters
    where user_id = p_user and quarter >= p_from and quarter < p_until
  ), told as (
    select day, key as mood, sum(value::integer) as count
    from quarters, jsonb_each_text(moods) group by day, key
  ), moods as (
    select day, jsonb_object_agg(mood, count) as moods from told where count > 0 group by day
  ), days as (
    select day, sum(replies) as replies, sum(conversations) as conversations, sum(completed) as completed,
      sum(seconds) as seconds, sum(check_ins) as check_ins, sum(practices) as practices,
      max(last_reply_at) as last_reply_at
    from quarters group by day
  )
  insert into private.progress_days
    (user_id, day, replies, conversations, completed, seconds, check_ins, practices, moods, last_reply_at)
  select p_user, day, replies, conversations, completed, seconds, check_ins, practices, coalesce(moods, '{}'),
    last_reply_at
  from days left join moods using (day)
  on conflict (user_id, day) do update set
    replies = excluded.replies, conversations = excluded.conversations, completed = excluded.completed,
    seconds = excluded.seconds, check_ins = excluded.check_ins, practices = excluded.practices,
    moods = excluded.moods, last_reply_at = excluded.last_reply_at
$$;

-- Active days in a row. Two missed days in each calendar month are forgiven: they keep a streak without lengthening it.
-- Today is not missed before it is over.
create function private.streak_of(p_user uuid, p_today date, out current integer, out longest integer)
  language plpgsql stable set search_path = '' as $$
declare
  v_day date;
  v_missed date;
  v_month date;
  v_forgiven integer := 0;
begin
  current := 0;
  longest := 0;
  for v_day in
    select day from private.progress_days where user_id = p_user and is_active and day < p_today
    union all select p_today
    order by 1
  loop
    -- Days are missed from the one after the last active day until the streak is over.
    while current > 0 and v_missed < v_day loop
      if date_trunc('month', v_missed) is distinct from v_month then
        v_month := date_trunc('month', v_missed);
        v_forgiven := 0;
      end if;
      v_forgiven := v_forgiven + 1;
      if v_forgiven > 2 then
        current := 0;
      end if;
      v_missed := v_missed + 1;
    end loop;
    if v_day < p_today or exists (
      select from private.progress_days where user_id = p_user and day = p_today and is_active
    ) then
      current := current + 1;
      longest := greatest(longest, current);
      v_missed := v_day + 1;
    end if;
  end loop;
end;
$$;

-- The ten achievements in the order they are shown; packages/domain/src/progress/schema.ts names the same.
create function private.achievement_goals()
  returns table (place integer, achievement text, measure text, total integer)
  language sql immutable set search_path = '' as $$
  values
    (1, 'firstStep', 'sessions', 1), (2, 'threeDays', 'streak', 3), (3, 'selfKnowledge', 'sessions', 5),
    (4, 'consistency', 'streak', 7), (5, 'explorer', 'sessions', 10), (6, 'dedication', 'streak', 15),
    (7, 'evolution', 'sessions', 25), (8, 'mindMaster', 'sessions', 50), (9, 'overcome', 'streak', 30),
    (10, 'specialist', 'sessions', 100)
$$;

-- Awards what has been reached, and keeps the longest streak; neither is ever taken back.
create function private.award_achievements(p_user uuid, p_today date) returns void
  language plpgsql set search_path = '' as $$
declare
  v_longest integer;
  v_completed integer;
begin
  update private.progress_people
  set longest_streak = greatest(longest_streak, (private.streak_of(p_user, p_today)).longest)
  where user_id = p_user returning longest_streak into v_longest;
  select coalesce(sum(completed), 0) into v_completed from private.progress_days where user_id = p_user;
  insert into private.awarded_achievements (user_id, achievement)
  select p_user, g.achievement from private.achievement_goals() g
  where g.total <= case g.measure when 'streak' then v_longest else v_completed end
  on conflict do nothing;
end;
$$;

-- Adds to what a person did at an instant; negative numbers take back what was noted by mistake.
create function private.note_activity(
  p_user uuid, p_at timestamptz, p_replies integer default 0, p_conversations integer default 0,
  p_completed integer default 0, p_seconds integer default 0, p_check_ins integer default 0,
  p_practices integer default 0, p_mood text default null, p_mood_count integer default 1
) returns void language plpgsql set search_path = '' as $$
declare
  v_zone text;
  v_day date;
  v_was_active boolean;
  v_is_active boolean;
begin
  -- One writer a person at a time. While an account is erased there is nobody left to note anything for.
  insert into private.progress_people (user_id) select id from auth.users where id = p_user on conflict do nothing;
  select time_zone into v_zone from private.progress_people where user_id = p_user for update;
  if not found then
    return;
  end if;

  insert into private.progress_quarters as q
    (user_id, quarter, replies, conversations, completed, seconds, check_ins, practices, moods, last_reply_at)
  values (p_user, date_bin('15 minutes', p_at, 'epoch'), p_replies, p_conversations, p_completed, p_seconds,
    p_check_ins, p_practices, case when p_mood is null then '{}' else jsonb_build_object(p_mood, p_mood_count) end,
    case when p_replies > 0 then p_at end)
  on conflict (user_id, quarter) do update set
    replies = q.replies + p_replies, conversations = q.conversations + p_conversations,
    completed = q.completed + p_completed, seconds = q.seconds + p_seconds,
    check_ins = q.check_ins + p_check_ins, practices = q.practices + p_practices,
    moods = case when p_mood is null then q.moods
      else q.moods || jsonb_build_object(p_mood, coalesce((q.moods ->> p_mood)::integer, 0) + p_mood_count) end,
    last_reply_at = greatest(q.last_reply_at, excluded.last_reply_at);
  if v_zone is null then
    return;
  end if;

  v_day := private.day_of(p_at, v_zone);
  select is_active into v_was_active from private.progress_days where user_id = p_user and day = v_day;
  perform private.sum_days(p_user, v_zone,
    private.day_begins_at(v_day, v_zone), private.day_begins_at(v_day + 1, v_zone));
  select is_active into v_is_active from private.progress_days where user_id = p_user and day = v_day;
  if p_completed > 0 or v_is_active is distinct from v_was_active then
    perform private.award_achievements(p_user, private.day_of(now(), v_zone));
  end if;
end;
$$;

revoke execute on function private.day_of(timestamptz, text) from public;
revoke execute on function private.day_begins_at(date, text) from public;
revoke execute on function private.sum_days(uuid, text, timestamptz, timestamptz) from public;
revoke execute on function private.streak_of(uuid, date) from public;
revoke execute on function private.achievement_goals() from public;
revoke execute on function private.award_achievements(uuid, date) from public;
revoke execute on function private.note_activity(uuid, timestamptz, integer, integer, integer, integer, integer,
  integer, text, integer) from public;
