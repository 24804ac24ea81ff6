create table public.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  mood public.mood_key not null,
  kind text not null,
  personality text not null,
  language public.language_code not null,
  state text not null default 'not_started',
  -- True once a message of the person has a reply; only then an ended session counts as completed.
  has_exchange boolean not null default false,
  -- Which opening line the person saw, so that the next session can choose another.
  opening_variant integer not null,
  mood_after public.mood_key,
  takeaway bytea,
  created_at timestamptz not null default now(),
  last_activity_at timestamptz not null default now(),
  ended_at timestamptz,
  constraint sessions_kind check (kind in ('support', 'reflective', 'inspiring')),
  constraint sessions_personality check (personality in ('default', 'wise', 'friend', 'coach', 'therapist')),
  constraint sessions_state check (state in ('not_started', 'in_progress', 'paused', 'completed', 'ended')),
  constraint sessions_owner unique (id, user_id)
);

create index sessions_user_recent on public.sessions (user_id, created_at desc, id desc);

alter table public.sessions enable row level security;

create policy "owners read their sessions" on public.sessions
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "owners start sessions" on public.sessions
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "owners change their sessions" on public.sessions
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "owners delete their sessions" on public.sessions
  for delete to authenticated using ((select auth.uid()) = user_id);

revoke all on public.sessions from anon, authenticated;
grant select, insert, update, delete on public.sessions to authenticated;
grant all on public.sessions to service_role;

-- The state a person sees: idle for 30 minutes is paused, idle for 12 hours is over.
create function private.session_state(s public.sessions) returns text
  language sql stable set search_path = '' as $$
  select case
    when s.state in ('completed', 'ended') then s.state
    when s.last_activity_at < now() - interval '12 hours' then
      case when s.has_exchange then 'completed' else 'ended' end
    when s.state = 'in_progress' and s.last_activity_at < now() - interval '30 minutes' then 'paused'
    else s.state
  end
$$;

grant execute on function private.session_state(public.sessions) to authenticated, service_role;
