import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createSession } from '@alento/server/testing/conversations.ts';
import { writtenEntry } from '@alento/server/testing/journal.ts';
import type { Chapter } from '../chapter.ts';
import { ask } from '../http.ts';
import type { Findings } from '../findings.ts';
import { signUp, type Person } from '../people.ts';
import { makeFolder, removeFolder, startTarget, type Target } from '../target.ts';
import { picture } from '../victim.ts';

const run = promisify(execFile);
const diskMb = 220;
const recoveryMs = 60_000;

/** A disk of its own, in memory, that is filled to the last byte. */
export const fullDisk: Chapter = {
  name: 'full-disk',
  promise:
    'on a full disk nothing is answered with 500, nothing acknowledged is lost, and all goes on when there is room',
  async attack(findings) {
    const folder = await makeFolder();
    try {
      await run('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m,mode=755`, 'tmpfs', folder]);
    } catch {
      await removeFolder(folder);
      return findings.skip('a small disk of its own: mounting one needs root on Linux');
    }
    await chmod(folder, 0o755);
    try {
      const target = await startTarget({}, { dataDir: folder });
      try {
        await fillAndTry(target, findings);
      } finally {
        await target.sql.end();
        await target.end('SIGTERM');
      }
    } finally {
      await run('umount', ['-l', folder]);
      await removeFolder(folder);
    }
  },
};

async function fillAndTry(target: Target, findings: Findings): Promise<void> {
  const person = await signUp(target);
  const { id } = await createSession(target, person);
  const kept = await writeEntries(target, person, 10);
  findings.holds(kept.length === 10, 'entries cannot be written while there is room');
  const ballast = join(target.dataDir, 'ballast');
  await fill(ballast);
  kept.push(...(await writeEntries(target, person, 80)));
  const tries: [string, string, unknown][] = [
    ['POST', `/api/sessions/${id}/messages`, { id: randomUUID(), text: 'I want to end my life' }],
    ['POST', '/api/sessions', { mood: 'calm', personality: 'default', language: 'en' }],
    ['POST', '/rest/v1/mood_entries', { mood: 'calm', note: 'x'.repeat(900) }],
    ['PUT', '/auth/v1/user', { data: { note: 'x'.repeat(9_000) } }],
    ['POST', '/auth/v1/signup', { email: `${randomUUID()}@attack.example`, password: randomUUID() }],
  ];
  const statuses: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    for (const [method, path, json] of tries) {
      const { status, headers } = await ask(target, method, path, { token: person.token, json, patienceMs: 20_000 });
      statuses.push(status);
      const name = `${method} ${path.replace(id, '{id}')}`;
      findings.holds(status < 500 || status === 503, `${name} answers ${status} on a full disk`);
      findings.holds(status !== 503 || headers.has('retry-after'), `${name} does not say when to try again`);
    }
    const upload = await ask(target, 'POST', `/storage/v1/object/avatars/${person.id}/${round}.png`, {
      token: person.token,
      body: picture,
      headers: { 'content-type': 'image/png' },
    });
    findings.holds(upload.status < 500 || upload.status === 503, `an upload answers ${upload.status} on a full disk`);
  }
  const health = await ask(target, 'GET', '/api/health');
  findings.figure(`answers on a full disk: ${[...new Set(statuses)].join(', ')}; health ${health.text.slice(0, 160)}`);
  findings.holds(
    /"disk":"(?!ok)|degraded/.test(health.text),
    `health does not tell of a full disk: ${health.text.slice(0, 200)}`,
  );
  await rm(ballast);
  await expectRecovery(target, findings, person, kept);
}

async function fill(path: string): Promise<void> {
  const file = await open(path, 'w');
  const piece = Buffer.alloc(65_536, 1);
  try {
    for (;;) await file.write(piece);
  } catch {
    // ENOSPC: there it is.
  } finally {
    await file.close();
  }
}

/** The ids of those that were acknowledged. */
async function writeEntries(target: Target, { token }: Person, count: number): Promise<string[]> {
  const kept: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const id = randomUUID();
    const json = writtenEntry({ body: { kind: 'free', prompt: null, text: 'x'.repeat(9_000) } });
    const { status } = await ask(target, 'PUT', `/api/journal/${id}`, { token, json, patienceMs: 20_000 });
    if (status < 300) kept.push(id);
    else if (status === 503) break;
  }
  return kept;
}

async function expectRecovery(target: Target, findings: Findings, { token }: Person, kept: string[]): Promise<void> {
  const began = performance.now();
  let status = 0;
  while (status !== 201 && performance.now() - began < recoveryMs) {
    await wait(200);
    ({ status } = await ask(target, 'POST', '/rest/v1/mood_entries', { token, json: { mood: 'calm' } }));
  }
  findings.holds(status === 201, `a row is answered ${status} when there is room again`);
  findings.figure(`written again ${((performance.now() - began) / 1000).toFixed(1)} s after there was room`);
  const rows = await target.sql`select from public.journal_entries where id = any(${kept})`;
  findings.holds(rows.count === kept.length, `${kept.length - rows.count} acknowledged entries are lost`);
}
