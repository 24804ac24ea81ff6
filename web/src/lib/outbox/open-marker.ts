import { AppError } from '@alento/domain/app-error.ts';
import type { Entry, EntryKind } from './entry.ts';
import { openEntries } from './open-outbox.ts';

interface MarkerOptions {
  /** What the device calls it. */
  readonly name: string;
  /** Tells the account; answers whether it has everything. */
  readonly flush: () => Promise<boolean>;
}

/**
 * Something that lies elsewhere on this device, and merges by itself what several devices change, but waits and is sent
 * with all the rest: the outbox holds its place.
 */
export function openMarker(personId: string, { name, flush }: MarkerOptions): { mark(): void } {
  const kind: EntryKind<Entry> = {
    name,
    parse: (stored) => stored as Entry | null,
    api: {
      keep: async (entry) => {
        if (!(await flush())) throw new AppError('common.network');
        return entry;
      },
      remove: () => Promise.resolve(),
    },
  };
  const entries = openEntries(personId, kind);
  return {
    mark: () => {
      if (entries.getState().unsent.length === 0) entries.keep({ id: name, changedAt: new Date().toISOString() });
    },
  };
}
