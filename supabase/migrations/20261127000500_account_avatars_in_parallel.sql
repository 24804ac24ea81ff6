-- Uploads of one person count each other also while they run side by side: one after the other, and each with fresh eyes.
create or replace function private.count_other_avatars(picture text) returns bigint
  language plpgsql volatile security definer set search_path = '' as $$
declare
  others bigint;
begin
  perform pg_catalog.pg_advisory_xact_lock(
    pg_catalog.hashtextextended((select auth.uid())::text, 'storage.objects'::regclass::bigint)
  );
  select count(*) into others from storage.objects
  where bucket_id = 'avatars' and name like (select auth.uid())::text || '/%' and name <> picture;
  return others;
end;
$$;
