import type { AgeState } from '@alento/domain/account/age.ts';
import type { Age, GuardianRequest } from '@alento/domain/account/age-schema.ts';
import { hideAddress } from '@alento/domain/account/mailbox.ts';
import type { GuardianRow } from './data.ts';

export function presentAge(state: AgeState, guardian: GuardianRow | undefined): Age {
  return { state, isMinor: state !== 'adult', guardian: guardian ? presentGuardian(guardian) : null };
}

function presentGuardian(row: GuardianRow): GuardianRequest {
  return {
    status: statusOf(row),
    address: row.guardian_email === null ? null : hideAddress(row.guardian_email),
    askedAt: row.asked_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}

function statusOf({ revoked_at, confirmed_at, refused_at, expires_at }: GuardianRow): GuardianRequest['status'] {
  if (revoked_at) return 'revoked';
  if (confirmed_at) return 'confirmed';
  if (refused_at) return 'refused';
  return expires_at.getTime() > Date.now() ? 'asked' : 'over';
}
