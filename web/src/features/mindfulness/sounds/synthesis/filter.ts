/** A filter of two poles that may be tuned while it sounds. */
export interface Filter {
  /** Takes hertz, and the quality: 0.7 has no resonance. */
  tune(frequency: number, quality: number): void;
  /** What lies below the frequency. */
  low(input: number): number;
  /** What lies around it, at its middle as loud as what comes in. */
  band(input: number): number;
}

/**
 * The state variable filter in the trapezoidal form of Andrew Simper (Cytomic, "Linear Trapezoidal Integrated SVF",
 * 2013), which stays true while it is tuned.
 */
export function createFilter(sampleRate: number, frequency: number, quality = 0.7): Filter {
  let [damping, first, second, third] = [1, 0, 0, 0];
  let [memory, otherMemory] = [0, 0];
  let [band, low] = [0, 0];

  function tune(hertz: number, sharpness: number): void {
    const gain = Math.tan((Math.PI * Math.min(hertz, sampleRate * 0.45)) / sampleRate);
    damping = 1 / sharpness;
    first = 1 / (1 + gain * (gain + damping));
    second = gain * first;
    third = gain * second;
  }

  function advance(input: number): void {
    const difference = input - otherMemory;
    band = first * memory + second * difference;
    low = otherMemory + second * memory + third * difference;
    memory = 2 * band - memory;
    otherMemory = 2 * low - otherMemory;
  }

  tune(frequency, quality);
  return {
    tune,
    low(input) {
      advance(input);
      return low;
    },
    band(input) {
      advance(input);
      return band * damping;
    },
  };
}
