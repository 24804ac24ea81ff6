-- One trial a person, also for whoever deletes their account and makes another: what stays of it is a keyed hash of the
-- address, by which nobody is found who is not looked for by their address and with the key.
create table private.trial_key (
  is_only boolean primary key default true,
  -- Two random UUIDs: 244 bits.
  key bytea not null default decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'),
  constraint trial_key_only_one check (is_only)
);
insert into private.trial_key default values;

create table private.used_trials (
  digest bytea primary key,
  begun_on date not null default current_date
);

-- Who was told by mail that the trial ends, or is about to be.
create table private.trial_reminders (
  user_id uuid primary key references auth.users (id) on delete cascade,
  claimed_until timestamptz not null,
  sent_at timestamptz
);

create index perfis_trials on public.perfis (trial_start_date) where trial_start_date is not null and not trial_used;

-- Server only: no policy, no grant to a client's role.
alter table private.trial_key enable row level security;
alter table private.used_trials enable row level security;
alter table private.trial_reminders enable row level security;
revoke all on private.trial_key, private.used_trials, private.trial_reminders from anon, authenticated;
grant all on private.trial_key, private.used_trials, private.trial_reminders to service_role;

-- One mailbox, however it is written: what stands after a plus, and at Google the dots, lead to the same.
create function private.normalise_address(p_address text) returns text
  language sql immutable set search_path = '' as $$
  select case
    when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || domain
  end
  from (
    select split_part(split_part(lower(trim(p_address)), '@', 1), '+', 1) as name,
      split_part(lower(trim(p_address)), '@', 2) as domain
  ) parts
$$;

create function private.trial_digest(p_user uuid) returns bytea
  language sql stable security definer set search_path = '' as $$
  select sha256(k.key || sha256(k.key || convert_to(told.address, 'UTF8')))
  from private.trial_key k, (
    select coalesce(private.normalise_address(nullif(email, '')), nullif(phone, '')) as address
    from auth.users where id = p_user
  ) told
  where told.address is not null
$$;

-- True once for each address.
create function private.claim_trial(p_user uuid) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.used_trials (digest) select d from private.trial_digest(p_user) d where d is not null
  on conflict (digest) do nothing;
  return found;
end;
$$;

insert into private.used_trials (digest)
  select private.trial_digest(id_usuario) from public.perfis
  where trial_start_date is not null and private.trial_digest(id_usuario) is not null
  on conflict do nothing;

-- Whether the profile that the caller makes begins a trial: 'begun', 'used' with an earlier account, or null.
-- An upsert of a profile that exists comes by here, too, and begins nothing.
create function private.begin_google_trial() returns text
  language plpgsql security definer set search_path = '' as $$
begin
  if not private.signs_in_with_google() or exists (select from public.perfis where id_usuario = auth.uid()) then
    return null;
  end if;
  return case when private.claim_trial(auth.uid()) then 'begun' else 'used' end;
end;
$$;

create or replace function private.keep_guarded_profile_fields() returns trigger
  language plpgsql set search_path = '' as $$
declare
  v_trial text;
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  if tg_op = 'INSERT' then
    v_trial := private.begin_google_trial();
    new.ispremium := false;
    new.trial_start_date := case v_trial when 'begun' then now() end;
    new.trial_used := coalesce(v_trial = 'used', false);
  else
    new.ispremium := old.ispremium;
    new.trial_start_date := old.trial_start_date;
    new.trial_used := old.trial_used;
  end if;
  return new;
end;
$$;

-- Begins the caller's trial: 'begun', 'unavailable' or 'not_sold'.
create function private.start_trial() returns text
  language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := auth.uid();
  v_profile public.perfis;
begin
  if not (select is_sold from private.plan_settings) then
    return 'not_sold';
  end if;
  insert into public.perfis (id_usuario) values (v_user) on conflict do nothing;
  select * into v_profile from public.perfis where id_usuario = v_user for update;
  if v_profile.trial_start_date is not null or v_profile.trial_used or private.has_premium() then
    return 'unavailable';
  end if;
  if not private.claim_trial(v_user) then
    update public.perfis set trial_used = true where id_usuario = v_user;
    return 'unavailable';
  end if;
  update public.perfis set trial_start_date = now() where id_usuario = v_user;
  return 'begun';
end;
$$;

-- Ends the caller's trial now. False if there is none.
create function private.cancel_trial() returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  update public.perfis set trial_used = true
  where id_usuario = auth.uid() and private.plan_state(id_usuario) in ('trial', 'grace');
  return found;
end;
$$;

revoke execute on function private.normalise_address(text), private.trial_digest(uuid), private.claim_trial(uuid),
  private.begin_google_trial(), private.start_trial(), private.cancel_trial() from public;
grant execute on function private.begin_google_trial(), private.start_trial(), private.cancel_trial()
  to authenticated, service_role;
