import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

function kilobytes(file: string, field: string): number {
  const found = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync(file, 'utf8'));
  return Number(found?.[1] ?? 0);
}

/** Fields of /proc/<pid>/stat after the program's name, which may itself hold spaces and brackets. */
function statFields(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function parentOf(pid: number): number | null {
  try {
    return Number(statFields(pid)[1]);
  } catch {
    return null;
  }
}

/** The process and everything below it. */
export function processTree(root: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = Map.groupBy(pids.map(Number), parentOf);
  const tree = [root];
  for (const pid of tree) tree.push(...(children.get(pid) ?? []));
  return tree;
}

/** Resident memory of one process in MB. */
export function residentMb(pid: number): number {
  return kilobytes(`/proc/${pid}/status`, 'VmRSS') / 1024;
}

/** Memory of all processes below one in MB; what they share is counted once. */
export function descendantsMb(root: number): number {
  let sum = 0;
  for (const pid of processTree(root).slice(1)) {
    try {
      sum += kilobytes(`/proc/${pid}/smaps_rollup`, 'Pss');
    } catch {
      // The process ended between the listing and the reading.
    }
  }
  return sum / 1024;
}

/** Processor seconds that the processes have used so far, children that ended included. */
export function processorSeconds(pids: number[]): number {
  let ticks = 0;
  for (const pid of pids) {
    try {
      const fields = statFields(pid);
      for (const index of [11, 12, 13, 14]) ticks += Number(fields[index]);
    } catch {
      // The process ended between the listing and the reading.
    }
  }
  return ticks / ticksPerSecond;
}
