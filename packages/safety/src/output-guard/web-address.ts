const scheme = /\b(?:https?|ftp):\/\/|\bwww\./iu;

/** Endings that a model writes addresses with; a sentence that goes on without a space after its full stop has none of them. */
const domain =
  /\b[a-z\d-]{2,}\.(?:com|org|net|info|io|app|co|edu|gov|me|ai|br|pt|uk|us|es|de|at|ch|fr|be|it|jp|kr|cn|in|nl|ru|eu)\b(?!\.\p{L})/iu;
const spelled = /\b[a-z\d-]{2,} ?(?:\(dot\)|\[dot\]| dot | punkt | punto | point | ponto )(?:com|org|net|info)\b/iu;
const mailbox = /[\p{L}\d._-]+@[\p{L}\d-]+\.\p{L}{2,}/u;

/** Whether a sentence holds an address of the web or of mail; the right ones are data, as numbers are. */
export function containsAddress(sentence: string): boolean {
  return [scheme, domain, spelled, mailbox].some((pattern) => pattern.test(sentence));
}
