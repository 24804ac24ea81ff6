-- A Google sign-up begins a trial only where Premium is sold: elsewhere everything is open, and the seven days would be gone
-- before there is anything to try.
create or replace function private.begin_google_trial() returns text
  language plpgsql security definer set search_path = '' as $$
begin
  if not (select is_sold from private.plan_settings) or not private.signs_in_with_google()
    or exists (select from public.perfis where id_usuario = auth.uid()) then
    return null;
  end if;
  return case when private.claim_trial(auth.uid()) then 'begun' else 'used' end;
end;
$$;

-- Begins the caller's trial: 'begun', 'unavailable', 'needs_address' or 'not_sold'. Without an address or a telephone number
-- nobody can tell that it is the first one; what was refused for that can be asked for again with one.
create or replace function private.start_trial() returns text
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
  if private.trial_digest(v_user) is null then
    return 'needs_address';
  end if;
  if not private.claim_trial(v_user) then
    update public.perfis set trial_used = true where id_usuario = v_user;
    return 'unavailable';
  end if;
  update public.perfis set trial_start_date = now() where id_usuario = v_user;
  return 'begun';
end;
$$;
