import type { Age, GuardianAddress } from '@alento/domain/account/age-schema.ts';
import { guardianLimits } from '@alento/domain/account/guardian-limits.ts';
import { isSameMailbox } from '@alento/domain/account/mailbox.ts';
import { AppError } from '@alento/domain/app-error.ts';
import type { AgeContext } from './context.ts';
import { countGuardianRequests, fetchEmail, fetchState, insertGuardianRequest, lockGuardianRequests } from './data.ts';
import { readAge } from './read-age.ts';

/** Sends a request to a guardian. Earlier unanswered requests expire. */
export async function askGuardian({ ctx, input }: { ctx: AgeContext; input: GuardianAddress }): Promise<Age> {
  const { sql, actor, log } = ctx;
  if ((await fetchState(sql, actor.id)) !== 'waiting') throw new AppError('account.age_settled');
  const own = await fetchEmail(sql, actor.id);
  if (own !== null && isSameMailbox(own, input.email)) throw new AppError('account.guardian_is_self');
  await sql.begin(async (tx) => {
    await lockGuardianRequests(tx, actor.id);
    const { asked, secondsSince } = await countGuardianRequests(tx, actor.id);
    if (asked >= guardianLimits.mailsPerDay) throw new AppError('account.guardian_mail_limit');
    const seconds = secondsSince === null ? 0 : guardianLimits.secondsBetweenMails - secondsSince;
    if (seconds > 0) throw new AppError('common.rate_limited', { params: { seconds } });
    await insertGuardianRequest(tx, actor.id, input);
  });
  log.info({ code: 'account.guardian_asked', userId: actor.id }, 'account');
  ctx.wakeMails();
  return readAge({ ctx });
}
