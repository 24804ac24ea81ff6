-- The address of whoever asks, if it was proved to be theirs: what a token says of it may be of yesterday. Where no mail goes
-- out a confirmation is a formality, and only an identity can say that somebody verified the address.
create or replace function private.own_proved_email() returns text
  language sql stable security definer set search_path = '' as $$
  select lower(u.email) from auth.users u
  where u.id = auth.uid() and u.email_confirmed_at is not null and u.deleted_at is null
    and (u.banned_until is null or u.banned_until < now())
    and exists (
      select from auth.identities i
      where i.user_id = u.id and i.email = lower(u.email) and not i.identity_data @> '{"email_verified": false}'
    )
$$;
