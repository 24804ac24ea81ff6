import type { DenseResult } from './dense.ts';
import type { Growth } from './growth.ts';
import type { Part } from './parts.ts';
import type { MemoryPerStream, Residence } from './memory.ts';
import type { RequestRate, Storm } from './requests.ts';
import type { Variant } from './setting.ts';
import type { Summary } from './statistics.ts';

export interface VariantResult extends Summary {
  failures: string[];
  /** Share of one core used by the process and all below it. */
  processorShare: number;
}

export interface LatencyResult {
  streams: number;
  windowMs: number | null;
  variants: Record<Variant, VariantResult>;
}

export interface Report {
  machine: { processor: string; cores: number; node: string };
  start: { firstMs: number; laterMs: number[] };
  oneAtATime: LatencyResult;
  underLoad: LatencyResult[];
  dense: DenseResult;
  /** Null with a database of one's own, which nobody is to fill. */
  growth: Growth | null;
  parts: Part[];
  requests: { rates: RequestRate[]; storm: Storm };
  memory: {
    idle: Residence;
    streams: number;
    underStreams: Residence;
    perStream: { server: MemoryPerStream; pipe: MemoryPerStream };
  };
}

export interface Aim {
  name: string;
  value: number;
  limit: number;
  /** Most aims are kept by staying under the limit. */
  isFloor?: boolean;
  unit: string;
}

/** What the product promises, wherever the run measured it. */
export function aimsOf(report: Report): Aim[] {
  return [...streamAims(report), ...exchangeAims(report), ...requestAims(report)];
}

function exchangeAims({ dense, growth }: Report): Aim[] {
  const { floor, server } = dense.variants;
  const name = `${dense.open} streams kept open`;
  return [
    { name: `first text, ${name}, p99`, value: server.p99, limit: 80, unit: 'ms' },
    { name: `first text, ${name}, p99 against the floor`, value: server.p99 / floor.p99, limit: 1.25, unit: 'times' },
    { name: `processor an exchange, Node, ${name}`, value: server.ownMs, limit: 9, unit: 'ms' },
    { name: `processor an exchange, PostgreSQL, ${name}`, value: server.belowMs, limit: 3, unit: 'ms' },
    ...(growth ? growthAims(growth) : []),
  ];
}

function growthAims({ statements, exchanges: [first, ...grown] }: Growth): Aim[] {
  return [
    { name: 'statements an exchange', value: statements, limit: 4, unit: '' },
    ...grown.map(({ messages, inAll, processorMs }) => ({
      name: `an exchange with ${messages} messages before it, ${inAll} in all, against the first`,
      value: processorMs / (first?.processorMs ?? Number.NaN),
      limit: 1.3,
      unit: 'times',
    })),
  ];
}

function requestAims({ requests: { rates, storm } }: Report): Aim[] {
  const floors = [
    ['select', 1200],
    ['upsert', 1000],
  ] as const;
  return [
    ...floors.map(([kind, limit]) => ({
      name: `${kind} of a profile, most in a second`,
      value: Math.max(...rates.filter((rate) => rate.kind === kind).map(({ perSecond }) => perSecond)),
      limit,
      isFloor: true,
      unit: '/s',
    })),
    {
      name: 'select under a storm of sign-ins, p99 against idle',
      value: storm.during.p99 / storm.idle.p99,
      limit: 3,
      unit: 'times',
    },
  ];
}

function streamAims({ start, oneAtATime, underLoad, memory }: Report): Aim[] {
  const { direct, server } = oneAtATime.variants;
  const hundred = underLoad.find(({ streams }) => streams === 100);
  const { perStream, underStreams } = memory;
  return [
    { name: 'added to first text, one at a time, p50', value: server.p50 - direct.p50, limit: 5, unit: 'ms' },
    { name: 'added to first text, one at a time, p99', value: server.p99 - direct.p99, limit: 16, unit: 'ms' },
    ...(hundred
      ? [{ name: 'first text at 100 streams, p99', value: hundred.variants.server.p99, limit: 66, unit: 'ms' }]
      : []),
    {
      name: `resident memory a stream at ${perStream.server.streams}`,
      value: perStream.server.residentKb,
      limit: 90,
      unit: 'KB',
    },
    {
      name: `resident memory of the server at ${memory.streams} streams`,
      value: underStreams.alone,
      limit: 155,
      unit: 'MB',
    },
    { name: 'start to healthy, later starts, slowest', value: Math.max(...start.laterMs), limit: 3000, unit: 'ms' },
  ];
}

export function isMet({ value, limit, isFloor }: Aim): boolean {
  return isFloor ? value >= limit : value <= limit;
}

/** Requests that did not come to their end; a run that has any measured something else. */
export function failuresOf(report: Report): string[] {
  return [...streamFailures(report), ...exchangeFailures(report), ...requestFailures(report)];
}

function requestFailures({ requests: { rates, storm } }: Report): string[] {
  const failures = rates.flatMap(({ kind, failures }) => failures.map((failure) => `${kind}: ${failure}`));
  return [...failures, ...storm.failures.map((failure) => `storm: ${failure}`)];
}

function exchangeFailures({ dense, growth }: Report): string[] {
  const failures = Object.entries(dense.variants).flatMap(([variant, { failures }]) =>
    failures.map((failure) => `${variant}, dense: ${failure}`),
  );
  return [...failures, ...(growth?.failures ?? []).map((failure) => `growth: ${failure}`)];
}

function streamFailures(report: Report): string[] {
  return [report.oneAtATime, ...report.underLoad].flatMap(({ streams, variants }) =>
    Object.entries(variants).flatMap(([variant, { failures }]) =>
      failures.map((failure) => `${variant}, ${streams} streams: ${failure}`),
    ),
  );
}
