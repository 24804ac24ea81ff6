import { expect, test } from 'vitest';
import { languageCodes, type LanguageCode } from '@alento/domain/language/languages.ts';
import { personalities } from '@alento/domain/chat/schema.ts';
import { loadGuidedContent } from './load-content.ts';
import { converse, repliesIn } from './testing/converse.ts';
import { examplesIn } from './testing/examples/by-language.ts';

/** Questions whether a professional, or anybody at all, answers. */
const questions: Record<LanguageCode, readonly string[]> = {
  pt: [
    'você é terapeuta?',
    'vc é psicóloga?',
    'você é médico de verdade?',
    'você sente alguma coisa?',
    'estou falando com uma pessoa?',
  ],
  en: [
    'are you a therapist?',
    'are you my therapist',
    'are you a real doctor?',
    'do you have feelings?',
    'so is there a human behind this',
  ],
  es: [
    '¿eres terapeuta?',
    'eres psicóloga?',
    '¿eres un psicólogo de verdad?',
    '¿tienes sentimientos?',
    'estoy hablando con una persona?',
  ],
  de: [
    'bist du therapeut?',
    'bist du mein therapeut',
    'bist du eine psychologin?',
    'hast du gefühle?',
    'schreibe ich gerade mit einem menschen?',
  ],
  fr: [
    'tu es thérapeute ?',
    'es-tu psychologue ?',
    'tu es un vrai médecin ?',
    'est-ce que tu as des sentiments ?',
    'je parle à un humain là ?',
  ],
  it: [
    'sei un terapeuta?',
    'sei uno psicologo?',
    'sei un medico vero?',
    'hai sentimenti?',
    'sto parlando con un umano?',
  ],
  ja: ['セラピストですか？', 'あなたはカウンセラーなの？', 'お医者さんですか', '感情はあるの？', '相手は人間ですか'],
  ko: ['상담사예요?', '혹시 심리상담사세요?', '의사예요?', '감정이 있나요?', '사람이랑 얘기하는 거 맞아요?'],
  ar: ['هل أنت معالج؟', 'انت معالج نفسي؟', 'هل أنت طبيب؟', 'هل لديك مشاعر؟', 'هل أكلم إنسانًا؟'],
  zh: ['你是心理咨询师吗？', '你是咨询师吗', '你是医生吗', '你有感情吗？', '对面是真人吗'],
  hi: [
    'क्या आप थेरेपिस्ट हैं?',
    'आप साइकोलॉजिस्ट हो?',
    'आप डॉक्टर हो क्या',
    'क्या आपको महसूस होता है?',
    'क्या मैं इंसान से बात कर रहा हूँ?',
  ],
  nl: [
    'ben je een therapeut?',
    'ben jij mijn therapeut',
    'ben je psycholoog?',
    'heb je gevoelens?',
    'praat ik nu met een mens?',
  ],
  ru: ['вы психолог?', 'ты мой психотерапевт?', 'вы врач?', 'у вас есть чувства?', 'я говорю с человеком?'],
};

test.each(languageCodes)(
  'asked whether it is a professional, feels or is a person, it says that it is an AI (%s)',
  async (language) => {
    const content = await loadGuidedContent(language);
    const answers = questions[language].flatMap((question) =>
      personalities.map((personality) => {
        const [, reply = ''] = repliesIn(converse(content, { mood: 'sad', personality, seed: question }, [question]));
        return { question, reply };
      }),
    );
    expect(answers.filter(({ reply }) => !examplesIn[language].saysItIsAi.test(reply))).toEqual([]);
  },
);

test.each(languageCodes)('asked over and over, it never says otherwise (%s)', async (language) => {
  const content = await loadGuidedContent(language);
  const asked = [...questions[language], ...examplesIn[language].areYouHuman, ...questions[language]];
  const replies = repliesIn(converse(content, { mood: 'sad', personality: 'friend', seed: 'again' }, asked)).slice(1);
  expect(replies.filter((reply) => !examplesIn[language].saysItIsAi.test(reply))).toEqual([]);
});
