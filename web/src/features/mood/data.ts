import type { Mood } from '@alento/domain/mood/schema.ts';
import { getSupabase } from '#lib/supabase.ts';

export interface MoodEntry {
  /** Made here, so that sending twice stores one row. */
  readonly id: string;
  readonly mood: Mood;
}

const duplicate = '23505';

export async function recordMood({ id, mood }: MoodEntry): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.from('mood_entries').insert({ id, mood });
  if (error && error.code !== duplicate) throw error;
}

export async function removeMood(id: string): Promise<void> {
  const supabase = await getSupabase();
  await supabase.from('mood_entries').delete().eq('id', id).throwOnError();
}
