-- Attempts a key (an address or an account, as a digest) has made in its running window. Shared by all processes;
-- unlogged, since a count lost in a crash costs nothing and a count kept would cost a disk write an attempt.
create unlogged table auth.rate_limits (
  key text primary key,
  used integer not null,
  resets_at timestamptz not null
);

create index rate_limits_resets_at on auth.rate_limits (resets_at);

alter table auth.rate_limits enable row level security;

create table auth.audit_log_entries (
  instance_id uuid,
  id uuid primary key default gen_random_uuid(),
  -- The action and the ids of who did it. Never an address, a name or a secret.
  payload json,
  created_at timestamptz default now(),
  ip_address varchar(64) not null default ''
);

alter table auth.audit_log_entries enable row level security;
