-- Each time that an operator asked how an account is: who did, and at whose.
create table private.account_looks (
  id uuid primary key default gen_random_uuid(),
  -- The look stays when its operator goes: the person is still told of it.
  operator_id uuid references auth.users (id) on delete set null,
  -- Nobody, where the address had no account. The address itself is kept nowhere.
  person_id uuid references auth.users (id) on delete cascade,
  looked_at timestamptz not null default now()
);

create index account_looks_operator on private.account_looks (operator_id);
create index account_looks_person on private.account_looks (person_id, looked_at);

-- Server only: no policy, no grant to a client's role.
alter table private.account_looks enable row level security;
revoke all on private.account_looks from anon, authenticated;
grant all on private.account_looks to service_role;

-- How an account is, without anything that its person wrote or told: truths, times and counts.
create function private.account_health(p_person uuid) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'createdAt', u.created_at,
    'lastSignInAt', u.last_sign_in_at,
    'isEmailConfirmed', u.email_confirmed_at is not null,
    'hasPassword', coalesce(u.encrypted_password, '') <> '',
    'hasGoogle', exists (select from auth.identities i where i.user_id = u.id and i.provider = 'google'),
    'secondFactors', (
      select count(*) from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified'
    ),
    'devices', (
      select count(*) from auth.sessions s where s.user_id = u.id and (s.not_after is null or s.not_after > now())
    ),
    'profile', (
      select jsonb_build_object(
        'hasName', coalesce(trim(p.nome_completo), '') <> '',
        'hasGender', coalesce(p.sexo, '') <> '',
        'hasBirthDate', p.data_nascimento is not null,
        'hasPicture', coalesce(p.avatar_url, '') <> ''
      ) from public.perfis p where p.id_usuario = u.id
    ),
    'age', private.age_state(u.id),
    'plan', (
      select jsonb_build_object(
        'isPremium', p.ispremium, 'trialStartedAt', p.trial_start_date, 'isTrialUsed', p.trial_used
      ) from public.perfis p where p.id_usuario = u.id
    ),
    'terms', (
      select jsonb_build_object('version', t.version, 'acceptedAt', t.accepted_at)
      from public.terms_acceptances t where t.user_id = u.id order by t.version desc limit 1
    ),
    'deletionDueAt', (
      select d.due_at from private.account_deletions d where d.user_id = u.id and d.cancelled_at is null
    ),
    'looks', (
      select jsonb_build_object('count', count(*), 'lastAt', max(l.looked_at))
      from private.account_looks l where l.person_id = u.id
    )
  )
  from auth.users u where u.id = p_person and u.deleted_at is null
$$;

create function private.own_account_health() returns jsonb
  language sql stable security definer set search_path = '' as $$
  select private.account_health(auth.uid())
$$;

-- The address of whoever asks, if it was proved to be theirs: what a token says of it may be of yesterday.
create function private.own_proved_email() returns text
  language sql stable security definer set search_path = '' as $$
  select lower(u.email) from auth.users u
  where u.id = auth.uid() and u.email_confirmed_at is not null and u.deleted_at is null
    and (u.banned_until is null or u.banned_until < now())
$$;

-- What an operator sees of the account of an address; nothing is shown that was not noted.
create function private.look_at_account(p_operator uuid, p_email text) returns jsonb
  language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
begin
  select u.id into person from auth.users u
  where lower(u.email) = lower(p_email) and u.is_sso_user = false and u.deleted_at is null;
  insert into private.account_looks (operator_id, person_id) values (p_operator, person);
  return private.account_health(person);
end;
$$;

revoke execute on function private.account_health(uuid), private.own_account_health(), private.own_proved_email(),
  private.look_at_account(uuid, text) from public;
grant execute on function private.own_account_health(), private.own_proved_email() to authenticated;
grant execute on function private.look_at_account(uuid, text) to service_role;
