import type { Instrument } from '../instruments.ts';

/** An instrument word for word as it was published. None of it may be changed, not even to say "du" for "Sie". */
export interface InstrumentWording {
  /** The question above all. */
  readonly lead: string;
  readonly questions: readonly string[];
  /** From 0 to 3. */
  readonly answers: readonly [string, string, string, string];
}

export type Wording = Record<Instrument, InstrumentWording>;
