import type { AppError } from '@alento/domain/app-error.ts';
import type { MoodEntry } from '@alento/domain/mood/entry-schema.ts';
import type { Mood } from '@alento/domain/mood/schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccount } from '#features/account/use-account.ts';
import { useChime } from '#features/settings/use-chime.ts';
import { toAppError } from '#lib/errors.ts';
import type { MoodOutbox } from './open-outbox.ts';
import { newMood } from './state.ts';

/** What keeps moods comes with the first one: the screen that asks is there before it. */
async function loadOutbox(personId: string): Promise<MoodOutbox> {
  const { moodOutbox } = await import('./open-outbox.ts');
  return moodOutbox(personId);
}

/** One press notes a mood, on this device at once; it can be added to and taken back. */
export function useMoodCheckIn() {
  const account = useAccount();
  const queries = useQueryClient();
  const chime = useChime();
  const personId = account.status === 'signed_in' ? account.person.id : undefined;
  const [noted, setNoted] = useState<MoodEntry | null>(null);
  const [isStored, setStored] = useState(false);
  const [error, setError] = useState<AppError | null>(null);

  const tell = async (change: (outbox: MoodOutbox) => void): Promise<void> => {
    if (personId === undefined) return;
    setError(null);
    setStored(false);
    try {
      const outbox = await loadOutbox(personId);
      change(outbox);
      setStored(await outbox.areStored());
      await outbox.flush();
      setError(outbox.getState().error);
      // Other parts of the page go by the mood of the hour.
      await queries.invalidateQueries({ queryKey: ['mood'] });
    } catch (caught) {
      setNoted(null);
      setError(toAppError(caught));
    }
  };
  const keep = (entry: MoodEntry): void => {
    setNoted(entry);
    void tell((outbox) => outbox.keep(entry));
  };

  return {
    noted,
    /** The device has it, whether or not the account has. */
    isStored,
    error,
    record: (mood: Mood) => {
      chime('saved');
      keep(newMood(mood));
    },
    /** Keeps what was added to the mood, or another in its place. */
    change: keep,
    undo: () => {
      if (noted === null) return;
      setNoted(null);
      void tell((outbox) => outbox.remove(noted.id));
    },
    again: () => setNoted(null),
  };
}
