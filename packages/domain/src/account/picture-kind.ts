/** What the bucket `avatars` takes. */
export type PictureKind = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/heic';

/** How many bytes of a file tell its kind. */
export const tellingBytes = 16;

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** The kind of a picture by its first bytes, whatever its name and its sender say; null for anything else. */
export function detectPictureKind(bytes: Uint8Array): PictureKind | null {
  const text = (from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (text(0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp';
  if (text(4, 8) === 'ftyp' && heicBrands.includes(text(8, 12))) return 'image/heic';
  return null;
}
