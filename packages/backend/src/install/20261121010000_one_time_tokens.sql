create type auth.one_time_token_type as enum (
  'confirmation_token', 'reauthentication_token', 'recovery_token',
  'email_change_token_new', 'email_change_token_current', 'phone_change_token'
);

create type auth.code_challenge_method as enum ('s256', 'plain');

-- A sign-in that will be finished by who holds the verifier of its challenge.
create table auth.flow_state (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  -- A digest, and null until the code is handed out.
  auth_code text,
  code_challenge_method auth.code_challenge_method not null,
  code_challenge text not null,
  provider_type text not null,
  provider_access_token text,
  provider_refresh_token text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  authentication_method text not null,
  auth_code_issued_at timestamptz,
  constraint flow_state_auth_code_key unique (auth_code)
);

create index flow_state_user_id_idx on auth.flow_state (user_id);
create index flow_state_created_at_idx on auth.flow_state (created_at);

alter table auth.flow_state enable row level security;

-- One row a person and kind: a code to type and a link to follow, for the address `relates_to`. Neither can be read here.
create table auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  token_type auth.one_time_token_type not null,
  -- The digest of the link's token, which is long and random.
  token_hash text not null,
  relates_to text not null,
  created_at timestamp not null default (now() at time zone 'utc'),
  updated_at timestamp not null default (now() at time zone 'utc'),
  -- Six digits are soon tried, so they are hashed with a secret that the database lacks.
  code_hash text not null,
  attempts smallint not null default 0,
  expires_at timestamptz not null,
  flow_state_id uuid references auth.flow_state (id) on delete set null,
  constraint one_time_tokens_token_hash_check check (char_length(token_hash) > 0),
  constraint one_time_tokens_token_hash_key unique (token_hash)
);

create unique index one_time_tokens_user_id_token_type_key on auth.one_time_tokens (user_id, token_type);
create index one_time_tokens_flow_state_id_idx on auth.one_time_tokens (flow_state_id);

alter table auth.one_time_tokens enable row level security;
