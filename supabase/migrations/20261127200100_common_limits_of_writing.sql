-- When a row came to the server, whatever the device's clock said: what is written a day is counted by it.
alter table public.practices add column created_at timestamptz not null default now();
alter table public.journal_entries add column created_at timestamptz not null default now();

create trigger limit_rows after insert on public.practices
  for each statement execute function private.limit_rows('200', '50000');
create trigger limit_rows after insert on public.journal_entries
  for each statement execute function private.limit_rows('100', '20000');
