import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const patienceMs = 60_000;

/** A process that was told to serve Alento. */
export interface StartedServer {
  url: string;
  child: Pick<ChildProcess, 'exitCode' | 'signalCode'>;
  printed(): string;
}

/** Resolves when the server says that it is healthy; throws what it printed if it ends or takes a minute. */
export async function untilHealthy({ url, child, printed }: StartedServer, everyMs = 50): Promise<void> {
  for (const deadline = performance.now() + patienceMs; performance.now() < deadline; await wait(everyMs)) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    const response = await fetch(`${url}/api/health`).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return;
  }
  throw new Error(`The server did not become healthy:\n${printed()}`);
}
