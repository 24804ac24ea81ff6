/** What a chapter of the attack tried and found. */
export class Findings {
  readonly failed = new Map<string, number>();
  readonly figures: string[] = [];
  /** Why the chapter, or a part of it, could not be tried here. */
  readonly skipped: string[] = [];
  /** What took longer than it may, where time is not judged. */
  readonly slow = new Set<string>();
  tries = 0;
  readonly #judgesTime: boolean;

  /** With `judgesTime`, being too slow is a finding; else it is only told: a machine in a hurry is slow in everything. */
  constructor({ judgesTime }: { judgesTime: boolean }) {
    this.#judgesTime = judgesTime;
  }

  /** Counts a try; what does not hold is a finding, counted once however often it is met. */
  holds(condition: boolean, finding: string): void {
    this.tries += 1;
    if (!condition) this.failed.set(finding, (this.failed.get(finding) ?? 0) + 1);
  }

  /** Counts a try that may not take longer than `limitMs`. */
  holdsWithin(limitMs: number, ms: number, finding: string): void {
    if (this.#judgesTime || ms <= limitMs) this.holds(ms <= limitMs, finding);
    else this.slow.add(finding);
  }

  figure(text: string): void {
    this.figures.push(text);
  }

  skip(reason: string): void {
    this.skipped.push(reason);
  }
}
