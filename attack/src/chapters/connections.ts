import { execFile } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Chapter } from '../chapter.ts';
import { ask } from '../http.ts';
import type { Findings } from '../findings.ts';
import { signUp } from '../people.ts';
import { startTarget, type Target } from '../target.ts';

const run = promisify(execFile);
const servedMs = 3_000;
const recoveryMs = 15_000;

/** Connections that are opened and held, by whoever has more of them than patience. */
export const connections: Chapter = {
  name: 'connections',
  promise:
    'thousands of held connections and half a request on each keep nobody else out; out of file descriptors, load is shed',
  async attack(findings, { isQuick }) {
    const target = await startTarget();
    try {
      await tryHeld(target, findings, isQuick ? 500 : 4_000);
      await tryFewDescriptors(target, findings);
    } finally {
      await target.close();
    }
  },
};

async function tryHeld(target: Target, findings: Findings, count: number): Promise<void> {
  const { token } = await signUp(target);
  const halves = [
    '',
    'GET /api/config HTTP/1.1\r\nHost: x\r\nX-Slow: ',
    'POST /api/sessions HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    'POST /auth/v1/token?grant_type=password HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{',
  ];
  const held = await hold(target, count, halves);
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(target, 'GET', '/api/sessions', { token })));
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  findings.figure(`beside ${held.length} held connections the slowest of 20 answers takes ${slowest.toFixed(0)} ms`);
  for (const { status, ms } of answers) {
    findings.holds(status === 200, `somebody else is answered ${status} beside held connections`);
    findings.holdsWithin(servedMs, ms, `somebody else waits ${(ms / 1000).toFixed(1)} s beside held connections`);
  }
  for (const socket of held) socket.destroy();
}

/** Opens connections and says half of something on each; those that are refused do not count. */
async function hold({ port }: Target, count: number, halves: readonly string[]): Promise<Socket[]> {
  const opened = await Promise.all(
    Array.from({ length: count }, (_, index) => {
      const socket = connect(port, '127.0.0.1');
      return new Promise<Socket | null>((resolve) => {
        socket.once('error', () => resolve(null));
        socket.once('connect', () => {
          socket.write(halves[index % halves.length] ?? '');
          resolve(socket);
        });
      });
    }),
  );
  const held = opened.filter((socket) => socket !== null);
  for (const socket of held) socket.on('error', () => undefined);
  return held;
}

/** A server that may open hardly more files than it has. */
async function tryFewDescriptors(target: Target, findings: Findings): Promise<void> {
  const { child } = target;
  const { token } = await signUp(target);
  try {
    await run('prlimit', ['--pid', String(child.pid), '--nofile=200:200']);
  } catch {
    return findings.skip('running out of file descriptors: there is no prlimit here');
  }
  const held = await hold(target, 400, ['GET /api/config HTTP/1.1\r\nHost: x\r\nX-Slow: ']);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => ask(target, 'GET', '/api/sessions', { token, patienceMs: 5_000 })),
  );
  for (const { status } of answers) {
    // One that is not even accepted waits at the door, and is answered nothing.
    findings.holds([0, 200, 503].includes(status), `out of file descriptors, a request is answered ${status}`);
  }
  findings.holds(child.exitCode === null, 'out of file descriptors, the server ends');
  for (const socket of held) socket.destroy();
  const began = performance.now();
  let status = 0;
  while (status !== 200 && performance.now() - began < recoveryMs) {
    await wait(100);
    ({ status } = await ask(target, 'GET', '/api/sessions', { token, patienceMs: 2_000 }));
  }
  findings.holds(status === 200, `a request is answered ${status} when descriptors are free again`);
}
