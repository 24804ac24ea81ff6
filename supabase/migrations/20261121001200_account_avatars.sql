-- The picture a person uploads of themselves: anybody who has its address sees it, only they change it.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'avatars', 'avatars', true, 5 * 1024 * 1024,
  '{image/png,image/jpeg,image/webp,image/heic,image/heif}'
)
on conflict (id) do update set
  public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- Other pictures than the one that is named; runs as its owner, since a policy may not ask its own table.
create function private.count_other_avatars(picture text) returns bigint
  language sql stable security definer set search_path = '' as $$
  select count(*) from storage.objects
  where bucket_id = 'avatars' and name like (select auth.uid())::text || '/%' and name <> picture
$$;
revoke execute on function private.count_other_avatars(text) from public;
grant execute on function private.count_other_avatars(text) to authenticated;

create policy "owners read their avatars" on storage.objects
  for select to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);
-- So few that nobody fills the disk.
create policy "owners add a few avatars" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text
    and private.count_other_avatars(name) < 10
  );
create policy "owners change their avatars" on storage.objects
  for update to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "owners remove their avatars" on storage.objects
  for delete to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);
