import { moodGroupOf } from '@alento/domain/mood/groups.ts';
import type { Mood } from '@alento/domain/mood/schema.ts';
import type { Personality } from '@alento/domain/chat/schema.ts';
import type { GuidedContent } from './content.ts';
import { seededIndex } from './seeded-choice.ts';
import { fill, isFillable } from './speech/template.ts';

export interface OpeningRequest {
  /** Null where the person did not say. */
  mood: Mood | null;
  personality: Personality;
  /** Any text; the same seed gives the same line. */
  seed: string;
  /** The variant of the last opening this person saw, or null. */
  previousVariant: number | null;
}

export interface Opening {
  text: string;
  variant: number;
}

/** The first line of a conversation. Its variant is never the previous one. */
export function openingLine(
  content: GuidedContent,
  { mood, personality, seed, previousVariant }: OpeningRequest,
): Opening {
  const { lines: openings, moods } = content.openings;
  const lines = openings[personality][mood === null ? 'neutral' : moodGroupOf(mood)];
  const slots = { mood: mood === null ? undefined : moods[mood] };
  const variants = [...lines.keys()].filter(
    (variant) => variant !== previousVariant && isFillable(lines[variant] ?? '', slots),
  );
  const variant = variants[seededIndex(variants.length, `${seed}:opening`)] ?? 0;
  return { text: fill(lines[variant] ?? '', slots), variant };
}
