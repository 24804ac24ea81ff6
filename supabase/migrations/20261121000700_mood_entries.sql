create table public.mood_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  mood public.mood_key not null,
  note text,
  recorded_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  constraint mood_entries_note_length check (char_length(note) <= 500)
);

create index mood_entries_user_recent on public.mood_entries (user_id, recorded_at desc);

alter table public.mood_entries enable row level security;

create policy "owners read their mood entries" on public.mood_entries
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "owners record mood entries" on public.mood_entries
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "owners change their mood entries" on public.mood_entries
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "owners delete their mood entries" on public.mood_entries
  for delete to authenticated using ((select auth.uid()) = user_id);

revoke all on public.mood_entries from anon, authenticated;
grant select, insert, update, delete on public.mood_entries to authenticated;
grant all on public.mood_entries to service_role;
