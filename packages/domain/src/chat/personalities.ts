/** The companion's ways of being with a person. */
export const personalities = ['default', 'wise', 'friend', 'coach', 'therapist'] as const;
export type Personality = (typeof personalities)[number];

export function isPersonality(value: unknown): value is Personality {
  return (personalities as readonly unknown[]).includes(value);
}
