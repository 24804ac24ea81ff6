create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
create type auth.factor_status as enum ('unverified', 'verified');

create table auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type auth.factor_type not null,
  status auth.factor_status not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Sealed with a key that is not in the database.
  secret text,
  phone text,
  last_challenged_at timestamptz,
  -- The time step of the last code that was taken: no code works twice. Ours, GoTrue has no such column.
  last_totp_step bigint not null default 0
);

create unique index mfa_factors_user_friendly_name_unique on auth.mfa_factors (friendly_name, user_id)
  where trim(friendly_name) <> '';
create index mfa_factors_user_id_idx on auth.mfa_factors (user_id);

alter table auth.mfa_factors enable row level security;

create table auth.mfa_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null,
  verified_at timestamptz,
  ip_address inet,
  otp_code text
);

create index mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);

alter table auth.mfa_challenges enable row level security;
