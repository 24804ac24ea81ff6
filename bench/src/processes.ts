import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Answer, Question } from './child.ts';

export interface ForkOptions {
  args?: string[];
  execArgv?: string[];
  env?: Record<string, string>;
  cwd?: string;
  /** What the process prints is kept for the error message unless it is to be seen. */
  output?: 'show' | 'keep';
}

const running = new Set<Helper>();

/** A process of ours that can be asked questions. */
export class Helper {
  readonly process: ChildProcess;
  readonly #waiting = new Map<number, (output: unknown) => void>();
  #lastId = 0;
  #printed = '';

  constructor(file: string, { args = [], execArgv = [], env = {}, cwd, output = 'keep' }: ForkOptions = {}) {
    this.process = fork(file, args, {
      execArgv: ['--disable-warning=ExperimentalWarning', ...execArgv],
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      ...(cwd && { cwd }),
    });
    running.add(this);
    this.process.once('exit', () => running.delete(this));
    this.process.on('message', (answer: Answer) => {
      this.#waiting.get(answer.id)?.(answer.output);
      this.#waiting.delete(answer.id);
    });
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream?.on('data', (data: Buffer) => {
        if (output === 'show') process.stderr.write(data);
        this.#printed = (this.#printed + data.toString()).slice(-4000);
      });
    }
  }

  get pid(): number {
    if (this.process.pid === undefined) throw new Error('the process did not start');
    return this.process.pid;
  }

  get printed(): string {
    return this.#printed;
  }

  /** The port that `listen` of child.ts announces as answer 0. */
  port(): Promise<number> {
    return this.#answer<number>(0);
  }

  /** The caller vouches for the type of the answer. */
  ask<Output>(name: string, input: unknown = null): Promise<Output> {
    this.#lastId += 1;
    const answer = this.#answer<Output>(this.#lastId);
    this.process.send({ id: this.#lastId, name, input } satisfies Question);
    return answer;
  }

  async stop(): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    const gone = once(this.process, 'exit');
    this.process.kill('SIGTERM');
    await gone;
  }

  #answer<Output>(id: number): Promise<Output> {
    return new Promise((resolve, reject) => {
      const fail = () => reject(new Error(`${this.process.spawnargs.slice(1).join(' ')} ended:\n${this.#printed}`));
      this.process.once('exit', fail);
      this.#waiting.set(id, (output) => {
        this.process.off('exit', fail);
        resolve(output as Output);
      });
    });
  }
}

/** Starts one of the programs next to this file. */
export function startHelper(name: string, options?: ForkOptions): Helper {
  return new Helper(join(import.meta.dirname, `${name}.ts`), options);
}

/** Ends everything that was started. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running].map((helper) => helper.stop()));
}
