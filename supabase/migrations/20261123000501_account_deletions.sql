-- Accounts that are to be deleted, until they are. Whoever signs in before can take it back.
create table private.account_deletions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  requested_at timestamptz not null default now(),
  due_at timestamptz not null,
  -- Set when it was taken back: the row stays until the person was told.
  cancelled_at timestamptz,
  -- Where and in which language the person is told.
  email text not null,
  language public.language_code not null,
  -- Whether the mail about how it stands now was handed over.
  is_told boolean not null default false,
  -- Whoever works on it has it until then; what a process leaves that dies is taken up by the next.
  claimed_until timestamptz,
  constraint account_deletions_due check (due_at >= requested_at)
);

create index account_deletions_due_first on private.account_deletions (due_at);

-- Server only: no policy, no grant to a client's role.
alter table private.account_deletions enable row level security;
revoke all on private.account_deletions from anon, authenticated;
grant all on private.account_deletions to service_role;

-- Whether the account of whoever asks is to be deleted; runs as its owner, since no person reads the table.
create function private.is_leaving() returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.account_deletions where user_id = (select auth.uid()) and cancelled_at is null
  )
$$;

revoke execute on function private.is_leaving() from public;
grant execute on function private.is_leaving() to authenticated, service_role;

-- Until then nothing of theirs can be read or written: not the key that opens their texts, and no row of any table.
-- Tables that come later bring the policy themselves; supabase/tests/12-deletions.test.ts finds those that do not.
do $$
declare
  v_table regclass;
begin
  for v_table in
    select c.oid::regclass from pg_class c
    where c.relrowsecurity and c.relkind in ('r', 'p') and c.relowner = current_user::regrole and (
      c.relnamespace = 'public'::regnamespace
      or c.oid in ('private.person_keys'::regclass, 'private.crisis_tiers'::regclass)
    )
  loop
    execute format(
      'create policy "nobody who is leaving reaches anything" on %s as restrictive to authenticated
        using (not (select private.is_leaving()))', v_table
    );
  end loop;
end;
$$;

create policy "nobody who is leaving reaches their avatars" on storage.objects as restrictive
  to authenticated using (bucket_id <> 'avatars' or not (select private.is_leaving()));
