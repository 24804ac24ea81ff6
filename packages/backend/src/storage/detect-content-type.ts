import { isUtf8 } from 'node:buffer';
import { fileTypeFromBuffer } from 'file-type';
import { unsupportedKind } from './errors.ts';

const unknownKind = 'application/octet-stream';
// Defaults of clients that were given no type.
const unspecified = new Set(['', 'text/plain', unknownKind]);
const sameKind = [
  ['image/jpeg', 'image/jpg'],
  ['image/heic', 'image/heif'],
];
// Types without a signature in their first bytes.
const isText = (kind: string): boolean => /^text\/|^application\/(json|[\w.-]+\+json)$/.test(kind);
const isXml = (kind: string): boolean => /[/+]xml$/.test(kind);

/** Detects a file's content type from its bytes; throws if it was declared as something else. */
export async function detectContentType(bytes: Uint8Array, declared: string | undefined): Promise<string> {
  const claim = (declared ?? '').split(';', 1).join('').trim().toLowerCase();
  const found = await detect(bytes);
  if (found) {
    if (unspecified.has(claim) || claim === found) return found;
    if (isXml(found) && isXml(claim)) return claim;
    if (sameKind.some((kinds) => kinds.includes(found) && kinds.includes(claim))) return found;
    throw unsupportedKind(claim);
  }
  if (claim === '' || claim === unknownKind) return unknownKind;
  if (!isText(claim) && !isXml(claim)) throw unsupportedKind(claim);
  return isUtf8(bytes) ? claim : unknownKind;
}

export function isAllowed(kind: string, allowed: readonly string[] | null): boolean {
  if (!allowed || allowed.length === 0) return true;
  return allowed.some((pattern) => (pattern.endsWith('/*') ? kind.startsWith(pattern.slice(0, -1)) : kind === pattern));
}

async function detect(bytes: Uint8Array): Promise<string | undefined> {
  try {
    // Only the kind itself: parameters such as `; codecs=` are no part of it.
    return (await fileTypeFromBuffer(bytes))?.mime.split(';', 1).join('').trim();
  } catch {
    // A file that begins like some kind and is none.
    return undefined;
  }
}
