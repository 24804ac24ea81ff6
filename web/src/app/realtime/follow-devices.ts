import { followAccount, getAccountState, subscribeToAccount } from '#features/account/state.ts';
import { connect } from '#lib/realtime.ts';
import { readSession } from '#lib/session.ts';
import { readClaims } from '#lib/token-claims.ts';
import type { Change } from './change-schema.ts';
import { refreshOfAll, planRefresh } from './changes.ts';
import { DeviceLink } from './device-link.ts';
import { refresh } from './refresh.ts';

/** A page out of sight goes on listening for so long: people come back soon. */
const patienceMs = 30_000;

let isFollowing = false;
let link: { readonly personId: string; readonly device: DeviceLink } | undefined;
let leaving: ReturnType<typeof setTimeout> | undefined;
/** Nothing is heard between two links. */
let hasMissed = false;

/** Keeps this page as the person's other devices leave it: while they are signed in, it is in sight and there is a connection. */
export function followDevices(): void {
  if (isFollowing) return;
  isFollowing = true;
  subscribeToAccount(update);
  document.addEventListener('visibilitychange', update);
  window.addEventListener('online', update);
  window.addEventListener('offline', update);
  update();
}

function update(): void {
  clearTimeout(leaving);
  const account = getAccountState();
  const personId = account.status === 'signed_in' && navigator.onLine ? account.person.id : undefined;
  if (personId !== link?.personId) leave();
  if (document.visibilityState !== 'visible') leaving = setTimeout(leave, patienceMs);
  else if (personId !== undefined && !link) open(personId);
}

function open(personId: string): void {
  // What cannot be brought up to date now is read anew when it is looked at.
  const renew = (what: typeof refreshOfAll): void => void refresh(personId, what).catch(() => undefined);
  const device = new DeviceLink({
    personId,
    connect,
    readChange,
    readSessionId,
    renewSession,
    onChanges: (changes) => renew(planRefresh(changes)),
    onReturn: () => renew(refreshOfAll),
  });
  link = { personId, device };
  void device.open().catch(() => undefined);
  if (hasMissed) renew(refreshOfAll);
  hasMissed = false;
}

/** What checks a change comes with the first. */
async function readChange(payload: unknown): Promise<Change | undefined> {
  const { changeSchema } = await import('./change-schema.ts');
  return changeSchema.safeParse(payload).data;
}

async function readSessionId(): Promise<unknown> {
  const session = await readSession();
  return session && readClaims(session.accessToken).session_id;
}

async function renewSession(): Promise<boolean> {
  const { auth } = await followAccount();
  const { data } = await auth.refreshSession();
  return data.session !== null;
}

function leave(): void {
  if (!link) return;
  link.device.close();
  link = undefined;
  hasMissed = true;
}
