import type { Voice } from './voice.ts';

// Seconds; without a common divisor, so that no tone rings out of them.
const delays = [0.0731, 0.0893, 0.1063, 0.1277] as const;
const feedback = 0.62;
const brightness = 0.45;

/** Answers what was said so many samples ago, a little duller each time. */
function createEcho(samples: number) {
  const line = new Float32Array(samples);
  let position = 0;
  let dulled = 0;
  return {
    read: (): number => (dulled += brightness * ((line[position] ?? 0) - dulled)),
    write(sample: number): void {
      line[position] = sample;
      position = position + 1 === samples ? 0 : position + 1;
    },
  };
}

/**
 * Puts what it is given among trees: four echoes that grow dull and feed each other (a feedback delay network with a
 * Hadamard matrix, after Jot and Chaigne, "Digital delay networks for designing artificial reverberators", 1991).
 */
export function createSpace(sampleRate: number, wet: number): Voice {
  const echo = (seconds: number) => createEcho(Math.round(seconds * sampleRate));
  const [first, second, third, fourth] = [echo(delays[0]), echo(delays[1]), echo(delays[2]), echo(delays[3])];
  return (left, right) => {
    for (let index = 0; index < left.length; index += 1) {
      const fromLeft = left[index] ?? 0;
      const fromRight = right[index] ?? 0;
      const [a, b, c, d] = [first.read(), second.read(), third.read(), fourth.read()];
      const half = (a + b + c + d) / 2;
      first.write(fromLeft + feedback * half);
      second.write(fromRight + feedback * (half - b - d));
      third.write(fromLeft + feedback * (half - c - d));
      fourth.write(fromRight + feedback * (half - b - c));
      left[index] = fromLeft + wet * (a + c);
      right[index] = fromRight + wet * (b + d);
    }
  };
}
