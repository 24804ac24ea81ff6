-- The three Portuguese keys of the first version are accepted wherever a mood is, and stored as today's.
alter domain public.mood_key drop constraint mood_key_check;
alter domain public.mood_key add constraint mood_key_check check (
  value in (
    'happy', 'neutral', 'sad', 'anxious', 'excited', 'calm', 'stressed', 'grateful', 'angry', 'confused', 'hopeful',
    'tired', 'verySad', 'good', 'veryHappy', 'down', 'disappointed', 'worried', 'thoughtful', 'relieved', 'peaceful',
    'joyful', 'inLove', 'feliz', 'neutro', 'triste'
  )
);

create function private.current_mood(p_mood public.mood_key) returns public.mood_key
  language sql immutable set search_path = '' as $$
  select case p_mood when 'feliz' then 'happy' when 'neutro' then 'neutral' when 'triste' then 'sad' else p_mood end
$$;

create function private.store_current_entry_mood() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  new.mood := private.current_mood(new.mood);
  return new;
end;
$$;

create function private.store_current_session_moods() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  new.mood := private.current_mood(new.mood);
  new.mood_after := private.current_mood(new.mood_after);
  return new;
end;
$$;

revoke execute on function private.current_mood(public.mood_key) from public;
revoke execute on function private.store_current_entry_mood() from public;
revoke execute on function private.store_current_session_moods() from public;

create trigger current_mood before insert or update of mood on public.mood_entries
  for each row execute function private.store_current_entry_mood();
create trigger current_moods before insert or update of mood, mood_after on public.sessions
  for each row execute function private.store_current_session_moods();
