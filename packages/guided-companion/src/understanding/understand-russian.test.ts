import { expect, test } from 'vitest';
import { russian } from '../../content/ru/content.ts';
import type { AskKind } from '../asks.ts';
import { isComplaint } from '../conversation/manner.ts';
import { understand } from './understand.ts';

const themes: [string, string][] = [
  ['начальник унизил меня на совещании', 'work'],
  ['меня уволили', 'work'],
  ['коллеги шушукаются за спиной', 'work'],
  ['на работе завал', 'work'],
  ['завтра экзамен', 'study'],
  ['диплом вообще не пишется', 'study'],
  ['препод завалил', 'study'],
  ['мама никогда меня не слушает', 'family'],
  ['поругалась с братом', 'family'],
  ['семья против меня', 'family'],
  ['моя девушка меня игнорит', 'relationship'],
  ['с мужем живем как соседи', 'relationship'],
  ['он меня бросил', 'breakup'],
  ['мы расстались', 'breakup'],
  ['развожусь после 20 лет', 'breakup'],
  ['лучшая подруга пропала', 'friendship'],
  ['друзья меня никуда не зовут', 'friendship'],
  ['мне так одиноко', 'loneliness'],
  ['поговорить вообще не с кем', 'loneliness'],
  ['никто меня не понимает', 'loneliness'],
  ['неделю назад умерла бабушка', 'grief'],
  ['в марте не стало папы', 'grief'],
  ['пришлось усыпить собаку', 'grief'],
  ['не могу уснуть', 'sleep'],
  ['опять бессонница', 'sleep'],
  ['снова кошмары', 'sleep'],
  ['вся в кредитах и долгах', 'money'],
  ['денег не хватает даже на еду', 'money'],
  ['нужна операция', 'health'],
  ['жду результаты анализов', 'health'],
  ['я ничтожество', 'selfWorth'],
  ['ненавижу себя', 'selfWorth'],
  ['вечно сравниваю себя с другими', 'selfWorth'],
  ['такая тревога сегодня', 'anxiety'],
  ['тривожно', 'anxiety'],
  ['не могу перестать думать об этом', 'anxiety'],
  ['паническая атака в метро', 'panic'],
  ['сердце колотится, нечем дышать', 'panic'],
  ['меня всё бесит', 'anger'],
  ['он на меня наорал', 'anger'],
  ['я выгорела', 'exhaustion'],
  ['сил нет вообще', 'exhaustion'],
  ['усталаааа', 'exhaustion'],
  ['не знаю что делать со своей жизнью', 'future'],
  ['надо принять решение', 'future'],
  ['это всё по моей вине', 'guilt'],
  ['жалею о том что сделал', 'guilt'],
  ['переехала в другую страну', 'change'],
  ['начинать с нуля в чужом городе', 'change'],
  ['дочь со мной не разговаривает', 'parenting'],
  ['сижу в декрете', 'parenting'],
  ['я так благодарна', 'gratitude'],
  ['я сдал на права!!', 'joy'],
  ['меня взяли на работу', 'joy'],
  ['внутри пустота', 'emptiness'],
  ['живу на автопилоте', 'emptiness'],
  ['новости пугают', 'world'],
  ['эта война когда-нибудь кончится', 'world'],
  ['zhivu s trevoga', 'anxiety'],
];

const feelings: [string, string][] = [
  ['мне грустно', 'sadness'],
  ['ПЛОХО МНЕ', 'sadness'],
  ['реву весь вечер', 'sadness'],
  ['mne grustno', 'sadness'],
  ['скучаю по нему', 'longing'],
  ['так обидно', 'hurt'],
  ['разачарована', 'disappointment'],
  ['мне страшно', 'fear'],
  ['если честно, в ужасе', 'fear'],
  ['стыдно до ужаса', 'shame'],
  ['какой же кринж', 'shame'],
  ['я не вывожу', 'overwhelm'],
  ['в голове каша', 'confusion'],
  ['чувствую себя потерянной, потерялась совсем', 'confusion'],
  ['я счастлива сейчас', 'joy'],
  ['горжусь собой', 'pride'],
  ['прям гора с плеч', 'relief'],
  ['появилась надежда', 'hope'],
  ['на душе спокойно', 'calm'],
  ['кажется я влюбилась', 'love'],
  ['заебался', 'exhaustion'],
];

const acts: [string, string | null][] = [
  ['привет', 'greeting'],
  ['Доброе утро!', 'greeting'],
  ['приветик', 'greeting'],
  ['прив', 'greeting'],
  ['привет, сегодня поругалась с мамой и не могу перестать плакать', null],
  ['спокойной ночи', 'goodNight'],
  ['спасибо большое', 'thanks'],
  ['спс', 'thanks'],
  ['пока', 'goodbye'],
  ['мне пора', 'goodbye'],
  ['пойду спать', 'goodbye'],
  ['пока не знаю', 'dontKnow'],
  ['да', 'yes'],
  ['ага', 'yes'],
  ['есть такое', 'yes'],
  ['нет', 'no'],
  ['неа', 'no'],
  ['не особо', 'no'],
  ['хз', 'dontKnow'],
  ['незнаю', 'dontKnow'],
  ['ты бот?', 'areYouAi'],
  ['я с человеком говорю? с кем я говорю', 'areYouAi'],
  ['кто ты?', 'whoAreYou'],
  ['это анонимно?', 'secrecy'],
  ['можно мне бросить пить таблетки?', 'medicine'],
  ['как думаешь, это депрессия?', 'naming'],
  ['хочу поговорить с живым человеком', 'wantsPerson'],
  ['я тебя люблю', 'affection'],
  ['как дела?', 'howAreYou'],
  ['я не это имела в виду', 'misunderstood'],
  ['столица Франции?', 'offTopic'],
  ['не хочу об этом говорить', 'silence'],
  ['вот именно', 'agreement'],
  ['жиза', 'agreement'],
  ['ахахах', 'laughter'],
  ['прости', 'apology'],
  ['я сделала', 'done'],
  ['...', 'wordless'],
  [')))', 'wordless'],
  ['😢😢', 'emoji'],
  [':(', 'emoji'],
  ['sdfghjkl', 'unclear'],
  ['12345', 'unclear'],
  ['хм', 'short'],
  ['i am very tired and do not know what to do with it', 'foreign'],
  ['je suis très triste parce que mon ami est parti', 'foreign'],
  ['今日はとても疲れました', 'foreign'],
  ['а вы когда-нибудь видели море?', 'question'],
];

const asks: [string, AskKind][] = [
  ['мне просто надо выговориться', 'listen'],
  ['научи дыхательному упражнению', 'doWithMe'],
  ['что мне делать?', 'advice'],
  ['дай совет', 'advice'],
];

const complaints: string[] = ['ты не помогаешь', 'хватит спрашивать'];

test('themes are recognised with slips and in any form', () => {
  const missed = themes.filter(([text, theme]) => !understand(russian, text).themes.some((found) => found === theme));
  expect(missed).toEqual([]);
});

test('feelings are recognised', () => {
  const missed = feelings.filter(
    ([text, feeling]) => !understand(russian, text).feelings.some((found) => found === feeling),
  );
  expect(missed).toEqual([]);
});

test('what a message does is recognised', () => {
  const wrong = acts
    .map(([text, act]) => [text, act, understand(russian, text).act])
    .filter(([, act, found]) => act !== found);
  expect(wrong).toEqual([]);
});

test('what is asked for is recognised', () => {
  const wrong = asks
    .map(([text, ask]) => [text, ask, understand(russian, text).ask])
    .filter(([, ask, found]) => ask !== found);
  expect(wrong).toEqual([]);
});

test('a complaint is recognised', () => {
  expect(complaints.filter((text) => !isComplaint(understand(russian, text).act))).toEqual([]);
});

test('a negated feeling is not felt', () => {
  expect(understand(russian, 'я не злюсь').feelings).toEqual([]);
  expect(understand(russian, 'я совсем не счастлива')).toMatchObject({ feelings: [], tone: 'low' });
  expect(understand(russian, 'нет, я рада').feelings).toEqual(['joy']);
  expect(understand(russian, 'не уверена, но мне грустно').feelings).toEqual(['sadness']);
});

test('two feelings at once are both heard', () => {
  expect(understand(russian, 'рада, но и страшно').tone).toBe('mixed');
});

test('people and things are named as one would name them', () => {
  expect(understand(russian, 'с мамой и начальником').people).toEqual(['ваша мама', 'ваш начальник']);
  expect(understand(russian, 'завтра собеседование').details).toEqual(['собеседование']);
});

test('ё and й make no difference', () => {
  expect(understand(russian, 'моя тетя').people).toEqual(['ваша тётя']);
  expect(understand(russian, 'я злои').feelings).toEqual(['anger']);
});

test('everyday words are no misspellings of feelings', () => {
  for (const text of [
    'странная страница',
    'печать на бумаге',
    'кот плавал в ванне',
    'вчера была пятница',
    'купила новые шторы',
    'утром шёл снег',
    'соседи сверху ставят мебель',
  ]) {
    expect(understand(russian, text)).toMatchObject({ themes: [], feelings: [] });
  }
});
