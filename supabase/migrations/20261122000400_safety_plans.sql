create table public.safety_plans (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Ciphertext, see docs/architecture.md. Never text.
  body bytea not null,
  -- Named by the device that saved it last.
  revision uuid not null,
  updated_at timestamptz not null default now()
);

alter table public.safety_plans enable row level security;

create policy "owners read their safety plan" on public.safety_plans
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "owners write their safety plan" on public.safety_plans
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "owners change their safety plan" on public.safety_plans
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "owners delete their safety plan" on public.safety_plans
  for delete to authenticated using ((select auth.uid()) = user_id);
create policy "the REST API has no safety plans" on public.safety_plans as restrictive
  to authenticated using (session_user <> 'authenticator');

revoke all on public.safety_plans from anon, authenticated;
grant select, insert, update, delete on public.safety_plans to authenticated;
grant all on public.safety_plans to service_role;
