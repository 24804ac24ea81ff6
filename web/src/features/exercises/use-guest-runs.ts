import { useEffect, useSyncExternalStore } from 'react';
import { useAccount } from '#features/account/use-account.ts';
import { hasDeviceRuns } from './runs/device-runs.ts';
import { accountRuns, guestRuns } from './runs/open-runs.ts';

/** A guest's runs on this device that the signed-in user may take over. */
export function useGuestRuns() {
  const account = useAccount();
  const personId = account.status === 'signed_in' ? account.person.id : undefined;
  const guest = guestRuns();
  const { runs } = useSyncExternalStore(guest.subscribe, guest.getState, guest.getState);

  useEffect(() => {
    if (personId !== undefined && hasDeviceRuns('guest')) void guest.open();
  }, [personId, guest]);

  return {
    hasRuns: personId !== undefined && runs.length > 0,
    /** Adds them to the account's; from then on they are there alone. */
    takeIn: async (): Promise<void> => {
      const own = accountRuns(personId);
      await own.open();
      await own.takeIn(guest.getState());
      guest.forget();
    },
  };
}
