import type { FakeModelSettings, LoadJob, StreamRequest, StreamResult } from './messages.ts';
import type { Helper } from './processes.ts';
import { processorSeconds, processTree } from './proc.ts';
import { summarise, type Summary } from './statistics.ts';

/** What stands around the thing that is measured. */
export interface Setting {
  model: Helper;
  modelPort: number;
  load: Helper;
  requests: Helper;
  pipe: Helper;
  pipePort: number;
  floor: Helper;
  floorPort: number;
}

export const variants = ['direct', 'pipe', 'floor', 'server'] as const;
export type Variant = (typeof variants)[number];

/** A way to the fake model, and how many requests it gets for one more round. */
export interface Contestant {
  variant: Variant;
  /** The process whose processor time counts, with all below it. */
  pid: number;
  requests(count: number): StreamRequest[];
}

/** Times to first text and what went wrong, gathered over rounds. */
export class Series {
  readonly times: number[] = [];
  readonly failures: string[] = [];
  processorShare = 0;
  #rounds = 0;

  add(results: StreamResult[], processorShare: number): void {
    for (const { firstTextMs, failure } of results) {
      if (firstTextMs !== null) this.times.push(firstTextMs);
      if (failure !== null) this.failures.push(failure);
    }
    this.#rounds += 1;
    this.processorShare += (processorShare - this.processorShare) / this.#rounds;
  }

  get summary(): Summary {
    return summarise(this.times);
  }
}

export function configureModel(
  setting: Pick<Setting, 'model'>,
  settings: Partial<FakeModelSettings>,
): Promise<unknown> {
  return setting.model.ask('configure', settings);
}

/** Does the work and tells which share of one core the process under test used meanwhile, with all below it. */
export async function withShare<Output>(pid: number, work: () => Promise<Output>): Promise<[Output, number]> {
  const usedBefore = processorSeconds(processTree(pid));
  const startedAt = performance.now();
  const output = await work();
  const used = processorSeconds(processTree(pid)) - usedBefore;
  return [output, (used * 1000) / (performance.now() - startedAt)];
}

export function runJob(setting: Pick<Setting, 'load'>, job: LoadJob, pid: number): Promise<[StreamResult[], number]> {
  return withShare(pid, () => setting.load.ask<StreamResult[]>('run', job));
}
