-- By what a person is known to the stores of apps: a random token that is handed over with a purchase and comes back with it,
-- and says nothing to a store.
create table private.store_accounts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  token uuid not null unique default gen_random_uuid()
);

-- Server only: no policy, no grant to a client's role.
alter table private.store_accounts enable row level security;
revoke all on private.store_accounts from anon, authenticated;
grant all on private.store_accounts to service_role;

-- The caller's token.
create function private.store_account() returns uuid
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.store_accounts (user_id) values (auth.uid()) on conflict do nothing;
  return (select token from private.store_accounts where user_id = auth.uid());
end;
$$;

-- Whose a purchase is: of whoever it was kept for first, else of whose token came with it; null if it is nobody's here.
create function private.purchase_owner(p_source text, p_external_id text, p_token uuid) returns uuid
  language sql stable set search_path = '' as $$
  select coalesce(
    (select user_id from private.subscriptions where source = p_source and external_id = p_external_id),
    (select user_id from private.store_accounts where token = p_token)
  )
$$;

revoke execute on function private.store_account(), private.purchase_owner(text, text, uuid) from public;
grant execute on function private.store_account() to authenticated, service_role;
grant execute on function private.purchase_owner(text, text, uuid) to service_role;
