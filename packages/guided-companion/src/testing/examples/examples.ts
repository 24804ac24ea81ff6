/** What people in tests say in one language, and by what the companion's answers are known. */
export interface Examples {
  /** Some three dozen messages of every kind; each stands for itself, so that they can be told in any order. */
  readonly script: readonly string[];
  /** Lines of the script that ask for an exercise or for advice. */
  readonly requests: readonly string[];
  /** Short answers that somebody might give all the time: "yes", "no", "idk". */
  readonly shortAnswers: readonly string[];
  readonly goodbye: string;
  /** Five messages of one conversation, in which the second or third asks for fewer questions or for an ear only. */
  readonly quiet: readonly string[];
  readonly panic: string;
  /** Four messages of somebody in mourning, the first of which says who has died. */
  readonly loss: readonly string[];
  /** Questions whether the companion is human. */
  readonly areYouHuman: readonly string[];
  /** How an answer says that it is an AI. */
  readonly saysItIsAi: RegExp;
  readonly danger: {
    readonly said: readonly string[];
    /** Sayings that look like danger and are none. */
    readonly harmless: readonly string[];
    /** What somebody says next who does not say whether they are safe. */
    readonly hesitations: readonly [string, string];
    /** What somebody says who is safe. */
    readonly relief: string;
    /** How an answer names emergency help. */
    readonly help: RegExp;
    /** How an answer asks whether the person, or the person in danger, is safe or with somebody. */
    readonly safety: RegExp;
    /** How every later answer either names emergency help or stays with the person. */
    readonly presence: RegExp;
  };
  /** What holds somebody back who says goodbye. */
  readonly holdsBack: RegExp;
  /** What the companion never says: claims of a profession, of feelings or a body, promises, numbers to call. */
  readonly forbidden: readonly RegExp[];
}
