import { AppError } from '@alento/domain/app-error.ts';
import type { Assessment, AssessmentInput } from '@alento/domain/assessments/schema.ts';
import type { PersonContext } from '#http/context.ts';
import { errorCodeOf } from '#lib/errors.ts';
import { storeAssessment } from './data.ts';
import { encryptAssessment, presentAssessment } from './present.ts';

// Of the trigger `space_assessments`.
const tooSoon = 'PT409';

/** Keeps what somebody answered; sent twice it is stored once. Refused within fourteen days of the last time. */
export async function saveAssessment({
  ctx,
  input: { id, assessment },
}: {
  ctx: PersonContext;
  input: { id: string; assessment: AssessmentInput };
}): Promise<Assessment> {
  const cipher = await ctx.cipher();
  const stored = await ctx
    .database((tx) => storeAssessment(tx, encryptAssessment(cipher, id, assessment)))
    .catch((cause: unknown) => {
      throw errorCodeOf(cause) === tooSoon ? new AppError('assessments.too_soon', { cause }) : cause;
    });
  const presented = stored && presentAssessment(stored, cipher);
  // The id is another's, or of other answers: what is not stored must not look as if it were.
  if (!presented || !isSame(presented, assessment)) {
    throw new AppError('common.invalid_input', { params: { field: 'id' } });
  }
  return presented;
}

function isSame(stored: AssessmentInput, sent: AssessmentInput): boolean {
  return stored.instrument === sent.instrument && stored.answers.join() === sent.answers.join();
}
