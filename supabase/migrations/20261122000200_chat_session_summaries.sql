-- The beginning of a conversation that is too long for a model's window, in short. One a session; the messages stay.
create table public.session_summaries (
  session_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Ciphertext, see docs/architecture.md. Never text.
  body bytea not null,
  -- The position of the last message that it covers.
  up_to integer not null,
  model text not null,
  prompt_version text not null,
  updated_at timestamptz not null default now(),
  -- Session and summary have the same owner.
  constraint session_summaries_session foreign key (session_id, user_id)
    references public.sessions (id, user_id) on delete cascade
);

create index session_summaries_user on public.session_summaries (user_id);

alter table public.session_summaries enable row level security;

create policy "owners read their session summaries" on public.session_summaries
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "owners write session summaries" on public.session_summaries
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "owners change their session summaries" on public.session_summaries
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "owners delete their session summaries" on public.session_summaries
  for delete to authenticated using ((select auth.uid()) = user_id);
create policy "the REST API has no session summaries" on public.session_summaries as restrictive
  to authenticated using (session_user <> 'authenticator');

revoke all on public.session_summaries from anon, authenticated;
grant select, insert, update, delete on public.session_summaries to authenticated;
grant all on public.session_summaries to service_role;

-- What a person took back or wrote anew must not live on in a summary.
create function private.forget_summary_of_deleted() returns trigger
  language plpgsql set search_path = '' as $$
begin
  delete from public.session_summaries
    where session_id = old.session_id and up_to >= old.position;
  return null;
end;
$$;

revoke execute on function private.forget_summary_of_deleted() from public;

create trigger forget_summary after delete on public.messages
  for each row execute function private.forget_summary_of_deleted();
