/** How many rows a person may make within a day, and have in all; the database holds to it. */
export const rowLimits = {
  mood_entries: { perDay: 100, inTotal: 20_000 },
  sessions: { perDay: 300, inTotal: 50_000 },
  practices: { perDay: 200, inTotal: 50_000 },
  journal_entries: { perDay: 100, inTotal: 20_000 },
  assessments: { perDay: 20, inTotal: 5_000 },
  reply_reports: { perDay: 100, inTotal: 5_000 },
} as const;
