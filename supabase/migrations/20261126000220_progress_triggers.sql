-- What people do is noted where it is stored, whoever stores it.

create function private.note_reply() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_activity(new.user_id, new.created_at, p_replies => 1);
  return null;
end;
$$;

-- Minutes between two steps of a conversation count, unless they are so many that it was idle.
create function private.note_session() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  v_gap interval := new.last_activity_at - old.last_activity_at;
begin
  if v_gap > interval '0' and v_gap <= interval '30 minutes' then
    perform private.note_activity(new.user_id, new.last_activity_at, p_seconds => extract(epoch from v_gap)::integer);
  end if;
  if new.has_exchange and not old.has_exchange then
    -- A conversation that began with words and no question is neutral; nobody told that.
    perform private.note_activity(new.user_id, new.last_activity_at, p_conversations => 1,
      p_mood => nullif(new.mood, 'neutral'));
  end if;

  if new.counted_at is not null then
    if new.mood_after is distinct from old.mood_after then
      perform private.note_activity(new.user_id, new.counted_at, p_mood => old.mood_after, p_mood_count => -1);
      perform private.note_activity(new.user_id, new.counted_at, p_mood => new.mood_after);
    end if;
  elsif 'completed' in (private.session_state(old), private.session_state(new)) then
    new.counted_at := coalesce(new.ended_at, old.last_activity_at);
    perform private.note_activity(new.user_id, new.counted_at, p_completed => 1, p_mood => new.mood_after);
  end if;
  return new;
end;
$$;

create function private.note_new_session() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.progress_people as p (user_id, sessions) values (new.user_id, 1)
  on conflict (user_id) do update set sessions = p.sessions + 1;
  return null;
end;
$$;

-- A conversation that ran out by itself and was not counted yet is counted when it is deleted.
create function private.note_deleted_session() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update private.progress_people set sessions = sessions - 1 where user_id = old.user_id;
  if old.counted_at is null and private.session_state(old) = 'completed' then
    perform private.note_activity(old.user_id, coalesce(old.ended_at, old.last_activity_at), p_completed => 1,
      p_mood => old.mood_after);
  end if;
  return null;
end;
$$;

create function private.note_mood() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    perform private.note_activity(old.user_id, old.recorded_at, p_check_ins => -1, p_mood => old.mood,
      p_mood_count => -1);
  end if;
  if tg_op <> 'DELETE' then
    perform private.note_activity(new.user_id, new.recorded_at, p_check_ins => 1, p_mood => new.mood);
  end if;
  return null;
end;
$$;

-- A practice counts when it is finished, by the server's clock where the device's is ahead.
create function private.note_practice() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_activity(new.user_id, least(new.finished_at, now()), p_practices => 1);
  return null;
end;
$$;

-- How many conversations whoever asks has.
create function private.count_sessions() returns integer
  language sql stable security definer set search_path = '' as $$
  select coalesce((select sessions from private.progress_people where user_id = (select auth.uid())), 0)
$$;

revoke execute on function private.count_sessions() from public;
grant execute on function private.count_sessions() to authenticated, service_role;
revoke execute on function private.note_reply() from public;
revoke execute on function private.note_session() from public;
revoke execute on function private.note_new_session() from public;
revoke execute on function private.note_deleted_session() from public;
revoke execute on function private.note_mood() from public;
revoke execute on function private.note_practice() from public;

create trigger progress_reply after insert on public.messages
  for each row when (new.role = 'assistant' and new.reply_to is not null) execute function private.note_reply();
-- After the trigger that makes moods current, which its name sorts before.
create trigger progress_session before update on public.sessions
  for each row execute function private.note_session();
create trigger progress_new_session after insert on public.sessions
  for each row execute function private.note_new_session();
create trigger progress_deleted_session after delete on public.sessions
  for each row execute function private.note_deleted_session();
create trigger progress_mood after insert or delete or update of mood, recorded_at on public.mood_entries
  for each row execute function private.note_mood();
create trigger progress_practice after insert on public.dialogue_runs
  for each row when (new.finished_at is not null) execute function private.note_practice();
create trigger progress_finished_practice after update on public.dialogue_runs
  for each row when (old.finished_at is null and new.finished_at is not null) execute function private.note_practice();
