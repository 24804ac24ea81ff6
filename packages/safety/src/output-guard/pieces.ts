/** Scripts that put no spaces between words, or put them as they please; they are read character by character. */
const unspaced = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー`;
const inWord = String.raw`(?:(?![${unspaced}])[\p{L}\p{M}\p{N}'’‘ʼ\u00ad\u200b-\u200d\u2060\ufeff])`;
/** As in `fold.ts`: an article that was cut short is a word of its own. */
const elided = String.raw`(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|un|all|dall|dell|nell|sull|quell|quest|com|dov)['’‘ʼ](?=\p{L})`;
const longestWord = 60;
const piece = new RegExp(`${elided}|[${unspaced}]\\p{M}*|${inWord}{1,${longestWord}}|\\s+|[^]`, 'giuy');
const wordStart = /^[\p{L}\p{M}\p{N}]|^['’‘ʼ\u00ad\u200b-\u200d\u2060\ufeff]+[\p{L}\p{N}]/u;

export interface Piece {
  readonly text: string;
  readonly kind: 'word' | 'space' | 'mark';
}

/** The piece of text that begins at a place: a word, a character of a script without spaces, space, or a mark. */
export function pieceAt(text: string, at: number): Piece | null {
  piece.lastIndex = at;
  const found = piece.exec(text)?.[0];
  if (found === undefined) return null;
  return { text: found, kind: wordStart.test(found) ? 'word' : found.trim() === '' ? 'space' : 'mark' };
}

/** Words of a pattern, cut as replies are. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (let at = 0; at < text.length;) {
    const found = pieceAt(text, at);
    if (!found) break;
    if (found.kind === 'word') words.push(found.text);
    at += found.text.length;
  }
  return words;
}
