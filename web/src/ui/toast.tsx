import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';

export interface ToastMessage {
  text: string;
  tone?: 'calm' | 'danger';
  /** One thing the person can still do about it, for example undo. */
  action?: { label: string; onAction: () => void };
}

export interface ToastRegionProps {
  label: string;
  closeLabel: string;
}

const loadRegion = () => import('#ui/toast-region.tsx');

// A message that cannot be shown must not take the screen with it.
const LoadedToastRegion = lazy<ComponentType<ToastRegionProps>>(() =>
  loadRegion().then(
    (region) => ({ default: region.LoadedToastRegion }),
    () => ({ default: () => null }),
  ),
);

let isWanted = false;
const listeners = new Set<() => void>();

/** Shows a short message over the page; returns a function that removes it. */
export function showToast(message: ToastMessage): () => void {
  prepareToasts();
  const adding = loadRegion().then(
    ({ addToast }) => addToast(message),
    () => undefined,
  );
  return () => void adding.then((remove) => remove?.());
}

/** Removes every message. */
export function clearToasts(): void {
  if (isWanted)
    void loadRegion().then(
      ({ clearQueue }) => clearQueue(),
      () => undefined,
    );
}

/** The place where messages appear, once a page; no first screen has one, so it comes with the first. */
export function ToastRegion(props: ToastRegionProps) {
  const isHere = useSyncExternalStore(subscribe, isRegionWanted, isRegionWanted);
  if (!isHere) return null;
  return (
    <Suspense>
      <LoadedToastRegion {...props} />
    </Suspense>
  );
}

/** Preloads the toast region, so that even a lost connection can be announced. */
export function prepareToasts(): void {
  isWanted = true;
  for (const listener of listeners) listener();
}

function isRegionWanted(): boolean {
  return isWanted;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
