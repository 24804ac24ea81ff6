/** What the database answers to a question; null if it fails or takes longer. */
export function respondsWithin<T>(ask: () => Promise<T>, patienceMs: number): Promise<T | null> {
  const { promise, resolve } = Promise.withResolvers<T | null>();
  const timer = setTimeout(() => resolve(null), patienceMs);
  ask().then(resolve, () => resolve(null));
  return promise.finally(() => clearTimeout(timer));
}
