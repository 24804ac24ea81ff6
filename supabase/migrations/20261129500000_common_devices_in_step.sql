-- A person's devices hear of each other over Supabase's Realtime: which row of theirs changed, and never a word of it.
-- Each has the private topic person:<id>.
create policy "people listen to their own topic" on realtime.messages
  for select to authenticated using ((select realtime.topic()) = 'person:' || (select auth.uid()));
create policy "people speak on their own topic" on realtime.messages
  for insert to authenticated with check ((select realtime.topic()) = 'person:' || (select auth.uid()));
call private.require_every_step('realtime.messages');

-- Of a trigger: the owner's column, then the ids that are told. `by` is the session that wrote, which knows already.
create function private.tell_devices() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  changed jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  ids jsonb := (select jsonb_object_agg(name, changed -> name) from unnest(tg_argv[1:]) as name);
begin
  -- A whole installation that moves to another database is nobody's change.
  if current_setting('alento.is_moving', true) = 'on' then
    return null;
  end if;
  perform realtime.send(
    jsonb_build_object('table', tg_table_name, 'type', tg_op, 'ids', ids, 'by', auth.jwt() ->> 'session_id'),
    'change', 'person:' || (changed ->> tg_argv[0]), true
  );
  return null;
end;
$$;

revoke execute on function private.tell_devices() from public;

-- What goes with a row that it belongs to is not told: whoever hears of a conversation's end needs not hear of its messages'.
create procedure private.tell_of_changes(relation regclass, owner name, key name, ids text)
  language plpgsql set search_path = '' as $$
begin
  execute format(
    'create trigger devices_are_told after insert or update or delete on %s
      for each row when (pg_trigger_depth() = 0) execute function private.tell_devices(%L, %s)',
    relation, owner, ids
  );
  -- Of our own backend: for clients that follow tables. A Supabase project has its publications.
  if to_regprocedure('realtime.notify_change()') is not null then
    execute format(
      'create trigger changes_are_followed after insert or update or delete on %s
        for each row when (pg_trigger_depth() = 0) execute function realtime.notify_change(%L, %L)',
      relation, owner, key
    );
  end if;
end;
$$;

revoke execute on procedure private.tell_of_changes(regclass, name, name, text) from public;

call private.tell_of_changes('public.sessions', 'user_id', 'id', 'id');
call private.tell_of_changes('public.messages', 'user_id', 'id', 'id, session_id');
call private.tell_of_changes('public.mood_entries', 'user_id', 'id', 'id');
call private.tell_of_changes('public.practices', 'user_id', 'id', 'id');
call private.tell_of_changes('public.journal_entries', 'user_id', 'id', 'id');
call private.tell_of_changes('public.dialogue_runs', 'user_id', 'id', 'id');
call private.tell_of_changes('public.assessments', 'user_id', 'id', 'id');
call private.tell_of_changes('public.memories', 'user_id', 'id', 'id');
call private.tell_of_changes('public.perfis', 'id_usuario', 'id_usuario', 'id_usuario');
call private.tell_of_changes('public.safety_plans', 'user_id', 'user_id', 'user_id');
call private.tell_of_changes('public.exercise_favourites', 'user_id', 'user_id', 'user_id');
