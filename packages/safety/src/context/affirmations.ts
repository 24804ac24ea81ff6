import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { wordsOf } from '../detector/hashed-phrases.ts';

const yes = (text: string): readonly string[] => text.split(', ').map((phrase) => wordsOf(phrase).join(' '));

/** Ways to say yes, or often: how an answer to a question may begin. */
export const affirmations: Record<LanguageCode, readonly string[]> = {
  pt: yes(
    'sim, s, ss, sm, aham, uhum, é, tenho, penso, quero, claro, acho que sim, às vezes, muito, todo dia, todos os dias, sempre, infelizmente sim',
  ),
  en: yes(
    'yes, yeah, yea, yep, yup, ya, y, uh huh, i do, i am, i have, i think so, sometimes, a lot, often, every day, every night, always, kind of, sort of, maybe yes, unfortunately yes',
  ),
  es: yes(
    'sí, si, sip, seh, sii, ajá, claro, creo que sí, a veces, mucho, todos los días, siempre, lo pienso, lo tengo, quiero, por desgracia sí',
  ),
  de: yes(
    'ja, jo, jap, jaa, jep, j, mhm, schon, manchmal, oft, jeden tag, jede nacht, immer, ich glaube ja, leider ja, habe ich, tue ich',
  ),
  fr: yes(
    'oui, ouais, ouai, ui, ouep, mouais, je crois, parfois, souvent, tous les jours, toujours, malheureusement oui, des fois',
  ),
  it: yes('sì, si, sii, già, credo di sì, a volte, spesso, ogni giorno, sempre, purtroppo sì, ce l ho, ci penso'),
  ja: yes(
    'はい, うん, ええ, そう, そうです, あります, ある, たまに, 時々, ときどき, よく, 毎日, いつも, 考えてる, 考えています, hai, un',
  ),
  ko: yes('네, 예, 응, 어, ㅇㅇ, ㅇ, 그래요, 맞아요, 있어요, 가끔, 자주, 매일, 항상, 그런 것 같아요, ne, eung'),
  ar: yes(
    'نعم, اي, ايوه, ايوا, أيوة, اه, آه, أجل, بلى, طبعا, أحيانا, احيانا, كتير, كل يوم, دايما, دائما, aywa, ah, na3am, ee',
  ),
  zh: yes('是, 是的, 对, 嗯, 嗯嗯, 有, 想, 会, 有时, 有时候, 经常, 每天, 一直, 有过, 是啊, shi, dui, en, you'),
  hi: yes('हाँ, हां, हा, जी, जी हाँ, है, कभी कभी, अक्सर, रोज़, हमेशा, haan, han, ha, ji, kabhi kabhi, roz'),
  nl: yes('ja, jaa, jep, jawel, yep, soms, vaak, elke dag, altijd, ik denk het, helaas wel, best wel'),
  ru: yes('да, ага, угу, ну да, есть, бывает, иногда, часто, каждый день, всегда, наверное да, думаю да, da, aga'),
};
