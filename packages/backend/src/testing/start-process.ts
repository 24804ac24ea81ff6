import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { BackendOptions } from '../backend.ts';

type Shared = Pick<BackendOptions, 'signingKey' | 'publishableKey' | 'autoconfirm' | 'limits'>;

export interface ProcessOptions extends Partial<Shared> {
  databaseUrl: string;
  /** Where uploads lie. */
  uploads?: string;
}

export interface BackendProcess {
  url: string;
  /** A supabase-js client with a session store of its own. */
  client(): SupabaseClient;
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
}

const program = new URL('backend-process.ts', import.meta.url).pathname;

/** The backend in a process of its own, on a database that it installs itself on. It sends no mails. */
export async function startProcess(options: ProcessOptions): Promise<BackendProcess> {
  const child = spawn(process.execPath, [program, JSON.stringify(options)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const lines = once(createInterface(child.stdout), 'line') as Promise<string[]>;
  const line = await Promise.race([lines, exited.then(() => undefined)]);
  if (!line) throw new Error('the process ended before it served');
  const [url = '', key = ''] = line[0]?.split(' ') ?? [];
  return {
    url,
    client: () => createClient(url, key, { auth: { autoRefreshToken: false } }),
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
