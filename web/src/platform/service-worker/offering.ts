/** What became of the copy of the product that is kept on this device. */
export type Offering =
  | { readonly kind: 'none' }
  /** From now on the product opens without a connection. */
  | { readonly kind: 'ready-offline' }
  /** A newer version is there; taking it reloads the page. */
  | { readonly kind: 'update'; readonly take: () => void };

let offering: Offering = { kind: 'none' };
const listeners = new Set<() => void>();

export function getOffering(): Offering {
  return offering;
}

export function subscribeToOfferings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function publishOffering(next: Offering): void {
  offering = next;
  for (const listener of listeners) listener();
}
