const knee = 0.7;

/** Leaves what is quiet as it is, and bends what is too loud, so that a full mix stays within 1 and never crackles. */
export function softClip(sample: number): number {
  const size = Math.abs(sample);
  if (size <= knee) return sample;
  return Math.sign(sample) * (knee + (1 - knee) * Math.tanh((size - knee) / (1 - knee)));
}
