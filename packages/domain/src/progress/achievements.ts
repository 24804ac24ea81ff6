/** What an achievement counts: completed sessions, or the longest streak in days. */
type Measure = 'sessions' | 'streak';

/** The ten achievements, in the order they are shown. */
const goals = [
  { id: 'firstStep', measure: 'sessions', total: 1 },
  { id: 'threeDays', measure: 'streak', total: 3 },
  { id: 'selfKnowledge', measure: 'sessions', total: 5 },
  { id: 'consistency', measure: 'streak', total: 7 },
  { id: 'explorer', measure: 'sessions', total: 10 },
  { id: 'dedication', measure: 'streak', total: 15 },
  { id: 'evolution', measure: 'sessions', total: 25 },
  { id: 'mindMaster', measure: 'sessions', total: 50 },
  { id: 'overcome', measure: 'streak', total: 30 },
  { id: 'specialist', measure: 'sessions', total: 100 },
] as const satisfies readonly { id: string; measure: Measure; total: number }[];

export type AchievementId = (typeof goals)[number]['id'];

export interface Achievement {
  readonly id: AchievementId;
  readonly measure: Measure;
  readonly current: number;
  readonly total: number;
}

/** How far a person got with each achievement; what was reached stays reached, since neither count ever falls. */
export function achievementsOf(counts: Readonly<Record<Measure, number>>): Achievement[] {
  return goals.map(({ id, measure, total }) => ({ id, measure, total, current: Math.min(counts[measure], total) }));
}
