import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/bcrypt';
import { AuthError } from './errors.ts';
import { plainText } from './own-words.ts';
import { semaphore } from './semaphore.ts';

/** Bcrypt reads no further, so a longer password would be as good as its beginning. */
const maximumBytes = 72;

export interface PasswordOptions {
  /** Each step doubles the time that a hash takes. Default: 10. */
  cost?: number;
  /** The fewest characters of a new password. Default: 6, as GoTrue's. */
  minimumLength?: number;
}

/** Hashes and checks passwords, a few at a time. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long for an unknown person, or one without a password, as for any other. */
  verify(password: string, stored: string | null | undefined): Promise<boolean>;
  /** Refuses what no stored password can be. */
  assertFits(password: string): void;
  /** Throws `weak_password` for a password that is too short or too common, says nothing, or is one of its owner's `own` words. */
  assertIsStrong(password: string, own: readonly string[]): Promise<void>;
}

export function createPasswords({ cost = 10, minimumLength = 6 }: PasswordOptions = {}): Passwords {
  // However many sign in, a core and threads of Node's pool are left for everybody else.
  const limit = semaphore(Math.max(1, Math.min(availableParallelism(), 4) - 1));
  let unknownPersonHash: Promise<string> | undefined;
  const hashLimited = (password: string): Promise<string> => limit(() => hash(password, { cost }));
  return {
    hash: hashLimited,
    async verify(password, stored) {
      unknownPersonHash ??= hashLimited(randomBytes(24).toString('base64url'));
      const known = stored || (await unknownPersonHash);
      const isMatch = await limit(() => verify(password, known));
      return Boolean(stored) && isMatch;
    },
    assertFits,
    async assertIsStrong(password, own) {
      assertFits(password);
      if (password.length < minimumLength) {
        throw new AuthError('weak_password', {
          msg: `Password should be at least ${minimumLength} characters.`,
          weakPassword: { reasons: ['length'] },
        });
      }
      const isEasy = saysNothing(password) || own.includes(plainText(password));
      if (isEasy || (await commonPasswords()).has(password.toLowerCase())) {
        throw new AuthError('weak_password', {
          msg: 'Password is known to be weak and easy to guess, please choose a different one.',
          weakPassword: { reasons: ['pwned'] },
        });
      }
    },
  };
}

/** Blanks, or one sign again and again. */
function saysNothing(password: string): boolean {
  return new Set(password.replaceAll(/\s/gu, '')).size < 2;
}

function assertFits(password: string): void {
  if (Buffer.byteLength(password) > maximumBytes) {
    throw new AuthError('validation_failed', { msg: `Password cannot be longer than ${maximumBytes} bytes` });
  }
}

let common: Promise<ReadonlySet<string>> | undefined;

// Loaded with the first new password: the list takes some megabytes.
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return common;
}
