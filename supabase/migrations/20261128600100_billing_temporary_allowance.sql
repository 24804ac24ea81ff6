-- A temporary conversation is counted with its first message. That may be sent again, or answered anew: the random id of
-- the one that was counted last is remembered, and nothing else of it.
alter table private.plan_usage add column temporary_session uuid;

-- Takes a temporary conversation from the caller's day, once; false if none is left.
create function private.take_temporary_session(p_conversation uuid) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := auth.uid();
begin
  if exists (select from private.plan_usage where user_id = v_user and temporary_session = p_conversation) then
    return true;
  end if;
  if not private.take_allowance('sessions') then
    return false;
  end if;
  update private.plan_usage set temporary_session = p_conversation where user_id = v_user;
  return true;
end;
$$;

revoke execute on function private.take_temporary_session(uuid) from public;
grant execute on function private.take_temporary_session(uuid) to authenticated, service_role;
