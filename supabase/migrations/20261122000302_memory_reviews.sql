-- A conversation that ended is looked back at once, by whichever process comes first.
create table public.memory_reviews (
  session_id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  constraint memory_reviews_session foreign key (session_id, user_id)
    references public.sessions (id, user_id) on delete cascade
);

create index memory_reviews_user on public.memory_reviews (user_id);

alter table public.memory_reviews enable row level security;

create policy "owners read their reviews" on public.memory_reviews
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "owners begin reviews" on public.memory_reviews
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "owners finish their reviews" on public.memory_reviews
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "owners take reviews back" on public.memory_reviews
  for delete to authenticated using ((select auth.uid()) = user_id);
create policy "the REST API has no reviews" on public.memory_reviews as restrictive
  to authenticated using (session_user <> 'authenticator');

revoke all on public.memory_reviews from anon, authenticated;
grant select, insert, delete on public.memory_reviews to authenticated;
grant update (finished_at) on public.memory_reviews to authenticated;
grant all on public.memory_reviews to service_role;
