import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Chapter } from '../chapter.ts';
import type { Findings } from '../findings.ts';
import { ask } from '../http.ts';
import { signIn, signUp, type Person } from '../people.ts';
import { startTarget, type Target } from '../target.ts';

const path = '/api/account/deletion';
const minutesBehind = 10;

/** The server's clock, and not that of its database, which is a process of its own. */
const clockBehind = {
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(`
    const Real = Date;
    const now = () => Real.now() - ${minutesBehind * 60_000};
    globalThis.Date = class extends Real {
      constructor(...given) { given.length ? super(...given) : super(now()); }
      static now() { return now(); }
    };`)}`,
};

/** Whoever goes is gone, and whoever comes back may stay. */
export const leaving: Chapter = {
  name: 'leaving',
  promise:
    'no mail of an erased person lies in the outbox, nor one older than thirty days; a deletion is taken back though the clocks disagree, and by its person alone',
  async attack(findings) {
    await withTarget(clockBehind, async (target) => {
      findings.holds(await isBehind(target), 'the clock of the server is not behind, so nothing was tried');
      await tryComingBack(target, findings);
    });
    await withTarget({}, async (target) => {
      await tryComingBack(target, findings);
      await tryOutbox(target, findings);
    });
  },
};

async function withTarget(env: Record<string, string>, attack: (target: Target) => Promise<void>): Promise<void> {
  const target = await startTarget(env);
  try {
    await attack(target);
  } finally {
    await target.close();
  }
}

/** Tokens say when they were made, by the server's clock. */
async function isBehind(target: Target): Promise<boolean> {
  const [, claims = ''] = (await signUp(target)).token.split('.');
  const { iat } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { iat: number };
  return Date.now() / 1000 - iat > (minutesBehind - 1) * 60;
}

/** The mails that name an address. */
async function mailsTo({ dataDir }: Target, { email }: Person): Promise<string[]> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const contents = await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')]));
  return contents.filter(([, content = '']) => content.includes(email)).map(([name = '']) => name);
}

async function tryOutbox(target: Target, findings: Findings): Promise<void> {
  const [leaver, stayer] = [await signUp(target), await signUp(target)];
  for (const { email } of [leaver, stayer]) await ask(target, 'POST', '/auth/v1/recover', { json: { email } });
  for (const person of [leaver, stayer]) {
    const isThere = await becomes(async () => (await mailsTo(target, person)).length > 0);
    findings.holds(isThere, 'no mail lies in the outbox, so nothing was tried');
  }
  const { status } = await ask(target, 'POST', path, { token: leaver.token, json: { when: 'now' } });
  findings.holds(status < 300, `a deletion at once is answered ${status}`);
  findings.holds((await mailsTo(target, leaver)).length === 0, 'a mail of an erased person lies in the outbox');
  findings.holds((await mailsTo(target, stayer)).length > 0, 'mails of somebody else went with them');
  await tryOldMail(target, findings);
}

/** Whether something is so within ten seconds. */
async function becomes(isSo: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await isSo()) return true;
    await wait(100);
  }
  return false;
}

/** What is older than thirty days goes when the server starts, at the latest. */
async function tryOldMail(target: Target, findings: Findings): Promise<void> {
  const folder = join(target.dataDir, 'outbox');
  await mkdir(folder, { recursive: true });
  const old = join(folder, 'left-long-ago.eml');
  await writeFile(old, 'To: somebody\n\nwords');
  const then = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  await utimes(old, then, then);
  await target.end('SIGTERM');
  const again = await startTarget(target.env, { dataDir: target.dataDir, port: target.port });
  try {
    const isGone = await becomes(async () => !(await readdir(folder)).includes(basename(old)));
    findings.holds(isGone, 'a mail of 31 days lies in the outbox');
  } finally {
    await again.sql.end();
    await again.end('SIGTERM');
  }
}

async function tryComingBack(target: Target, findings: Findings): Promise<void> {
  const person = await signUp(target);
  const thief = await signIn(target, person);
  const asked = await ask(target, 'POST', path, { token: person.token, json: { when: 'after_grace' } });
  findings.holds(asked.status < 300, `a deletion is answered ${asked.status}`);
  for (const { token } of [thief, await signUp(target)]) {
    await ask(target, 'DELETE', path, { token });
    findings.holds(await isPlanned(target, person), 'a deletion is taken back by somebody who is not its person');
  }
  const back = await signIn(target, person);
  const { status, text } = await ask(target, 'DELETE', path, { token: back.token });
  findings.holds(status === 204, `coming back is answered ${status}: ${text}`);
  findings.holds(!(await isPlanned(target, person)), 'a deletion that was taken back is still planned');
}

async function isPlanned({ sql }: Target, { id }: Person): Promise<boolean> {
  const { count } = await sql`
    select from private.account_deletions where user_id = ${id} and cancelled_at is null`;
  return count > 0;
}
