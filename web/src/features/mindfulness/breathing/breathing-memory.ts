import { dayBegins } from '@alento/domain/progress/days.ts';
import { practiceMinutes, paceLimits } from '@alento/domain/mindfulness/breathing-patterns.ts';
import { customBreathSchema, firstCustomBreath, maxCustomBreaths } from '@alento/domain/mindfulness/custom-breath.ts';
import * as z from 'zod/mini';
import { toCalendarDay } from '#lib/dates.ts';

const memorySchema = z.object({
  hasSound: z.boolean(),
  hasHaptics: z.boolean(),
  showsCount: z.boolean(),
  minutes: z.literal(practiceMinutes),
  pace: z.number().check(z.minimum(paceLimits.min), z.maximum(paceLimits.max)),
  custom: customBreathSchema,
  keptCustom: z.array(customBreathSchema).check(z.maxLength(maxCustomBreaths)),
  /** The version of the warnings of Wim Hof's breaths that was read on this device. */
  readSafety: z.nullable(z.string()),
  /** The day of each exercise that was breathed to its end, oldest first. */
  finished: z.array(z.iso.date()),
});

/** What this device keeps of breathing: how somebody likes it, and when they did it. It goes with the sign-out. */
export type BreathingMemory = z.infer<typeof memorySchema>;

const slot = 'breathing';
const daysCounted = 7;

const first: BreathingMemory = {
  hasSound: true,
  hasHaptics: true,
  showsCount: true,
  minutes: 5,
  pace: 1,
  custom: firstCustomBreath,
  keptCustom: [],
  readSafety: null,
  finished: [],
};

const listeners = new Set<() => void>();
let known: { text: string | null; memory: BreathingMemory } = { text: null, memory: first };
/** Where storage is denied, it lasts as long as the page. */
let isDenied = false;

export function readBreathing(): BreathingMemory {
  const text = readText();
  if (text !== known.text) known = { text, memory: parse(text) };
  return known.memory;
}

export function changeBreathing(change: Partial<BreathingMemory>): void {
  const memory = { ...readBreathing(), ...change };
  const text = JSON.stringify(memory);
  known = { text, memory };
  try {
    localStorage.setItem(slot, text);
  } catch {
    isDenied = true;
  }
  for (const listener of listeners) listener();
}

export function subscribeToBreathing(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Notes that an exercise was breathed to its end. Only the last days are kept. */
export function noteFinished(now = new Date()): void {
  changeBreathing({ finished: [...recentlyFinished(readBreathing(), now), dayOf(now)] });
}

/** The days of the exercises of the last seven days. */
export function recentlyFinished({ finished }: Pick<BreathingMemory, 'finished'>, now = new Date()): string[] {
  const oldest = new Date(now);
  oldest.setDate(oldest.getDate() - daysCounted + 1);
  return finished.filter((day) => day >= dayOf(oldest));
}

/** A late evening belongs to the day before. */
function dayOf(moment: Date): string {
  const shifted = new Date(moment);
  shifted.setHours(shifted.getHours() - dayBegins);
  return toCalendarDay(shifted);
}

function readText(): string | null {
  if (isDenied) return known.text;
  try {
    return localStorage.getItem(slot);
  } catch {
    isDenied = true;
    return known.text;
  }
}

function parse(text: string | null): BreathingMemory {
  if (text === null) return first;
  try {
    return memorySchema.safeParse(JSON.parse(text)).data ?? first;
  } catch {
    return first;
  }
}
