import { isPersonality, type Personality } from '@alento/domain/chat/personalities.ts';
import { useState } from 'react';

const key = 'alento-personality';

function read(): Personality {
  try {
    const stored = localStorage.getItem(key);
    return isPersonality(stored) ? stored : 'default';
  } catch {
    return 'default';
  }
}

/** The personality chosen last on this device. */
export function useLastPersonality(): [Personality, (personality: Personality) => void] {
  const [personality, setPersonality] = useState(read);
  const choose = (chosen: Personality): void => {
    setPersonality(chosen);
    try {
      localStorage.setItem(key, chosen);
    } catch {
      // Storage can be denied; the choice then lasts as long as the page.
    }
  };
  return [personality, choose];
}
