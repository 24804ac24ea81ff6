import { type Assessment, type AssessmentInput, assessmentInputSchema } from '@alento/domain/assessments/schema.ts';
import * as z from 'zod/mini';
import type { PersonCipher } from '#platform/encryption/person-cipher.ts';
import type { AssessmentRow } from './data.ts';

const bodySchema = z.object({
  language: assessmentInputSchema.shape.language,
  answers: assessmentInputSchema.shape.answers,
});

/** What was answered as it is stored: as ciphertext, bound to its id. */
export function encryptAssessment(
  cipher: PersonCipher,
  id: string,
  { instrument, language, answers }: AssessmentInput,
): Omit<AssessmentRow, 'created_at'> {
  return { id, instrument, body: cipher.encrypt(id, JSON.stringify({ language, answers })) };
}

export function presentAssessment(row: AssessmentRow, cipher: PersonCipher): Assessment {
  const { id, instrument, body, created_at: takenAt } = row;
  return {
    id,
    instrument,
    ...bodySchema.parse(JSON.parse(cipher.decrypt(id, body))),
    takenAt: takenAt.toISOString(),
  };
}
