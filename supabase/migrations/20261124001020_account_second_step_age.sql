-- Since when a person's sign-in takes two steps: a recovery code from before was made for a step that is gone. Null where one
-- is enough.
create function private.second_step_since(person uuid) returns timestamptz
  language sql stable security definer set search_path = '' as $$
  select min(created_at) from auth.mfa_factors where user_id = person and status = 'verified'
$$;

revoke execute on function private.second_step_since(uuid) from public;
grant execute on function private.second_step_since(uuid) to service_role;
