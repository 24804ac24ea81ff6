import { yieldToEventLoop } from './yield-to-event-loop.ts';

/** Takes the steps of long work, and lets others have their turn after each. */
export async function runInSlices(steps: Iterable<unknown>): Promise<void> {
  for (const _ of steps) await yieldToEventLoop();
}
