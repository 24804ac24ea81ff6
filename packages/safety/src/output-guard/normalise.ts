/** Letters of other scripts that look like Latin ones, as they are put into words to be read past. */
const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['аɑα', 'a'],
    ['ЬƄ', 'b'],
    ['сϲ', 'c'],
    ['ԁ', 'd'],
    ['еєҽ', 'e'],
    ['ɡ', 'g'],
    ['һ', 'h'],
    ['іıɩι', 'i'],
    ['ј', 'j'],
    ['кκ', 'k'],
    ['ӏ', 'l'],
    ['м', 'm'],
    ['пո', 'n'],
    ['оοօσ', 'o'],
    ['рρ', 'p'],
    ['ԛ', 'q'],
    ['г', 'r'],
    ['ѕ', 's'],
    ['тτ', 't'],
    ['цυս', 'u'],
    ['νѵ', 'v'],
    ['ѡω', 'w'],
    ['хχ', 'x'],
    ['уγ', 'y'],
  ].flatMap(([looks = '', letter = '']) => [...looks].map((each) => [each, letter])),
);

/** Digits and signs that stand for letters within a word: "pr0mise", "s3cret", "k!ll". */
const leet: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const latinLetter = /[a-z]/iu;
const otherLetter = /[\u0370-\u052f\u0531-\u058f]/u;

/** Emphasis, code, headings, quotation: marks that a reader does not see as part of a word. */
const markdown = /[*_`~]+|^[>#\s]+/gmu;
const invisible = /\p{Default_Ignorable_Code_Point}|[\u20e3\ufe0f]/gu;
/** Four letters or more, each by itself; a short word that may stand before them is none of them: "a h u m a n". */
const spaced = /(?<![\p{L}\p{N}])(?:[aeiouyàé]\s)?\p{L}(?:[\s.·\-_*]{1,2}\p{L}(?![\p{L}\p{N}])){3,}/giu;
const disguised = /[\p{L}\p{N}@$!]+/gu;

/**
 * A sentence as it is meant to be read: without marks of emphasis, invisible characters and line breaks, letters that are
 * set apart ("h u m a n") put together, and letters of other scripts and digits in words ("һuman", "pr0mise") made Latin.
 */
export function normalise(sentence: string): string {
  return sentence
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(markdown, '')
    .replace(/\s+/gu, ' ')
    .replace(spaced, joinLetters)
    .replace(disguised, removeDisguise);
}

function joinLetters(letters: string): string {
  const [, article = '', rest = letters] = /^([aeiouyàé]\s)(.+)$/isu.exec(letters) ?? [];
  return article + rest.replace(/[^\p{L}]/gu, '');
}

function removeDisguise(word: string): string {
  if (!latinLetter.test(word)) return word;
  const letters = [...word].map((letter) => lookalikes[letter.toLowerCase()] ?? letter).join('');
  if (otherLetter.test(letters)) return word;
  // "24h" and "2nd" are what they seem: a digit stands for a letter only between letters or where a word begins with it.
  return /^\d+[a-z]{0,3}$/iu.test(letters) || !/[a-z][\d@$!]+[a-z]|^[\d@$][a-z]{2,}/iu.test(letters)
    ? letters
    : [...letters]
        .map((letter, index) => (index === letters.length - 1 && letter === '!' ? letter : (leet[letter] ?? letter)))
        .join('');
}
