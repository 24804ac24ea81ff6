-- Where mails of a person went, so that copies that lie in the outbox can go with the account.
create function private.mail_addresses(person uuid) returns setof text
  language sql stable security definer set search_path = '' as $$
  select address from auth.users u, unnest(array[u.email, u.email_change]::text[]) as address
  where u.id = person and address <> ''
$$;

revoke execute on function private.mail_addresses(uuid) from public;
grant execute on function private.mail_addresses(uuid) to service_role;
