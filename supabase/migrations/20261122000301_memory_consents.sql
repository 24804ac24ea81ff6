-- Each consent with its time and version, and when it was taken back; the one that holds has no such time.
create table public.memory_consents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  version text not null,
  given_at timestamptz not null default now(),
  withdrawn_at timestamptz
);

create index memory_consents_user on public.memory_consents (user_id, given_at desc);
create unique index memory_consents_one_holds on public.memory_consents (user_id) where withdrawn_at is null;

alter table public.memory_consents enable row level security;

create policy "owners read their consents" on public.memory_consents
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "owners consent" on public.memory_consents
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "owners withdraw their consents" on public.memory_consents
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "the REST API has no consents" on public.memory_consents as restrictive
  to authenticated using (session_user <> 'authenticator');

revoke all on public.memory_consents from anon, authenticated;
grant select, insert on public.memory_consents to authenticated;
grant update (withdrawn_at) on public.memory_consents to authenticated;
grant all on public.memory_consents to service_role;
