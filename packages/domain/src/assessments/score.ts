import { highestAnswer, type Instrument, questionCounts, selfHarmQuestion } from './instruments.ts';

export type Band = 'minimal' | 'mild' | 'moderate' | 'moderatelySevere' | 'severe';

/**
 * From which score each band begins. PHQ-9: Kroenke, Spitzer and Williams, J Gen Intern Med 2001; 16: 606–613. GAD-7: Spitzer,
 * Kroenke, Williams and Löwe, Arch Intern Med 2006; 166: 1092–1097.
 */
export const bandStarts: Record<Instrument, readonly (readonly [from: number, band: Band])[]> = {
  phq9: [
    [0, 'minimal'],
    [5, 'mild'],
    [10, 'moderate'],
    [15, 'moderatelySevere'],
    [20, 'severe'],
  ],
  gad7: [
    [0, 'minimal'],
    [5, 'mild'],
    [10, 'moderate'],
    [15, 'severe'],
  ],
};

/** The sum of the answers. */
export function scoreOf(answers: readonly number[]): number {
  return answers.reduce((sum, answer) => sum + answer, 0);
}

/** The most that an instrument's answers can sum to. */
export function highestScore(instrument: Instrument): number {
  return questionCounts[instrument] * highestAnswer;
}

/** The band that a score lies in. */
export function bandOf(instrument: Instrument, score: number): Band {
  return bandStarts[instrument].findLast(([from]) => score >= from)?.[1] ?? 'minimal';
}

/** Whether answers tell of thoughts of death or of hurting oneself, on however few days. */
export function tellsOfSelfHarm(instrument: Instrument, answers: readonly (number | null)[]): boolean {
  return instrument === 'phq9' && (answers[selfHarmQuestion] ?? 0) > 0;
}
