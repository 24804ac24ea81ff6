-- The dialogues that somebody marked. Which these are tells what troubles them.
create table public.exercise_favourites (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  -- Ciphertext, see docs/architecture.md. Never text.
  body bytea not null,
  updated_at timestamptz not null default now()
);

alter table public.exercise_favourites enable row level security;

create policy "owners read their favourites" on public.exercise_favourites
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "owners write their favourites" on public.exercise_favourites
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "owners change their favourites" on public.exercise_favourites
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "owners delete their favourites" on public.exercise_favourites
  for delete to authenticated using ((select auth.uid()) = user_id);
create policy "the REST API has no favourites" on public.exercise_favourites as restrictive
  to authenticated using (session_user <> 'authenticator');
create policy "nobody who is leaving reaches anything" on public.exercise_favourites as restrictive
  to authenticated using (not (select private.is_leaving()));
call private.require_every_step('public.exercise_favourites');

revoke all on public.exercise_favourites from anon, authenticated;
grant select, delete on public.exercise_favourites to authenticated;
grant insert (body), update (body, updated_at) on public.exercise_favourites to authenticated;
grant all on public.exercise_favourites to service_role;
