const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** "l'école", "dell'anima": the article is a word of its own, while "don't" stays one. */
const elision =
  /(?<![\p{L}\p{N}])([cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|un|all|dall|dell|nell|sull|quell|quest|com|dov|anch|neanch|nessun|senz|tutt)['’‘`´ʼ](?=\p{L})/giu;
const apostrophes = /['’‘`´ʼ]/g;

/** Accents, and the Arabic signs that are written at will: vowels, tatweel, hamza. */
const marks = /[\u0300-\u036f\u0621\u0640\u064b-\u0655\u0670]/g;

/** Letters that stand for each other, in any script. */
const variants: readonly (readonly [RegExp, string])[] = [
  [/ß/g, 'ss'],
  [/œ/g, 'oe'],
  [/æ/g, 'ae'],
  [/ٱ/g, 'ا'],
  [/ى/g, 'ي'],
  [/ة/g, 'ه'],
  // Devanagari: the nukta is often left out, and a nasal written as a letter, as a dot or as a moon.
  [/\u093c/g, ''],
  [/\u0901|[ङञणनम]\u094d(?=[क-ह])/g, '\u0902'],
  // Kana: "つらーい", "つらぃぃ"; but "うーん" is not "うん".
  [/(?<=[ぁ-ゖ])(?:ー(?!ん)|[ぁぃぅぇぉ])+/g, ''],
];

/** Brings text to the one form that is compared: lower case, without accents, apostrophes and invisible characters. */
export function fold(text: string): string {
  const plain = text
    .replace(elision, '$1 ')
    .replace(apostrophes, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(invisible, '')
    .normalize('NFD')
    .replace(marks, '')
    .normalize('NFC');
  return asHiragana(variants.reduce((folded, [letter, stands]) => folded.replace(letter, stands), plain));
}

/** "ツライ" is "つらい". */
function asHiragana(text: string): string {
  return text.replace(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));
}
