import { throughPipe } from './people.ts';
import { startHelper, stopAll } from './processes.ts';
import { Series, runJob, configureModel, type Setting } from './setting.ts';

// What the output guard adds to the first text: the same pipe with and without it, in turns.

const runs = 400;
const warmUp = 50;
const limitMs = 1;

/** A sentence with the beginning of the next, since a sentence is heard once it is known to have ended. */
const sentence = 'hat sounds like a long day, and you carried most of it alone. T';

async function measure(): Promise<Record<'without' | 'guarded', Series>> {
  const model = startHelper('fake-model');
  const load = startHelper('load-generator');
  const modelPort = String(await model.port());
  const pipe = startHelper('bare-pipe', { args: [modelPort] });
  const guarded = startHelper('bare-pipe', { args: [modelPort, 'guarded'] });
  const setting: Pick<Setting, 'model' | 'load'> = { model, load };
  const ways = { without: { port: await pipe.port(), pipe }, guarded: { port: await guarded.port(), pipe: guarded } };
  const series = { without: new Series(), guarded: new Series() };
  await configureModel(setting, { firstTokenMs: 0, tokenMs: 4, tokens: 5, token: sentence });
  for (let run = -warmUp; run < runs; run += 1) {
    for (const name of ['without', 'guarded'] as const) {
      const way = ways[name];
      const job = { requests: [throughPipe(way.port)], arrival: { kind: 'sequential' as const } };
      const [results, share] = await runJob(setting, job, way.pipe.pid);
      if (run >= 0) series[name].add(results, share);
    }
  }
  return series;
}

try {
  const { without, guarded } = await measure();
  const added = guarded.summary.p50 - without.summary.p50;
  const line = ({ summary: { p50, p99 } }: Series): string => `p50 ${p50.toFixed(3)} ms, p99 ${p99.toFixed(3)} ms`;
  const ratio = (guarded.summary.p50 / without.summary.p50).toFixed(3);
  process.stdout.write(`first text without the guard: ${line(without)}\n`);
  process.stdout.write(`first text with the guard:    ${line(guarded)}\n`);
  process.stdout.write(`added at the median: ${added.toFixed(3)} ms, ratio ${ratio}\n`);
  if (added > limitMs || guarded.failures.length > 0) process.exitCode = 1;
} finally {
  await stopAll();
}
