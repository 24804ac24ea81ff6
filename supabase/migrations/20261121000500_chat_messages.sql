create table public.messages (
  id uuid primary key,
  session_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Order within the session; gaps are left where messages gave way to others.
  position integer not null,
  role text not null,
  -- Ciphertext, see docs/architecture.md. Never text.
  body bytea not null,
  status text not null default 'complete',
  reply_to uuid references public.messages (id) on delete cascade,
  engine text,
  model text,
  prompt_version text,
  created_at timestamptz not null default now(),
  -- Session and message have the same owner.
  constraint messages_session foreign key (session_id, user_id)
    references public.sessions (id, user_id) on delete cascade,
  constraint messages_position unique (session_id, position),
  constraint messages_one_reply unique (reply_to),
  constraint messages_role check (role in ('user', 'assistant')),
  constraint messages_status check (status in ('complete', 'stopped', 'interrupted')),
  constraint messages_engine check (engine in ('guided', 'model'))
);

create index messages_user on public.messages (user_id);

alter table public.messages enable row level security;

create policy "owners read their messages" on public.messages
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "owners write messages" on public.messages
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "owners delete their messages" on public.messages
  for delete to authenticated using ((select auth.uid()) = user_id);

revoke all on public.messages from anon, authenticated;
grant select, insert, delete on public.messages to authenticated;
grant all on public.messages to service_role;
