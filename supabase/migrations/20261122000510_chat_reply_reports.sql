-- A reply that a person reported. Nothing leads to the message, unless the person sends its text along.
create table public.reply_reports (
  id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  category text not null,
  language public.language_code not null,
  engine text not null,
  model text,
  prompt_version text,
  -- Ciphertext, see docs/architecture.md. Never text.
  comment bytea,
  reply bytea,
  created_at timestamptz not null default now(),
  -- Ids are made by clients: another person's id is in nobody's way.
  primary key (user_id, id),
  constraint reply_reports_category check (category in ('harmful', 'crisis', 'wrong', 'offensive', 'other')),
  constraint reply_reports_engine check (engine in ('guided', 'model'))
);

alter table public.reply_reports enable row level security;

create policy "owners read their reports" on public.reply_reports
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "owners report replies" on public.reply_reports
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "the REST API has no reports" on public.reply_reports as restrictive
  to authenticated using (session_user <> 'authenticator');

revoke all on public.reply_reports from anon, authenticated;
grant select, insert on public.reply_reports to authenticated;
grant all on public.reply_reports to service_role;
