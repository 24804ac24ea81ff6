export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night';

/** The part of the day an hour belongs to, as people greet each other. */
export function dayPartOf(hour: number): DayPart {
  if (hour < 5 || hour >= 23) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
