-- A message of a temporary conversation is stored nowhere, but may be sent again or answered anew. A digest under the person's
-- key tells whether it was counted; of the message it tells nothing to whoever has the database alone.
alter table private.plan_usage add column temporary_messages bytea[] not null default '{}';

-- Takes a message of a temporary conversation from the caller's day, once; false if none is left.
create function private.take_temporary_message(p_digest bytea) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := auth.uid();
begin
  -- Of the same message sent twice at once, the second waits for the first.
  perform from private.plan_usage where user_id = v_user for update;
  if exists (select from private.plan_usage where user_id = v_user and p_digest = any(temporary_messages)) then
    return true;
  end if;
  if not private.take_allowance('messages') then
    return false;
  end if;
  update private.plan_usage set temporary_messages = (p_digest || temporary_messages)[1:50] where user_id = v_user;
  return true;
end;
$$;

revoke execute on function private.take_temporary_message(bytea) from public;
grant execute on function private.take_temporary_message(bytea) to authenticated, service_role;
