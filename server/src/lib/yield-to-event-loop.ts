import { setImmediate } from 'node:timers/promises';

/** Lets everything that waits have its turn on the event loop. */
export const yieldToEventLoop = (): Promise<void> => setImmediate();
