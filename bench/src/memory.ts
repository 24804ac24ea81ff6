import { setTimeout as wait } from 'node:timers/promises';
import { modelUnderLoad } from './latency.ts';
import type { MemoryReading, StreamResult } from './messages.ts';
import { descendantsMb, residentMb } from './proc.ts';
import type { Helper } from './processes.ts';
import { configureModel, type Contestant, type Setting } from './setting.ts';

/** Memory in MB: of the server's own process, and of it with the PostgreSQL it started. */
export interface Residence {
  alone: number;
  withDatabase: number;
}

export interface MemoryPerStream {
  streams: number;
  residentKb: number;
  heldKb: number;
}

function residence(pid: number): Residence {
  const alone = residentMb(pid);
  return { alone, withDatabase: alone + descendantsMb(pid) };
}

/** Lets memory settle after a start or a load. */
export async function measureAtRest(pid: number): Promise<Residence> {
  await wait(2000);
  return residence(pid);
}

const openMs = 8000;

/** Waits until something was said in all streams, or for so long that the first of them soon end. */
async function untilOpen({ load }: Setting, streams: number): Promise<number> {
  let open = 0;
  for (let tries = 0; open < streams && tries < openMs / 200; tries += 1) {
    await wait(100);
    open = await load.ask<number>('open');
  }
  await wait(500);
  return open;
}

/** Opens the streams, looks once while all of them are open, and waits for their end. */
async function whileOpen<Output>(
  setting: Setting,
  contestant: Contestant,
  { streams, windowMs }: { streams: number; windowMs: number },
  look: () => Output | Promise<Output>,
): Promise<Output> {
  await configureModel(setting, modelUnderLoad(windowMs, openMs));
  const job = { requests: contestant.requests(streams), arrival: { kind: 'even', windowMs } };
  const running = setting.load.ask<StreamResult[]>('run', job);
  await wait(windowMs);
  const open = await untilOpen(setting, streams);
  const seen = await look();
  const failure = (await running).find((result) => result.failure !== null)?.failure;
  if (open !== streams || failure) throw new Error(`${open} of ${streams} streams were open; ${failure ?? ''}`);
  return seen;
}

/** Memory as an operator sees it, nothing collected by force. */
export function measureUnderStreams(setting: Setting, contestant: Contestant, streams: number): Promise<Residence> {
  return whileOpen(setting, contestant, { streams, windowMs: 2000 }, () => residence(contestant.pid));
}

/** What one open stream holds, after collecting garbage before and while the streams are open. */
export async function measurePerStream(
  setting: Setting,
  contestant: Contestant,
  probe: Helper,
  streams: number,
): Promise<MemoryPerStream> {
  await whileOpen(setting, contestant, { streams: 20, windowMs: 1000 }, () => null);
  await wait(1000);
  const before = await probe.ask<MemoryReading>('memory');
  const during = await whileOpen(setting, contestant, { streams, windowMs: 5000 }, () =>
    probe.ask<MemoryReading>('memory'),
  );
  const perStreamKb = (from: number, to: number) => (to - from) / 1024 / streams;
  return {
    streams,
    residentKb: perStreamKb(before.rss, during.rss),
    heldKb: perStreamKb(before.held, during.held),
  };
}
