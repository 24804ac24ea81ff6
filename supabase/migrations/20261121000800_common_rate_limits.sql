-- How often a person did something in the running minute. Unlogged: a crash may forget it, and no commit waits for it.
create unlogged table private.rate_limits (
  user_id uuid not null references auth.users (id) on delete cascade,
  action text not null,
  minute_start timestamptz not null default now(),
  used integer not null default 1,
  primary key (user_id, action)
);

-- Server only: no policy, no grant to a client's role.
alter table private.rate_limits enable row level security;
revoke all on private.rate_limits from anon, authenticated;
grant all on private.rate_limits to service_role;
