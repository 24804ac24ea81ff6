-- Tables, columns and helper functions carry Supabase's public names, so that policies and migrations fit a Supabase project.
create schema storage;
grant usage on schema storage to authenticated, service_role;

create table storage.buckets (
  id text primary key,
  name text not null unique,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  public boolean default false,
  avif_autodetection boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  owner_id text,
  -- Words of the storage API's own paths.
  constraint buckets_id_reserved check (
    id not in ('authenticated', 'copy', 'info', 'list', 'list-v2', 'move', 'public', 'sign', 'upload') and id !~ '/'
  )
);

alter table storage.buckets enable row level security;
grant all on storage.buckets to service_role;

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null references storage.buckets (id),
  -- Compared and sorted by bytes, so that a folder is one range of the index.
  name text collate "C" not null,
  owner uuid references auth.users (id) on delete cascade,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(),
  metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  -- Names the bytes: another upload has another version.
  version text,
  owner_id text,
  user_metadata jsonb,
  constraint objects_metadata_object check (jsonb_typeof(metadata) = 'object'),
  constraint objects_user_metadata_object check (jsonb_typeof(user_metadata) = 'object')
);

create unique index bucketid_objname on storage.objects (bucket_id, name);
create index name_prefix_search on storage.objects (name);
create index objects_owner_idx on storage.objects (owner);

alter table storage.objects enable row level security;
grant select, insert, update, delete on storage.objects to authenticated;
grant all on storage.objects to service_role;

-- Bytes that no object needs: of uploads that have not ended (due later), and of objects that were replaced or removed.
create table storage.discarded_contents (
  key text primary key,
  due_at timestamptz not null default now()
);

create index discarded_contents_due_at on storage.discarded_contents (due_at);

alter table storage.discarded_contents enable row level security;

create function storage.foldername(name text) returns text[] language sql immutable strict set search_path = '' as $$
  select (string_to_array(name, '/'))[1 : cardinality(string_to_array(name, '/')) - 1]
$$;

create function storage.filename(name text) returns text language sql immutable strict set search_path = '' as $$
  select (string_to_array(name, '/'))[cardinality(string_to_array(name, '/'))]
$$;

create function storage.extension(name text) returns text language sql immutable strict set search_path = '' as $$
  select reverse(split_part(reverse(storage.filename(name)), '.', 1))
$$;

create function storage.track_contents() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' and (tg_op = 'DELETE' or old.version is distinct from new.version) and old.version is not null then
    insert into storage.discarded_contents (key) values (old.version)
    on conflict (key) do update set due_at = excluded.due_at;
  end if;
  if tg_op <> 'DELETE' and new.version is not null and (tg_op = 'INSERT' or old.version is distinct from new.version) then
    delete from storage.discarded_contents where key = new.version;
    if not found then
      raise exception 'the contents of the upload are gone' using errcode = 'object_not_in_prerequisite_state';
    end if;
  end if;
  return null;
end;
$$;
revoke execute on function storage.track_contents() from public;

create trigger track_contents after insert or update or delete on storage.objects
  for each row execute function storage.track_contents();
