import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './root.ts';

export interface RunOptions {
  cwd?: string;
  env?: Record<string, string>;
  /** True shows the output as it comes instead of collecting it. */
  show?: boolean;
}

export interface Result {
  code: number;
  output: string;
}

const binaries = join(root, 'node_modules/.bin');

/** Runs a program, found among the installed packages first, and answers its exit code and what it printed. */
export function run(command: string, args: string[], options: RunOptions = {}): Promise<Result> {
  const child = spawn(command, args, {
    cwd: options.cwd ?? root,
    env: { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}`, ...options.env },
    stdio: options.show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
