-- What Supabase's schema of this name offers to policies and triggers. Changes travel by NOTIFY; nothing is stored.
create schema realtime;
grant usage on schema realtime to authenticated, service_role;

-- Its policies say who may listen to a private topic (select) and who may speak there (insert). It never has a row.
create table realtime.messages (
  id uuid primary key default gen_random_uuid(),
  topic text not null,
  extension text not null,
  event text,
  payload jsonb,
  private boolean default true,
  inserted_at timestamp not null default now(),
  updated_at timestamp not null default now()
);

alter table realtime.messages enable row level security;
grant select, insert on realtime.messages to authenticated, service_role;

-- The topic that is asked for, for policies.
create function realtime.topic() returns text language sql stable as $$
  select nullif(pg_catalog.current_setting('realtime.topic', true), '')
$$;

-- A notification is at most 8000 bytes long. One that is longer is dropped, for it must not undo what it tells of.
create function realtime.notify(message jsonb) returns void language plpgsql set search_path = '' as $$
begin
  if octet_length(message::text) < 8000 then
    perform pg_catalog.pg_notify('realtime', message::text);
  else
    raise warning 'a realtime message is too long and was dropped';
  end if;
end;
$$;

-- Broadcasts to a private topic; there are no public ones.
create function realtime.send(payload jsonb, event text, topic text, private boolean default true)
  returns void language sql security definer set search_path = '' as $$
  select realtime.notify(jsonb_build_object('kind', 'broadcast', 'topic', topic, 'event', event, 'json', payload))
  where private
$$;

-- For a trigger on a table that clients follow: the owner's column ('' if rows have none), then the columns of the primary
-- key. Only these travel; whoever follows is sent what row-level security lets them read of the row.
create function realtime.notify_change() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  changed jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  perform realtime.notify(jsonb_build_object(
    'kind', 'change', 'table', tg_table_name, 'type', tg_op, 'at', now(),
    'owner', changed ->> nullif(tg_argv[0], ''),
    'key', (select jsonb_object_agg(name, changed -> name) from unnest(tg_argv[1:]) as name)
  ));
  return null;
end;
$$;

-- A session that ends closes its channels.
create function realtime.notify_session_end() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform realtime.notify(jsonb_build_object('kind', 'session-end', 'session', old.id, 'person', old.user_id));
  return null;
end;
$$;

create trigger sessions_end_channels after delete on auth.sessions
  for each row execute function realtime.notify_session_end();

revoke execute on function realtime.notify(jsonb) from public;
revoke execute on function realtime.send(jsonb, text, text, boolean) from public;
revoke execute on function realtime.notify_change() from public;
revoke execute on function realtime.notify_session_end() from public;
