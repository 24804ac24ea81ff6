-- Who asks, as Supabase tells it: by their id alone where that is set (`request.jwt.claim.sub`), else by their claims, which
-- take longer to read than most rows do.
create or replace function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(pg_catalog.current_setting('request.jwt.claim.sub', true), ''),
    nullif(nullif(pg_catalog.current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub', ''))::uuid
$$;
