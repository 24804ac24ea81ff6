import { setTimeout as wait } from 'node:timers/promises';
import { toDatabaseError } from './database-errors.ts';

const firstPauseMs = 100;
const longestPauseMs = 2_000;

/** Repeats work that must not be lost while the database is away, for as long as `patienceMs`. */
export async function retryWhileUnavailable<T>(work: () => Promise<T>, patienceMs: number): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
    try {
      return await work();
    } catch (error) {
      const isAway = toDatabaseError(error)?.code === 'common.unavailable';
      if (!isAway || Date.now() + pause > deadline) throw error;
      await wait(pause);
    }
  }
}
