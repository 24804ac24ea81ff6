import { getAccountState, subscribeToAccount } from '#features/account/state.ts';
import { profileOutbox } from '#features/account/profile/open-outbox.ts';
import { conversationOutbox } from '#features/chat/offline/open-outbox.ts';
import { runsOutbox } from '#features/exercises/runs/open-outbox.ts';
import { openJournal } from '#features/journal/open-journal.ts';
import { practiceOutbox } from '#features/mindfulness/practice/open-outbox.ts';
import { moodOutbox } from '#features/mood/open-outbox.ts';
import { planOutbox } from '#features/safety/plan/open-outbox.ts';
import { isConnected } from '#lib/connection.ts';
import { openOutbox } from '#lib/outbox/open-outbox.ts';
import { hasUnsent, watchUnsent } from '#lib/outbox/outbox-traces.ts';
import { askForWakeUp } from '#platform/service-worker/background-sync.ts';
import { refreshOfAll } from '../realtime/changes.ts';
import { refresh } from '../realtime/refresh.ts';

let isWatching = false;
let wasWaiting = false;

/** Sends what waits on this device, whoever left it there. From then on it is sent whenever somebody signs in. */
export function sendOutbox(): void {
  if (!isWatching) {
    isWatching = true;
    subscribeToAccount(send);
    watchUnsent(follow);
    follow(hasUnsent());
  }
  send();
}

function follow(isWaiting: boolean): void {
  if (isWaiting && !isConnected()) void askForWakeUp();
  if (wasWaiting && !isWaiting) showArrived();
  wasWaiting = isWaiting;
}

function send(): void {
  const account = getAccountState();
  if (account.status === 'signed_in') void openKinds(account.person.id).flush();
}

/** Whatever was noted offline may stand in any list by now. */
function showArrived(): void {
  const account = getAccountState();
  if (account.status === 'signed_in') void refresh(account.person.id, refreshOfAll).catch(() => undefined);
}

/** The outbox with every kind of entry that there is: what is not opened is not sent. */
export function openKinds(personId: string): ReturnType<typeof openOutbox> {
  moodOutbox(personId);
  practiceOutbox(personId);
  openJournal(personId);
  conversationOutbox(personId);
  profileOutbox(personId);
  planOutbox(personId);
  runsOutbox(personId);
  return openOutbox(personId);
}
