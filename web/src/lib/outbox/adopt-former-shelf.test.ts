import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { encryptForDevice } from '#lib/device-vault.ts';
import { toAppError } from '#lib/errors.ts';
import { adoptFormerShelf } from './adopt-former-shelf.ts';
import type { Entry, EntryKind } from './entry.ts';
import { Outbox } from './outbox.ts';
import { browserOutboxStorage } from './outbox-storage.ts';

const ana = crypto.randomUUID();
const former = { vault: 'account-moods', slot: 'moods' } as const;
let kept: Entry[];
let removed: string[];

const kind: EntryKind<Entry> = {
  name: 'mood',
  parse: (stored) => stored as Entry,
  api: {
    keep: async (entry) => {
      kept.push(entry);
      return entry;
    },
    remove: async (id) => void removed.push(id),
  },
};

beforeEach(() => {
  kept = [];
  removed = [];
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

async function leave(owner: string, entry: Entry, gone: string): Promise<void> {
  const copy = { owner, unsent: [entry], removed: [gone] };
  localStorage.setItem(former.slot, await encryptForDevice(former.vault, JSON.stringify(copy)));
}

const adopt = async (): Promise<void> => {
  const outbox = new Outbox({ owner: ana, storage: browserOutboxStorage(), toAppError });
  const entries = outbox.of(kind);
  await adoptFormerShelf(entries, { personId: ana, kind, former });
  await outbox.flush();
};

test('what an earlier version left unsent is sent by this one, once', async () => {
  const entry = { id: crypto.randomUUID(), changedAt: new Date().toISOString() };
  const gone = crypto.randomUUID();
  await leave(ana, entry, gone);
  await adopt();
  expect([kept, removed]).toEqual([[entry], [gone]]);
  expect(localStorage.getItem(former.slot)).toBeNull();
  await adopt();
  expect(kept).toHaveLength(1);
});

test("somebody else's is not sent, and leaves the device", async () => {
  await leave(crypto.randomUUID(), { id: crypto.randomUUID(), changedAt: '' }, crypto.randomUUID());
  await adopt();
  expect([kept, removed]).toEqual([[], []]);
  expect(localStorage.getItem(former.slot)).toBeNull();
});
