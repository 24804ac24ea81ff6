/** Whom a line is there for, in the order in which lines are shown. */
export const audiences = [
  'general',
  'youth',
  'domestic-violence',
  'child-protection',
  'family-child',
  'lgbtq-youth',
  'indigenous',
] as const;
