-- Functions and tables that no client may name: PostgREST exposes only schema public.
create schema private;
revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;

-- packages/domain/src/mood/schema.ts names the same keys; supabase/tests hold the two against each other.
create domain public.mood_key as text check (
  value in (
    'happy', 'neutral', 'sad', 'anxious', 'excited', 'calm', 'stressed', 'grateful', 'angry', 'confused', 'hopeful',
    'tired', 'verySad', 'good', 'veryHappy', 'down', 'disappointed', 'worried', 'thoughtful', 'relieved', 'peaceful',
    'joyful', 'inLove'
  )
);

create domain public.language_code as text check (
  value in ('pt', 'en', 'es', 'de', 'fr', 'it', 'ja', 'ko', 'ar', 'zh', 'hi', 'nl', 'ru')
);
