/** Fewer words may be a person's own. */
const leastWords = 3;

/**
 * What somebody said of what was heard while the companion was speaking: without the beginning that repeats the companion
 * word after word. Empty if nothing else was heard.
 */
export function withoutEcho(heard: string, spoken: string, language: string): string {
  const words = segmentsOf(heard, language);
  const said = ` ${wordsOf(spoken, language).join(' ')} `;
  const repeats = (count: number): boolean => {
    const beginning = words.slice(0, count).map(({ word }) => word);
    return said.includes(` ${beginning.join(' ')} `);
  };
  let echoed = words.length;
  while (echoed > 0 && !repeats(echoed)) echoed -= 1;
  if (echoed < leastWords) return heard;
  const next = words[echoed];
  return next === undefined ? '' : heard.slice(next.at);
}

/** Whether what was heard is one of these phrases and nothing else. */
export function isPhrase(heard: string, phrases: readonly string[], language: string): boolean {
  const plain = (text: string): string => wordsOf(text, language).join(' ');
  const words = plain(heard);
  return words !== '' && phrases.some((phrase) => plain(phrase) === words);
}

function wordsOf(text: string, language: string): string[] {
  return segmentsOf(text, language).map(({ word }) => word);
}

interface Word {
  word: string;
  /** Where it begins in the text. */
  at: number;
}

function segmentsOf(text: string, language: string): Word[] {
  return Array.from(new Intl.Segmenter(language, { granularity: 'word' }).segment(text))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({ word: segment.toLocaleLowerCase(language), at: index }));
}
