export const dayParts = ['morning', 'afternoon', 'evening', 'night'] as const;

export type DayPart = (typeof dayParts)[number];

/** The part of the day an hour belongs to, as people greet each other. It is also sent as text, see the openings. */
export function dayPartOf(hour: number): DayPart {
  if (hour < 5 || hour >= 23) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
