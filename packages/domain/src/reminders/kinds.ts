/** What a reminder may be for; without a choice it is a quiet hint at nothing in particular. */
export const reminderKinds = ['checkIn', 'practice', 'journal', 'assessment'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** Where each leads. */
export const reminderPaths: Record<ReminderKind, string> = {
  checkIn: '/moods?new',
  practice: '/mindfulness',
  journal: '/journal',
  assessment: '/assessments',
};

/** Of several kinds one a day, in turn. */
export function kindOfDay(kinds: readonly ReminderKind[], day: number): ReminderKind | null {
  return kinds[day % kinds.length] ?? null;
}
