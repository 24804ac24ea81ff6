import type { MoodChanges, MoodPatterns, WeekDays } from '@alento/domain/progress/insights-schema.ts';
import type { Progress } from '@alento/domain/progress/schema.ts';
import { api } from '#lib/api.ts';

export async function readProgress(timeZone: string): Promise<Progress> {
  const response = await api.api.progress.$get({ query: { timeZone } });
  return response.json();
}

/** The last whole week, and the one before. */
export async function readWeek(timeZone: string): Promise<WeekDays> {
  const response = await api.api.progress.week.$get({ query: { timeZone } });
  return response.json();
}

/** Moods before and after conversations and practices. */
export async function readChanges(): Promise<MoodChanges> {
  const response = await api.api.progress.changes.$get();
  return response.json();
}

export async function readPatterns(timeZone: string): Promise<MoodPatterns> {
  const response = await api.api.progress.patterns.$get({ query: { timeZone } });
  return response.json();
}
