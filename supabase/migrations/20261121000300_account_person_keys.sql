-- One random data key a person, wrapped by the server's master key. Deleting the row makes their texts unreadable.
create table private.person_keys (
  user_id uuid primary key references auth.users (id) on delete cascade,
  wrapped bytea not null,
  created_at timestamptz not null default now()
);

alter table private.person_keys enable row level security;

create policy "owners read their wrapped key" on private.person_keys
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "owners create their wrapped key" on private.person_keys
  for insert to authenticated with check ((select auth.uid()) = user_id);

grant select, insert on private.person_keys to authenticated;
grant all on private.person_keys to service_role;
