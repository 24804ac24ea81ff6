import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { writtenEntry } from '@alento/server/testing/journal.ts';
import type { Chapter } from '../chapter.ts';
import { ask } from '../http.ts';
import type { Findings } from '../findings.ts';
import { signUp, type Person } from '../people.ts';
import { databaseProcesses } from '../processes.ts';
import { removeFolder, startTarget, type Target } from '../target.ts';

const writers = 8;
const recoveryMs = 30_000;

interface Written {
  owner: Person;
  id: string;
}

/** A server, or its database, that is gone from one moment to the next. */
export const kills: Chapter = {
  name: 'kills',
  promise: 'what was acknowledged is there after a kill -9 of the server or of PostgreSQL, and nothing is half done',
  async attack(findings, plan) {
    let target = await startTarget();
    const place = { dataDir: target.dataDir, port: target.port };
    const rounds = plan.isQuick ? 2 : 15;
    const written: Written[] = [];
    try {
      for (let round = 0; round < rounds; round += 1) {
        const people = await Promise.all(Array.from({ length: writers }, () => signUp(target)));
        const writing = people.map((owner) => writeOn(target, owner, written));
        await wait(200 + plan.random.below(600));
        const isServer = round % 2 === 0;
        if (isServer) {
          await target.sql.end();
          await target.end('SIGKILL');
        } else process.kill((await databaseProcesses(target))[0] ?? 0, 'SIGKILL');
        await Promise.all(writing);
        if (isServer) target = await startTarget({}, place);
        else await expectRecovery(target, findings);
        await expectAll(target, findings, written.splice(0), isServer ? 'the server' : 'PostgreSQL');
      }
      findings.figure(`${rounds} kills under ${writers} writers`);
    } finally {
      await target.sql.end();
      await target.end('SIGTERM');
      await removeFolder(place.dataDir);
    }
  },
};

/** Writes until nothing is acknowledged any more. */
async function writeOn(target: Target, owner: Person, written: Written[]): Promise<void> {
  for (let count = 0; count < 90; count += 1) {
    const id = randomUUID();
    const { status } = await ask(target, 'PUT', `/api/journal/${id}`, {
      token: owner.token,
      json: writtenEntry({ writtenAt: new Date(Date.UTC(2026, 0, 1) + count * 60_000).toISOString() }),
      patienceMs: 20_000,
    });
    if (status !== 200 && status !== 201 && status !== 204) return;
    written.push({ owner, id });
  }
}

async function expectRecovery(target: Target, findings: Findings): Promise<void> {
  const began = performance.now();
  let status = 0;
  while (status !== 200 && performance.now() - began < recoveryMs) {
    await wait(100);
    ({ status } = await ask(target, 'GET', '/api/health'));
  }
  findings.holds(status === 200, `health answers ${status} after PostgreSQL was killed`);
}

async function expectAll(target: Target, findings: Findings, written: Written[], killed: string): Promise<void> {
  findings.holds(written.length > 0, 'nothing was written before the kill');
  const rows = await target.sql<
    { id: string }[]
  >`select id from public.journal_entries where id = any(${written.map(({ id }) => id)})`;
  const kept = new Set(rows.map(({ id }) => id));
  for (const { id } of written) findings.holds(kept.has(id), `an acknowledged entry is lost after a kill of ${killed}`);
  const orphans = await target.sql`
    select u.id from auth.users u
    where not exists (select from auth.identities i where i.user_id = u.id)
      or not exists (select from auth.sessions s where s.user_id = u.id)`;
  findings.holds(orphans.count === 0, `${orphans.count} accounts are half made after a kill of ${killed}`);
  // The list begins with the newest, and not every one is on its first page.
  const sample = written.at(-1);
  if (!sample) return;
  const { status, text } = await ask(target, 'GET', '/api/journal', { token: sample.owner.token });
  findings.holds(status === 200 && text.includes(sample.id), `the journal answers ${status} after a kill of ${killed}`);
}
