import { expect, test } from 'vitest';
import { german } from '../../content/de/content.ts';
import type { AskKind } from '../asks.ts';
import { isComplaint } from '../conversation/manner.ts';
import { understand } from './understand.ts';

const themes: [string, string][] = [
  ['mein chef hat mich in der besprechung bloßgestellt', 'work'],
  ['wurde gekündigt', 'work'],
  ['meine kollegen lästern über mich', 'work'],
  ['die arbiet macht mich fertig', 'work'],
  ['hab morgen klausur', 'study'],
  ['meine bachelorarbeit geht nicht voran', 'study'],
  ['uni wird mir zu viel', 'study'],
  ['meine mama hört mir nie zu', 'family'],
  ['hatte streit mit meinem bruder', 'family'],
  ['meine famile ist gegen mich', 'family'],
  ['meine freundin ignoriert mich', 'relationship'],
  ['unsere ehe ist kalt geworden', 'relationship'],
  ['er hat schluss gemacht', 'breakup'],
  ['wir haben uns getrennt', 'breakup'],
  ['scheidung nach 20 jahren', 'breakup'],
  ['meine beste freundin meldet sich nicht mehr', 'friendship'],
  ['meine kumpels laden mich nie ein', 'friendship'],
  ['fühl mich so einsam', 'loneliness'],
  ['hab niemanden zum reden', 'loneliness'],
  ['keiner versteht mich', 'loneliness'],
  ['meine oma ist letzte woche gestorben', 'grief'],
  ['hab im märz meinen papa verloren', 'grief'],
  ['mussten unseren hund einschläfern lassen', 'grief'],
  ['kann nich schlafen', 'sleep'],
  ['schon wieder die ganze nacht wach', 'sleep'],
  ['hatte einen alptraum', 'sleep'],
  ['hab so viele schulden', 'money'],
  ['kann die miete nicht zahlen', 'money'],
  ['konto leer und erst der 12.', 'money'],
  ['muss operiert werden', 'health'],
  ['warte auf den befund', 'health'],
  ['fühl mich wertlos', 'selfWorth'],
  ['bin nie gut genug', 'selfWorth'],
  ['ich hasse mich', 'selfWorth'],
  ['bin heute so nervös', 'anxiety'],
  ['meine agnst ist wieder da', 'anxiety'],
  ['dieses gedankenkarussell hört nicht auf', 'anxiety'],
  ['hatte ne panikattacke im bus', 'panic'],
  ['herzrasen und krieg keine luft mehr', 'panic'],
  ['ich bin sowas von sauer', 'anger'],
  ['er hat mich angeschrien', 'anger'],
  ['erschöfpt', 'exhaustion'],
  ['total ausgebrannt', 'exhaustion'],
  ['so müdeeee', 'exhaustion'],
  ['bin so muede', 'exhaustion'],
  ['weiß nicht was ich mit meinem leben anfangen soll', 'future'],
  ['muss eine entscheidung treffen', 'future'],
  ['ist alles meine schuld', 'guilt'],
  ['ich bereue alles', 'guilt'],
  ['bin in eine neue stadt gezogen', 'change'],
  ['fange im ausland neu an', 'change'],
  ['meine tochter redet nicht mit mir', 'parenting'],
  ['das baby schreit nur', 'parenting'],
  ['ich bin so dankbar', 'gratitude'],
  ['hab den führerschein bestanden!!', 'joy'],
  ['ich wurde befördert', 'joy'],
  ['bin innerlich leer', 'emptiness'],
  ['funktioniere nur noch auf autopilot', 'emptiness'],
  ['die nachrichten machen mich fertig', 'world'],
  ['dieser krieg ist furchtbar', 'world'],
];

const feelings: [string, string][] = [
  ['bin traurig', 'sadness'],
  ['MIR GEHTS NICHT GUT', 'sadness'],
  ['mir gehts richtig mies', 'sadness'],
  ['bin voll down', 'sadness'],
  ['ich vermiss sie so', 'longing'],
  ['das hat mich echt verletzt', 'hurt'],
  ['so enttäuscht', 'disappointment'],
  ['bin enttaeuscht', 'disappointment'],
  ['voll frustriert', 'disappointment'],
  ['hab schiss', 'fear'],
  ['ich habe angst', 'fear'],
  ['so peinlich', 'shame'],
  ['ich schäm mich', 'shame'],
  ['bin komplett überfordert', 'overwhelm'],
  ['ich komm nich mehr klar', 'overwhelm'],
  ['bin verwirrt', 'confusion'],
  ['fühl mich verloren', 'confusion'],
  ['grad so glücklich', 'joy'],
  ['ich freu mich', 'joy'],
  ['bin stolz auf mich', 'pride'],
  ['bin so erleichtert', 'relief'],
  ['hab wieder hoffnung', 'hope'],
  ['heute ganz gelassen', 'calm'],
  ['ich bin verliebt', 'love'],
  ['kein bock auf garnix', 'emptiness'],
  ['kann nicht aufhören zu heulen', 'sadness'],
  ['ich krieg nichts mehr hin', 'overwhelm'],
];

const acts: [string, string | null][] = [
  ['hi', 'greeting'],
  ['Guten Morgen!', 'greeting'],
  ['heyyyy', 'greeting'],
  ['moin', 'greeting'],
  ['servus', 'greeting'],
  ['hi, hatte heute streit mit meiner mama und kann nicht aufhören zu weinen', null],
  ['gute nacht', 'goodNight'],
  ['vielen dank', 'thanks'],
  ['thx', 'thanks'],
  ['tschüss', 'goodbye'],
  ['muss los', 'goodbye'],
  ['geh jetzt schlafen', 'goodbye'],
  ['ja', 'yes'],
  ['joa', 'yes'],
  ['so halb', 'yes'],
  ['nein', 'no'],
  ['nö', 'no'],
  ['nicht wirklich', 'no'],
  ['kp', 'dontKnow'],
  ['ka', 'dontKnow'],
  ['weis nich', 'dontKnow'],
  ['bist du ein bot?', 'areYouAi'],
  ['rede ich mit einem menschen?', 'areYouAi'],
  ['wer bist du?', 'whoAreYou'],
  ['liest hier jemand mit?', 'secrecy'],
  ['soll ich meine tabletten absetzen?', 'medicine'],
  ['bin ich bipolar?', 'naming'],
  ['ich will mit einem echten menschen reden', 'wantsPerson'],
  ['ich liebe dich', 'affection'],
  ['hdl', 'affection'],
  ['wie gehts dir?', 'howAreYou'],
  ['mein chef ist so ein idiot', null],
  ['mein mann hilft mir nicht im haushalt', null],
  ['ich muss das bis morgen schaffen und es ist mir zu viel', null],
  ['war die ganze nacht wach', null],
  ['das meinte ich nicht', 'misunderstood'],
  ['was ist die hauptstadt von frankreich?', 'offTopic'],
  ['ich will nicht darüber reden', 'silence'],
  ['genau', 'agreement'],
  ['hahaha', 'laughter'],
  ['sorry', 'apology'],
  ['hab die übung gemacht', 'done'],
  ['...', 'wordless'],
  ['😢😢', 'emoji'],
  [':(', 'emoji'],
  ['sdfghjkl', 'unclear'],
  ['12345', 'unclear'],
  ['hm', 'short'],
  ['i am so tired and i do not know what to do', 'foreign'],
  ['je suis très triste parce que mon ami est parti', 'foreign'],
  ['ik weet niet wat ik moet doen en het is te veel', 'foreign'],
  ['今日はとても疲れました', 'foreign'],
  ['hast du schon mal das meer gesehen?', 'question'],
];

const asks: [string, AskKind][] = [
  ['muss mich mal auskotzen', 'listen'],
  ['kannst du mir eine atemübung zeigen', 'doWithMe'],
  ['was soll ich tun?', 'advice'],
  ['gib mir einen rat', 'advice'],
];

const complaints: string[] = ['du hilfst mir nicht', 'hör auf zu fragen'];

test('themes are recognised with slips and in any form', () => {
  const missed = themes.filter(([text, theme]) => !understand(german, text).themes.some((found) => found === theme));
  expect(missed).toEqual([]);
});

test('feelings are recognised', () => {
  const missed = feelings.filter(
    ([text, feeling]) => !understand(german, text).feelings.some((found) => found === feeling),
  );
  expect(missed).toEqual([]);
});

test('what a message does is recognised', () => {
  const wrong = acts
    .map(([text, act]) => [text, act, understand(german, text).act])
    .filter(([, act, found]) => act !== found);
  expect(wrong).toEqual([]);
});

test('what is asked for is recognised', () => {
  const wrong = asks
    .map(([text, ask]) => [text, ask, understand(german, text).ask])
    .filter(([, ask, found]) => ask !== found);
  expect(wrong).toEqual([]);
});

test('a complaint is recognised', () => {
  expect(complaints.filter((text) => !isComplaint(understand(german, text).act))).toEqual([]);
});

test('a negated feeling is not felt', () => {
  expect(understand(german, 'ich bin nicht wütend').feelings).toEqual([]);
  expect(understand(german, 'ich hab keine angst').feelings).toEqual([]);
  expect(understand(german, 'bin nicht glücklich')).toMatchObject({ feelings: [], tone: 'low' });
  expect(understand(german, 'ich freu mich nicht')).toMatchObject({ feelings: [], tone: 'low' });
  expect(understand(german, 'nein, ich bin glücklich').feelings).toEqual(['joy']);
  expect(understand(german, 'nicht sicher, aber ich bin traurig').feelings).toEqual(['sadness']);
});

test('two feelings at once are both heard', () => {
  expect(understand(german, 'glücklich, aber auch angst').tone).toBe('mixed');
});

test('people and things are named as one would name them', () => {
  expect(understand(german, 'streit mit meinem vater und meiner chefin').people).toEqual([
    'dein Vater',
    'deine Chefin',
  ]);
  expect(understand(german, 'morgen ist die klausur').details).toEqual(['die Prüfung']);
});

test('everyday words are no misspellings of feelings', () => {
  for (const text of [
    'ich habe trauben gekauft',
    'der kasten ist aus holz',
    'wir kochen heute suppe',
    'das kostet zwei euro',
    'die mauer ist grau',
    'sein gesicht war schwarz vor ruß',
    'die nächste haltestelle ist am gericht',
  ]) {
    expect(understand(german, text)).toMatchObject({ themes: [], feelings: [] });
  }
});
