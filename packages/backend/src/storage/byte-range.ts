import type { ByteRange } from './contents/content-store.ts';
import { StorageError } from './errors.ts';

/** The part of `size` bytes a header asks for; undefined if it asks for none, or for what may be answered whole. */
export function readRange(header: string | undefined, size: number): ByteRange | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (!match || (first === '' && last === '')) return undefined;
  if (first === '') return suffix(Number(last), size);
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= size) throw new StorageError('InvalidRange');
  return { start, end };
}

function suffix(length: number, size: number): ByteRange {
  if (length === 0 || size === 0) throw new StorageError('InvalidRange');
  return { start: Math.max(0, size - length), end: size - 1 };
}
