/** Milliseconds that only go forward, and a call at one of them. */
export interface Clock {
  now(): number;
  /** Calls at that time or later; the answer takes it back. */
  wakeAt(time: number, wake: () => void): () => void;
}

export const deviceClock: Clock = {
  now: () => performance.now(),
  wakeAt(time, wake) {
    const timer = setTimeout(wake, Math.max(0, time - performance.now()));
    return () => clearTimeout(timer);
  },
};
