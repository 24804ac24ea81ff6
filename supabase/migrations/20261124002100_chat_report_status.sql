-- What became of a report, and what its person lets whoever runs the server read.
alter table public.reply_reports
  add column status text not null default 'received',
  -- Comment and reply once more, sealed to the operator's key, which is not on the server: docs/guides/operators.md.
  add column operator_copy bytea,
  -- What operators call a report: `id` is its person's, and two people may have the same.
  add column reference uuid not null default gen_random_uuid(),
  add constraint reply_reports_status check (status in ('received', 'read', 'closed'));

create unique index reply_reports_reference on public.reply_reports (reference);
-- Operators read those of all, the newest first.
create index reply_reports_newest on public.reply_reports (created_at desc, reference desc);

-- Nobody says of their own report that it was read.
alter policy "owners report replies" on public.reply_reports
  with check ((select auth.uid()) = user_id and status = 'received');
