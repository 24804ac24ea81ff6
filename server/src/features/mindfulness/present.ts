import { type Practice, type PracticeInput, practiceSchema } from '@alento/domain/mindfulness/practice-schema.ts';
import type { PracticeRow } from './data.ts';

export function toPracticeRow(id: string, kept: PracticeInput): PracticeRow {
  return {
    id,
    kind: kept.kind,
    practice: kept.practice,
    started_at: new Date(kept.startedAt),
    finished_at: new Date(kept.finishedAt),
    seconds: kept.seconds,
    mood_before: kept.moodBefore,
    mood_after: kept.moodAfter,
    changed_at: new Date(kept.changedAt),
  };
}

export function presentPractice(row: PracticeRow): Practice {
  return practiceSchema.parse({
    id: row.id,
    kind: row.kind,
    practice: row.practice,
    startedAt: row.started_at.toISOString(),
    finishedAt: row.finished_at.toISOString(),
    seconds: row.seconds,
    moodBefore: row.mood_before,
    moodAfter: row.mood_after,
    changedAt: row.changed_at.toISOString(),
  });
}
