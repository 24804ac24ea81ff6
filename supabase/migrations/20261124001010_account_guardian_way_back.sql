-- Questions that nobody answered or that were refused, and questions that could not be mailed for two days. The mail of a
-- consent is tried for as long as the consent holds: nothing else carries the way to take it back.
create or replace function private.sweep_guardian_consents() returns void language sql set search_path = '' as $$
  delete from private.guardian_consents where confirmed_at is null and expires_at < now() - interval '7 days';
  update private.guardian_consents set mail = null
    where mail = 'request' and asked_at < now() - interval '2 days';
$$;
