import { connect } from '@alento/sql/sql.ts';
import { freePort } from '@alento/testing/free-port.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded.ts';
import { buildWeb } from '../../scripts/lib/web-build.ts';
import { addStranger, collectHistories, encryptListed, writeHistory } from './histories.ts';
import type { Account } from './messages.ts';
import { signUpPeople } from './people.ts';
import { stopAll } from './processes.ts';
import { makeDataDir, startServer } from './server-under-test.ts';
import { summarise, type Summary } from './statistics.ts';

// What an answer costs people with few and with many conversations, among a million messages.

const sizes = [50, 5000, 50_000] as const;
const strangers = 20;
const messagesInAll = 1_000_000;
const messagesPerSession = 4;
const rounds = 200;
const warmUp = 20;
const limits = { p95Ms: 30, ratio: 1.5 };

const paths = { progress: '/api/progress?timeZone=America/Sao_Paulo', sessions: '/api/sessions' } as const;

async function time(url: string, { accessToken }: Account): Promise<number> {
  const start = performance.now();
  const response = await fetch(url, { headers: { authorization: `Bearer ${accessToken}` } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return performance.now() - start;
}

/** Everybody asks in turn, so that noise of the machine hits all alike. */
async function measure(url: string, people: readonly Account[]): Promise<Summary[]> {
  const times = people.map(() => [] as number[]);
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [index, person] of people.entries()) {
      const taken = await time(url, person);
      if (round >= 0) times[index]?.push(taken);
    }
  }
  return times.map(summarise);
}

function tellResults(name: string, summaries: readonly Summary[]): boolean {
  for (const [index, { p50, p95 }] of summaries.entries()) {
    process.stdout.write(`${name}, ${sizes[index]} sessions: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms\n`);
  }
  const ratio = (summaries.at(-1)?.p50 ?? Number.NaN) / (summaries[0]?.p50 ?? Number.NaN);
  process.stdout.write(`${name}, from smallest to largest: ${ratio.toFixed(2)} times at the median\n`);
  return ratio < limits.ratio && summaries.every(({ p95 }) => p95 <= limits.p95Ms);
}

// The server finds it built.
await buildWeb();
const dataDir = await makeDataDir();
const database = await startEmbeddedPostgres({ dataDir: dataDir.path, log: () => undefined });
try {
  const port = await freePort();
  // No reply is asked for, so no model is there.
  await startServer({ dataDir: dataDir.path, port, modelPort: await freePort(), databaseUrl: database.url });
  const people = await signUpPeople(`http://127.0.0.1:${port}`, sizes.length);
  const sql = connect({ connectionString: database.url, max: 1 });
  const own = sizes.reduce<number>((sum, size) => sum + size, 0);
  for (const [index, { id }] of people.entries()) {
    await writeHistory(sql, id, sizes[index] ?? 0);
    await encryptListed(sql, id, dataDir.path);
  }
  const rest = Math.ceil((messagesInAll / messagesPerSession - own) / strangers);
  for (let stranger = 0; stranger < strangers; stranger += 1) await addStranger(sql, rest);
  process.stdout.write(`${await collectHistories(sql)} messages\n`);
  await sql.end();
  const isMet: boolean[] = [];
  for (const [name, path] of Object.entries(paths)) {
    isMet.push(tellResults(name, await measure(`http://127.0.0.1:${port}${path}`, people)));
  }
  if (isMet.includes(false)) process.exitCode = 1;
} finally {
  await stopAll();
  await database.stop();
  await dataDir.remove();
}
