import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { untilHealthy } from '@alento/testing/until-healthy.ts';
import type { TestApp, TestPerson } from './test-app.ts';

const main = join(import.meta.dirname, '../main.ts');
// Compiling itself is half of what a start costs.
const compileCache = join(import.meta.dirname, '../../../.cache/node');

/** The real server in a process of its own, for tests that kill it. */
export interface ServerProcess extends Pick<TestApp, 'url' | 'request'> {
  readonly child: ChildProcess;
  /** What it has printed on both streams. */
  printed(): string;
  signUp(): Promise<TestPerson>;
  /** Sends the signal and answers the exit code, or the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<number | string>;
}

/** Starts the server; without a configured one it brings its embedded PostgreSQL. Resolves when it is healthy. */
export async function startServerProcess(port: number, env: Record<string, string>): Promise<ServerProcess> {
  const process = launchServer({ ...env, PORT: String(port) });
  const url = `http://127.0.0.1:${port}`;
  await untilHealthy({ ...process, url });
  return {
    ...process,
    url,
    request: (method, path, { as, json } = {}) =>
      fetch(`${url}${path}`, {
        method,
        headers: {
          ...(as ? { authorization: `Bearer ${as.token}` } : {}),
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      }),
    signUp: () => signUp(url),
  };
}

/** Starts the server without waiting for it to be healthy. */
export function launchServer(env: Record<string, string>): Pick<ServerProcess, 'child' | 'printed' | 'end'> {
  let output = '';
  const given = { PATH: process.env.PATH ?? '', NODE_ENV: 'test', NODE_COMPILE_CACHE: compileCache, ...env };
  const child = spawn(process.execPath, [main], { env: given, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const exited = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string);
  return {
    child,
    printed: () => output,
    end: (signal) => {
      child.kill(signal);
      return exited;
    },
  };
}

async function signUp(url: string): Promise<TestPerson> {
  const config = (await (await fetch(`${url}/api/config`)).json()) as { supabase: { key: string } };
  const email = `${randomUUID()}@example.com`;
  const response = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: config.supabase.key, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: randomUUID() }),
  });
  const session = (await response.json()) as { access_token: string; user: { id: string } };
  await stateBirthDate(url, session.access_token);
  return { id: session.user.id, email, token: session.access_token };
}

/** States as the user that they are an adult. */
export async function stateBirthDate(url: string, token: string): Promise<void> {
  const response = await fetch(`${url}/api/age`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ birthDate: '1990-05-09' }),
  });
  if (!response.ok) throw new Error(`PUT /api/age answered ${response.status}`);
}
