import { StorageError } from './errors.ts';

// What S3 and Supabase allow.
const maximumBytes = 1024;
// Control characters, and what a terminal, a header or another system would read as something else.
const forbidden = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u2028\u2029\u202a-\u202e\u2066-\u2069\\]/u;

/** An object's name in Unicode's composed form; refuses what leaves its folder or cannot be a name. */
export function readObjectName(text: string): string {
  const name = text.normalize('NFC');
  const isHarmless =
    Buffer.byteLength(name) <= maximumBytes &&
    !forbidden.test(name) &&
    name.split('/').every((part) => part !== '' && part.trim() !== '' && part !== '.' && part !== '..');
  if (!isHarmless) throw new StorageError('InvalidKey');
  return name;
}
