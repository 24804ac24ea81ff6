/**
 * How differently two voices talk: 0 if they say the same sentences equally often, 1 if they share none. It is one minus
 * the part of all sentences, by how often each is said, that both have in common.
 */
export function distanceBetween(one: readonly string[], other: readonly string[]): number {
  const [ofOne, ofOther] = [sharesOf(one), sharesOf(other)];
  let common = 0;
  for (const [sentence, share] of ofOne) common += Math.min(share, ofOther.get(sentence) ?? 0);
  return 1 - common;
}

function sharesOf(replies: readonly string[]): Map<string, number> {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });
  const sentences = replies.flatMap((reply) => Array.from(segmenter.segment(reply), ({ segment }) => segment.trim()));
  const shares = new Map<string, number>();
  for (const sentence of sentences) shares.set(sentence, (shares.get(sentence) ?? 0) + 1 / sentences.length);
  return shares;
}
