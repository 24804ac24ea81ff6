-- The browsers that show somebody's reminders, as their push services know them.
create table public.reminder_devices (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- SHA-256 of the endpoint, which is a secret.
  id text not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  -- With this session a browser's reminders end: the server asks whether it is still there.
  session_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  constraint reminder_devices_id check (id ~ '^[0-9a-f]{64}$'),
  constraint reminder_devices_endpoint_length check (char_length(endpoint) <= 1000),
  constraint reminder_devices_keys_length check (char_length(p256dh) = 87 and char_length(auth) = 22)
);

alter table public.reminder_devices enable row level security;

create policy "owners read which browsers remind them" on public.reminder_devices
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "owners add browsers that remind them" on public.reminder_devices
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "owners take browsers away" on public.reminder_devices
  for delete to authenticated using ((select auth.uid()) = user_id);
create policy "the REST API has no devices" on public.reminder_devices as restrictive
  to authenticated using (session_user <> 'authenticator');
create policy "nobody who is leaving reaches anything" on public.reminder_devices as restrictive
  to authenticated using (not (select private.is_leaving()));
call private.require_every_step('public.reminder_devices');

revoke all on public.reminder_devices from anon, authenticated;
grant select, delete, insert (id, endpoint, p256dh, auth, session_id) on public.reminder_devices to authenticated;
grant all on public.reminder_devices to service_role;

-- The ids of the browsers that are still signed in, the first one first; runs as its owner, since no person reads sessions.
create function private.list_reminder_devices() returns setof text
  language sql stable security definer set search_path = '' as $$
  select d.id from public.reminder_devices d join auth.sessions s on s.id = d.session_id and s.user_id = d.user_id
  where d.user_id = (select auth.uid()) and (s.not_after is null or s.not_after > now())
  order by d.created_at
$$;

revoke execute on function private.list_reminder_devices() from public;
grant execute on function private.list_reminder_devices() to authenticated, service_role;
