-- A function of its own, since a person may not read schema auth; it speaks of nobody but the caller.
create function private.signs_in_with_google() returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.identities i where i.user_id = (select auth.uid()) and i.provider = 'google'
  );
$$;

revoke execute on function private.signs_in_with_google() from public;
grant execute on function private.signs_in_with_google() to authenticated;

-- A Google sign-up begins the trial with its profile. A person cannot delete that, so it begins once an account.
create or replace function private.keep_guarded_profile_fields() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.ispremium := false;
    new.trial_start_date := case when private.signs_in_with_google() then now() end;
    new.trial_used := false;
  else
    new.ispremium := old.ispremium;
    new.trial_start_date := old.trial_start_date;
    new.trial_used := old.trial_used;
  end if;
  return new;
end;
$$;
