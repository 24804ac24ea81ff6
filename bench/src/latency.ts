import type { FakeModelSettings } from './messages.ts';
import { configureModel, runJob, Series, type Contestant, type Setting, type Variant } from './setting.ts';

export type SeriesByVariant = Record<Variant, Series>;

function emptySeries(): SeriesByVariant {
  return { direct: new Series(), pipe: new Series(), floor: new Series(), server: new Series() };
}

/** One exchange at a time; the ways take turns, so that noise of the machine hits all alike. */
export async function measureOneAtATime(
  setting: Setting,
  contestants: Contestant[],
  { runs, warmUp }: { runs: number; warmUp: number },
): Promise<SeriesByVariant> {
  await configureModel(setting, { firstTokenMs: 0, tokenMs: 4, tokens: 5 });
  const series = emptySeries();
  for (let run = -warmUp; run < runs; run += 1) {
    for (const { variant, pid, requests } of contestants) {
      const job = { requests: requests(1), arrival: { kind: 'sequential' as const } };
      const [results, share] = await runJob(setting, job, pid);
      if (run >= 0) series[variant].add(results, share);
    }
  }
  return series;
}

export interface Load {
  streams: number;
  /** The streams begin evenly over this time and all outlast it. */
  windowMs: number;
  rounds: number;
}

const tokensPerSecond = 20;
/** How long a stream goes on after the last one has begun. */
const plateauMs = 3000;

/** Settings of the fake model under which all streams of a load are open at once for a while. */
export function modelUnderLoad(windowMs: number, openMs = plateauMs): FakeModelSettings {
  const tokenMs = 1000 / tokensPerSecond;
  return { firstTokenMs: tokenMs, tokenMs, tokens: Math.ceil((windowMs + openMs) / tokenMs) };
}

/** Many exchanges at once, a whole load for each way in turn. */
export async function measureUnderLoad(
  setting: Setting,
  contestants: Contestant[],
  { streams, windowMs, rounds }: Load,
): Promise<SeriesByVariant> {
  await configureModel(setting, modelUnderLoad(windowMs));
  const series = emptySeries();
  for (let round = 0; round < rounds; round += 1) {
    for (const { variant, pid, requests } of contestants) {
      const job = { requests: requests(streams), arrival: { kind: 'even' as const, windowMs } };
      series[variant].add(...(await runJob(setting, job, pid)));
    }
  }
  return series;
}
