import type { Conversation } from '@alento/domain/chat/conversation-schema.ts';
import { notedMoodMinutes } from '@alento/domain/chat/limits.ts';
import type { KeptTrial } from '@alento/domain/chat/trial-schema.ts';
import { type Mood, readMood } from '@alento/domain/mood/moods.ts';
import { api } from '#lib/api.ts';
import { getTables } from '#lib/tables.ts';

export async function keepTrial(trial: KeptTrial): Promise<Conversation> {
  const response = await api.api.sessions.trials.$post({ json: trial });
  return response.json();
}

/** The mood that the person noted last, if that was less than `notedMoodMinutes` ago. */
export async function readNotedMood(): Promise<Mood | null> {
  const tables = await getTables();
  const now = Date.now();
  const { data } = await tables
    .from('mood_entries')
    .select('mood')
    .gte('recorded_at', new Date(now - notedMoodMinutes * 60_000).toISOString())
    .lte('recorded_at', new Date(now).toISOString())
    .order('recorded_at', { ascending: false })
    .limit(1)
    .throwOnError();
  return readMood(data[0]?.mood);
}
