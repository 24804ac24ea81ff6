import { useState } from 'react';
import { currentLanguage } from '#lib/i18n.ts';
import { changeDraft, readDraft } from './conversation/drafts.ts';
import { useLastPersonality } from './use-last-personality.ts';
import { useStartSession } from './use-change-sessions.ts';

/**
 * Brings words into a conversation, the one of `sessionId` or a new one: they stand where the person writes, and it is
 * for them to send them. Answers the conversation's id; throws where none can be begun.
 */
export function usePrefillDraft() {
  const [personality] = useLastPersonality();
  const { mutateAsync } = useStartSession();
  const [isBringing, setBringing] = useState(false);

  const bring = async (words: string, sessionId: string | null): Promise<string> => {
    setBringing(true);
    try {
      const start = () => mutateAsync({ personality, language: currentLanguage() });
      const id = sessionId ?? (await start()).id;
      const { text } = readDraft(localStorage, id);
      changeDraft(localStorage, id, { text: [text, words].filter((part) => part !== '').join('\n\n') });
      return id;
    } finally {
      setBringing(false);
    }
  };
  return { bring, isBringing };
}
