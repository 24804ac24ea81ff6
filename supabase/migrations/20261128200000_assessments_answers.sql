-- What somebody answered to a questionnaire about their last two weeks.
create table public.assessments (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- In plain text, for the database sees to the time between two.
  instrument text not null,
  -- Ciphertext, see docs/architecture.md: the answers, and the language they were given in.
  body bytea not null,
  created_at timestamptz(3) not null default now(),
  constraint assessments_instrument check (instrument in ('phq9', 'gad7'))
);

create index assessments_user_recent on public.assessments (user_id, created_at desc, id desc);

alter table public.assessments enable row level security;

create policy "owners read what they answered" on public.assessments
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "owners add what they answered" on public.assessments
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "owners delete what they answered" on public.assessments
  for delete to authenticated using ((select auth.uid()) = user_id);
create policy "the REST API has no assessments" on public.assessments as restrictive
  to authenticated using (session_user <> 'authenticator');
create policy "nobody who is leaving reaches anything" on public.assessments as restrictive
  to authenticated using (not (select private.is_leaving()));
call private.require_every_step('public.assessments');

revoke all on public.assessments from anon, authenticated;
grant select, delete, insert (id, instrument, body) on public.assessments to authenticated;
grant all on public.assessments to service_role;

-- The questions ask about two weeks: they are answered every fourteen days at most, on however many devices at once.
create function private.space_assessments() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(
    pg_catalog.hashtextextended(new.user_id::text || new.instrument, tg_relid::bigint));
  if exists (
    select from public.assessments
    where user_id = new.user_id and instrument = new.instrument and id <> new.id
      and created_at > now() - interval '14 days'
  ) then
    raise exception 'answered less than fourteen days ago' using errcode = 'PT409';
  end if;
  return new;
end;
$$;

revoke execute on function private.space_assessments() from public;

create trigger space_assessments before insert on public.assessments
  for each row execute function private.space_assessments();
create trigger limit_rows after insert on public.assessments
  for each statement execute function private.limit_rows('20', '5000');
