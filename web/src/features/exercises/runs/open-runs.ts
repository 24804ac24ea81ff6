import { toAppError } from '#lib/errors.ts';
import { runsApi } from '../data.ts';
import { runsShelf } from './device-runs.ts';
import { RunStore } from './run-store.ts';

const stores = new Map<string, RunStore>();

/** The exercises of an account: undefined while it is not known whose this device's is. */
export function accountRuns(personId: string | undefined): RunStore {
  const api = personId === undefined ? null : runsApi;
  const onUnsaved = (): void => {
    // Without it, they are sent when they are looked at.
    if (personId !== undefined)
      void import('./open-outbox.ts').then(
        ({ runsOutbox }) => runsOutbox(personId).mark(),
        () => undefined,
      );
  };
  return openStore(
    `account ${personId}`,
    () => new RunStore({ owner: personId, shelf: runsShelf('account'), api, toAppError, onUnsaved }),
  );
}

/** The runs of a guest on this device. */
export function guestRuns(): RunStore {
  return openStore('guest', () => new RunStore({ owner: null, shelf: runsShelf('guest'), api: null, toAppError }));
}

function openStore(name: string, create: () => RunStore): RunStore {
  const known = stores.get(name) ?? create();
  stores.set(name, known);
  return known;
}
