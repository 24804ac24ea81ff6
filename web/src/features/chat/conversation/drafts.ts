/** Everything a person wrote in one conversation that the server may not have. */
export interface Draft {
  /** What stands in the composer. */
  readonly text: string;
  /** An earlier message that is being rewritten, and how far that got. */
  readonly editing: { readonly id: string; readonly text: string } | null;
  /** A message that is not known to have arrived. */
  readonly unsent: {
    readonly id: string;
    readonly text: string;
    readonly replaces: string | null;
    readonly createdAt: string;
  } | null;
}

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const prefix = 'alento-draft-';

export const emptyDraft: Draft = { text: '', editing: null, unsent: null };

export function readDraft(storage: DraftStorage, sessionId: string): Draft {
  try {
    const draft: unknown = JSON.parse(storage.getItem(prefix + sessionId) ?? 'null');
    return isDraft(draft) ? draft : emptyDraft;
  } catch {
    return emptyDraft;
  }
}

// By hand, for the first screen reads one, and a validator weighs as much as that screen.
function isDraft(value: unknown): value is Draft {
  if (!hasStrings(value, ['text'])) return false;
  const { editing, unsent } = value;
  if (editing !== null && !hasStrings(editing, ['id', 'text'])) return false;
  if (unsent === null) return true;
  if (!hasStrings(unsent, ['id', 'text', 'createdAt'])) return false;
  return unsent.replaces === null || typeof unsent.replaces === 'string';
}

function hasStrings(value: unknown, names: readonly string[]): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  return names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string');
}

export function changeDraft(storage: DraftStorage, sessionId: string, change: Partial<Draft>): void {
  const draft = { ...readDraft(storage, sessionId), ...change };
  const isEmpty = draft.text === '' && draft.editing === null && draft.unsent === null;
  try {
    if (isEmpty) storage.removeItem(prefix + sessionId);
    else storage.setItem(prefix + sessionId, JSON.stringify(draft));
  } catch {
    // A full or denied storage: what was written then lasts as long as the page.
  }
}

/** Puts words behind what was written. */
export function appendWords(text: string, words: string): string {
  return [text.trimEnd(), words].filter(Boolean).join(' ');
}

export function deleteDraft(storage: DraftStorage, sessionId: string): void {
  changeDraft(storage, sessionId, emptyDraft);
}
