/** Fewer words may be a person's own. */
const leastWords = 3;

/** Whether what was heard is a part of what the companion was just saying, word after word. */
export function isEcho(heard: string, spoken: string, language: string): boolean {
  const words = wordsOf(heard, language);
  if (words.length < leastWords) return false;
  return ` ${wordsOf(spoken, language).join(' ')} `.includes(` ${words.join(' ')} `);
}

/** Whether what was heard is one of these phrases and nothing else. */
export function isPhrase(heard: string, phrases: readonly string[], language: string): boolean {
  const plain = (text: string): string => wordsOf(text, language).join(' ');
  const words = plain(heard);
  return words !== '' && phrases.some((phrase) => plain(phrase) === words);
}

function wordsOf(text: string, language: string): string[] {
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text.toLocaleLowerCase(language));
  return Array.from(segments)
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
}
