-- As before, and each message is written out once.
create or replace function realtime.notify(message jsonb) returns void language plpgsql set search_path = '' as $$
declare
  written text := message::text;
begin
  if octet_length(written) < 8000 then
    perform pg_catalog.pg_notify('realtime', written);
  else
    raise warning 'a realtime message is too long and was dropped';
  end if;
end;
$$;

create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true)
  returns void language plpgsql security definer set search_path = '' as $$
begin
  if private then
    perform realtime.notify(jsonb_build_object('kind', 'broadcast', 'topic', topic, 'event', event, 'json', payload));
  end if;
end;
$$;
