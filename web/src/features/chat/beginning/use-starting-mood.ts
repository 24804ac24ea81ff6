import { type Mood, readMood } from '@alento/domain/mood/moods.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readNotedMood } from './data.ts';

const key = 'alento-mood';

function readLast(): Mood | null {
  try {
    return readMood(localStorage.getItem(key));
  } catch {
    return null;
  }
}

/**
 * The mood that a conversation begins with: what the person chose for it, or noted within the last hour. One that is
 * longer ago is only offered, for it may not be true any more.
 */
export function useStartingMood(initial?: Mood) {
  const [chosen, setChosen] = useState<Mood | null | undefined>(initial);
  const [last, setLast] = useState(readLast);
  const noted = useQuery({ queryKey: ['mood', 'noted'], queryFn: readNotedMood, staleTime: 0, retry: false });

  const choose = (mood: Mood | null): void => {
    setChosen(mood);
    if (mood === null) return;
    setLast(mood);
    try {
      localStorage.setItem(key, mood);
    } catch {
      // Storage can be denied; the choice then lasts as long as the page.
    }
  };

  return {
    /** What is shown. */
    mood: chosen === undefined ? (noted.data ?? null) : chosen,
    /** What is sent: undefined leaves it to what was noted. */
    chosen,
    last,
    choose,
    /** It may have been noted since, a little further down the page. */
    lookAgain: () => void noted.refetch(),
  };
}
