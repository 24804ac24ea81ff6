import { useCallback, useEffect, useState } from 'react';
import { appendWords, changeDraft, type Draft, type DraftStorage, readDraft } from './conversation/drafts.ts';
import type { UnsentMessage } from './state.ts';

export interface DraftHandle {
  readonly text: string;
  readonly editing: Draft['editing'];
  write(text: string): void;
  append(words: string): void;
  /** Rewrites an earlier message; what stood in the composer waits. */
  startEditing(id: string, text: string): void;
  stopEditing(): void;
  /** Puts a message that was not sent back to where it was written. */
  takeBack(message: UnsentMessage): void;
}

type Written = Pick<Draft, 'text' | 'editing'>;

/** What a person is writing in a conversation, kept until it is sent: on this device, or wherever `storage` is. */
export function useDraft(sessionId: string, storage: DraftStorage = localStorage): DraftHandle {
  const [{ text, editing }, setWritten] = useState<Written>(() => readDraft(storage, sessionId));
  useEffect(() => changeDraft(storage, sessionId, { text, editing }), [storage, sessionId, text, editing]);

  // Stable, so that typing does not rerender the messages.
  const startEditing = useCallback(
    (id: string, edited: string) => setWritten((before) => ({ ...before, editing: { id, text: edited } })),
    [],
  );
  const takeBack = useCallback((message: UnsentMessage) => setWritten((before) => restoreDraft(before, message)), []);

  return {
    text: editing?.text ?? text,
    editing,
    write: (written) => setWritten((before) => rewrite(before, written)),
    append: (words) => setWritten((before) => ({ ...before, text: appendWords(before.text, words) })),
    startEditing,
    stopEditing: () => setWritten((before) => ({ ...before, editing: null })),
    takeBack,
  };
}

function rewrite(before: Written, text: string): Written {
  if (before.editing === null) return { ...before, text };
  return { ...before, editing: { ...before.editing, text } };
}

// What was written in the meantime stays, behind it.
function restoreDraft(before: Written, { text, replaces }: UnsentMessage): Written {
  if (replaces !== null) return { ...before, editing: { id: replaces, text } };
  return { ...before, text: [text, before.text].filter((part) => part !== '').join('\n\n') };
}
