import { chownSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The operating system's account that PostgreSQL runs as. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root. Then it runs as the owner of the data, so that a start without root works later,
 * or as nobody. Null means as ourselves.
 */
export function chooseAccount(...folders: string[]): Account | null {
  if (process.getuid?.() !== 0) return null;
  for (const folder of folders) {
    const owner = statSync(folder, { throwIfNoEntry: false });
    if (owner && owner.uid !== 0 && hasName(owner.uid)) return { uid: owner.uid, gid: owner.gid };
  }
  return lookUpNobodyAccount();
}

/** Gives a folder and all in it to an account. */
export function changeOwner(account: Account, folder: string): void {
  const { uid, gid } = lstatSync(folder);
  if (uid === account.uid && gid === account.gid) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) changeOwner(account, path);
    else if (!entry.isSymbolicLink()) chownSync(path, account.uid, account.gid);
  }
  // Last, so that a walk that broke off is taken up again.
  chownSync(folder, account.uid, account.gid);
}

// initdb refuses an account without a name, as containers often have.
function hasName(uid: number): boolean {
  return new RegExp(`^[^:]+:[^:]*:${uid}:`, 'm').test(readPasswd());
}

function lookUpNobodyAccount(): Account {
  const line = /^nobody:[^:]*:(-?\d+):(-?\d+):/m.exec(readPasswd());
  return line ? { uid: Number(line[1]), gid: Number(line[2]) } : { uid: 65_534, gid: 65_534 };
}

function readPasswd(): string {
  try {
    return readFileSync('/etc/passwd', 'utf8');
  } catch {
    return '';
  }
}
