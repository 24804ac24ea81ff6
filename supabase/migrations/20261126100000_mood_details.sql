alter table public.mood_entries
  -- Ciphertext, see docs/architecture.md: what was noted with the mood, and what it had to do with. Never text.
  add column details bytea,
  -- By the clock of the device that changed it last: of two states the later one holds.
  add column changed_at timestamptz(3) not null default now();

-- Only the server seals, so what the REST API says of it is not taken; and a change that tells no time is one of now.
create function private.settle_mood_entry() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if session_user = 'authenticator' then
    new.details := case tg_op when 'UPDATE' then old.details end;
    new.changed_at := now();
  elsif tg_op = 'UPDATE' and new.changed_at = old.changed_at then
    new.changed_at := now();
  end if;
  return new;
end
$$;

revoke execute on function private.settle_mood_entry() from public;

create trigger mood_entries_settle before insert or update on public.mood_entries
  for each row execute function private.settle_mood_entry();
