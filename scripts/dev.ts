import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { root } from './lib/root.ts';

const port = process.env.PORT ?? '3000';
const apiPort = process.env.API_PORT ?? '3001';
const { PUBLIC_URL = `http://localhost:${port}` } = process.env;

// The interface answers where people look, and hands what is not its own to the server behind it.
const children = [
  start(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], '.', {
    PORT: apiPort,
    PUBLIC_URL,
  }),
  start(join(root, 'node_modules/.bin/react-router'), ['dev', '--port', port, '--strictPort'], 'web', {
    API_ORIGIN: `http://localhost:${apiPort}`,
  }),
];
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));

function start(command: string, args: string[], folder: string, env: Record<string, string>): ChildProcess {
  const child = spawn(command, args, {
    cwd: join(root, folder),
    env: { ...process.env, ...env },
    stdio: 'inherit',
    // Out of reach of Ctrl-C: the server takes a second signal for impatience and leaves without cleaning up.
    detached: process.platform !== 'win32',
  });
  child.once('exit', (code) => stop(code ?? 0));
  return child;
}

function stop(code: number): void {
  process.exitCode ||= code;
  for (const child of children) child.kill('SIGTERM');
}
