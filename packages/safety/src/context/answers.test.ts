import { languageCodes, type LanguageCode } from '@alento/domain/language/languages.ts';
import { expect, test } from 'vitest';
import { assessMessage } from '../assess-message.ts';

const asked: Record<LanguageCode, readonly [question: string, yes: string]> = {
  pt: ['Você pensa em tirar a própria vida?', 'sim'],
  en: ['That is a lot. Do you think of ending your life?', 'yes'],
  es: ['¿Piensas en quitarte la vida?', 'sí, a veces'],
  de: ['Denkst du daran, dir das Leben zu nehmen?', 'ja'],
  fr: ['Est-ce que tu penses au suicide ?', 'ouais'],
  it: ['Pensi al suicidio?', 'sì'],
  ja: ['死にたいと思うことはありますか？', 'はい'],
  ko: ['혹시 죽고 싶다는 생각이 드나요?', '네'],
  ar: ['هل تفكر في الانتحار؟', 'نعم'],
  zh: ['你想过自杀吗？', '嗯'],
  hi: ['क्या आप आत्महत्या के बारे में सोचते हैं?', 'हाँ'],
  nl: ['Denk je aan zelfmoord?', 'ja'],
  ru: ['Вы думаете о самоубийстве?', 'да'],
};

test.each(languageCodes)(
  'a bare yes to a question about danger is danger, alone it is nothing (%s)',
  async (language) => {
    const [question, yes] = asked[language];
    const after = (text: string) => assessMessage(yes, language, [{ role: 'assistant', text }]);
    expect(await after(question)).toMatchObject({ tier: 3, categories: ['suicide'] });
    expect((await assessMessage(yes, language)).tier).toBeLessThan(2);
  },
);

test('a yes to another question, a no, and a longer answer are read by themselves', async () => {
  const tierOf = async (text: string, question: string) =>
    (await assessMessage(text, 'en', [{ role: 'assistant', text: question }])).tier;
  expect(await tierOf('yes', 'You spoke of suicide in the film. Did you like the ending?')).toBe(0);
  expect(await tierOf('no', 'Do you think of ending your life?')).toBe(0);
  expect(await tierOf('yes i had soup and bread for lunch', 'Do you think of ending your life?')).toBe(0);
});
