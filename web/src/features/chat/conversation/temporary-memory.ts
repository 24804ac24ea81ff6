import type { Conversation } from '@alento/domain/chat/conversation-schema.ts';
import type { DraftStorage } from './drafts.ts';

/** Where the one temporary conversation of a page is. */
export const temporaryName = 'temporary';
export const temporaryPath = `/session/${temporaryName}`;

let kept: Conversation | null = null;
const written = new Map<string, string>();

/** Where the words of a temporary conversation are written: in this page, and nowhere that outlives it. */
export const temporaryStorage: DraftStorage = {
  getItem: (key) => written.get(key) ?? null,
  setItem: (key, value) => void written.set(key, value),
  removeItem: (key) => void written.delete(key),
};

/** Holds the temporary conversation while other screens, such as help, are visited. */
export function setTemporary(conversation: Conversation): void {
  kept = conversation;
}

export function getTemporary(): Conversation | null {
  return kept;
}

export function clearTemporary(): void {
  kept = null;
  written.clear();
}
