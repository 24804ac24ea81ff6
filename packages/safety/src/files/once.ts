/** Memoises a loader per key; a failed load is retried on the next call. */
export function once<Name, Thing>(load: (name: Name) => Promise<Thing>): (name: Name) => Promise<Thing> {
  const ready = new Map<Name, Promise<Thing>>();
  return (name) => {
    const loading = ready.get(name) ?? load(name);
    ready.set(name, loading);
    loading.catch(() => ready.delete(name));
    return loading;
  };
}
