import type { RequestJob, RequestKind, RequestResult } from './messages.ts';
import type { RunningServer } from './server-under-test.ts';
import { withShare, type Setting } from './setting.ts';
import { summarise, type Summary } from './statistics.ts';

export interface RequestRate extends Summary {
  kind: RequestKind;
  connections: number;
  perSecond: number;
  failures: string[];
  processorShare: number;
}

/** How other people fare while many sign in. */
export interface Storm {
  /** Selects a second, from the first to the last, whether they are answered or not. */
  perSecond: number;
  idle: Summary;
  during: Summary;
  signInsPerSecond: number;
  /** What the machine verifies when it does nothing else. */
  alonePerSecond: number;
  failures: string[];
}

interface Rounds {
  durationMs: number;
  rounds: number;
}

// The upsert comes first, since it makes the rows.
const kinds = ['upsert', 'select', 'refresh', 'sign-in'] as const;
const warmUpMs = 500;
const modest = { kind: 'select', connections: 4, perSecond: 100 } as const;
const storm = { kind: 'sign-in', connections: 16 } as const;

type Job = Omit<RequestJob, 'port'>;

function runRequests({ requests }: Setting, { port }: RunningServer, job: Job): Promise<RequestResult> {
  return requests.ask<RequestResult>('requests', { ...job, port } satisfies RequestJob);
}

/** Each kind of request at one connection and at sixteen, as fast as it is answered; they take turns. */
export async function measureRequests(
  setting: Setting,
  server: RunningServer,
  { durationMs, rounds }: Rounds,
): Promise<RequestRate[]> {
  const loads = kinds.flatMap((kind) => [1, 16].map((connections) => ({ kind, connections, durationMs })));
  const runs = new Map(loads.map((load) => [load, [] as [RequestResult, number][]]));
  for (const load of loads) await runRequests(setting, server, { ...load, durationMs: warmUpMs });
  for (let round = 0; round < rounds; round += 1) {
    for (const [load, results] of runs) {
      results.push(await withShare(server.helper.pid, () => runRequests(setting, server, load)));
    }
  }
  return [...runs].map(([{ kind, connections }, results]) => rateOf(kind, connections, results));
}

function rateOf(kind: RequestKind, connections: number, runs: [RequestResult, number][]): RequestRate {
  const times = runs.flatMap(([result]) => result.times);
  const elapsedMs = runs.reduce((sum, [result]) => sum + result.elapsedMs, 0);
  return {
    kind,
    connections,
    ...summarise(times),
    perSecond: (times.length * 1000) / elapsedMs,
    failures: runs.flatMap(([result]) => result.failures),
    processorShare: runs.reduce((sum, [, share]) => sum + share, 0) / runs.length,
  };
}

/** A modest rate of selects alone and beside as many sign-ins as the server takes, in turns. */
export async function measureUnderStorm(
  setting: Setting,
  server: RunningServer,
  { durationMs, rounds }: Rounds,
): Promise<Storm> {
  const [quiet, busy, signIns]: [RequestResult[], RequestResult[], RequestResult[]] = [[], [], []];
  const selects = { ...modest, durationMs };
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(await runRequests(setting, server, selects));
    const [stormy, beside] = await Promise.all([
      runRequests(setting, server, { ...storm, durationMs }),
      runRequests(setting, server, selects),
    ]);
    signIns.push(stormy);
    busy.push(beside);
  }
  const timesOf = (results: RequestResult[]) => results.flatMap(({ times }) => times);
  return {
    perSecond: modest.perSecond,
    idle: summarise(timesOf(quiet)),
    during: summarise(timesOf(busy)),
    signInsPerSecond: rateOf(
      'sign-in',
      storm.connections,
      signIns.map((result) => [result, 0]),
    ).perSecond,
    alonePerSecond: await setting.requests.ask<number>('passwords', durationMs),
    failures: [...quiet, ...busy, ...signIns].flatMap(({ failures }) => failures),
  };
}
