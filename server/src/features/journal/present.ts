import { type JournalBody, journalBodySchema } from '@alento/domain/journal/body-schema.ts';
import { type JournalEntry, type JournalInput } from '@alento/domain/journal/schema.ts';
import type { PersonCipher } from '#platform/encryption/person-cipher.ts';
import type { JournalRow } from './data.ts';

/** An entry as it is stored: all that was written as ciphertext, bound to its id. */
export function encryptEntry(cipher: PersonCipher, id: string, entry: JournalInput): JournalRow {
  return {
    id,
    body: cipher.encrypt(id, JSON.stringify(entry.body)),
    written_at: new Date(entry.writtenAt),
    changed_at: new Date(entry.changedAt),
  };
}

export function presentEntry(row: JournalRow, cipher: PersonCipher): JournalEntry {
  return {
    id: row.id,
    body: decryptBody(cipher, row),
    writtenAt: row.written_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
  };
}

function decryptBody(cipher: PersonCipher, { id, body }: JournalRow): JournalBody {
  return journalBodySchema.parse(JSON.parse(cipher.decrypt(id, body)));
}
