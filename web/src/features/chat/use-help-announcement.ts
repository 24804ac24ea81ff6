import { useEffect, useState } from 'react';
import { type ConversationState, standingHelp } from './state.ts';

/** Long enough to be taken up by a screen reader. */
const shownMs = 1500;

/** True for a moment after help came into the conversation, so that it is said; help of the past is silent. */
export function useHelpAnnouncement({ messages, pending }: Pick<ConversationState, 'messages' | 'pending'>): boolean {
  const help = standingHelp(pending?.help ?? messages.findLast(({ role }) => role === 'user')?.help);
  const [known, setKnown] = useState(help);
  const [isNew, setIsNew] = useState(false);
  if (help !== known) {
    setKnown(help);
    setIsNew(help !== null);
  }
  useEffect(() => {
    const timer = isNew ? setTimeout(() => setIsNew(false), shownMs) : undefined;
    return () => clearTimeout(timer);
  }, [isNew]);
  return isNew;
}
