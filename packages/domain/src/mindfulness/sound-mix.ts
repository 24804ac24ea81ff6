import * as z from 'zod/mini';
import { type SoundId, soundIds } from './sounds.ts';

const levelSchema = z.int().check(z.minimum(1), z.maximum(100));

/** How loud each sound of a mix is, in percent; what is silent is not in it. */
export const mixSchema = z.partialRecord(z.enum(soundIds), levelSchema);
export type Mix = z.infer<typeof mixSchema>;

/** The sounds of a mix, in the order they are shown. */
export function soundsIn(mix: Mix): SoundId[] {
  return soundIds.filter((id) => mix[id] !== undefined);
}

/** A mix as the part of an address after its `#`, which no server is told: `ocean-waves=60&white-noise=20`. */
export function encodeMix(mix: Mix): string {
  return soundsIn(mix)
    .map((id) => `${id}=${mix[id]}`)
    .join('&');
}

/** The mix of an address; sounds and volumes that do not exist are left out, and null is an address without any. */
export function decodeMix(text: string): Mix | null {
  const given = new Map(
    text
      .replace(/^#/, '')
      .split('&')
      .map((part) => part.split('=', 2) as [string, string]),
  );
  const entries = soundIds.flatMap((id) => {
    const level = levelSchema.safeParse(Number(given.get(id) ?? Number.NaN)).data;
    return level === undefined ? [] : [[id, level] as const];
  });
  return entries.length === 0 ? null : Object.fromEntries(entries);
}
