import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Target } from './target.ts';

/** The embedded PostgreSQL of a server and all that it started; its own first. */
export async function databaseProcesses({ dataDir }: Target): Promise<number[]> {
  const [line = ''] = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  const postmaster = Number(line);
  const children: number[] = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const status = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    // After the name, which may have blanks and brackets, come the state and the parent.
    if (Number(status.split(') ').at(-1)?.split(' ')[1]) === postmaster) children.push(Number(name));
  }
  return [postmaster, ...children];
}

export function signalAll(processes: readonly number[], signal: NodeJS.Signals): void {
  for (const id of processes) process.kill(id, signal);
}
