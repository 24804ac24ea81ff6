-- Counts the person's conversations that ran out by themselves, and cuts their days in the time zone they ask for.
create function private.prepare_progress(p_user uuid, p_time_zone text) returns void
  language plpgsql set search_path = '' as $$
declare
  v_zone text;
begin
  -- An unknown time zone is an error before anything is written.
  perform private.day_of(now(), p_time_zone);
  insert into private.progress_people (user_id) values (p_user) on conflict do nothing;
  -- Sessions before the person, as everybody else locks them.
  perform from public.sessions
  where user_id = p_user and counted_at is null and has_exchange and last_activity_at < now() - interval '12 hours'
  order by id for update;
  -- The trigger of every change notes which of them are over.
  update public.sessions set last_activity_at = last_activity_at
  where user_id = p_user and counted_at is null and has_exchange and last_activity_at < now() - interval '12 hours';

  select time_zone into v_zone from private.progress_people where user_id = p_user for update;
  if v_zone is distinct from p_time_zone then
    update private.progress_people set time_zone = p_time_zone where user_id = p_user;
    delete from private.progress_days where user_id = p_user;
    perform private.sum_days(p_user, p_time_zone, '-infinity', 'infinity');
    perform private.award_achievements(p_user, private.day_of(now(), p_time_zone));
  end if;
end;
$$;

-- All that the progress of whoever asks consists of, in the days of a time zone; with null, of the one last asked for.
create function private.read_progress(p_time_zone text) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := auth.uid();
  v_time_zone text;
  v_today date;
  v_answer jsonb;
begin
  if v_user is null or private.is_leaving() or not private.has_taken_every_step() then
    raise insufficient_privilege using message = 'progress is for its owner';
  end if;
  v_time_zone := coalesce(p_time_zone,
    (select time_zone from private.progress_people where user_id = v_user), 'UTC');
  perform private.prepare_progress(v_user, v_time_zone);
  v_today := private.day_of(now(), v_time_zone);

  with days as materialized (
    select * from private.progress_days where user_id = v_user and day <= v_today
  ), totals as (
    select coalesce(sum(completed), 0) as completed, coalesce(sum(conversations), 0) as conversations,
      coalesce(sum(seconds), 0) as seconds, count(*) filter (where is_active) as active_days,
      max(last_reply_at) as last_reply_at
    from days
  ), streak as (
    select s.current, greatest(s.longest, p.longest_streak) as longest
    from private.streak_of(v_user, v_today) s, private.progress_people p where p.user_id = v_user
  )
  select jsonb_build_object(
    'today', v_today,
    'sessionsCompleted', t.completed,
    'activeDays', t.active_days,
    'streak', jsonb_build_object('current', s.current, 'longest', s.longest),
    'week', (
      select jsonb_agg(jsonb_build_object('day', week.day::date, 'isActive', coalesce(d.is_active, false))
        order by week.day)
      from generate_series(v_today - 6, v_today, interval '1 day') week (day)
      left join days d on d.day = week.day::date
    ),
    -- Active days in a week that are the goal, until people can set another.
    'weeklyGoal', 5,
    'moods', (
      select coalesce(jsonb_agg(jsonb_build_object('mood', mood, 'count', count) order by count desc, mood), '[]')
      from (
        select key as mood, sum(value::integer) as count from days, jsonb_each_text(moods)
        where day > v_today - 30 group by key
      ) told
    ),
    -- The year that ends today, without the days on which no mood was told.
    'moodDays', (
      select coalesce(jsonb_agg(jsonb_build_object('day', day, 'moods', (
        select jsonb_agg(jsonb_build_object('mood', key, 'count', value) order by value desc, key) from jsonb_each(moods)
      )) order by day), '[]')
      from days where day > v_today - 366 and moods <> '{}'
    ),
    'months', (
      select jsonb_agg(jsonb_build_object('month', to_char(month.first, 'YYYY-MM'),
        'activeDays', coalesce(m.active_days, 0), 'sessions', coalesce(m.completed, 0),
        'seconds', coalesce(m.seconds, 0), 'checkIns', coalesce(m.check_ins, 0)) order by month.first)
      from generate_series(date_trunc('month', v_today::timestamp) - interval '11 months',
        date_trunc('month', v_today::timestamp), interval '1 month') month (first)
      left join (
        select date_trunc('month', day::timestamp) as first, count(*) filter (where is_active) as active_days,
          sum(completed) as completed, sum(seconds) as seconds, sum(check_ins) as check_ins
        from days group by 1
      ) m on m.first = month.first
    ),
    'time', jsonb_build_object(
      'totalSeconds', t.seconds,
      'averageSeconds', round(t.seconds::numeric / nullif(t.conversations, 0)),
      'lastSessionAt', to_char(t.last_reply_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    ),
    'achievements', (
      select jsonb_agg(jsonb_build_object('id', g.achievement, 'measure', g.measure, 'total', g.total,
        'current', case when a.achievement is not null then g.total
          else least(g.total, case g.measure when 'streak' then s.longest else t.completed end) end)
        order by g.place)
      from private.achievement_goals() g
      left join private.awarded_achievements a on a.user_id = v_user and a.achievement = g.achievement
    )
  ) into v_answer from totals t, streak s;
  return v_answer;
end;
$$;

revoke execute on function private.prepare_progress(uuid, text) from public;
revoke execute on function private.read_progress(text) from public;
grant execute on function private.read_progress(text) to authenticated, service_role;
