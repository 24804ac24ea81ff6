-- A conversation may begin without a word about the mood: null is what nobody said, not a neutral mood.
alter table public.sessions alter column mood drop not null;

-- Since then a neutral mood is one that somebody chose, and counts.
-- Minutes between two steps of a conversation count, unless they are so many that it was idle.
create or replace function private.note_session() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  v_gap interval := new.last_activity_at - old.last_activity_at;
begin
  if v_gap > interval '0' and v_gap <= interval '30 minutes' then
    perform private.note_activity(new.user_id, new.last_activity_at, p_seconds => extract(epoch from v_gap)::integer);
  end if;
  if new.has_exchange and not old.has_exchange then
    perform private.note_activity(new.user_id, new.last_activity_at, p_conversations => 1, p_mood => new.mood);
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
