-- How often in a row a key has used up its attempts: each time, the wait is twice as long.
alter table auth.rate_limits add column strikes smallint not null default 0;

-- Removes what is over, so many rows of each kind a call. What somebody works with at this moment waits for the next one.
create or replace function auth.sweep() returns void language sql set search_path = '' as $$
  -- Strikes are remembered for a day.
  delete from auth.rate_limits where key in (
    select key from auth.rate_limits
    where resets_at < now() and (strikes = 0 or resets_at < now() - interval '1 day')
    limit 50000 for update skip locked
  );
  delete from auth.one_time_tokens where id in (
    select id from auth.one_time_tokens where expires_at < now() limit 1000 for update skip locked
  );
  delete from auth.flow_state where id in (
    select id from auth.flow_state where created_at < now() - interval '1 day' limit 1000 for update skip locked
  );
  delete from auth.mfa_challenges where id in (
    select id from auth.mfa_challenges where created_at < now() - interval '1 day' limit 1000 for update skip locked
  );
  delete from auth.mfa_factors where id in (
    select id from auth.mfa_factors where status = 'unverified' and created_at < now() - interval '1 day'
    limit 1000 for update skip locked
  );
  -- Until then, whoever uses one again ends its session.
  delete from auth.refresh_tokens where id in (
    select id from auth.refresh_tokens where revoked and updated_at < now() - interval '30 days'
    limit 1000 for update skip locked
  );
  delete from auth.sessions where id in (
    select id from auth.sessions where updated_at < now() - interval '180 days' or not_after < now()
    limit 1000 for update skip locked
  );
  delete from auth.audit_log_entries where id in (
    select id from auth.audit_log_entries where created_at < now() - interval '1 year' limit 1000 for update skip locked
  );
$$;
revoke execute on function auth.sweep() from public;
