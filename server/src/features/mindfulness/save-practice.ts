import { AppError } from '@alento/domain/app-error.ts';
import type { Practice, PracticeInput } from '@alento/domain/mindfulness/practice-schema.ts';
import type { PersonContext } from '#http/context.ts';
import { storePractice } from './data.ts';
import { presentPractice, toPracticeRow } from './present.ts';

/** Keeps a finished practice as a device has it, once; answers what is stored, so that devices agree. */
export async function savePractice({
  ctx,
  input: { id, practice },
}: {
  ctx: PersonContext;
  input: { id: string; practice: PracticeInput };
}): Promise<Practice> {
  const stored = await ctx.database((tx) => storePractice(tx, toPracticeRow(id, practice)));
  if (!stored) throw new AppError('common.invalid_input', { params: { field: 'id' } });
  return presentPractice(stored);
}
