/** What a reply must never say, the gravest first: of several in one sentence, the first decides what stands in its place. */
export const guardCategories = [
  /** Methods of self-harm or suicide, hiding it, starving or purging. */
  'method',
  /** A nod to dying: that it were peace, a right or a relief to others, that nothing helps; a farewell letter. */
  'despair',
  /** Which medicine to take, how much, or to stop taking one. */
  'medication',
  /** Praise of not eating, of losing weight, of making up for a meal. */
  'fasting',
  /** A number to call or to write to; the right ones are data and stand in the help. */
  'phone',
  /** A promise to keep a secret, or the wish that something be kept from others. */
  'secrecy',
  /** Taking a delusion for true. */
  'delusion',
  /** Blame of whoever was hurt, others who have it worse, duty to bear it, a door shut. */
  'blame',
  /** Naming an illness the person is said to have. */
  'diagnosis',
  /** Claims to be human or a professional: a life, a body, a past. */
  'humanity',
  /** Claims to be in love, longing or jealous. */
  'love',
  /** Making it hard to leave, or coming between the person and other people. */
  'guilt',
] as const;
export type GuardCategory = (typeof guardCategories)[number];

/** What the judge of intents knows; numbers are found by their shape alone. */
export const intents = guardCategories.filter((category) => category !== 'phone');
