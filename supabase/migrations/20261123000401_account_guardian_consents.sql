-- Who was asked to agree that a minor uses Alento, and what became of it. One row a question.
create table private.guardian_consents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Gone as soon as there is nobody to write to any more.
  guardian_email text,
  language public.language_code not null,
  asked_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  -- SHA-256 of what the link carries: of the question, and once that is answered of the way to take the consent back.
  token_hash bytea unique,
  -- The mail that is still to be sent, and from when on.
  mail text,
  mail_due_at timestamptz not null default now(),
  guardian_name text,
  guardian_relation text,
  consent_version text,
  confirmed_at timestamptz,
  refused_at timestamptz,
  revoked_at timestamptz,
  constraint guardian_consents_mail check (mail in ('request', 'confirmation')),
  constraint guardian_consents_mail_address check (mail is null or guardian_email is not null),
  constraint guardian_consents_guardian_email_length check (char_length(guardian_email) <= 320),
  constraint guardian_consents_guardian_name_length check (char_length(guardian_name) between 2 and 120),
  constraint guardian_consents_guardian_relation
    check (guardian_relation in ('parent', 'grandparent', 'guardian', 'other')),
  constraint guardian_consents_one_answer check (confirmed_at is null or refused_at is null),
  constraint guardian_consents_confirmed_by check (
    confirmed_at is null or (guardian_name is not null and guardian_relation is not null and consent_version is not null)
  )
);

create index guardian_consents_user on private.guardian_consents (user_id, asked_at desc);
create index guardian_consents_mail_due on private.guardian_consents (mail_due_at) where mail is not null;

-- Server only: no policy, no grant to a client's role.
alter table private.guardian_consents enable row level security;
revoke all on private.guardian_consents from anon, authenticated;
grant all on private.guardian_consents to service_role;

-- What follows from a person's age: unknown, refused, waiting, consented or adult.
create function private.age_state(p_user uuid) returns text
  language sql stable security definer set search_path = '' as $$
  select coalesce((
    select case
      when p.data_nascimento is null or not p.idade_confirmada then 'unknown'
      when private.age_of(p.data_nascimento) >= 18 then 'adult'
      when private.age_of(p.data_nascimento) < 13 then 'refused'
      when exists (
        select from private.guardian_consents g
        where g.user_id = p_user and g.confirmed_at is not null and g.revoked_at is null
      ) then 'consented'
      else 'waiting'
    end
    from public.perfis p where p.id_usuario = p_user
  ), 'unknown')
$$;

create function private.own_age_state() returns text
  language sql stable security definer set search_path = '' as $$
  select private.age_state((select auth.uid()))
$$;

create function private.may_converse() returns boolean language sql stable set search_path = '' as $$
  select private.own_age_state() in ('adult', 'consented')
$$;

-- Questions that nobody answered or that were refused, and mails that could not be sent for two days.
create function private.sweep_guardian_consents() returns void language sql set search_path = '' as $$
  delete from private.guardian_consents where confirmed_at is null and expires_at < now() - interval '7 days';
  update private.guardian_consents set mail = null 
    where mail is not null and greatest(asked_at, confirmed_at) < now() - interval '2 days';
$$;

grant execute on function private.own_age_state() to authenticated, service_role;
grant execute on function private.may_converse() to authenticated, service_role;
grant execute on function private.age_state(uuid) to service_role;
revoke execute on function private.age_state(uuid), private.own_age_state(), private.may_converse(),
  private.sweep_guardian_consents() from public;

-- The server says why; these are the last gate.
create policy "conversations begin once the person's age is settled" on public.sessions as restrictive
  for insert to authenticated with check ((select private.may_converse()));
create policy "people write once their age is settled" on public.messages as restrictive
  for insert to authenticated with check (role <> 'user' or (select private.may_converse()));
create policy "people note memories once their age is settled" on public.memories as restrictive
  for insert to authenticated with check (source <> 'person' or (select private.may_converse()));
