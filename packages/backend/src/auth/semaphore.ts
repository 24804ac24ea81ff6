/** Lets so many pieces of work run at once; the others wait, and begin in the order in which they came. */
export function semaphore(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running === atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The slot goes straight to the next in the queue, so that no later caller can take it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
