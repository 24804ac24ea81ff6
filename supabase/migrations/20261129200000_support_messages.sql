-- What people ask the people who run the product: a question about Alento, never a conversation.
create table public.support_messages (
  -- Made by the sender's device, so that a message sent twice is stored once.
  id uuid primary key,
  created_at timestamptz not null default now(),
  -- Nobody, where the sender was not signed in.
  user_id uuid references auth.users (id) on delete cascade,
  -- Ciphertext under the key of support (server/src/platform/encryption/support-cipher.ts). Never text.
  email bytea not null,
  message bytea not null,
  -- A keyed digest of the address: finds what came from it without opening anything.
  email_digest bytea not null,
  category text not null,
  -- What the sender's device told, if they agreed; no words of theirs.
  diagnostics jsonb,
  is_priority boolean not null default false,
  status text not null default 'open',
  assigned_to uuid references auth.users (id) on delete set null,
  closed_at timestamptz,
  language public.language_code not null,
  tier smallint not null default 0,
  constraint support_messages_category check (category in ('technical', 'account', 'premium', 'other')),
  constraint support_messages_status check (status in ('open', 'assigned', 'answered', 'closed')),
  constraint support_messages_closed check ((status = 'closed') = (closed_at is not null)),
  constraint support_messages_tier check (tier between 0 and 4)
);

create index support_messages_user on public.support_messages (user_id);
create index support_messages_inbox on public.support_messages (status, is_priority desc, created_at desc, id desc);
create index support_messages_email on public.support_messages (email_digest);
create index support_messages_assigned on public.support_messages (assigned_to);

-- Mails that are still to be sent: a receipt to the sender, a notice to the operators.
create table private.support_mails (
  message_id uuid not null references public.support_messages (id) on delete cascade,
  kind text not null,
  due_at timestamptz not null default now(),
  primary key (message_id, kind),
  constraint support_mails_kind check (kind in ('receipt', 'notice'))
);

create index support_mails_due on private.support_mails (due_at);

-- How often somebody wrote in the running hour, by keyed digests of network and mail addresses. Unlogged, as private.rate_limits is.
create unlogged table private.support_attempts (
  key bytea primary key,
  used integer not null default 1,
  resets_at timestamptz not null default now() + interval '1 hour'
);

alter table public.support_messages enable row level security;
-- Server only: no policy, no grant to a client's role.
alter table private.support_mails enable row level security;
alter table private.support_attempts enable row level security;

-- Written by the server alone, since visitors write, too.
create policy "owners read what they asked" on public.support_messages
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "the REST API has no support messages" on public.support_messages as restrictive
  to authenticated using (session_user <> 'authenticator');
create policy "nobody who is leaving reaches anything" on public.support_messages as restrictive
  to authenticated using (not (select private.is_leaving()));
call private.require_every_step('public.support_messages');

revoke all on public.support_messages, private.support_mails, private.support_attempts from anon, authenticated;
-- Not who works on it.
grant select (id, created_at, user_id, email, message, category, diagnostics, is_priority, status, closed_at, language, tier)
  on public.support_messages to authenticated;
grant all on public.support_messages, private.support_mails, private.support_attempts to service_role;

-- What was settled half a year ago, mails that could not be sent for two days, and hours that are over.
create function private.sweep_support() returns void language sql set search_path = '' as $$
  delete from public.support_messages where closed_at < now() - interval '180 days';
  delete from private.support_mails m using public.support_messages s
    where s.id = m.message_id and s.created_at < now() - interval '2 days';
  delete from private.support_attempts where resets_at < now();
$$;

revoke execute on function private.sweep_support() from public;
