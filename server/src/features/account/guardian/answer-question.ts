import type { GuardianAnswer } from '@alento/domain/account/guardian-schema.ts';
import { AppError } from '@alento/domain/app-error.ts';
import type { GuardianContext } from './context.ts';
import { storeConfirmation, storeRefusal } from './data.ts';

interface Answering {
  ctx: GuardianContext;
  input: GuardianAnswer;
}

/** Notes the guardian's decision down, which uses the link up. */
export async function answerQuestion({ ctx, input }: Answering): Promise<void> {
  const { sql, log } = ctx;
  const isConfirmed = input.decision === 'confirm';
  const userId = isConfirmed ? await storeConfirmation(sql, input) : await storeRefusal(sql, input.token);
  if (!userId) throw new AppError('account.guardian_link_over');
  log.info({ code: isConfirmed ? 'account.guardian_confirmed' : 'account.guardian_refused', userId }, 'account');
  if (isConfirmed) ctx.wakeMails();
}
