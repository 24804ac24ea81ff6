import type { ReactNode } from 'react';

// Part of the app's frame, which weighs nothing as long as nobody listens: the bar comes with the screen of sounds.
let bar: ReactNode = null;
const listeners = new Set<() => void>();

/** Shows something at the edge of every screen, or nothing any more. */
export function showBar(shown: ReactNode): void {
  bar = shown;
  for (const listener of listeners) listener();
}

export function getBar(): ReactNode {
  return bar;
}

export function subscribeToBar(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
