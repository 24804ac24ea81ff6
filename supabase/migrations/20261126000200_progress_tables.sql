-- What a person did, kept apart from what they did it with: conversations, practices and entries may go.

-- Whose progress is counted, and in which time zone their days are cut: the one that was last asked for.
create table private.progress_people (
  user_id uuid primary key references auth.users (id) on delete cascade,
  time_zone text,
  longest_streak integer not null default 0,
  -- Conversations that are there, so that the list need not count them at each visit.
  sessions integer not null default 0
);

-- By quarter hours, since every time zone's day begins on one: from these the days of any time zone can be cut.
create table private.progress_quarters (
  user_id uuid not null references auth.users (id) on delete cascade,
  quarter timestamptz not null,
  -- Exchanges: a message of the person and its reply.
  replies integer not null default 0,
  -- Conversations that had their first exchange.
  conversations integer not null default 0,
  -- Conversations that were completed, each once.
  completed integer not null default 0,
  seconds integer not null default 0,
  check_ins integer not null default 0,
  practices integer not null default 0,
  -- How often each mood was told: { "calm": 2 }.
  moods jsonb not null default '{}',
  last_reply_at timestamptz,
  primary key (user_id, quarter)
);

-- The same by days of the person's time zone, which run to 04:00. Progress is answered from these.
create table private.progress_days (
  user_id uuid not null references auth.users (id) on delete cascade,
  day date not null,
  replies integer not null,
  conversations integer not null,
  completed integer not null,
  seconds integer not null,
  check_ins integer not null,
  practices integer not null,
  moods jsonb not null,
  last_reply_at timestamptz,
  is_active boolean not null generated always as (replies > 0 or check_ins > 0 or practices > 0) stored,
  primary key (user_id, day)
);

create table private.awarded_achievements (
  user_id uuid not null references auth.users (id) on delete cascade,
  achievement text not null,
  awarded_at timestamptz not null default now(),
  primary key (user_id, achievement)
);

-- When a conversation was counted as completed, so that it is counted once.
alter table public.sessions add column counted_at timestamptz;
create index sessions_uncounted on public.sessions (user_id, last_activity_at) where counted_at is null and has_exchange;

-- Server only: no policy, no grant to a client's role.
alter table private.progress_people enable row level security;
alter table private.progress_quarters enable row level security;

alter table private.progress_days enable row level security;
create policy "owners read their days" on private.progress_days
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "nobody who is leaving reaches anything" on private.progress_days as restrictive
  to authenticated using (not (select private.is_leaving()));
call private.require_every_step('private.progress_days');

alter table private.awarded_achievements enable row level security;
create policy "owners read their achievements" on private.awarded_achievements
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "nobody who is leaving reaches anything" on private.awarded_achievements as restrictive
  to authenticated using (not (select private.is_leaving()));
call private.require_every_step('private.awarded_achievements');

revoke all on private.progress_people, private.progress_quarters, private.progress_days, private.awarded_achievements
  from anon, authenticated;
grant select on private.progress_days, private.awarded_achievements to authenticated;
grant all on private.progress_people, private.progress_quarters, private.progress_days, private.awarded_achievements
  to service_role;
