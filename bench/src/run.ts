import { cpus } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contestantsFor, pipeContestant, serverContestant } from './contestants.ts';
import { measureDense } from './dense.ts';
import { measureOneAtATime, measureUnderLoad, type SeriesByVariant } from './latency.ts';
import { measureAtRest, measurePerStream, measureUnderStreams } from './memory.ts';
import type { Plan } from './options.ts';
import type { Account } from './messages.ts';
import { measureGrowth } from './growth.ts';
import { measureParts } from './parts.ts';
import { gatherPeople, signUpPeople, type TalkingPerson } from './people.ts';
import { startHelper } from './processes.ts';
import type { LatencyResult, Report, VariantResult } from './report.ts';
import { measureRequests, measureUnderStorm } from './requests.ts';
import { startServer, type RunningServer, type ServerPlace } from './server-under-test.ts';
import type { Series, Setting } from './setting.ts';

const withProbe = ['--expose-gc', '--import', pathToFileURL(join(import.meta.dirname, 'probe.ts')).href];

/** Tells what is being measured; the results themselves come at the end. */
export type Tell = (step: string) => void;

interface Bench {
  plan: Plan;
  place: ServerPlace;
  setting: Setting;
  accounts: Account[];
  people: TalkingPerson[];
  tell: Tell;
}

async function withServer<Output>(
  place: ServerPlace,
  execArgv: string[],
  work: (server: RunningServer) => Promise<Output>,
): Promise<Output> {
  const server = await startServer(place, execArgv);
  try {
    return await work(server);
  } finally {
    await server.helper.stop();
  }
}

async function measureStarts({ plan, place }: Bench): Promise<number[]> {
  const times: number[] = [];
  for (let start = 0; start < plan.laterStarts; start += 1) {
    times.push(await withServer(place, [], async ({ startMs }) => startMs));
  }
  return times;
}

async function measureResidence({ plan, place, setting, people }: Bench) {
  return withServer(place, [], async (server) => {
    const idle = await measureAtRest(server.helper.pid);
    const contestant = serverContestant(server, people);
    return { idle, underStreams: await measureUnderStreams(setting, contestant, plan.residenceStreams) };
  });
}

async function measureStreams({ plan, place, setting, people }: Bench) {
  const server = await withServer(place, withProbe, (running) =>
    measurePerStream(setting, serverContestant(running, people), running.helper, plan.perStreamStreams),
  );
  const probed = startHelper('bare-pipe', { args: [String(setting.modelPort)], execArgv: withProbe });
  try {
    const contestant = pipeContestant({ pipe: probed, pipePort: await probed.port() });
    return { server, pipe: await measurePerStream(setting, contestant, probed, plan.perStreamStreams) };
  } finally {
    await probed.stop();
  }
}

function latencyResult(streams: number, windowMs: number | null, series: SeriesByVariant): LatencyResult {
  const of = ({ summary, failures, processorShare }: Series): VariantResult => ({
    ...summary,
    failures,
    processorShare,
  });
  const { direct, pipe, floor, server } = series;
  return { streams, windowMs, variants: { direct: of(direct), pipe: of(pipe), floor: of(floor), server: of(server) } };
}

function measureLatency({ plan, place, setting, people, tell }: Bench) {
  return withServer(place, [], async (server) => {
    const contestants = contestantsFor(setting, server, people);
    tell(`${plan.runs} exchanges one at a time`);
    const oneAtATime = latencyResult(1, null, await measureOneAtATime(setting, contestants, plan));
    tell('warming up with 100 streams');
    await measureUnderLoad(setting, contestants, { streams: 100, windowMs: 2000, rounds: 1 });
    const underLoad: LatencyResult[] = [];
    for (const load of plan.loads) {
      tell(`${load.streams} streams, arriving over ${load.windowMs / 1000} s`);
      const series = await measureUnderLoad(setting, contestants, load);
      underLoad.push(latencyResult(load.streams, load.windowMs, series));
    }
    tell(`${plan.dense.open} streams kept open, ${plan.dense.exchanges} in all`);
    return { oneAtATime, underLoad, dense: await measureDense(setting, contestants, plan.dense) };
  });
}

function measureShortRequests({ plan, place, setting, accounts, tell }: Bench) {
  return withServer(place, [], async (server) => {
    await setting.requests.ask('introduce', accounts);
    tell('short requests');
    const rates = await measureRequests(setting, server, plan.requests);
    tell('a storm of sign-ins');
    return { rates, storm: await measureUnderStorm(setting, server, plan.requests) };
  });
}

/** Measures everything the plan asks for, on a data folder that nobody has used before. */
export async function runBench(plan: Plan, place: ServerPlace, setting: Setting, tell: Tell): Promise<Report> {
  tell('first start, sign-ups and sessions');
  const sessions = Math.max(plan.perStreamStreams, plan.dense.open * 2, ...plan.loads.map(({ streams }) => streams));
  const [firstMs, accounts, people] = await withServer(place, [], async ({ startMs, port }) => {
    const origin = `http://127.0.0.1:${port}`;
    const signedUp = await signUpPeople(origin, plan.people);
    return [startMs, signedUp, await gatherPeople(origin, sessions, signedUp)];
  });
  const bench: Bench = { plan, place, setting, accounts, people, tell };
  tell('later starts');
  const laterMs = await measureStarts(bench);
  const latency = await measureLatency(bench);
  const requests = await measureShortRequests(bench);
  tell('memory');
  const residence = await measureResidence(bench);
  const perStream = await measureStreams(bench);
  tell(`sessions of ${plan.growth.messages.join(', ')} messages, then ${plan.growth.inAll} in all`);
  const growth = place.databaseUrl ? null : await measureGrowth(setting, { place, accounts }, plan.growth);
  return {
    machine: { processor: cpus()[0]?.model ?? '', cores: cpus().length, node: process.versions.node },
    start: { firstMs, laterMs },
    ...latency,
    growth,
    parts: await measureParts(),
    requests,
    memory: { ...residence, streams: plan.residenceStreams, perStream },
  };
}
