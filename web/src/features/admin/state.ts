import { useSyncExternalStore } from 'react';

type Retry = () => void;

let wanted: Retry | null = null;
const listeners = new Set<() => void>();

function set(retry: Retry | null): void {
  wanted = retry;
  for (const listener of listeners) listener();
}

/** Asks whoever acts to show once more that it is they; `retry` is done then. */
export function wantProof(retry: Retry): void {
  set(retry);
}

/** Ends the question, and does what it stood before if it was answered. */
export function settleProof({ isProved }: { isProved: boolean }): void {
  const retry = wanted;
  set(null);
  if (isProved) retry?.();
}

/** Whether a proof is wanted now. */
export function useWantedProof(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => wanted !== null,
    () => false,
  );
}
