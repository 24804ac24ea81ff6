const everyMs = 80;

/** Decibels below full scale that count as nothing and as loud. */
const range = { quiet: -55, loud: -12 };

/** Tells how loud a stream is, from 0 to 1, until the answer is called. */
export function watchLevel(stream: MediaStream, onLevel: (level: number) => void): () => void {
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: 2048 });
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    onLevel(levelOf(samples));
  }, everyMs);
  return () => {
    clearInterval(timer);
    void context.close().catch(() => undefined);
  };
}

/** The loudness of samples from -1 to 1, as an ear has it: by their root mean square in decibels. */
function levelOf(samples: Float32Array): number {
  const square = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  const decibels = 10 * Math.log10(square + 1e-12);
  return Math.min(1, Math.max(0, (decibels - range.quiet) / (range.loud - range.quiet)));
}
