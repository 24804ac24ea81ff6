create table public.memories (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Ciphertext, see docs/architecture.md. Never text.
  body bytea not null,
  source text not null,
  session_id uuid,
  -- Those of one transaction have an order, too.
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  -- When the person was told of what the companion saved; what they put down themselves needs no telling.
  noticed_at timestamptz,
  constraint memories_source check (source in ('person', 'companion')),
  -- Who deletes a conversation wants it forgotten, with what was taken from it.
  constraint memories_session foreign key (session_id, user_id)
    references public.sessions (id, user_id) on delete cascade
);

create index memories_user_recent on public.memories (user_id, updated_at desc);
create index memories_of_session on public.memories (session_id);

alter table public.memories enable row level security;

create policy "owners read their memories" on public.memories
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "owners add memories" on public.memories
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "owners change their memories" on public.memories
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "owners delete their memories" on public.memories
  for delete to authenticated using ((select auth.uid()) = user_id);
create policy "the REST API has no memories" on public.memories as restrictive
  to authenticated using (session_user <> 'authenticator');

revoke all on public.memories from anon, authenticated;
grant select, insert, delete on public.memories to authenticated;
grant update (body, updated_at, noticed_at) on public.memories to authenticated;
grant all on public.memories to service_role;
