-- What a person wants to be reminded of; none is a quiet hint at nothing in particular. Together they are one a day.
alter table public.reminders
  add column kinds text[] not null default '{}',
  add constraint reminders_kinds check (
    cardinality(kinds) <= 4 and kinds <@ array['checkIn', 'practice', 'journal', 'assessment']
  );

grant insert (kinds), update (kinds) on public.reminders to authenticated;

-- Which of some kinds make sense for a person today, by the days of their time zone: what was done needs no reminder, and
-- questionnaires are due when one was answered before, fourteen days ago or more.
create function private.wanted_kinds(p_user uuid, p_kinds text[], p_time_zone text) returns text[]
  language sql stable set search_path = '' as $$
  with today (begins) as (select private.day_begins_at(private.day_of(now(), p_time_zone), p_time_zone))
  select coalesce(array_agg(kind order by place), '{}')
  from unnest(p_kinds) with ordinality chosen (kind, place), today
  where case kind
    when 'checkIn' then not exists (
      select from public.mood_entries where user_id = p_user and recorded_at >= today.begins)
    when 'practice' then not exists (
      select from public.practices where user_id = p_user and finished_at >= today.begins
      union all select from public.dialogue_runs where user_id = p_user and finished_at >= today.begins)
    when 'journal' then not exists (
      select from public.journal_entries where user_id = p_user and written_at >= today.begins)
    when 'assessment' then exists (
      select from public.assessments where user_id = p_user
      group by instrument having max(created_at) <= now() - interval '14 days')
  end
$$;

revoke execute on function private.wanted_kinds(uuid, text[], text) from public;
grant execute on function private.wanted_kinds(uuid, text[], text) to service_role;
