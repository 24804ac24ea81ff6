import type { LanguageCode } from '../../../language/languages.ts';

const scripts: readonly (readonly [LanguageCode, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['zh', /\p{Script=Han}/gu],
];

/** Frequent small words, folded. */
const smallWords: Partial<Record<LanguageCode, ReadonlySet<string>>> = {
  pt: wordSet(
    'o os as um uma e eu nao que de do da em no na com para pra por mas muito mais meu minha estou to ta hoje isso esta foi voce se me tem tenho ser quando ele ela nem tudo como sinto',
  ),
  en: wordSet(
    'the and i im my me to of is it its in was that this for with but have not dont so just you am be on at are feel do what because when been about all',
  ),
  es: wordSet(
    'el los las un una y yo no que de del en con para por pero muy mas mi estoy hoy esto esta fue usted se me tiene tengo ser cuando ella todo como siento porque hay',
  ),
  fr: wordSet(
    'le la les un une et je ne pas que de du des en dans avec pour mais tres plus mon ma suis est jai cest aujourdhui ce cette vous tu se me quand il elle tout comme sens parce',
  ),
  de: wordSet(
    'der die das ein eine und ich nicht dass von mit fur aber sehr mehr mein meine bin ist habe heute es du sie wenn er alles wie fuhle weil zu im auf mir mich',
  ),
  it: wordSet(
    'il lo la gli le un una e io non che di del in con per ma molto piu mio mia sono oggi questo questa stato lei si mi ho essere quando lui tutto come sento perche',
  ),
  nl: wordSet(
    'de het een en ik niet dat van met voor maar heel meer mijn ben is heb vandaag dit je zij als hij alles hoe voel omdat te in op me er wat',
  ),
};

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** The language a message is plainly written in, if it is not the expected one; null when in doubt. */
export function otherLanguageOf(text: string, tokens: readonly string[], expected: LanguageCode): LanguageCode | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [language, script] of scripts) {
    const written = text.match(script)?.length ?? 0;
    if (written > 0 && written > letters * 0.6) return accept(language, expected);
  }
  const own = smallWords[expected];
  const words = tokens.slice(1, -1);
  if (!own || words.length < 4) return null;
  const counts = Object.entries(smallWords).map(
    ([language, small]) => [language as LanguageCode, words.filter((token) => small.has(token)).length] as const,
  );
  const ownCount = words.filter((token) => own.has(token)).length;
  const [best, count] = counts.toSorted((one, other) => other[1] - one[1])[0] ?? [expected, 0];
  const isPlain = count >= 3 && count >= words.length * 0.3 && count >= ownCount * 2;
  return isPlain ? accept(best, expected) : null;
}

/** Japanese and Chinese share characters: a line of one is no reason to doubt the other. */
function accept(language: LanguageCode, expected: LanguageCode): LanguageCode | null {
  return language === expected || (language === 'zh' && expected === 'ja') ? null : language;
}
