-- What tells devices of a change is a function of each table now, which names its columns: taking a whole row apart, its
-- encrypted text included, cost more than writing it did.
drop procedure private.tell_of_changes(regclass, name, name, text);
drop function private.tell_devices() cascade;

create procedure private.tell_of_changes(relation regclass, owner name, key name, ids name[])
  language plpgsql set search_path = '' as $$
declare
  v_table name := (select relname from pg_catalog.pg_class where oid = relation);
  v_function text := format('private.tell_of_%s()', v_table);
  v_ids text := (select string_agg(format('%1$L, coalesce(new.%1$I, old.%1$I)', id), ', ') from unnest(ids) as id);
  -- Of our own backend: for clients that follow tables. A Supabase project has its publications.
  v_followed text := case when to_regprocedure('realtime.notify_change()') is not null then format($part$
      perform realtime.notify(jsonb_build_object(
        'kind', 'change', 'table', tg_table_name, 'type', tg_op, 'at', now(),
        'owner', coalesce(new.%1$I, old.%1$I), 'key', jsonb_build_object(%2$L, coalesce(new.%2$I, old.%2$I))));
  $part$, owner, key) end;
begin
  -- `by` is the session that wrote, which knows already.
  execute format($function$
    create function %1$s returns trigger language plpgsql security definer set search_path = '' as $body$
    begin
      -- A whole installation that moves to another database is nobody's change.
      if current_setting('alento.is_moving', true) = 'on' then
        return null;
      end if;
      perform realtime.send(
        jsonb_build_object('table', tg_table_name, 'type', tg_op, 'ids', jsonb_build_object(%2$s),
          'by', auth.jwt() ->> 'session_id'),
        'change', 'person:' || coalesce(new.%3$I, old.%3$I), true);
      %4$s
      return null;
    end;
    $body$
  $function$, v_function, v_ids, owner, v_followed);
  execute format('revoke execute on function %s from public', v_function);
  execute format('drop trigger if exists changes_are_followed on %s', relation);
  -- What goes with a row that it belongs to is not told: whoever hears of a conversation's end needs not hear of its messages'.
  execute format(
    'create trigger devices_are_told after insert or update or delete on %s
      for each row when (pg_trigger_depth() = 0) execute function %s',
    relation, v_function
  );
end;
$$;

revoke execute on procedure private.tell_of_changes(regclass, name, name, name[]) from public;

call private.tell_of_changes('public.sessions', 'user_id', 'id', '{id}');
call private.tell_of_changes('public.messages', 'user_id', 'id', '{id, session_id}');
call private.tell_of_changes('public.mood_entries', 'user_id', 'id', '{id}');
call private.tell_of_changes('public.practices', 'user_id', 'id', '{id}');
call private.tell_of_changes('public.journal_entries', 'user_id', 'id', '{id}');
call private.tell_of_changes('public.dialogue_runs', 'user_id', 'id', '{id}');
call private.tell_of_changes('public.assessments', 'user_id', 'id', '{id}');
call private.tell_of_changes('public.memories', 'user_id', 'id', '{id}');
call private.tell_of_changes('public.perfis', 'id_usuario', 'id_usuario', '{id_usuario}');
call private.tell_of_changes('public.safety_plans', 'user_id', 'user_id', '{user_id}');
call private.tell_of_changes('public.exercise_favourites', 'user_id', 'user_id', '{user_id}');
