import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/bcrypt';
import { AuthError } from './errors.ts';
import { semaphore } from './semaphore.ts';

const cost = 10;
const minimumLength = 6;
// Bcrypt reads no further, so a longer password would be as good as its beginning.
const maximumBytes = 72;

// However many sign in, a core and threads of Node's pool are left for everybody else.
const takeTurn = semaphore(Math.max(1, Math.min(availableParallelism(), 4) - 1));

let unknownPersonHash: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return takeTurn(() => hash(password, { cost }));
}

/** Takes as long for an unknown person, or one without a password, as for any other. */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  unknownPersonHash ??= hashPassword(randomBytes(24).toString('base64url'));
  const known = stored || (await unknownPersonHash);
  const isMatch = await takeTurn(() => verify(password, known));
  return Boolean(stored) && isMatch;
}

export function assertPasswordFits(password: string): void {
  if (Buffer.byteLength(password) > maximumBytes) {
    throw new AuthError('validation_failed', { msg: `Password cannot be longer than ${maximumBytes} bytes` });
  }
}

/** Refuses what nobody should choose as a new password. */
export async function assertPasswordIsStrong(password: string): Promise<void> {
  assertPasswordFits(password);
  if (password.length < minimumLength) {
    throw new AuthError('weak_password', {
      msg: `Password should be at least ${minimumLength} characters.`,
      weakPassword: { reasons: ['length'] },
    });
  }
  if ((await commonPasswords()).has(password.toLowerCase())) {
    throw new AuthError('weak_password', {
      msg: 'Password is known to be weak and easy to guess, please choose a different one.',
      weakPassword: { reasons: ['pwned'] },
    });
  }
}

let common: Promise<ReadonlySet<string>> | undefined;

// Loaded with the first new password: the list takes some megabytes.
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return common;
}
