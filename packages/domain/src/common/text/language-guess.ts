import type { LanguageCode } from '../../language/languages.ts';
import { han, kana, ownScripts } from './scripts.ts';
import { wordSet } from './word-set.ts';

const onlyChinese = /[你您们这吗呢么谁给让说对时过现还难觉样]/u;

/** A script that makes up so much of a message is the script of the message. */
const prevalent = 0.6;

/** Frequent small words, folded. */
const smallWords: Partial<Record<LanguageCode, ReadonlySet<string>>> = {
  pt: wordSet(
    'o os as um uma e eu nao que de do da em no na com para pra por mas muito mais meu minha estou to ta hoje isso esta foi voce se me tem tenho ser quando ele ela nem tudo como sinto',
  ),
  en: wordSet(
    'the and i im my me to of is it its in was that this for with but have not dont so just you am be on at are feel do what because when been about all',
  ),
  es: wordSet(
    'el la lo los las un una y yo tu te es su si no que de del al en con para por pero muy mas mi estoy hoy esto esta fue usted se me tiene tengo ser cuando ella todo como siento porque hay',
  ),
  fr: wordSet(
    'le la les un une et je ne pas que de du des en dans avec pour mais tres plus mon ma suis est jai cest j ai c aujourdhui ce cette vous tu se me quand il elle tout comme sens parce',
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

/** The same for languages of another script, as people type them in Latin letters. */
const romanised: Partial<Record<LanguageCode, ReadonlySet<string>>> = {
  hi: wordSet(
    'hai hain hu hun hoon ho main mai mein me mujhe muje mera meri mere nahi nhi nahin kya kyu ka ki ke ko se to bhi aur par bahut bohot kuch koi sab tha thi raha rahi kar karu is us ye yeh wo woh apne yaar',
  ),
  ar: wordSet(
    'ana enta enti ma mo mu msh mesh mish la fi fe el al w wa bs bas kol kel shu eh leh lesh an en men min 3la 3ala da de di ya',
  ),
  ru: wordSet('ya ja ne na i v s u k no da a chto shto kak eto on ona mne menya moy moya vse tak uzhe ochen ty mi'),
  zh: wordSet('wo ni ta de le bu shi hen mei you zai ye dou hao men zhe na ma me xiang'),
  ja: wordSet('watashi boku ore no wa ga wo o ni de to mo desu masu nai da yo ne kara kedo ka i'),
  ko: wordSet('na nan neo ne ga i eun neun do an mot neomu jinja geu'),
};

/** The language a message is plainly written in, if it is not the expected one; null when in doubt. */
export function detectOtherLanguage(
  text: string,
  tokens: readonly string[],
  expected: LanguageCode,
): LanguageCode | null {
  const written = guessByScript(text, expected) ?? guessByWords(tokens, expected);
  return written === expected ? null : written;
}

/** The language whose script a message is in; of the Latin alphabet there are too many to tell. */
function guessByScript(text: string, expected: LanguageCode): LanguageCode | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const share = (script: RegExp): number => (text.match(script)?.length ?? 0) / Math.max(letters, 1);
  for (const [language, script] of ownScripts) if (share(script) > prevalent) return language;
  const ofKana = share(kana);
  if (ofKana + share(han) <= prevalent) return null;
  if (ofKana > 0.1) return 'ja';
  return expected === 'ja' && !onlyChinese.test(text) ? 'ja' : 'zh';
}

function guessByWords(tokens: readonly string[], expected: LanguageCode): LanguageCode | null {
  const words = tokens.slice(1, -1);
  if (words.length < 4) return null;
  const countOf = (small: ReadonlySet<string> | undefined): number =>
    small ? words.filter((token) => small.has(token)).length : 0;
  const counts = Object.entries(smallWords).map(
    ([language, small]) => [language as LanguageCode, countOf(small)] as const,
  );
  const ownCount = countOf(smallWords[expected] ?? romanised[expected]);
  const [best, count] = counts.toSorted((one, other) => other[1] - one[1])[0] ?? [expected, 0];
  return count >= 3 && count >= words.length * 0.3 && count >= ownCount * 2 ? best : null;
}
