import type { TypedRecoveryCode } from '@alento/domain/account/security-schema.ts';
import { AppError } from '@alento/domain/app-error.ts';
import type { PersonContext, Services } from '#http/context.ts';
import { deleteRecoveryCode, isRecoveryCode } from './data.ts';
import { hashRecoveryCode } from './hash-recovery-code.ts';

interface Recovery {
  ctx: PersonContext;
  services: Pick<Services, 'backend' | 'sql'>;
  input: TypedRecoveryCode;
}

/** Signs in a user who has lost their MFA device: redeeming the code removes MFA. */
export async function redeemRecoveryCode({ ctx, services: { backend, sql }, input }: Recovery): Promise<void> {
  const { id } = ctx.actor;
  if (!(await isRecoveryCode(sql, id, hashRecoveryCode(id, input.code))))
    throw new AppError('account.recovery_code_invalid');
  // The code goes last, so that it can be tried again if this fails.
  await backend.deleteFactors(id);
  await deleteRecoveryCode(sql, id);
}
