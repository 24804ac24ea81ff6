import { useEffect, useState } from 'react';
import type { ConversationState } from './state.ts';

/** Long enough for a screen reader to announce it; then removed, so that it is not read twice. */
const shownMs = 1500;

/** The reply that was just finished, to be read out once and whole. */
export function useAnnouncement({ reply, messages }: Pick<ConversationState, 'reply' | 'messages'>): string {
  const isReplying = reply !== null;
  const [wasReplying, setWasReplying] = useState(isReplying);
  const [announced, setAnnounced] = useState('');
  if (wasReplying !== isReplying) {
    const last = messages.at(-1);
    setWasReplying(isReplying);
    setAnnounced(!isReplying && last?.role === 'assistant' ? last.text : '');
  }
  useEffect(() => {
    const timer = announced === '' ? undefined : setTimeout(() => setAnnounced(''), shownMs);
    return () => clearTimeout(timer);
  }, [announced]);
  return announced;
}
