import { describePerson } from '@alento/domain/account/describe-person.ts';
import { profileSchema } from '@alento/domain/account/profile-schema.ts';
import { findProfileGaps } from '@alento/domain/account/google-profile.ts';
import type { OwnAccountHealth } from '@alento/domain/account/health-schema.ts';
import type { AppError } from '@alento/domain/app-error.ts';
import { getBillingPlatform } from '@alento/domain/billing/platform.ts';
import { healthSchema } from '@alento/domain/hosting/health-schema.ts';
import { ensureProfile } from '#features/account/profile/ensure-profile.ts';
import { followAccount } from '#features/account/state.ts';
import { readAcceptances } from '#features/legal/data.ts';
import { nativePlatform } from '#platform/native-platform.ts';
import { readWorker } from '#platform/service-worker/read-worker.ts';
import { api } from '#lib/api.ts';
import { today } from '#lib/dates.ts';
import { toAppError } from '#lib/errors.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { readLanguageMemory } from '#lib/language-choice.ts';
import { serverUrl } from '#lib/server-url.ts';
import { readSession } from '#lib/session.ts';
import { getTables } from '#lib/tables.ts';
import type { DeviceState, ServerState, SessionState } from './list-findings.ts';

/** The state of the account and of the sign-in. */
export interface OwnCheck {
  readonly session: SessionState;
  /** Null where the server could not tell. */
  readonly health: OwnAccountHealth | null;
}

/** Asks the server about the signed-in user; a failure is a finding, too. */
export async function checkOwnAccount(): Promise<OwnCheck> {
  try {
    // What was agreed to at sign-up may not be noted yet.
    await readAcceptances();
    const response = await api.api.account.health.$get();
    const health = await response.json();
    const { auth } = await followAccount();
    const { data } = await auth.getSession();
    const expiresAt = new Date((data.session?.expires_at ?? 0) * 1000).toISOString();
    return { session: data.session ? { status: 'valid', expiresAt } : { status: 'ended' }, health };
  } catch (caught) {
    return { session: { status: nameRefusal(toAppError(caught)) }, health: null };
  }
}

function nameRefusal({ code, definition }: AppError): 'leaving' | 'ended' | 'unproved' {
  if (code === 'account.deletion_pending') return 'leaving';
  return definition.status === 401 ? 'ended' : 'unproved';
}

export async function checkDevice(): Promise<DeviceState> {
  return {
    keepsThings: canKeepThings(),
    memory: readLanguageMemory(),
    language: currentLanguage(),
    worker: await readWorker(),
    platform: getBillingPlatform(nativePlatform()),
  };
}

function canKeepThings(): boolean {
  const probe = 'storage-probe';
  try {
    localStorage.setItem(probe, probe);
    const isKept = localStorage.getItem(probe) === probe;
    localStorage.removeItem(probe);
    return isKept;
  } catch {
    return false;
  }
}

export async function checkServer(): Promise<ServerState> {
  try {
    // Also without success its answer says how it is.
    const response = await fetch(`${serverUrl}/api/health`, { cache: 'no-store' });
    const health = healthSchema.parse(await response.json());
    return health.status === 'ok' ? { status: 'reachable', version: health.version } : { status: 'degraded' };
  } catch {
    return { status: 'unreachable' };
  }
}

/** Writes the profile if there is none, and fills what it lacks with what is known; all that it has stays. */
export async function repairProfile(): Promise<void> {
  await ensureProfile();
  const session = await readSession();
  if (!session) return;
  const { user } = session;
  const tables = await getTables();
  const fields = Object.keys(profileSchema.shape).join(',');
  const { data: row } = await tables.from('perfis').select(fields).eq('id_usuario', user.id).single().throwOnError();
  const profile = profileSchema.parse(row);
  const gaps = findProfileGaps(
    profile,
    { ...describePerson(user, navigator.language), language: profile.lingua },
    today(),
  );
  if (Object.keys(gaps).length === 0) return;
  await tables.from('perfis').update(gaps).eq('id_usuario', user.id).throwOnError();
}
