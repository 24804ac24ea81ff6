import { type MoodInput, moodEntrySchema, type MoodEntry } from '@alento/domain/mood/entry-schema.ts';
import * as z from 'zod/mini';
import type { PersonCipher } from '#platform/encryption/person-cipher.ts';
import type { MoodRow } from './data.ts';

const detailsSchema = z.pick(moodEntrySchema, { note: true, tags: true });
type MoodDetails = z.infer<typeof detailsSchema>;

const none: MoodDetails = { note: null, tags: [] };

/** What the ciphertext of a mood's details is bound to, besides the person. */
const subjectOf = (id: string): string => `${id}/details`;

/** A mood as it is stored: what was said about it as ciphertext, bound to its id. */
export function encryptMood(cipher: PersonCipher, id: string, kept: MoodInput): Omit<MoodRow, 'note'> {
  const { mood, note, tags, recordedAt, notedAt, changedAt } = kept;
  const details: MoodDetails = { note, tags };
  const isBare = note === null && tags.length === 0;
  return {
    id,
    mood,
    details: isBare ? null : cipher.encrypt(subjectOf(id), JSON.stringify(details)),
    recorded_at: new Date(recordedAt),
    created_at: new Date(notedAt),
    changed_at: new Date(changedAt),
  };
}

export function presentMood(row: MoodRow, cipher: PersonCipher): MoodEntry {
  const { note, tags } = row.details ? decryptDetails(cipher, row.id, row.details) : none;
  return {
    id: row.id,
    mood: row.mood,
    note: row.note ?? note,
    tags,
    recordedAt: row.recorded_at.toISOString(),
    notedAt: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
  };
}

function decryptDetails(cipher: PersonCipher, id: string, details: Buffer): MoodDetails {
  return detailsSchema.parse(JSON.parse(cipher.decrypt(subjectOf(id), details)));
}
