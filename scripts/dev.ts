import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { root } from './lib/root.ts';

const port = process.env.PORT ?? '3000';
const apiPort = process.env.API_PORT ?? '3001';

// The interface answers where people look, and hands what is not its own to the server behind it.
const server = start(process.execPath, ['--watch', '--watch-preserve-output', join(root, 'server/src/main.ts')], root, {
  PORT: apiPort,
  PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
});
const web = start(
  join(root, 'node_modules/.bin/react-router'),
  ['dev', '--port', port, '--strictPort'],
  join(root, 'web'),
  {
    API_ORIGIN: `http://localhost:${apiPort}`,
  },
);

function start(command: string, args: string[], cwd: string, env: Record<string, string>): ChildProcess {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
  child.once('exit', (code) => stopBoth(code ?? 0));
  return child;
}

function stopBoth(code: number): void {
  process.exitCode ||= code;
  for (const child of [server, web]) child.kill('SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopBoth(0));
