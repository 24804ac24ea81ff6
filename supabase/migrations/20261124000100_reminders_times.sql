-- When somebody wants to be reminded: once a day at most, and never by night.
create table public.reminders (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  -- As ISO 8601 numbers them: 1 is Monday.
  days smallint[] not null,
  time time not null,
  time_zone text not null,
  -- The next time: made by the trigger below, moved on by the server.
  due_at timestamptz not null,
  constraint reminders_days check (cardinality(days) between 1 and 7 and days <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  constraint reminders_by_day check (time >= '08:00' and time < '22:00'),
  constraint reminders_time_zone_length check (char_length(time_zone) <= 64)
);

create index reminders_due_first on public.reminders (due_at);

alter table public.reminders enable row level security;

create policy "owners read when they are reminded" on public.reminders
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "owners ask to be reminded" on public.reminders
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "owners change when they are reminded" on public.reminders
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "owners ask to be left alone" on public.reminders
  for delete to authenticated using ((select auth.uid()) = user_id);
create policy "the REST API has no reminders" on public.reminders as restrictive
  to authenticated using (session_user <> 'authenticator');
create policy "nobody who is leaving reaches anything" on public.reminders as restrictive
  to authenticated using (not (select private.is_leaving()));
call private.require_every_step('public.reminders');

revoke all on public.reminders from anon, authenticated;
grant select, insert (days, time, time_zone), update (days, time, time_zone), delete on public.reminders to authenticated;
grant all on public.reminders to service_role;

-- The first of the chosen moments after another one. Eight days: today's may be over.
create function private.next_reminder(p_days smallint[], p_time time, p_time_zone text, p_after timestamptz)
  returns timestamptz language sql stable set search_path = '' as $$
  select min(moment) from (
    select (day + p_time) at time zone p_time_zone as moment
    from (select (p_after at time zone p_time_zone)::date + n as day from generate_series(0, 7) n) coming
    where extract(isodow from day) = any (p_days)
  ) chosen
  where moment > p_after
$$;

create function private.place_reminder() returns trigger language plpgsql set search_path = '' as $$
begin
  new.due_at := private.next_reminder(new.days, new.time, new.time_zone, now());
  return new;
end;
$$;

revoke execute on function private.next_reminder(smallint[], time, text, timestamptz) from public;
revoke execute on function private.place_reminder() from public;
grant execute on function private.next_reminder(smallint[], time, text, timestamptz) to authenticated, service_role;

create trigger reminders_place before insert or update of days, time, time_zone on public.reminders
  for each row execute function private.place_reminder();
