import * as z from 'zod/mini';
import { legacyMoodKeys, moodKeys, toMood } from './moods.ts';

export { legacyMoodKeys, legacyMoods, type Mood, moodKeys } from './moods.ts';

/** A mood key as it is stored; the legacy Portuguese keys are accepted and become today's. */
export const moodSchema = z.pipe(z.enum([...moodKeys, ...legacyMoodKeys]), z.transform(toMood));

export const moodKeySchema = z.enum(moodKeys);
