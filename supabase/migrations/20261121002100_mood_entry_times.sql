-- PostgreSQL also knows infinity and the year 294276, which no calendar of ours does.
alter table public.mood_entries
  add constraint mood_entries_recorded_at_range
  check (recorded_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00');
