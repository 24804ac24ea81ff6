import { useEffect, useEffectEvent } from 'react';
import { takeSharedWords } from '#lib/shared-words.ts';

/** Puts words behind the draft that somebody shared with Alento from another app; nothing is sent in their name. */
export function useSharedWords(append: (words: string) => void): void {
  const handleWords = useEffectEvent(append);
  useEffect(() => {
    void takeSharedWords().then((words) => words !== '' && handleWords(words));
  }, []);
}
