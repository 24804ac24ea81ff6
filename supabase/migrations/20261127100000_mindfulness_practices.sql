-- Each practice that somebody has finished: a breathing exercise or a meditation.
create table public.practices (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  kind text not null,
  practice text not null,
  -- By the clock of the device, which counts in milliseconds.
  started_at timestamptz(3) not null,
  finished_at timestamptz(3) not null,
  -- How long was practised, pauses left out.
  seconds integer not null,
  mood_before public.mood_key,
  mood_after public.mood_key,
  -- Of two states the later one holds.
  changed_at timestamptz(3) not null,
  constraint practices_kind check (kind in ('breathing', 'meditation')),
  constraint practices_practice check (practice ~ '^[A-Za-z]{1,40}$'),
  constraint practices_times check (started_at <= finished_at),
  constraint practices_seconds check (seconds between 0 and 14400)
);

create index practices_user_recent on public.practices (user_id, finished_at desc, id desc);

alter table public.practices enable row level security;

create policy "owners read their practices" on public.practices
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "owners add practices" on public.practices
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "owners change their practices" on public.practices
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "owners delete their practices" on public.practices
  for delete to authenticated using ((select auth.uid()) = user_id);
create policy "the REST API has no practices" on public.practices as restrictive
  to authenticated using (session_user <> 'authenticator');
create policy "nobody who is leaving reaches anything" on public.practices as restrictive
  to authenticated using (not (select private.is_leaving()));
call private.require_every_step('public.practices');

revoke all on public.practices from anon, authenticated;
grant select, delete on public.practices to authenticated;
grant insert (id, kind, practice, started_at, finished_at, seconds, mood_before, mood_after, changed_at)
  on public.practices to authenticated;
-- When it was done stays as it was told first; how it felt can be said later.
grant update (mood_before, mood_after, changed_at) on public.practices to authenticated;
grant all on public.practices to service_role;
