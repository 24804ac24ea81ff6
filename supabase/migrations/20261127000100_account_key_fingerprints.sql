-- Which keys this database belongs to, so that a server with other ones refuses to start. A fingerprint tells nothing of its key.
create table private.key_fingerprints (
  name text primary key,
  fingerprint bytea not null,
  since timestamptz not null default now(),

  constraint key_fingerprints_name check (name in ('encryption', 'signing', 'push')),
  constraint key_fingerprints_length check (octet_length(fingerprint) = 32)
);

-- Server only: no policy, no grant to a client's role.
alter table private.key_fingerprints enable row level security;
revoke all on private.key_fingerprints from anon, authenticated;
grant all on private.key_fingerprints to service_role;

-- Keeps the fingerprints of the first server, and of a later one those that were changed on purpose. In one statement, so that
-- of two servers with other keys the first wins with all of them.
create function private.bind_keys(names text[], fingerprints bytea[], changed text[]) returns void
  language sql security definer set search_path = '' as $$
  insert into private.key_fingerprints as k (name, fingerprint)
  select * from unnest(bind_keys.names, bind_keys.fingerprints)
  on conflict (name) do update set fingerprint = excluded.fingerprint, since = now() where k.name = any (changed)
$$;

create function private.find_foreign_keys(names text[], fingerprints bytea[]) returns setof text
  language sql stable security definer set search_path = '' as $$
  select k.name from unnest(names, fingerprints) as own (name, fingerprint)
  join private.key_fingerprints k on k.name = own.name and k.fingerprint <> own.fingerprint order by 1
$$;

-- Any key of a person tells whether the master key opens them.
create function private.first_person_key() returns table (user_id uuid, wrapped bytea)
  language sql stable security definer set search_path = '' as $$
  select user_id, wrapped from private.person_keys order by user_id limit 1
$$;

revoke execute on function private.bind_keys(text[], bytea[], text[]) from public;
revoke execute on function private.find_foreign_keys(text[], bytea[]) from public;
revoke execute on function private.first_person_key() from public;
grant execute on function private.bind_keys(text[], bytea[], text[]) to service_role;
grant execute on function private.find_foreign_keys(text[], bytea[]) to service_role;
grant execute on function private.first_person_key() to service_role;
