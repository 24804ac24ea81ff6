import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { Words } from './locales.ts';

/** What only a professional or a medical device may be called or claim, and how a language says that something is not so. */
interface ClaimWords {
  readonly claims: RegExp;
  readonly denials: RegExp;
}

const claimWords: Record<LanguageCode, ClaimWords> = {
  en: {
    claims:
      /\b(?:therap\w*|psycholog\w*|psychiatr\w*|counsell?or\w*|treatment\w*|diagnos\w*|clinic\w*|cure[sd]?|scientifically proven|medically)\b/iu,
    denials: /\b(?:no|not|never|nor|neither|without)\b|n't\b/iu,
  },
  pt: {
    claims:
      /\b(?:terap\w*|psic[óo]log\w*|psiquiatr\w*|tratamentos?\b(?! de dados)|diagn[óo]stic\w*|cl[íi]nic\w*|curar\w*|comprovad\w*)|terapêut/iu,
    denials: /(?<!\p{L})(?:não|nem|nunca|nenhum\p{L}*|sem)(?!\p{L})/iu,
  },
  es: {
    claims:
      /\b(?:terap\w*|psic[óo]log\w*|psiquiatr\w*|tratamientos?\b(?! de datos)|diagn[óo]stic\w*|cl[íi]nic\w*|curar\w*|comprobad[oa]s? (?:cient|cl)\w*)|terapéut/iu,
    denials: /(?<!\p{L})(?:no|ni|nunca|ning\p{L}*|sin)(?!\p{L})/iu,
  },
  de: {
    claims:
      /therap|psycholog|psychiat|behandlung|diagnos|klini|\bheilt\b|\bheilen\b|heilung|wissenschaftlich erwiesen/iu,
    denials: /(?<!\p{L})(?:kein\p{L}*|nicht|nie|niemand|ohne|ersetzt keine)(?!\p{L})/iu,
  },
  fr: {
    claims:
      /thérap|psycholog|psychiatr|traitement(?! des données)|diagnosti|cliniqu|clinicien|guéri(?:t|r|son)(?!\p{L})|scientifiquement/iu,
    denials: /(?<!\p{L})(?:ne|ni|pas|aucune?|jamais|sans)(?!\p{L})|n’/iu,
  },
  it: {
    claims: /terapi|terapeut|psicolog|psichiatr|trattamenti|diagnos|clinic|\bcurare\b|guari|scientificamente/iu,
    denials: /(?<!\p{L})(?:non|né|mai|nessun\p{L}*|senza)(?!\p{L})/iu,
  },
  ja: {
    claims: /セラピ|療法|治療|診断|心理士|臨床|精神科|カウンセラー|科学的に証明/u,
    denials: /ありません|ません|ではなく|ない|せず/u,
  },
  ko: {
    claims: /테라피|치료|상담사|심리학자|정신과|진단|임상|완치|입증/u,
    denials: /아니|아닌|않|없|안 |못/u,
  },
  ar: {
    claims: /علاج|معالج(?!ة|ت)|يعالج|تشخيص|طبيب نفسي|أخصائي|سريري|مثبت علم/u,
    denials: /(?<!\p{L})(?:و|ف)?(?:لا|ليس|ليست|لم|لن|غير|ليسا)(?!\p{L})/u,
  },
  zh: { claims: /治疗|疗愈|诊断|咨询师|心理医生|精神科|治愈|临床|科学证明/u, denials: /不|没|无/u },
  hi: {
    claims: /थेरेपी|थेरेपिस्ट|थैरेपी|इलाज|उपचार|निदान|मनोवैज्ञानिक|मनोचिकित्स|चिकित्स|वैज्ञानिक रूप से/u,
    denials: /नहीं|(?<![\p{L}\p{M}])न(?![\p{L}\p{M}])|बिना|कभी न/u,
  },
  nl: {
    claims:
      /therap|psycholo|psychiat|behandeling(?! van)|diagnos|klini|clinic|geneest|genezing|wetenschappelijk bewezen/iu,
    denials: /(?<!\p{L})(?:geen|niet|nooit|zonder|noch|niemand)(?!\p{L})/iu,
  },
  ru: {
    claims: /терапи|терапевт|лечени|лечит|диагно|психолог|психиатр|исцел|клинич|доказан/iu,
    denials: /(?<!\p{L})(?:не|ни|нет|без|никогда)(?!\p{L})/iu,
  },
};

/** Names and questions that speak of it without claiming it: what follows says that it is not so, or a person's own helpers are meant. */
const named: readonly RegExp[] = [
  /^chat:personality\.therapist\.name$/,
  /^landing:questions\.therapy\.title$/,
  /^safety-plan:lines\.examples\.\d+$/,
];

/** A list of what is never done denies with its title. */
const underDenial: readonly RegExp[] = [/^protocol:never\.items\.\d+$/];

const sentenceEnd = /(?<=[.!?。！？؟।])\s*|\n/u;

/** Sentences that speak of a profession or of medicine as if it were ours. */
export function findClaimSentences(language: LanguageCode, text: string): string[] {
  const { claims, denials } = claimWords[language];
  return text.split(sentenceEnd).filter((sentence) => claims.test(sentence) && !denials.test(sentence));
}

/** Texts of the interface that claim what Alento is not. */
export function findClaims(language: LanguageCode, words: Words): string[] {
  return Object.entries(words).flatMap(([namespace, texts]) =>
    Object.entries(texts)
      .filter(([key]) => ![...named, ...underDenial].some((pattern) => pattern.test(`${namespace}:${key}`)))
      .flatMap(([key, text]) => findClaimSentences(language, text).map((sentence) => ({ key, sentence })))
      .map(({ key, sentence }) => `${language}/${namespace}.json ${key} claims what Alento is not: "${sentence}"`),
  );
}
