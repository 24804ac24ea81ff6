import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/** Names one run of one process, so that another process with its number is not mistaken for it. Null if it is gone. */
export function identifyProcess(pid: number): string | null {
  if (!isRunning(pid)) return null;
  if (process.platform === 'linux') return identifyOnLinux(pid);
  if (process.platform === 'win32') return `${pid}`;
  try {
    return `${pid} ${execFileSync('ps', ['-o', 'lstart=', '-p', `${pid}`], { encoding: 'utf8' }).trim()}`;
  } catch {
    return null;
  }
}

/** The set of process numbers that ours belong to; containers have their own. */
export function processNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return process.platform;
  }
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function identifyOnLinux(pid: number): string | null {
  try {
    // The name, in parentheses, may hold spaces; the state and the start time follow it.
    const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return state === 'Z' ? null : `${pid} ${fields[18]} ${boot}`;
  } catch {
    return null;
  }
}
