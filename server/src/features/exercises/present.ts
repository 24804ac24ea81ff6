import { runSchema, type RunInput, type Run } from '@alento/domain/exercises/schema.ts';
import * as z from 'zod/mini';
import type { PersonCipher } from '#platform/encryption/person-cipher.ts';
import type { RunRow, EncryptedRun } from './data.ts';

const runBodySchema = z.pick(runSchema, { dialogue: true, language: true, answers: true, note: true });
export type RunBody = z.infer<typeof runBodySchema>;

/** A run as a row: dialogue and answers are encrypted, bound to the run's id. */
export function encryptRun(cipher: PersonCipher, id: string, run: RunInput): RunRow {
  const { dialogue, language, answers, note, sessionId, startedAt, changedAt, finishedAt } = run;
  const body: RunBody = { dialogue, language, answers, note };
  return {
    id,
    body: cipher.encrypt(id, JSON.stringify(body)),
    session_id: sessionId,
    started_at: new Date(startedAt),
    changed_at: new Date(changedAt),
    finished_at: finishedAt === null ? null : new Date(finishedAt),
  };
}

export function decryptRun(cipher: PersonCipher, { id, body }: EncryptedRun): RunBody {
  return runBodySchema.parse(JSON.parse(cipher.decrypt(id, body)));
}

export function presentRun(row: RunRow, cipher: PersonCipher): Run {
  return {
    id: row.id,
    ...decryptRun(cipher, row),
    sessionId: row.session_id,
    startedAt: row.started_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}
