-- Mails that were asked for and are not sent yet. A row says who asked for what: its code and link are made when it is
-- sent, so nothing here opens an account, and asking for an unknown address leaves the same row.
create table auth.mail_queue (
  id bigint generated always as identity primary key,
  kind text not null,
  email text not null,
  user_id uuid references auth.users (id) on delete cascade,
  redirect_to text not null,
  code_challenge text,
  code_challenge_method auth.code_challenge_method,
  accept_language text,
  -- For an account that a one-time code may open: what its person says of themselves. Null where it may not.
  new_metadata jsonb,
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now()
);

create index mail_queue_due_at_idx on auth.mail_queue (due_at);
create index mail_queue_email_idx on auth.mail_queue (email);
create index mail_queue_user_id_idx on auth.mail_queue (user_id);

alter table auth.mail_queue enable row level security;
