import { useSyncExternalStore } from 'react';
import { isConnected, subscribeToConnection } from '#lib/connection.ts';

/** False while there is no network, or none that leads to the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribeToConnection, isConnected, () => true);
}
