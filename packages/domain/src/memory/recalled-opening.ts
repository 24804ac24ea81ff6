import type { LanguageCode } from '../language/languages.ts';

/** The memory stands in quotes after a colon, where no language would bend it; it may be in another language. */
const sentences: Record<LanguageCode, string> = {
  pt: 'Eu me lembro disto: “{memory}”. Se quiser, podemos começar por aí, ou por qualquer outra coisa.',
  en: 'I have kept this in mind: “{memory}”. We can begin there if you like, or anywhere else.',
  es: 'Esto lo tengo presente: “{memory}”. Si quieres, empezamos por ahí, o por cualquier otra cosa.',
  de: 'Das habe ich mir gemerkt: „{memory}“. Wenn du magst, fangen wir damit an, oder mit etwas anderem.',
  fr: 'J’ai gardé ceci en tête\u00a0: «\u202f{memory}\u202f». On peut partir de là, si tu veux, ou d’ailleurs.',
  it: 'Questo l’ho tenuto a mente: “{memory}”. Se ti va partiamo da qui, o da qualsiasi altra cosa.',
  ja: '覚えていることがあります。「{memory}」。よければそこから、ほかのことからでも大丈夫です。',
  ko: '기억하고 있는 게 있어요. “{memory}” 여기서 시작해도 좋고, 다른 이야기도 괜찮아요.',
  ar: 'ما زلت أذكر هذا: «{memory}». يمكننا أن نبدأ من هنا، أو من أي شيء آخر.',
  zh: '有件事我一直记着：“{memory}”。可以从这里聊起，从别的说起也行。',
  hi: 'मुझे यह याद है: “{memory}”। मन हो तो यहीं से शुरू करें, या किसी और बात से।',
  nl: 'Dit heb ik onthouden: “{memory}”. We kunnen daar beginnen als je wilt, of ergens anders.',
  ru: 'Я помню вот что: «{memory}». Можно начать с этого, а можно с чего угодно другого.',
};

/** What the guided companion adds to its opening when it knows something new of the person. */
export function recalledOpening(language: LanguageCode, memory: string): string {
  return sentences[language].replace('{memory}', () => memory.replace(/[.。।]+$/u, ''));
}
