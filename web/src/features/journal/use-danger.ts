import type { HelpBlock } from '@alento/domain/safety/schema.ts';
import { useEffect, useRef, useState } from 'react';
import { assessOnDevice } from '#features/safety/data.ts';
import { currentLanguage } from '#lib/i18n.ts';

const pauseMs = 1200;

/**
 * Reads what somebody writes for danger, on this device: what they are writing when they pause, and everything when they
 * save. Help that was shown comes back only for greater danger.
 */
export function useDanger(writing: string) {
  const [help, setHelp] = useState<HelpBlock | null>(null);
  const shownTier = useRef(0);

  useEffect(() => {
    if (writing.trim() === '') return;
    let isStale = false;
    const read = async (): Promise<void> => {
      const found = await assess(writing);
      if (isStale || found === null || found.tier <= shownTier.current) return;
      shownTier.current = found.tier;
      setHelp(found);
    };
    const timer = setTimeout(() => void read(), pauseMs);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [writing]);

  return {
    help,
    dismiss: () => setHelp(null),
    /** The help that any of the texts needs and that was not shown yet; null where none does. */
    assessAll: async (texts: readonly string[]): Promise<HelpBlock | null> => {
      for (const words of texts) {
        const found = await assess(words);
        if (found !== null && found.tier > shownTier.current) return found;
      }
      return null;
    },
  };
}

/** The detector may fail to load; what was written is kept all the same. */
function assess(words: string): Promise<HelpBlock | null> {
  return assessOnDevice(words, currentLanguage()).catch(() => null);
}
