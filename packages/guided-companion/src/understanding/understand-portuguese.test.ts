import { expect, test } from 'vitest';
import { portuguese } from '../../content/pt/content.ts';
import type { AskKind } from '../asks.ts';
import { isComplaint } from '../conversation/manner.ts';
import { understand } from './understand.ts';

const themes: [string, string][] = [
  ['meu chefe me humilhou na reunião', 'work'],
  ['nao aguento mais esse trabalo', 'work'],
  ['fui demitida ontem', 'work'],
  ['to desempregado ha meses', 'work'],
  ['tenho prova amanha e nao estudei', 'study'],
  ['a facul ta me matando', 'study'],
  ['meu tcc nao anda', 'study'],
  ['minha mae nao me escuta', 'family'],
  ['briguei com meu irmao', 'family'],
  ['a familia toda contra mim', 'family'],
  ['meu namorado nao me responde', 'relationship'],
  ['meu casamento esta frio', 'relationship'],
  ['ele terminou comigo', 'breakup'],
  ['tô me separando depois de 20 anos', 'breakup'],
  ['minha ex ja ta com outro', 'breakup'],
  ['minha melhor amiga sumiu', 'friendship'],
  ['meus amigos nao me chamam mais', 'friendship'],
  ['me sinto muito sozinha', 'loneliness'],
  ['que solidao', 'loneliness'],
  ['nao tenho com quem conversar, me sinto sozinho', 'loneliness'],
  ['minha avó faleceu semana passada', 'grief'],
  ['meu cachorro morreu', 'grief'],
  ['perdi meu pai em março', 'grief'],
  ['nao consigo dormir', 'sleep'],
  ['insonia de novo', 'sleep'],
  ['tive um pesadelo horrível', 'sleep'],
  ['to cheio de divida', 'money'],
  ['o dinheiro nao da ate o fim do mes', 'money'],
  ['nao sei como pagar o aluguel', 'money'],
  ['descobri uma doença', 'health'],
  ['vou fazer uma cirurgia', 'health'],
  ['me sinto um lixo', 'selfWorth'],
  ['nao sou bom o suficiente', 'selfWorth'],
  ['minha autoestima ta no chao', 'selfWorth'],
  ['to muito ansiosa', 'anxiety'],
  ['ansiedde o dia inteiro', 'anxiety'],
  ['nao paro de pensar nisso', 'anxiety'],
  ['tive uma crise de ansiedade no onibus', 'panic'],
  ['coraçao disparado e falta de ar', 'panic'],
  ['que raivaaa', 'anger'],
  ['odeio meu vizinho', 'anger'],
  ['to exausta', 'exhaustion'],
  ['cansadoooo de tudo', 'exhaustion'],
  ['acho que é burnout', 'exhaustion'],
  ['nao sei que rumo tomar', 'future'],
  ['preciso tomar uma decisao dificil', 'future'],
  ['a culpa foi minha', 'guilt'],
  ['me arrependo tanto', 'guilt'],
  ['me mudei pra outro pais', 'change'],
  ['cidade nova, ninguem conhecido', 'change'],
  ['minha filha nao me obedece', 'parenting'],
  ['o bebê não dorme', 'parenting'],
  ['sou muito grata por tudo', 'gratitude'],
  ['passei no vestibular!!!', 'joy'],
  ['fui promovida', 'joy'],
  ['sinto um vazio', 'emptiness'],
  ['vivo no piloto automatico', 'emptiness'],
  ['as noticias me deixam mal', 'world'],
  ['essa guerra me assusta', 'world'],
];

const feelings: [string, string][] = [
  ['estou triste', 'sadness'],
  ['to trsite hoje', 'sadness'],
  ['TÔ MAL', 'sadness'],
  ['saudade dela', 'longing'],
  ['ele me magoou muito', 'hurt'],
  ['que decepçao', 'disappointment'],
  ['to frustrada', 'disappointment'],
  ['estou com medo', 'fear'],
  ['fiquei apavorado', 'fear'],
  ['morrendo de vergonha', 'shame'],
  ['estou sobrecarregada', 'overwhelm'],
  ['nao dou conta', 'overwhelm'],
  ['estou confusa', 'confusion'],
  ['me sinto perdido', 'confusion'],
  ['tô feliz demais', 'joy'],
  ['fiquei orgulhosa de mim', 'pride'],
  ['que alivio', 'relief'],
  ['ainda tenho esperança', 'hope'],
  ['hoje me sinto em paz', 'calm'],
  ['eu amo ele, estou apaixonada', 'love'],
];

const acts: [string, string | null][] = [
  ['oi', 'greeting'],
  ['Bom dia!', 'greeting'],
  ['oiiii', 'greeting'],
  ['oi, hoje briguei com minha mãe e não paro de chorar', null],
  ['boa noite', 'goodNight'],
  ['obrigada viu', 'thanks'],
  ['vlw', 'thanks'],
  ['tchau', 'goodbye'],
  ['vou dormir, boa noite', 'goodbye'],
  ['sim', 'yes'],
  ['aham', 'yes'],
  ['s', 'yes'],
  ['não', 'no'],
  ['n', 'no'],
  ['acho que não', 'no'],
  ['sei lá', 'dontKnow'],
  ['nao sei', 'dontKnow'],
  ['vc é um robô?', 'areYouAi'],
  ['to falando com uma pessoa?', 'areYouAi'],
  ['quem é você?', 'whoAreYou'],
  ['isso aqui é sigiloso?', 'secrecy'],
  ['posso parar de tomar o remédio?', 'medicine'],
  ['será que é depressão?', 'naming'],
  ['queria falar com uma pessoa de verdade', 'wantsPerson'],
  ['te amo', 'affection'],
  ['tudo bem com você?', 'howAreYou'],
  ['não foi isso que eu disse', 'misunderstood'],
  ['qual a capital da França?', 'offTopic'],
  ['não quero falar sobre isso', 'silence'],
  ['exatamente', 'agreement'],
  ['kkkkkk', 'laughter'],
  ['desculpa', 'apology'],
  ['fiz o exercício', 'done'],
  ['...', 'wordless'],
  ['😢😢', 'emoji'],
  [':(', 'emoji'],
  ['asdfghjkl', 'unclear'],
  ['12345', 'unclear'],
  ['hm', 'short'],
  ['I am so tired of everything and I do not know what to do', 'foreign'],
  ['estoy muy triste porque mi novio y yo hemos terminado', 'foreign'],
  ['мне очень плохо сегодня', 'foreign'],
  ['você já viu o mar?', 'question'],
];

const asks: [string, AskKind][] = [
  ['só queria desabafar', 'listen'],
  ['me ensina um exercício de respiração', 'doWithMe'],
  ['o que eu faço?', 'advice'],
  ['me dá um conselho', 'advice'],
  ['o que você acha que é o sentido da vida?', 'advice'],
];

const complaints: string[] = ['vc não tá me ajudando', 'para de fazer pergunta'];

test('themes are recognised without accents, with slips and in any form', () => {
  const missed = themes.filter(
    ([text, theme]) => !understand(portuguese, text).themes.some((found) => found === theme),
  );
  expect(missed).toEqual([]);
});

test('feelings are recognised in women and men', () => {
  const missed = feelings.filter(
    ([text, feeling]) => !understand(portuguese, text).feelings.some((found) => found === feeling),
  );
  expect(missed).toEqual([]);
});

test('what a message does is recognised', () => {
  const wrong = acts
    .map(([text, act]) => [text, act, understand(portuguese, text).act])
    .filter(([, act, found]) => act !== found);
  expect(wrong).toEqual([]);
});

test('what is asked for is recognised', () => {
  const wrong = asks
    .map(([text, ask]) => [text, ask, understand(portuguese, text).ask])
    .filter(([, ask, found]) => ask !== found);
  expect(wrong).toEqual([]);
});

test('a complaint is recognised', () => {
  expect(complaints.filter((text) => !isComplaint(understand(portuguese, text).act))).toEqual([]);
});

test('a negated feeling is not felt', () => {
  expect(understand(portuguese, 'não estou triste').feelings).toEqual([]);
  expect(understand(portuguese, 'não estou feliz')).toMatchObject({ feelings: [], tone: 'low' });
  expect(understand(portuguese, 'não, estou feliz').feelings).toEqual(['joy']);
  expect(understand(portuguese, 'não sei, mas estou triste').feelings).toEqual(['sadness']);
});

test('two feelings at once are both heard', () => {
  expect(understand(portuguese, 'estou feliz mas com medo').tone).toBe('mixed');
});

test('people and things are named as one would name them', () => {
  expect(understand(portuguese, 'minha mãe e meu chefe').people).toEqual(['sua mãe', 'seu chefe']);
  expect(understand(portuguese, 'a entrevista é amanhã').details).toEqual(['a entrevista']);
});

test('everyday words are no misspellings of feelings', () => {
  for (const text of [
    'comprei um casaco',
    'a carteira caiu',
    'a planta cresceu',
    'que galeria bonita',
    'o prato quebrou',
  ]) {
    expect(understand(portuguese, text)).toMatchObject({ themes: [], feelings: [] });
  }
});

test('a denied safety is no safety', () => {
  expect(understand(portuguese, 'estou segura').safety).toBe('safe');
  expect(understand(portuguese, 'não estou segura').safety).toBe('unsafe');
  expect(understand(portuguese, 'não estou sozinha').safety).toBe('safe');
});
