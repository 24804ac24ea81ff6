import type { RestTable } from '../rest/tables.ts';

/** A table for tests: users own their notes, `secret` is unreadable, and `frozen` can be set once. */
export const testSchema = `
  create table public.notes (
    id uuid primary key default gen_random_uuid(),
    owner uuid not null default auth.uid() references auth.users (id) on delete cascade,
    title text not null check (char_length(title) <= 100),
    label text unique,
    rank integer,
    big bigint,
    done boolean,
    day date,
    at timestamptz,
    extra jsonb,
    frozen text,
    secret text not null default 'hidden'
  );
  alter table public.notes enable row level security;
  create policy "owners do everything" on public.notes to authenticated
    using ((select auth.uid()) = owner) with check ((select auth.uid()) = owner);
  grant select, insert, update, delete on public.notes to authenticated;

  create trigger notes_changed after insert or update or delete on public.notes
    for each row execute function realtime.notify_change('owner', 'id');

  create table public.shared_notes (
    id uuid primary key default gen_random_uuid(),
    reader uuid not null,
    title text not null
  );
  alter table public.shared_notes enable row level security;
  create policy "readers read" on public.shared_notes for select to authenticated using ((select auth.uid()) = reader);
  grant select on public.shared_notes to authenticated;
  create trigger shared_notes_changed after insert or update or delete on public.shared_notes
    for each row execute function realtime.notify_change('', 'id');

  create policy "people listen to their own topic" on realtime.messages for select to authenticated
    using (realtime.topic() = 'person:' || (select auth.uid()) or realtime.topic() = 'read-only:' || (select auth.uid()));
  create policy "people speak on their own topic" on realtime.messages for insert to authenticated
    with check (realtime.topic() = 'person:' || (select auth.uid()));

  create table public.unlisted (id integer primary key);
  grant select on public.unlisted to anon, authenticated;
`;

const columns = ['id', 'owner', 'title', 'label', 'rank', 'big', 'done', 'day', 'at', 'extra', 'frozen'];

export const notesTable: RestTable = {
  select: columns,
  insert: columns,
  update: columns.filter((column) => column !== 'frozen'),
  delete: true,
};

/** Whose changes clients follow. */
export const changeTables = { notes: ['id', 'rank'], shared_notes: ['id', 'title'] };
