import type { Mood } from '@alento/domain/mood/schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type MoodEntry, recordMood, removeMood } from '#features/mood/data.ts';

/** One press records a mood; it can be taken back. */
export function useMoodCheckIn() {
  const [recorded, setRecorded] = useState<MoodEntry | null>(null);
  const recording = useMutation({ mutationFn: recordMood, onSuccess: (_nothing, entry) => setRecorded(entry) });
  const undoing = useMutation({ mutationFn: removeMood, onSuccess: () => setRecorded(null) });

  return {
    recorded: recorded?.mood ?? null,
    /** The mood on its way, so that the press is answered at once. */
    sending: recording.isPending ? recording.variables.mood : null,
    error: recording.error ?? undoing.error,
    isUndoing: undoing.isPending,
    record: (mood: Mood) => recording.mutate({ id: crypto.randomUUID(), mood }),
    undo: () => recorded && undoing.mutate(recorded.id),
    again: () => setRecorded(null),
  };
}
