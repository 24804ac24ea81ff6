import { isOnDevice } from '#lib/device-presence.ts';
import { toAppError } from '#lib/errors.ts';
import { adoptFormerShelf, type FormerShelf } from './adopt-former-shelf.ts';
import type { Entry, EntryKind } from './entry.ts';
import type { OutboxEntries } from './outbox-entries.ts';
import { Outbox, type OutboxNews } from './outbox.ts';
import { browserOutboxStorage } from './outbox-storage.ts';
import { markUnsent } from './outbox-traces.ts';

const outboxes = new Map<string, Outbox>();
const name = 'alento-outbox';

/** What a person's account does not have yet. It is sent whenever the connection comes back. */
export function openOutbox(personId: string): Outbox {
  const known = outboxes.get(personId);
  if (known) return known;
  const channel = new BroadcastChannel(name);
  const outbox = new Outbox({
    owner: personId,
    storage: browserOutboxStorage(),
    toAppError,
    lock: async (work) => {
      // A page without a secure connection has no locks; the account takes what is sent twice for one.
      await (window.navigator.locks ? navigator.locks.request(name, work) : work());
    },
    // A channel has one origin, and takes no other.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    announce: (news) => channel.postMessage(news),
    onWaiting: markUnsent,
  });
  outboxes.set(personId, outbox);
  channel.addEventListener('message', ({ data }: MessageEvent<OutboxNews>) => void outbox.hear(data));
  window.addEventListener('online', () => void outbox.flush());
  return outbox;
}

/** The entries of one kind in it. */
export function openEntries<Kept extends Entry>(
  personId: string,
  kind: EntryKind<Kept>,
  former?: FormerShelf,
): OutboxEntries<Kept> {
  const entries = openOutbox(personId).of(kind);
  if (former && isOnDevice(former.slot)) void adoptFormerShelf(entries, { personId, kind, former });
  return entries;
}
