-- What is answered about weeks and hours, from what the triggers keep.

-- Of conversations that began and ended with a mood: how often it went from which to which.
create index sessions_moods_told on public.sessions (user_id, mood, mood_after)
  where mood is not null and mood_after is not null;

-- The person's days from one to another, in a time zone; with null, the one last asked for.
create function private.read_days(p_time_zone text, p_from date, p_until date) returns jsonb
  language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null or private.is_leaving() or not private.has_taken_every_step() then
    raise insufficient_privilege using message = 'progress is for its owner';
  end if;
  perform private.prepare_progress(auth.uid(), p_time_zone);
  return (
    select coalesce(jsonb_agg(jsonb_build_object('day', day, 'isActive', is_active, 'completed', completed,
      'seconds', seconds, 'checkIns', check_ins, 'practices', practices, 'moods', (
        select coalesce(jsonb_agg(jsonb_build_object('mood', key, 'count', value) order by value desc, key), '[]')
        from jsonb_each(moods)
      )) order by day), '[]')
    from private.progress_days where user_id = auth.uid() and day between p_from and p_until
  );
end;
$$;

-- How often each mood was told by the days of the week and the hours of a time zone, since an instant.
create function private.read_mood_hours(p_time_zone text, p_since timestamptz) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.uid() is null or private.is_leaving() or not private.has_taken_every_step() then
    raise insufficient_privilege using message = 'progress is for its owner';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('weekday', weekday, 'hour', hour, 'mood', mood, 'count', count)
      order by weekday, hour, mood), '[]')
    from (
      -- As private.day_of has it: the night belongs to the evening before.
      select extract(isodow from (quarter at time zone p_time_zone) - interval '4 hours')::integer as weekday,
        extract(hour from quarter at time zone p_time_zone)::integer as hour, key as mood, sum(value::integer) as count
      from private.progress_quarters, jsonb_each_text(moods)
      where user_id = auth.uid() and quarter >= p_since and value::integer > 0
      group by 1, 2, 3
    ) told
  );
end;
$$;

revoke execute on function private.read_days(text, date, date) from public;
revoke execute on function private.read_mood_hours(text, timestamptz) from public;
grant execute on function private.read_days(text, date, date) to authenticated, service_role;
grant execute on function private.read_mood_hours(text, timestamptz) to authenticated, service_role;
