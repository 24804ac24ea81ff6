import { expect, test } from 'vitest';
import { findStructureProblems } from './structure.ts';

test.each([
  'server/src/features/mood/record-mood.ts',
  'server/src/features/chat/prompts/coach.ts',
  'server/src/features/chat/replies/data.ts',
  'server/src/platform/database/embedded/cluster.ts',
  'web/src/features/mood/screens/mood-screen.tsx',
  'web/src/features/mood/use-mood-draft.ts',
  'web/src/features/chat/conversation/conversation-store.ts',
  'web/src/app/routes/home.tsx',
  'packages/guided-companion/content/pt/names.ts',
  'supabase/migrations/20261121000700_mood_entries.sql',
  'supabase/tests/00-sweep.test.ts',
  'e2e/chat/stop.spec.ts',
  'locales/pt/errors.json',
])('%s is in its place', (path) => {
  expect(findStructureProblems([path])).toEqual([]);
});

test.each([
  'server/src/features/mood/index.ts',
  'server/src/features/mood/helpers.ts',
  'server/src/features/weather/routes.ts',
  'server/src/helpers.ts',
  'server/src/utils/strings.ts',
  'server/src/platform/stripe.ts',
  'server/src/features/mood/emails/welcome.tsx',
  'web/src/components/button.tsx',
  'web/src/ui/MoodButton.tsx',
  'web/src/features/mood/api.ts',
  'web/src/features/mood/screens/mood.tsx',
  'web/src/features/chat/conversation/bubble.tsx',
  'packages/domain/src/weather/schema.ts',
  'supabase/migrations/0001_mood.sql',
  'supabase/migrations/20261121000700_weather_entries.sql',
  'supabase/tests/moods.test.ts',
  'docs/decisions/later.md',
  'locales/pt/weather.json',
  'e2e/weather/sun.spec.ts',
])('%s is refused', (path) => {
  expect(findStructureProblems([path])).not.toEqual([]);
});
