import { useState } from 'react';
import type { ConversationState } from './state.ts';

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
  return announced;
}
