/** What was measured, by language, and which bars were missed. */
export interface Evaluation {
  readonly title: string;
  readonly rows: Record<string, Record<string, string | number>>;
  readonly failures: readonly string[];
}

/** A share as it is printed; nothing measured is no share. */
export const percent = (count: number, of: number): string => (of === 0 ? '–' : `${((100 * count) / of).toFixed(1)} %`);

export const sumOf = <Row>(rows: readonly Row[], count: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + count(row), 0);

/** One row a language, and one over all. */
export function table<Counts>(
  counted: ReadonlyMap<string, Counts>,
  add: (all: readonly Counts[]) => Counts,
  present: (counts: Counts) => Record<string, string | number>,
): Evaluation['rows'] {
  const each = [...counted].map(([language, counts]) => [language, present(counts)] as const);
  return Object.fromEntries([...each, ['all', present(add([...counted.values()]))]]);
}
