import { changeDraft, type DraftStorage } from './drafts.ts';

const waiting = new Map<string, string>();

/**
 * Leaves what a person sent before there was a conversation: the conversation sends it as soon as it is open. If the page
 * ends before that, the words are there as a message that did not arrive.
 */
export function leaveFirstWords(storage: DraftStorage, sessionId: string, text: string): void {
  waiting.set(sessionId, text);
  const createdAt = new Date().toISOString();
  changeDraft(storage, sessionId, { unsent: { id: crypto.randomUUID(), text, replaces: null, createdAt } });
}

export function hasFirstWords(sessionId: string): boolean {
  return waiting.has(sessionId);
}

/** What is to be sent now, once; null where nothing waits. */
export function takeFirstWords(sessionId: string): string | null {
  const text = waiting.get(sessionId) ?? null;
  waiting.delete(sessionId);
  return text;
}
