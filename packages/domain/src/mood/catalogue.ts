import { moodGroupOf, type MoodGroup } from './groups.ts';
import type { Mood } from './schema.ts';

export interface MoodDescription {
  readonly key: Mood;
  readonly group: MoodGroup;
  /** Unpleasant −1 … pleasant 1. */
  readonly valence: number;
  /** Little energy −1 … much energy 1. */
  readonly energy: number;
  readonly emoji: string;
}

type Placement = readonly [valence: number, energy: number, emoji: string];

const placements: Record<Mood, Placement> = {
  happy: [0.7, 0.4, '😊'],
  neutral: [0, 0, '😐'],
  sad: [-0.6, -0.5, '😢'],
  anxious: [-0.6, 0.7, '😰'],
  excited: [0.7, 0.9, '🤩'],
  calm: [0.6, -0.5, '😌'],
  stressed: [-0.7, 0.6, '😣'],
  grateful: [0.8, -0.1, '🙏'],
  angry: [-0.8, 0.8, '😠'],
  confused: [-0.2, 0.2, '😕'],
  hopeful: [0.5, 0.3, '🌱'],
  tired: [-0.4, -0.8, '😴'],
  verySad: [-0.9, -0.6, '😭'],
  good: [0.5, 0.1, '🙂'],
  veryHappy: [0.9, 0.7, '😄'],
  down: [-0.5, -0.7, '😔'],
  disappointed: [-0.6, -0.3, '😞'],
  worried: [-0.5, 0.5, '😟'],
  thoughtful: [0.1, -0.3, '🤔'],
  relieved: [0.6, -0.4, '😮‍💨'],
  peaceful: [0.8, -0.7, '🕊️'],
  joyful: [0.9, 0.6, '🥳'],
  inLove: [0.9, 0.5, '🥰'],
};

/** The moods in the order they are offered; named here, because the schema brings a validator that no screen needs. */
const moods = Object.keys(placements) as Mood[];

/** What each mood is like, on a grid of pleasantness and energy. */
export const moodCatalogue: Record<Mood, MoodDescription> = describeAll();

/** All moods, from the least to the most pleasant: the order of a scale. */
export const moodsByValence: readonly MoodDescription[] = Object.values(moodCatalogue).toSorted(
  (one, other) => one.valence - other.valence || one.energy - other.energy,
);

/** The moods of one group, in the order a picker offers them. */
export function moodsOfGroup(group: MoodGroup): readonly MoodDescription[] {
  return moods.map((key) => moodCatalogue[key]).filter((mood) => mood.group === group);
}

function describe(key: Mood): MoodDescription {
  const [valence, energy, emoji] = placements[key];
  return { key, group: moodGroupOf(key), valence, energy, emoji };
}

function describeAll(): Record<Mood, MoodDescription> {
  const described: Partial<Record<Mood, MoodDescription>> = {};
  for (const key of moods) described[key] = describe(key);
  return described as Record<Mood, MoodDescription>;
}
