import { useSyncExternalStore } from 'react';

let isOn = false;
const listeners = new Set<() => void>();

/** Notes that the server answered that it is under maintenance. */
export function noteMaintenance(): void {
  isOn = true;
  for (const listener of listeners) listener();
}

/** Whether the server answered so since the page was loaded. */
export function useMaintenance(): boolean {
  return useSyncExternalStore(subscribe, read, read);
}

const read = (): boolean => isOn;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
