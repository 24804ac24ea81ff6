import { idSchema, instantSchema } from '@alento/domain/common/schema.ts';
import * as z from 'zod/mini';

const draftSchema = z.object({
  /** What stands in the composer. */
  text: z.string(),
  /** An earlier message that is being rewritten, and how far that got. */
  editing: z.nullable(z.object({ id: idSchema, text: z.string() })),
  /** A message that is not known to have arrived. */
  unsent: z.nullable(
    z.object({ id: idSchema, text: z.string(), replaces: z.nullable(idSchema), createdAt: instantSchema }),
  ),
});

/** Everything a person wrote in one conversation that the server may not have. */
export type Draft = z.infer<typeof draftSchema>;

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const prefix = 'alento-draft-';

export const emptyDraft: Draft = { text: '', editing: null, unsent: null };

export function readDraft(storage: DraftStorage, sessionId: string): Draft {
  try {
    const draft = draftSchema.safeParse(JSON.parse(storage.getItem(prefix + sessionId) ?? 'null'));
    return draft.success ? draft.data : emptyDraft;
  } catch {
    return emptyDraft;
  }
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
