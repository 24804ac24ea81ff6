/** The kinds of audio that browsers record, with the name a file of each would have. */
export const audioKinds = {
  webm: { type: 'audio/webm', name: 'speech.webm' },
  mp4: { type: 'audio/mp4', name: 'speech.mp4' },
  ogg: { type: 'audio/ogg', name: 'speech.ogg' },
  wav: { type: 'audio/wav', name: 'speech.wav' },
} as const;

export type AudioKind = keyof typeof audioKinds;

/** Bytes that tell the kind. */
export const audioHeaderLength = 12;

const marks: readonly { kind: AudioKind; at: number; bytes: readonly number[]; and?: readonly [number, string] }[] = [
  { kind: 'webm', at: 0, bytes: [0x1a, 0x45, 0xdf, 0xa3] },
  { kind: 'mp4', at: 4, bytes: codesOf('ftyp') },
  { kind: 'ogg', at: 0, bytes: codesOf('OggS') },
  { kind: 'wav', at: 0, bytes: codesOf('RIFF'), and: [8, 'WAVE'] },
];

/**
 * What a recording is by its first bytes, whatever it is called; null if it is none that browsers make.
 *
 * Sources: RFC 8794 (EBML) 11.2.1, ISO/IEC 14496-12 4.3, RFC 3533 6, Microsoft's RIFF/WAVE specification.
 */
export function audioKindOf(header: Uint8Array): AudioKind | null {
  const has = (at: number, bytes: readonly number[]): boolean => bytes.every((byte, i) => header[at + i] === byte);
  const found = marks.find(({ at, bytes, and }) => has(at, bytes) && (!and || has(and[0], codesOf(and[1]))));
  return found?.kind ?? null;
}

function codesOf(text: string): number[] {
  return Array.from(text, (sign) => sign.charCodeAt(0));
}
