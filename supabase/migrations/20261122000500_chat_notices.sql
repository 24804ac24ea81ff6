-- Which notice (that an AI answers, that a break might do good) was shown to whom and when: no words, only the version of its words.
create table public.chat_notices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Null once the conversation is deleted: that the notice was shown stays provable as long as the account is there.
  session_id uuid,
  after_message uuid references public.messages (id) on delete set null,
  kind text not null,
  version text not null,
  language public.language_code not null,
  shown_at timestamptz not null default now(),
  constraint chat_notices_session foreign key (session_id, user_id)
    references public.sessions (id, user_id) on delete set null (session_id),
  constraint chat_notices_kind check (kind in ('start', 'reminder', 'break')),
  constraint chat_notices_version check (version ~ '^\d{4}-\d{2}-\d{2}(\.\d{1,2})?$')
);

create index chat_notices_user_recent on public.chat_notices (user_id, shown_at desc);
create index chat_notices_session on public.chat_notices (session_id);
create index chat_notices_after_message on public.chat_notices (after_message);

alter table public.chat_notices enable row level security;

create policy "owners read the notices they were shown" on public.chat_notices
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "owners are noted as having been shown a notice" on public.chat_notices
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "the REST API has no notices" on public.chat_notices as restrictive
  to authenticated using (session_user <> 'authenticator');

-- What was shown is never changed and goes only with the account.
revoke all on public.chat_notices from anon, authenticated;
grant select, insert on public.chat_notices to authenticated;
grant all on public.chat_notices to service_role;
