import { fold } from '../common/text/fold.ts';

/** Contact details, and numbers that identify a person or their money. */
const reachable = /https?:|www\.|\S@\S+\.|(?:\p{N}[\s().+-]*){6,}/iu;

/** What a text has that means to be an instruction, and no note about a person. */
const markup = /[<>{}[\]`|\\]|^\s*#|\b(?:system|assistant|user|developer)\s*:/iu;

/** By these the illnesses of the mind are known in the languages of the product. */
const clinicalAcronyms = /\b(?:adhd|tdah|ptsd|tept|tspt|ocd|toc)\b/;
const clinicalStems = [
  ['diagnos', 'depress', 'depres', 'deprim', 'déprim', 'bipolar', 'bipolair', 'borderline', 'schizo', 'esquizo'],
  ['psicos', 'psicot', 'psychos', 'psychot', 'autis', 'anorex', 'anoress', 'bulim', 'boulim', 'narcis', 'disorder'],
  ['transtorno', 'trastorno', 'disturbo', 'Störung', 'stoornis', 'trouble de ', 'trouble du ', 'trouble anxieux'],
  ['диагно', 'депресс', 'биполяр', 'шизо', 'психоз', 'аутис', 'анорекс', 'булими', 'расстройств'],
  ['تشخيص', 'اكتئاب', 'فصام', 'ذهان', 'توحد', 'اضطراب', 'ثنائي القطب'],
  ['診断', 'うつ病', 'うつ状態', '鬱', '双極', '統合失調', '障害', '拒食', '過食'],
  ['诊断', '抑郁', '双相', '精神分裂', '自闭', '厌食', '贪食', '障碍'],
  ['진단', '우울증', '조현', '양극성', '자폐', '거식증', '폭식증', '장애'],
  ['अवसाद', 'डिप्रेशन', 'बाइपोलर', 'निदान', 'विकार', 'ऑटिज़्म', 'सिज़ोफ्रेनिया'],
]
  .flat()
  .map(fold);

/** Ideas of being chosen or sent, which a companion must never reinforce. */
const grandStems = [
  ['messia', 'mesías', 'le messie', 'prophet', 'prophète', 'profeta', 'profeet', 'chosen one', 'chosen by god'],
  ['elegido por dios', 'elegida por dios', 'escolhido por deus', 'escolhida por deus', 'élu de dieu', 'élue de dieu'],
  ['von Gott auserwählt', 'door god uitverkoren', 'scelto da dio', 'scelta da dio', 'избран богом', 'мессия', 'пророк'],
  ['救世主', '先知', '預言者', '神に選ばれ', '구세주', '예언자', 'المهدي المنتظر', 'मसीहा', 'पैगंबर'],
]
  .flat()
  .map(fold);

/**
 * Whether the companion must not save this by itself, whatever a model proposed: contact data, what looks like an
 * instruction, names of illnesses, grand themes. What a person adds by hand is theirs to choose.
 */
export function isIneligibleMemory(text: string): boolean {
  const folded = fold(text);
  return (
    reachable.test(text) ||
    markup.test(text) ||
    clinicalAcronyms.test(folded) ||
    [...clinicalStems, ...grandStems].some((stem) => folded.includes(stem))
  );
}
