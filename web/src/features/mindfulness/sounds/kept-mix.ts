import { type Mix, mixSchema } from '@alento/domain/mindfulness/sound-mix.ts';
import * as z from 'zod/mini';

const slot = 'sounds';

const keptSchema = z.object({ mix: mixSchema, master: z.int().check(z.minimum(0), z.maximum(100)) });

interface KeptMix {
  mix: Mix;
  master: number;
}

/** What was listened to last on this device. */
export function readKeptMix(): KeptMix {
  const fresh = { mix: {}, master: 80 };
  try {
    return keptSchema.safeParse(JSON.parse(localStorage.getItem(slot) ?? 'null')).data ?? fresh;
  } catch {
    return fresh;
  }
}

export function keepMix({ mix, master }: KeptMix): void {
  try {
    localStorage.setItem(slot, JSON.stringify({ mix, master }));
  } catch {
    // Storage is denied or full: the mix then lasts as long as the page.
  }
}
