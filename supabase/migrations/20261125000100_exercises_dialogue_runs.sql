-- Each time that somebody goes through a guided dialogue, as far as they got.
create table public.dialogue_runs (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- Ciphertext, see docs/architecture.md: which dialogue, in which language, what was answered. Never text.
  body bytea not null,
  -- The conversation it was begun from.
  session_id uuid,
  -- By the clock of the device, which counts in milliseconds.
  started_at timestamptz(3) not null,
  -- Of two states the later one holds.
  changed_at timestamptz(3) not null,
  finished_at timestamptz(3),
  -- What somebody took away from an exercise outlives the conversation.
  constraint dialogue_runs_session foreign key (session_id, user_id)
    references public.sessions (id, user_id) on delete set null (session_id)
);

create index dialogue_runs_user_recent on public.dialogue_runs (user_id, started_at desc, id desc);
create index dialogue_runs_of_session on public.dialogue_runs (session_id);

alter table public.dialogue_runs enable row level security;

create policy "owners read their runs" on public.dialogue_runs
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "owners add runs" on public.dialogue_runs
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "owners change their runs" on public.dialogue_runs
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "owners delete their runs" on public.dialogue_runs
  for delete to authenticated using ((select auth.uid()) = user_id);
create policy "the REST API has no runs" on public.dialogue_runs as restrictive
  to authenticated using (session_user <> 'authenticator');
create policy "nobody who is leaving reaches anything" on public.dialogue_runs as restrictive
  to authenticated using (not (select private.is_leaving()));
call private.require_every_step('public.dialogue_runs');

revoke all on public.dialogue_runs from anon, authenticated;
grant select, delete on public.dialogue_runs to authenticated;
grant insert (id, body, session_id, started_at, changed_at, finished_at) on public.dialogue_runs to authenticated;
grant update (body, session_id, changed_at, finished_at) on public.dialogue_runs to authenticated;
grant all on public.dialogue_runs to service_role;
