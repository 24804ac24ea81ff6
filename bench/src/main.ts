import { writeFile } from 'node:fs/promises';
import { freePort } from '@alento/testing/free-port.ts';
import { buildWeb } from '../../scripts/lib/web-build.ts';
import { readOptions, usage, type Options } from './options.ts';
import { startHelper, stopAll } from './processes.ts';
import { aimsOf, failuresOf, isMet, type Report } from './report.ts';
import { runBench } from './run.ts';
import { makeDataDir } from './server-under-test.ts';
import { renderReport } from './table.ts';

function tell(step: string): void {
  process.stderr.write(`bench: ${step}\n`);
}

async function measure({ plan, databaseUrl }: Options): Promise<Report> {
  // The start that is measured finds it built.
  await buildWeb();
  const dataDir = await makeDataDir();
  const cleanUp = async () => {
    await stopAll();
    await dataDir.remove();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void cleanUp().then(() => process.exit(1)));
  const model = startHelper('fake-model');
  const load = startHelper('load-generator');
  const requests = startHelper('request-generator');
  const modelPort = await model.port();
  const pipe = startHelper('bare-pipe', { args: [String(modelPort)] });
  const floor = startHelper('hono-floor', { args: [String(modelPort)] });
  try {
    // Asked for together: what a helper announces before it is asked for is lost.
    const [pipePort, floorPort] = await Promise.all([pipe.port(), floor.port()]);
    const ports = { modelPort, pipePort, floorPort };
    const setting = { model, load, requests, pipe, floor, ...ports };
    const place = { dataDir: dataDir.path, port: await freePort(), modelPort, databaseUrl };
    return await runBench(plan, place, setting, tell);
  } finally {
    await cleanUp();
  }
}

const options = readOptions(process.argv.slice(2));
if (options.help) {
  process.stdout.write(`${usage}\n`);
} else {
  const report = await measure(options);
  process.stdout.write(`\n${renderReport(report)}\n`);
  if (options.json) await writeFile(options.json, `${JSON.stringify({ ...report, aims: aimsOf(report) }, null, 2)}\n`);
  const missed = failuresOf(report).length > 0 || !aimsOf(report).every(isMet);
  if (options.strict && missed) process.exitCode = 1;
}
