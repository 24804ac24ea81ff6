import type { AccountSecurity } from '@alento/domain/account/security-schema.ts';
import type { PersonContext, Services } from '#http/context.ts';
import { hasRecoveryCode, readSignIns } from './data.ts';

/** How the person signs in, and where they are signed in. */
export async function readSecurity({
  ctx,
  services: { sql },
}: {
  ctx: PersonContext;
  services: Pick<Services, 'sql'>;
}): Promise<AccountSecurity> {
  const { id, sessionId } = ctx.actor;
  const { hasPassword, signIns } = await readSignIns(ctx.database);
  return {
    hasPassword,
    hasRecoveryCode: await hasRecoveryCode(sql, id),
    signIns: signIns.map(({ id: signInId, user_agent: userAgent, used_at: usedAt }) => ({
      id: signInId,
      isCurrent: signInId === sessionId,
      userAgent,
      usedAt: usedAt.toISOString(),
    })),
  };
}
