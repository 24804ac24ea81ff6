-- Whoever has a second step has not come in before it is taken: a token of the first step alone reads and writes nothing.
-- The functions run with their owner's rights, since a person reads none of these tables.
create function private.has_second_step(person uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select from auth.mfa_factors where user_id = person and status = 'verified')
$$;

create function private.has_taken_every_step() returns boolean
  language sql stable security definer set search_path = '' as $$
  select coalesce(auth.jwt() ->> 'aal', 'aal1') <> 'aal1' or not private.has_second_step((select auth.uid()))
$$;

revoke execute on function private.has_second_step(uuid) from public;
revoke execute on function private.has_taken_every_step() from public;
grant execute on function private.has_second_step(uuid) to service_role;
grant execute on function private.has_taken_every_step() to authenticated, service_role;

-- Closes a table to tokens of the first step. supabase/tests/00-sweep.test.ts finds the table that lacks it.
create procedure private.require_every_step(relation regclass)
  language plpgsql set search_path = '' as $$
begin
  execute format(
    'create policy "people with a second step have taken it" on %s as restrictive
      for all to authenticated using ((select private.has_taken_every_step()))',
    relation
  );
end;
$$;
revoke execute on procedure private.require_every_step(regclass) from public;
