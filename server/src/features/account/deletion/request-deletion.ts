import type { DeletionRequest, PlannedDeletion } from '@alento/domain/account/deletion-schema.ts';
import { isFreshSignIn } from '@alento/domain/account/policy.ts';
import { AppError } from '@alento/domain/app-error.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { setTimeout as wait } from 'node:timers/promises';
import type { PersonContext } from '#http/context.ts';
import { errorCodeOf, foreignKeyViolation } from '#lib/errors.ts';
import type { AccountContext } from '../context.ts';
import { resolveLanguage } from '../resolve-language.ts';
import { hasAccount, hasSessions, planDeletion } from './data.ts';
import { erasePlanned } from './erase-planned.ts';

interface Request extends AccountContext {
  ctx: PersonContext;
  input: DeletionRequest;
  acceptLanguage: string | null;
}

// So long an answer is held up for a mail.
const mailPatienceMs = 5_000;

/**
 * Ends every session of the user and closes the account: for a grace period in which the deletion can be cancelled, or for
 * good. Idempotent, in case the response was lost. Undefined if the account is already erased.
 */
export async function requestDeletion(request: Request): Promise<PlannedDeletion | undefined> {
  const { ctx, input, services, endReplies, deletions, deletionGraceDays } = request;
  const { id, sessionId, signedInAt, email, accessToken } = ctx.actor;
  if (!isFreshSignIn({ signedInAt, now: Date.now() / 1000 })) throw new AppError('account.reauthentication_needed');
  const isNow = input.when === 'now' || deletionGraceDays === 0;
  const language = await resolveLanguage(request);
  const graceDays = isNow ? 0 : deletionGraceDays;
  const planned = await planDeletion(services.sql, {
    personId: id,
    sessionId,
    email,
    language,
    graceDays,
    isClaimed: isNow,
  }).catch((error: unknown) => {
    if (errorCodeOf(error) !== foreignKeyViolation) throw error;
  });
  if (!planned) {
    // The account or its session is gone: only the token is left, and its bearer may be anybody.
    if (await hasAccount(services.sql, id)) throw new AppError('account.session_expired');
    return undefined;
  }
  services.keys.forget(id);
  await endReplies(id);
  // A project takes no sign-out from a session that is over, and could mean this one or all by that.
  if (await hasSessions(services.sql, id)) await services.backend.endSessions(id, accessToken);
  if (isNow) {
    if (!(await endPayments(request))) return planned;
    await sendFarewell(request, language);
    await erasePlanned(request, id);
    return undefined;
  }
  deletions.wake();
  return planned;
}

/** False if whatever the user pays for could not be ended: then the account is closed, and the job tries again. */
async function endPayments({ ctx, services, forgetPayments }: Request): Promise<boolean> {
  try {
    await forgetPayments(ctx.actor.id);
    return true;
  } catch (error) {
    services.log.error({ code: 'account.deletion_failed', reason: errorCodeOf(error) }, 'a deletion waits');
    return false;
  }
}

/** An immediate deletion does not wait for a mail that cannot be sent. */
async function sendFarewell({ ctx, services, sendNotice }: Request, language: LanguageCode): Promise<void> {
  const { email: to } = ctx.actor;
  if (to === '') return;
  const sending = sendNotice({ kind: 'deletion_done', to, language }).catch((error: unknown) => {
    services.log.warn({ code: 'account.notice_given_up', reason: errorCodeOf(error) });
  });
  await Promise.race([sending, wait(mailPatienceMs, undefined, { ref: false })]);
}
