-- Which version of privacy and terms somebody accepted, and when by our own clock.
create table public.terms_acceptances (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- The day that the text carries: packages/domain/src/legal/terms.ts.
  version date not null,
  accepted_at timestamptz not null default now(),
  primary key (user_id, version)
);

alter table public.terms_acceptances enable row level security;

create policy "owners read what they accepted" on public.terms_acceptances
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "owners accept" on public.terms_acceptances
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "the REST API has no acceptances" on public.terms_acceptances as restrictive
  to authenticated using (session_user <> 'authenticator');
create policy "nobody who is leaving reaches anything" on public.terms_acceptances as restrictive
  to authenticated using (not (select private.is_leaving()));

-- Whose it is and when it was is never the client's to say, and what was accepted stays so.
revoke all on public.terms_acceptances from anon, authenticated;
grant select, insert (version) on public.terms_acceptances to authenticated;
grant all on public.terms_acceptances to service_role;
