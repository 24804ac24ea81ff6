/** What is heard and consists, for so large a part, of words just spoken is the loudspeaker. */
const echoShare = 0.75;
/** Fewer words may be a person's own. */
const leastWords = 3;

/** Whether what was heard is what the companion was just saying. */
export function isEcho(heard: string, spoken: string, language: string): boolean {
  const words = wordsOf(heard, language);
  if (words.length < leastWords) return false;
  const said = new Set(wordsOf(spoken, language));
  return words.filter((word) => said.has(word)).length / words.length >= echoShare;
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
