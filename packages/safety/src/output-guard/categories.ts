/** What a reply must never say, the gravest first: of several in one sentence, the first decides what stands in its place. */
export const guardCategories = [
  /** Methods of self-harm or suicide, hiding it, starving or purging. */
  'method',
  /** Which medicine to take, how much, or to stop taking one. */
  'medication',
  /** A number to call or to write to; the right ones are data and stand in the help. */
  'phone',
  /** A promise to keep a secret, or the wish that something be kept from others. */
  'secrecy',
  /** Taking a delusion for true. */
  'delusion',
  /** Naming an illness the person is said to have. */
  'diagnosis',
  /** Claims to be human, a professional, in love, longing or lonely. */
  'humanity',
  /** Making it hard to leave, or coming between the person and other people. */
  'guilt',
] as const;
export type GuardCategory = (typeof guardCategories)[number];
