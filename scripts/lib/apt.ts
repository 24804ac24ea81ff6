import { existsSync } from 'node:fs';
import { run } from './run.ts';

/** Where nobody may become root without a password, nothing is installed. */
const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];

let isUpdated = false;

/** Installs packages of the system where it is a Debian or Ubuntu; answers whether they are there. */
export async function installWithApt(...packages: string[]): Promise<boolean> {
  if (!existsSync('/usr/bin/apt-get')) return false;
  if (!isUpdated) await apt('update', '-q');
  isUpdated = true;
  const { code } = await apt('install', '-q', '-y', '--no-install-recommends', ...packages);
  return code === 0;
}

function apt(...args: string[]) {
  const [command = '', ...rest] = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
  return run(command, rest, { show: true });
}
