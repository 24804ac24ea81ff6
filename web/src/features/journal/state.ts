import type { JournalPrompt } from '@alento/domain/journal/prompts.ts';
import type { JournalBody } from '@alento/domain/journal/body-schema.ts';
import type { JournalEntry } from '@alento/domain/journal/schema.ts';

/** Where this device keeps drafts; they go with the sign-out. */
export const draftsSlot = 'journal-drafts';

export type JournalKind = JournalBody['kind'];
export const journalKinds: readonly JournalKind[] = ['free', 'quick', 'full'];

/** An entry that is begun now. */
export function newEntry(id: string, kind: JournalKind, prompt: JournalPrompt | null): JournalEntry {
  const now = new Date().toISOString();
  return { id, body: emptyBody(kind, prompt), writtenAt: now, changedAt: now };
}

function emptyBody(kind: JournalKind, prompt: JournalPrompt | null): JournalBody {
  switch (kind) {
    case 'free':
      return { kind, prompt, text: '' };
    case 'quick':
      return { kind, situation: '', thought: '', feeling: '', distortions: [], alternative: '' };
    case 'full':
      return {
        kind,
        situation: '',
        feelings: [],
        thought: '',
        distortions: [],
        evidenceFor: '',
        evidenceAgainst: '',
        alternative: '',
        belief: null,
      };
  }
}
