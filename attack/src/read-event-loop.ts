import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import type { Target } from './target.ts';

/** The environment of a server that can be asked what its event loop did. */
export const withEventLoopProbe = {
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'event-loop-probe.ts')).href}`,
};

export interface Reading {
  /** The most of the processor's time that one turn of the event loop took since the last reading. */
  longestMs: number;
  /** Resident memory, in bytes. */
  rss: number;
}

/** Asks a server that was started `withEventLoopProbe`, and begins anew. */
export async function readEventLoop({ child, printed }: Target): Promise<Reading> {
  const before = readingsIn(printed()).length;
  child.kill('SIGUSR2');
  for (let patience = 1_000; patience > 0; patience -= 1) {
    const readings = readingsIn(printed());
    const last = readings.at(-1);
    if (readings.length > before && last) return JSON.parse(last) as Reading;
    await wait(5);
  }
  throw new Error('the server does not say what its event loop did');
}

function readingsIn(printed: string): string[] {
  return [...printed.matchAll(/^probe (\{.*\})$/gm)].map(([, reading]) => reading ?? '');
}
