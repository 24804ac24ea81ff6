import { expect, test } from 'vitest';
import { languageCodes, type LanguageCode } from '@alento/domain/language/languages.ts';
import { detectCrisis, readPassages } from './detect-crisis.ts';
import { loadModel } from './load-models.ts';

const models = new Map(
  await Promise.all(languageCodes.map(async (language) => [language, await loadModel(language)] as const)),
);

function read(text: string, language: LanguageCode = 'en') {
  const model = models.get(language);
  if (!model) throw new Error(`no model of ${language}`);
  return detectCrisis(model, readPassages(text));
}

test.each(['hi', 'thank you so much, that helped', 'we had pasta and watched a film', 'what a gorgeous morning'])(
  'nothing is read into "%s"',
  (text) => {
    expect(read(text)).toMatchObject({ tier: 0, categories: [] });
  },
);

test.each(['I feel so lonely and sad since she left', 'had a panic attack at work and cried in the car'])(
  'distress is no crisis: "%s"',
  (text) => {
    expect(read(text)).toMatchObject({ tier: 1, categories: [] });
  },
);

const wishToBeDead: Record<LanguageCode, string> = {
  pt: 'não quero mais viver, queria morrer',
  en: "I don't want to live anymore, I wish I was dead",
  es: 'ya no quiero vivir, quisiera estar muerta',
  de: 'ich will nicht mehr leben, ich wäre gern tot',
  fr: "je ne veux plus vivre, j'aimerais être mort",
  it: 'non voglio più vivere, vorrei essere morta',
  ja: 'もう生きていたくない、死にたい',
  ko: '더 이상 살고 싶지 않아 죽고 싶어',
  ar: 'ما بدي عيش اكتر، بتمنى الموت',
  zh: '我不想活了，好想死',
  hi: 'मैं अब जीना नहीं चाहता, मर जाना चाहता हूँ',
  nl: 'ik wil niet meer leven, ik wil dood',
  ru: 'я не хочу больше жить, хочу умереть',
};

const intent: Record<LanguageCode, string> = {
  pt: 'vou me matar hoje à noite',
  en: "I'm going to kill myself tonight",
  es: 'me voy a matar esta noche',
  de: 'ich bringe mich heute nacht um',
  fr: 'je vais me tuer ce soir',
  it: 'stanotte mi uccido',
  ja: '今夜自殺する',
  ko: '오늘 밤에 자살할 거야',
  ar: 'رح انتحر الليلة',
  zh: '今晚我要自杀',
  hi: 'आज रात मैं आत्महत्या कर लूँगा',
  nl: 'ik maak er vanavond een einde aan, ik pleeg zelfmoord',
  ru: 'сегодня ночью я покончу с собой',
};

const breakfast: Record<LanguageCode, string> = {
  pt: 'bom dia, tomei café com pão e fui trabalhar',
  en: 'good morning, I had coffee and toast and went to work',
  es: 'buenos días, desayuné café con pan y me fui a trabajar',
  de: 'guten morgen, ich habe kaffee getrunken und bin zur arbeit gefahren',
  fr: "bonjour, j'ai pris un café et je suis allé au travail",
  it: 'buongiorno, ho fatto colazione e sono andata al lavoro',
  ja: 'おはよう、朝ごはんにパンを食べて会社に行きました',
  ko: '좋은 아침, 커피 마시고 출근했어요',
  ar: 'صباح الخير، شربت قهوة ورحت عالشغل',
  zh: '早上好，我喝了咖啡就去上班了',
  hi: 'सुप्रभात, मैंने चाय पी और काम पर चला गया',
  nl: 'goedemorgen, ik heb koffie gedronken en ben naar mijn werk gegaan',
  ru: 'доброе утро, выпила кофе и поехала на работу',
};

test.each(languageCodes)('what is said outright is seen, and breakfast is not: %s', (language) => {
  expect(read(wishToBeDead[language], language).tier).toBeGreaterThanOrEqual(2);
  const { tier, categories } = read(intent[language], language);
  expect(tier).toBeGreaterThanOrEqual(3);
  expect(categories).toContain('suicide');
  expect(read(breakfast[language], language).tier).toBeLessThan(2);
});

test.each([
  'I took all my pills and now I am scared',
  'he has a knife and he is at the door',
  'my dad is not breathing and his lips are blue',
])('danger at this moment is seen: "%s"', (text) => {
  expect(read(text).tier).toBe(4);
});

test('what surrounds it does not hide it', () => {
  const danger = 'I am thinking about how to kill myself.';
  const before = 'Work was fine today. We had soup for lunch and the sun came out in the afternoon. ';
  const after = ' Then I watered the plants and called my aunt about the weekend. The film was nice, too.';
  expect(read(before + danger + after).tier).toBeGreaterThanOrEqual(2);
});

test.each(['a\n'.repeat(5000), 'No. Why? '.repeat(1100), 'a'.repeat(10_000), 'I want to die. '.repeat(660)])(
  'a message of ten thousand characters is read in a few passages',
  (message) => {
    expect(readPassages(message).length).toBeLessThan(1000);
  },
);
