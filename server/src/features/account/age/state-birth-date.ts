import { ageOn, latestDay } from '@alento/domain/account/age.ts';
import type { Age, BirthDateStatement } from '@alento/domain/account/age-schema.ts';
import { AppError } from '@alento/domain/app-error.ts';
import { legalLimits } from '@alento/domain/legal/limits.ts';
import type { AgeContext } from './context.ts';
import { confirmBirthDate, fetchState } from './data.ts';
import { presentAge } from './present.ts';
import { readAge } from './read-age.ts';

interface Statement {
  ctx: AgeContext;
  input: BirthDateStatement;
}

/** Stores the birth date that a user states, once. An account that is too young is erased. */
export async function stateBirthDate({ ctx, input: { birthDate } }: Statement): Promise<Age> {
  const today = latestDay(new Date());
  if (birthDate > today) throw new AppError('common.invalid_input', { params: { field: 'birthDate' } });
  const { id } = ctx.actor;
  if (ageOn(birthDate, today) < legalLimits.supervisedAge) {
    if ((await fetchState(ctx.sql, id)) !== 'unknown') throw new AppError('account.age_settled');
    await ctx.eraseAccount(id);
    ctx.log.info({ code: 'account.too_young' }, 'account');
    return presentAge('refused', undefined);
  }
  if (!(await confirmBirthDate(ctx.sql, id, birthDate))) throw new AppError('account.age_settled');
  return readAge({ ctx });
}
