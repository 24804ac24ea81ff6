import { aimsOf, failuresOf, isMet, type LatencyResult, type Report } from './report.ts';
import { variants } from './setting.ts';

type Row = (string | number)[];

function format(value: string | number): string {
  if (typeof value === 'string') return value;
  return value.toFixed(Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0);
}

/** Text in columns: the first to the left, the others to the right. */
function columns(head: string[], rows: Row[]): string {
  const cells = [head, ...rows.map((row) => row.map(format))];
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    widths
      .map((width, column) => (column === 0 ? (row[column] ?? '').padEnd(width) : (row[column] ?? '').padStart(width)))
      .join('  ');
  const rule = widths.map((width) => '-'.repeat(width));
  return [head, rule, ...cells.slice(1)].map(line).join('\n');
}

function latencyRows({ streams, windowMs, variants: results }: LatencyResult): Row[] {
  const load = windowMs === null ? 'one at a time' : `${streams} over ${windowMs / 1000} s`;
  const { direct, pipe } = results;
  return variants.map((variant) => {
    const { count, p50, p95, p99, processorShare } = results[variant];
    const core = `${Math.round(processorShare * 100)} %`;
    const ratios = [p50 / direct.p50, p99 / direct.p99, p50 / pipe.p50, p99 / pipe.p99];
    return [`${load}, ${variant}`, String(count), p50, p95, p99, p50 - direct.p50, p99 - direct.p99, ...ratios, core];
  });
}

function latencyTable(report: Report): string {
  const head = ['time to first text, ms', 'n', 'p50', 'p95', 'p99', '+p50', '+p99'];
  const ratios = ['p50/direct', 'p99/direct', 'p50/pipe', 'p99/pipe', 'core'];
  return columns([...head, ...ratios], [report.oneAtATime, ...report.underLoad].flatMap(latencyRows));
}

function denseTable({ dense }: Report): string {
  const { direct, floor } = dense.variants;
  const head = [
    `${dense.open} kept open, ${dense.exchanges} in all, ms`,
    'p50',
    'p95',
    'p99',
    'p99/direct',
    'p99/floor',
  ];
  const rows = variants.map((variant): Row => {
    const { p50, p95, p99, exchangesPerSecond, ownMs, belowMs } = dense.variants[variant];
    return [
      variant,
      p50,
      p95,
      p99,
      p99 / direct.p99,
      p99 / floor.p99,
      exchangesPerSecond,
      ownMs,
      ownMs / floor.ownMs,
      belowMs,
    ];
  });
  return columns([...head, 'a second', 'CPU an exchange', '/floor', 'PostgreSQL'], rows);
}

function growthTable({ growth, parts }: Report): string {
  const [first] = growth?.exchanges ?? [];
  const rows = (growth?.exchanges ?? []).map(({ messages, inAll, firstTextMs, processorMs }): Row => [
    `${messages} messages before it, ${inAll} in all`,
    firstTextMs,
    processorMs,
    processorMs / (first?.processorMs ?? Number.NaN),
  ]);
  return columns(
    ['an exchange alone, ms', 'first text', 'CPU', '/first'],
    [...rows, ...parts.map(({ name, ms }): Row => [name, '', ms, ''])],
  );
}

function memoryTable({ memory, start }: Report): string {
  const { idle, underStreams, perStream, streams } = memory;
  const { server, pipe } = perStream;
  return columns(
    ['memory and start', 'server', 'with PostgreSQL', 'bare pipe'],
    [
      ['resident, idle, MB', idle.alone, idle.withDatabase, ''],
      [`resident, ${streams} streams, MB`, underStreams.alone, underStreams.withDatabase, ''],
      [`resident a stream at ${server.streams}, KB`, server.residentKb, '', pipe.residentKb],
      [`held by JavaScript a stream at ${server.streams}, KB`, server.heldKb, '', pipe.heldKb],
      ['start to healthy, first, ms', '', start.firstMs, ''],
      ['start to healthy, later, ms', '', start.laterMs.map(Math.round).join(' '), ''],
    ],
  );
}

function requestTable({ requests: { rates } }: Report): string {
  const head = ['short requests, ms', 'connections', 'a second', 'p50', 'p95', 'p99', 'core'];
  const rows = rates.map(({ kind, connections, perSecond, p50, p95, p99, processorShare }): Row => {
    return [kind, String(connections), perSecond, p50, p95, p99, `${Math.round(processorShare * 100)} %`];
  });
  return columns(head, rows);
}

function stormTable({ requests: { storm } }: Report): string {
  const { perSecond, idle, during, signInsPerSecond, alonePerSecond } = storm;
  const head = ['storm of sign-ins', 'p50', 'p99', 'sign-ins a second'];
  return columns(head, [
    [`${perSecond} selects a second, no storm, ms`, idle.p50, idle.p99, ''],
    [`${perSecond} selects a second, storm, ms`, during.p50, during.p99, signInsPerSecond],
    ['ratio', during.p50 / idle.p50, during.p99 / idle.p99, ''],
    ['hashing alone', '', '', alonePerSecond],
  ]);
}

function aimTable(report: Report): string {
  const rows = aimsOf(report).map((aim): Row => [
    aim.name,
    aim.value,
    aim.isFloor ? 'at least' : 'at most',
    aim.limit,
    aim.unit,
    isMet(aim) ? 'met' : 'MISSED',
  ]);
  return columns(['aim', 'measured', '', 'limit', '', ''], rows);
}

/** All results as one text for a terminal. */
export function renderReport(report: Report): string {
  const { processor, cores, node } = report.machine;
  const failures = failuresOf(report);
  return [
    `${processor}, ${cores} cores, Node ${node}`,
    latencyTable(report),
    denseTable(report),
    growthTable(report),
    requestTable(report),
    stormTable(report),
    memoryTable(report),
    aimTable(report),
    ...(failures.length > 0 ? [`${failures.length} requests failed:\n${failures.slice(0, 10).join('\n')}`] : []),
  ].join('\n\n');
}
