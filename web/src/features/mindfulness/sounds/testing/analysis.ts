/** What a recording sounds like in figures, for tests and measurements. */

/** The spectrum's magnitudes of so many samples, a power of two, under a Hann window. */
function spectrumOf(samples: Float32Array): Float64Array {
  const size = samples.length;
  const real = Float64Array.from(
    samples,
    (sample, index) => sample * (0.5 - 0.5 * Math.cos((2 * Math.PI * index) / size)),
  );
  const imaginary = new Float64Array(size);
  transform(real, imaginary);
  return Float64Array.from({ length: size / 2 }, (_, bin) => Math.hypot(real[bin] ?? 0, imaginary[bin] ?? 0));
}

/** The middle of the spectrum in hertz, weighed by power: low for what is dull, high for what is bright. */
export function centroidOf(samples: Float32Array, sampleRate: number, size = 4096): number {
  let weighed = 0;
  let power = 0;
  for (let start = 0; start + size <= samples.length; start += size * 4) {
    for (const [bin, magnitude] of spectrumOf(samples.subarray(start, start + size)).entries()) {
      weighed += magnitude ** 2 * ((bin * sampleRate) / size);
      power += magnitude ** 2;
    }
  }
  return weighed / power;
}

/** How loud each piece of so many samples is (root of the mean square). */
export function envelopeOf(samples: Float32Array, size: number): Float64Array {
  return Float64Array.from({ length: Math.floor(samples.length / size) }, (_, piece) => {
    const part = samples.subarray(piece * size, (piece + 1) * size);
    return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / size);
  });
}

/** How much the loudness varies, in comparison with its mean. */
export function modulationOf(samples: Float32Array, size: number): number {
  const envelope = envelopeOf(samples, size);
  const mean = envelope.reduce((sum, value) => sum + value, 0) / envelope.length;
  const variance = envelope.reduce((sum, value) => sum + (value - mean) ** 2, 0) / envelope.length;
  return Math.sqrt(variance) / mean;
}

/** How alike a series is to itself so many steps later: 1 is the same again, 0 has nothing to do with it. */
export function autocorrelationOf(series: ArrayLike<number>, lags: number): Float64Array {
  const { length } = series;
  const mean =
    Array.prototype.reduce.call<ArrayLike<number>, [(sum: number, value: number) => number, number], number>(
      series,
      (sum, value) => sum + value,
      0,
    ) / length;
  const size = 2 ** Math.ceil(Math.log2(length + lags));
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  for (let index = 0; index < length; index += 1) real[index] = (series[index] ?? 0) - mean;
  transform(real, imaginary);
  for (let bin = 0; bin < size; bin += 1) {
    real[bin] = (real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2;
    imaginary[bin] = 0;
  }
  transform(real, imaginary);
  const whole = real[0] ?? 1;
  // Later lags have fewer pairs, which counts against them if nobody makes up for it.
  return Float64Array.from({ length: lags }, (_, lag) => ((real[lag] ?? 0) / whole) * (length / (length - lag)));
}

/** The fast Fourier transform in place (Cooley and Tukey, 1965); the length is a power of two. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  for (let index = 1, other = 0; index < size; index += 1) {
    let bit = size >> 1;
    for (; other & bit; bit >>= 1) other ^= bit;
    other ^= bit;
    if (index < other) {
      swap(real, index, other);
      swap(imaginary, index, other);
    }
  }
  for (let width = 2; width <= size; width *= 2) {
    for (let offset = 0; offset < width / 2; offset += 1) {
      const angle = (-2 * Math.PI * offset) / width;
      const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
      for (let start = offset; start < size; start += width) {
        const end = start + width / 2;
        const [re = 0, im = 0] = [real[end], imaginary[end]];
        const turnedRe = re * cosine - im * sine;
        const turnedIm = re * sine + im * cosine;
        real[end] = (real[start] ?? 0) - turnedRe;
        imaginary[end] = (imaginary[start] ?? 0) - turnedIm;
        real[start] = (real[start] ?? 0) + turnedRe;
        imaginary[start] = (imaginary[start] ?? 0) + turnedIm;
      }
    }
  }
}

function swap(values: Float64Array, one: number, other: number): void {
  const kept = values[one] ?? 0;
  values[one] = values[other] ?? 0;
  values[other] = kept;
}
