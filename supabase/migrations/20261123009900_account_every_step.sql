-- Every table that people reach so far; a new one calls the procedure itself.
do $$
declare
  relation regclass;
begin
  for relation in
    select distinct p.polrelid::regclass from pg_policy p join pg_class c on c.oid = p.polrelid
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) or c.oid = 'storage.objects'::regclass
  loop
    if not exists (
      select from pg_policy r where r.polrelid = relation and r.polname = 'people with a second step have taken it'
    ) then
      call private.require_every_step(relation);
    end if;
  end loop;
end;
$$;
