/** A gain that goes to its target in even steps, so that nothing starts or stops with a click. */
export class Fade {
  target: number;
  private value: number;
  private readonly step: number;

  /** `seconds` is the time from silence to full. */
  constructor(sampleRate: number, seconds: number, value: number) {
    this.step = 1 / (seconds * sampleRate);
    this.value = value;
    this.target = value;
  }

  get isSilent(): boolean {
    return this.value === 0 && this.target === 0;
  }

  next(): number {
    const way = this.target - this.value;
    this.value = Math.abs(way) <= this.step ? this.target : this.value + Math.sign(way) * this.step;
    return this.value;
  }

  /** For what has become silent on another way. */
  end(): void {
    this.target = 0;
    this.value = 0;
  }
}
