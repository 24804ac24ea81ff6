-- What somebody writes for themselves: freely, or as a thought record.
create table public.journal_entries (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- Ciphertext, see docs/architecture.md: the kind of the entry and all its words. Never text.
  body bytea not null,
  -- By the clock of the device, which counts in milliseconds.
  written_at timestamptz(3) not null,
  -- Of two states the later one holds.
  changed_at timestamptz(3) not null
);

create index journal_entries_user_recent on public.journal_entries (user_id, written_at desc, id desc);

alter table public.journal_entries enable row level security;

create policy "owners read their journal" on public.journal_entries
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "owners write into their journal" on public.journal_entries
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "owners change their journal" on public.journal_entries
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "owners delete from their journal" on public.journal_entries
  for delete to authenticated using ((select auth.uid()) = user_id);
create policy "the REST API has no journal" on public.journal_entries as restrictive
  to authenticated using (session_user <> 'authenticator');
create policy "nobody who is leaving reaches anything" on public.journal_entries as restrictive
  to authenticated using (not (select private.is_leaving()));
call private.require_every_step('public.journal_entries');

revoke all on public.journal_entries from anon, authenticated;
grant select, delete on public.journal_entries to authenticated;
grant insert (id, body, written_at, changed_at) on public.journal_entries to authenticated;
grant update (body, changed_at) on public.journal_entries to authenticated;
grant all on public.journal_entries to service_role;
