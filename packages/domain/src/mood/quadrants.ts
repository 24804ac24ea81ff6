import { moodCatalogue, type MoodDescription } from './catalogue.ts';

/** The quarters of the grid of pleasantness and energy, as they lie on it: unpleasant before pleasant, much energy above little. */
export const moodQuadrants = ['tense', 'bright', 'heavy', 'quiet'] as const;
export type MoodQuadrant = (typeof moodQuadrants)[number];

/** The moods of a quarter, the strongest first. */
export function moodsOfQuadrant(quadrant: MoodQuadrant): readonly MoodDescription[] {
  return Object.values(moodCatalogue)
    .filter((mood) => quadrantOf(mood) === quadrant)
    .toSorted((one, other) => strengthOf(other) - strengthOf(one));
}

function quadrantOf({ valence, energy }: MoodDescription): MoodQuadrant {
  if (valence < 0) return energy > 0 ? 'tense' : 'heavy';
  return energy > 0 ? 'bright' : 'quiet';
}

function strengthOf({ valence, energy }: MoodDescription): number {
  return Math.hypot(valence, energy);
}
