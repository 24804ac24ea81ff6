import { AppError } from '@alento/domain/app-error.ts';
import { randomInt } from 'node:crypto';
import type { PersonContext, Services } from '#http/context.ts';
import { storeRecoveryCode } from './data.ts';
import { hashRecoveryCode } from './hash-recovery-code.ts';

// Nothing that is taken for something else when it is copied by hand.
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const length = 16;

/** Makes the code that takes the place of a lost second step; any code from before is worth nothing from now on. */
export async function generateRecoveryCode({
  ctx,
  services: { sql },
}: {
  ctx: PersonContext;
  services: Pick<Services, 'sql'>;
}): Promise<{ code: string }> {
  const { id } = ctx.actor;
  const code = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  if (!(await storeRecoveryCode(sql, id, hashRecoveryCode(id, code)))) throw new AppError('common.forbidden');
  return { code };
}
