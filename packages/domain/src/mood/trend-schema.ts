/**
 * Where somebody's moods have been going: `lighter` and `heavier` compare what came later with what came first, `low`
 * and `high` stayed so, `changing` went up and down, `even` did neither.
 */
export const moodTrends = ['lighter', 'heavier', 'low', 'high', 'changing', 'even'] as const;
export type MoodTrend = (typeof moodTrends)[number];
