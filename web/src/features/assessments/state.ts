import { type Instrument, instruments, questionCounts } from '@alento/domain/assessments/instruments.ts';
import type { WordingLanguage } from '@alento/domain/assessments/wording/languages.ts';

/** One answer for each question; null until it was given. */
export type Answers = readonly (number | null)[];

export interface Sheet {
  /** Made once, so that what is sent twice is stored once. */
  readonly id: string;
  readonly answers: Answers;
  /** Chosen where the language on screen has no official wording. */
  readonly language: WordingLanguage | null;
}

// In this tab's memory alone, since nothing is to be kept before the end: whoever is led to help in between goes on where they were.
const sheets = new Map<string, Sheet>();

/** The sheet that a person began, or a blank one. */
export function openSheet(personId: string, instrument: Instrument): Sheet {
  return (
    sheets.get(`${personId}/${instrument}`) ?? {
      id: crypto.randomUUID(),
      answers: Array<null>(questionCounts[instrument]).fill(null),
      language: null,
    }
  );
}

export function keepSheet(personId: string, instrument: Instrument, sheet: Sheet): void {
  sheets.set(`${personId}/${instrument}`, sheet);
}

export function dropSheet(personId: string, instrument: Instrument): void {
  sheets.delete(`${personId}/${instrument}`);
}

export function instrumentNamed(name: string | null): Instrument | undefined {
  return instruments.find((each) => each === name);
}
