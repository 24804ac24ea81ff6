-- The way back in for whoever has lost their second step: one code a person, of which only a digest is kept.
create table private.recovery_codes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  digest bytea not null,
  created_at timestamptz not null default now()
);

-- Server only: no policy, no grant to a client's role.
alter table private.recovery_codes enable row level security;
revoke all on private.recovery_codes from anon, authenticated;
grant all on private.recovery_codes to service_role;
