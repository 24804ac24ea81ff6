-- How many rows a person may have, and make within a day: packages/domain/src/hosting/row-limits.ts says the same. PT429 is answered
-- with status 429, by Supabase's REST API too. What the server does for itself has no person and no limit.
create function private.limit_rows() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  person uuid := auth.uid();
  per_day int := tg_argv[0];
  in_total int := tg_argv[1];
  today int;
  total int;
begin
  if person is null then return null; end if;
  -- One after the other, or those that write at once would not see each other.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(person::text, tg_relid::bigint));
  execute pg_catalog.format(
    'select count(*), count(*) filter (where created_at > now() - interval ''1 day'') from %s where user_id = $1',
    tg_relid::regclass
  ) into total, today using person;
  if today > per_day or total > in_total then
    raise exception 'too many rows' using errcode = 'PT429';
  end if;
  return null;
end;
$$;

revoke execute on function private.limit_rows() from public;

create trigger limit_rows after insert on public.mood_entries
  for each statement execute function private.limit_rows('100', '20000');
create trigger limit_rows after insert on public.sessions
  for each statement execute function private.limit_rows('300', '50000');
create trigger limit_rows after insert on public.reply_reports
  for each statement execute function private.limit_rows('100', '5000');
