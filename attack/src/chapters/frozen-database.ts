import { randomUUID } from 'node:crypto';
import { createSession } from '@alento/server/testing/conversations.ts';
import type { Chapter } from '../chapter.ts';
import { ask, type Question } from '../http.ts';
import type { Findings } from '../findings.ts';
import { signUp, type Person } from '../people.ts';
import { databaseProcesses, signalAll } from '../processes.ts';
import { startTarget, type Target } from '../target.ts';

const answerMs = 11_000;
const recoveryMs = 15_000;

/** A database that says nothing, and does not go away either. */
export const frozenDatabase: Chapter = {
  name: 'frozen-database',
  promise: 'with PostgreSQL stopped every door answers 503 within ten seconds, and opens again when it goes on',
  async attack(findings, { isQuick }) {
    const target = await startTarget();
    try {
      const person = await signUp(target);
      const { id } = await createSession(target, person);
      for (let round = 0; round < (isQuick ? 1 : 3); round += 1) {
        const stopped = await databaseProcesses(target);
        signalAll(stopped, 'SIGSTOP');
        try {
          await tryDoors(target, findings, person, id);
        } finally {
          signalAll(stopped, 'SIGCONT');
        }
        await expectRecovery(target, findings, person, id);
      }
    } finally {
      await target.close();
    }
  },
};

async function tryDoors(target: Target, findings: Findings, { token, email }: Person, id: string): Promise<void> {
  const doors: [string, string, Question?][] = [
    ['POST', `/api/sessions/${id}/messages`, { json: { id: randomUUID(), text: 'I want to end my life' } }],
    ['GET', '/api/sessions'],
    ['POST', '/api/sessions', { json: { mood: 'calm', personality: 'default', language: 'en' } }],
    ['GET', '/api/health'],
    ['GET', '/rest/v1/perfis?select=id_usuario'],
    ['POST', '/rest/v1/mood_entries', { json: { mood: 'calm' } }],
    ['GET', '/auth/v1/user'],
    ['POST', '/auth/v1/token?grant_type=password', { json: { email, password: 'a guess of mine' } }],
    ['POST', '/auth/v1/signup', { json: { email: `${randomUUID()}@attack.example`, password: randomUUID() } }],
    ['POST', '/storage/v1/object/list/avatars', { json: { prefix: '' } }],
  ];
  // More than there are connections.
  const crowd = [...doors, ...Array.from({ length: 30 }, (): [string, string] => ['GET', '/api/sessions'])];
  const answers = await Promise.all(
    crowd.map(async ([method, path, question]) => ({
      name: `${method} ${path.replace(id, '{id}')}`,
      ...(await ask(target, method, path, { token, patienceMs: 30_000, ...question })),
    })),
  );
  findings.figure(
    `slowest answer of a stopped database: ${(Math.max(...answers.map(({ ms }) => ms)) / 1000).toFixed(1)} s`,
  );
  for (const { name, status, headers, ms } of answers) {
    findings.holds(status === 503, `${name} answers ${status}`);
    findings.holdsWithin(answerMs, ms, `${name} answers after ${(ms / 1000).toFixed(1)} s`);
    findings.holds(name.includes('health') || headers.has('retry-after'), `${name} does not say when to try again`);
  }
}

async function expectRecovery(target: Target, findings: Findings, { token }: Person, id: string): Promise<void> {
  const began = performance.now();
  let status = 0;
  while (status !== 200 && performance.now() - began < recoveryMs) {
    ({ status } = await ask(target, 'GET', `/api/sessions/${id}`, { token }));
  }
  findings.holds(status === 200, `a conversation is answered ${status} after the database went on`);
  findings.figure(`served again ${((performance.now() - began) / 1000).toFixed(1)} s after it went on`);
}
