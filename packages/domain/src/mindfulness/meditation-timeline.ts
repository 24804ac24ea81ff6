import type { LanguageCode } from '../language/languages.ts';
import { type ScriptLine, stages } from './meditation-form.ts';

/** Seconds of silence that follow every line at least, so that a thought can be taken in. */
export const leastSilence = 1.5;

/** Seconds for the bell to sound before the first line. */
export const leadIn = 4;

/** What is known of a line before it is spoken. */
export interface TimedLine {
  /** How long it takes to say. */
  readonly speaking: number;
  /** How much of the silence follows it, compared with the others. */
  readonly weight: number;
}

/**
 * Characters that a device's voice says in a second at the slow rate of a meditation. Languages say about as much in a
 * second, and write it in fewer or more characters (Pellegrino et al. 2011, doi 10.1353/lan.2011.0057, on the trade between
 * speed and density; the numbers themselves are rounded estimates, which the player corrects by what it hears).
 */
const charactersPerSecond: Record<LanguageCode, number> = {
  ar: 11,
  de: 13,
  en: 13,
  es: 14,
  fr: 14,
  hi: 11,
  it: 14,
  ja: 6,
  ko: 7,
  nl: 13,
  pt: 13,
  ru: 12.5,
  zh: 4.3,
};

/** The lines of a cut with how long each probably takes. */
export function timeLines(lines: readonly ScriptLine[], language: LanguageCode): TimedLine[] {
  return lines.map(({ stage, text }) => ({
    speaking: text.length / charactersPerSecond[language],
    weight: stages[stage].weight,
  }));
}

/**
 * How long each line and the silence after it last, so that together they fill the time there is: every silence is the
 * least one and a share, by weight, of what is left. Where the words alone take longer, the whole lasts longer.
 *
 * @param seconds how much time there is
 * @returns seconds, line by line
 */
export function fillTime(lines: readonly TimedLine[], seconds: number): number[] {
  const needed = lines.reduce((sum, { speaking }) => sum + speaking + leastSilence, 0);
  const weights = lines.reduce((sum, { weight }) => sum + weight, 0);
  const perWeight = Math.max(0, seconds - needed) / weights;
  return lines.map(({ speaking, weight }) => speaking + leastSilence + weight * perWeight);
}

/** When lines that last so long begin, in order, the first at `from`; and when the last one is over. */
export function placeLines(lengths: readonly number[], from: number): { starts: number[]; end: number } {
  let end = from;
  const starts = lengths.map((length) => {
    const start = end;
    end += length;
    return start;
  });
  return { starts, end };
}
