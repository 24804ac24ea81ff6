/** What a chapter of the attack tried and found. */
export class Ledger {
  readonly findings = new Map<string, number>();
  readonly figures: string[] = [];
  /** Why the chapter, or a part of it, could not be tried here. */
  readonly skipped: string[] = [];
  tries = 0;

  /** Counts a try; what does not hold is a finding, counted once however often it is met. */
  holds(condition: boolean, finding: string): void {
    this.tries += 1;
    if (!condition) this.findings.set(finding, (this.findings.get(finding) ?? 0) + 1);
  }

  figure(text: string): void {
    this.figures.push(text);
  }

  skip(reason: string): void {
    this.skipped.push(reason);
  }
}
