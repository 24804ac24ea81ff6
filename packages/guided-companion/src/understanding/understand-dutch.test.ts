import { expect, test } from 'vitest';
import { dutch } from '../../content/nl/content.ts';
import type { AskKind } from '../asks.ts';
import { isComplaint } from '../conversation/manner.ts';
import { understand } from './understand.ts';

const themes: [string, string][] = [
  ['mijn baas zette me voor schut in de vergadering', 'work'],
  ['ben ontslagen', 'work'],
  ['mn collega’s roddelen over mij', 'work'],
  ['heb morgen tentamen', 'study'],
  ['mijn scriptie schiet niet op', 'study'],
  ['school wordt me te veel', 'study'],
  ["m'n moeder luistert nooit", 'family'],
  ['ruzie met mijn broer', 'family'],
  ['mijn familei is tegen mij', 'family'],
  ['mijn vriendin negeert me', 'relationship'],
  ['ons huwelijk is koud geworden', 'relationship'],
  ['hij heeft het uitgemaakt', 'breakup'],
  ['we zijn uit elkaar', 'breakup'],
  ['scheiding na 20 jaar', 'breakup'],
  ['mijn beste vriendin laat niks meer horen', 'friendship'],
  ['mijn vrienden nodigen me nooit uit', 'friendship'],
  ['voel me zo eenzaam', 'loneliness'],
  ['heb niemand om mee te praten', 'loneliness'],
  ['niemand snapt me', 'loneliness'],
  ['mijn oma is vorige week overleden', 'grief'],
  ['heb in maart mijn vader verloren', 'grief'],
  ['we moesten onze hond laten inslapen', 'grief'],
  ['kan ni slapen', 'sleep'],
  ['weer de hele nacht wakker', 'sleep'],
  ['had een nachtmerrie', 'sleep'],
  ['heb zoveel schulden', 'money'],
  ['kan de huur niet betalen', 'money'],
  ['moet geopereerd worden', 'health'],
  ['wacht op de uitslag van de scan', 'health'],
  ['voel me waardeloos', 'selfWorth'],
  ['ben nooit goed genoeg', 'selfWorth'],
  ['ik haat mezelf', 'selfWorth'],
  ['ben zo zenuwachtig vandaag', 'anxiety'],
  ['kan niet stoppen met piekeren', 'anxiety'],
  ['had een paniekaanval in de bus', 'panic'],
  ['hartkloppingen en krijg geen lucht', 'panic'],
  ['ik ben zo kwaad', 'anger'],
  ['hij schreeuwde tegen me', 'anger'],
  ['uitgeputt', 'exhaustion'],
  ['helemaal opgebrand', 'exhaustion'],
  ['zo moeeee', 'exhaustion'],
  ['weet niet wat ik wil met mijn leven', 'future'],
  ['moet een beslissing nemen', 'future'],
  ['het is allemaal mijn schuld', 'guilt'],
  ['ik heb overal spijt van', 'guilt'],
  ['ben naar een nieuwe stad verhuisd', 'change'],
  ['zit op kot en heb heimwee', 'change'],
  ['mijn dochter praat niet met me', 'parenting'],
  ['de baby huilt alleen maar', 'parenting'],
  ['ik ben zo dankbaar', 'gratitude'],
  ['rijbewijs gehaald!!', 'joy'],
  ['ik ben geslaagd', 'joy'],
  ['voel niks meer, alles is zinloos', 'emptiness'],
  ['leef op de automatische piloot', 'emptiness'],
  ['het nieuws maakt me kapot', 'world'],
  ['die oorlog is vreselijk', 'world'],
];

const feelings: [string, string][] = [
  ['ben verdrietig', 'sadness'],
  ['HET GAAT NIET GOED', 'sadness'],
  ['voel me echt kut', 'sadness'],
  ['zit in een dip', 'sadness'],
  ['verdritig', 'sadness'],
  ['ik mis haar zo', 'longing'],
  ['dat heeft me echt gekwetst', 'hurt'],
  ['zo teleurgesteld', 'disappointment'],
  ['echt gefrustreerd', 'disappointment'],
  ['heb schrik', 'fear'],
  ['ik ben bang', 'fear'],
  ['zo gênant', 'shame'],
  ['ik schaam me', 'shame'],
  ['alles wordt me te veel', 'overwhelm'],
  ['kan het niet aan', 'overwhelm'],
  ['ben in de war', 'confusion'],
  ['voel me verloren', 'confusion'],
  ['net zo gelukkig', 'joy'],
  ['kheb er zo een zin in', 'joy'],
  ['ben trots op mezelf', 'pride'],
  ['zo opgelucht', 'relief'],
  ['heb weer hoop', 'hope'],
  ['vandaag heel rustig', 'calm'],
  ['ik ben verliefd', 'love'],
  ['nergens zin in', 'emptiness'],
  ['kan niet stoppen met huilen', 'sadness'],
  ['kben het beu', 'anger'],
];

const acts: [string, string | null][] = [
  ['hoi', 'greeting'],
  ['Goedemorgen!', 'greeting'],
  ['heyyyy', 'greeting'],
  ['dag', 'greeting'],
  ['hoi, had vandaag ruzie met mijn moeder en kan niet stoppen met huilen', null],
  ['welterusten', 'goodNight'],
  ['slaapwel', 'goodNight'],
  ['dankjewel', 'thanks'],
  ['thx', 'thanks'],
  ['doei', 'goodbye'],
  ['ik moet gaan', 'goodbye'],
  ['ik ga slapen', 'goodbye'],
  ['ja', 'yes'],
  ['mja', 'yes'],
  ['best wel', 'yes'],
  ['nee', 'no'],
  ['neen', 'no'],
  ['niet echt', 'no'],
  ['geen idee', 'dontKnow'],
  ['kweetni', 'dontKnow'],
  ['weet nie', 'dontKnow'],
  ['ben jij een bot?', 'areYouAi'],
  ['praat ik met een mens?', 'areYouAi'],
  ['wie ben je?', 'whoAreYou'],
  ['leest er iemand mee?', 'secrecy'],
  ['moet ik stoppen met mijn medicatie?', 'medicine'],
  ['ben ik bipolair?', 'naming'],
  ['ik wil met een echt mens praten', 'wantsPerson'],
  ['ik hou van je', 'affection'],
  ['hoe gaat het met jou?', 'howAreYou'],
  ['mijn baas is zo een idioot', null],
  ['mijn man helpt me niet in huis', null],
  ['moet dit tegen morgen af krijgen en het is me te veel', null],
  ['dat bedoel ik niet', 'misunderstood'],
  ['wat is de hoofdstad van frankrijk?', 'offTopic'],
  ['ik wil er niet over praten', 'silence'],
  ['laat maar', 'silence'],
  ['precies', 'agreement'],
  ['idd', 'agreement'],
  ['hahaha', 'laughter'],
  ['sorry', 'apology'],
  ['heb de oefening gedaan', 'done'],
  ['...', 'wordless'],
  ['😢😢', 'emoji'],
  [':(', 'emoji'],
  ['sdfghjkl', 'unclear'],
  ['12345', 'unclear'],
  ['hm', 'short'],
  ['i am so tired and i do not know what to do', 'foreign'],
  ['je suis très triste parce que mon ami est parti', 'foreign'],
  ['ich weiß nicht was ich machen soll und es ist zu viel', 'foreign'],
  ['今日はとても疲れました', 'foreign'],
  ['heb je de zee al eens gezien?', 'question'],
];

const asks: [string, AskKind][] = [
  ['ik wil even mijn hart luchten', 'listen'],
  ['kun je me een ademoefening geven', 'doWithMe'],
  ['wat moet ik doen?', 'advice'],
  ['geef me advies', 'advice'],
];

const complaints: string[] = ['je helpt me niet', 'stop met vragen'];

test('themes are recognised with slips and in any form', () => {
  const missed = themes.filter(([text, theme]) => !understand(dutch, text).themes.some((found) => found === theme));
  expect(missed).toEqual([]);
});

test('feelings are recognised', () => {
  const missed = feelings.filter(
    ([text, feeling]) => !understand(dutch, text).feelings.some((found) => found === feeling),
  );
  expect(missed).toEqual([]);
});

test('what a message does is recognised', () => {
  const wrong = acts
    .map(([text, act]) => [text, act, understand(dutch, text).act])
    .filter(([, act, found]) => act !== found);
  expect(wrong).toEqual([]);
});

test('what is asked for is recognised', () => {
  const wrong = asks
    .map(([text, ask]) => [text, ask, understand(dutch, text).ask])
    .filter(([, ask, found]) => ask !== found);
  expect(wrong).toEqual([]);
});

test('a complaint is recognised', () => {
  expect(complaints.filter((text) => !isComplaint(understand(dutch, text).act))).toEqual([]);
});

test('a negated feeling is not felt', () => {
  expect(understand(dutch, 'ik ben niet boos').feelings).toEqual([]);
  expect(understand(dutch, 'ik heb geen angst').feelings).toEqual([]);
  expect(understand(dutch, 'ben niet gelukkig')).toMatchObject({ feelings: [], tone: 'low' });
  expect(understand(dutch, 'nee, ik ben gelukkig').feelings).toEqual(['joy']);
  expect(understand(dutch, 'niet zeker, maar ik ben verdrietig').feelings).toEqual(['sadness']);
});

test('two feelings at once are both heard', () => {
  expect(understand(dutch, 'gelukkig, maar ook bang').tone).toBe('mixed');
});

test('people and things are named as one would name them', () => {
  expect(understand(dutch, 'ruzie met mijn vader en mijn baas').people).toEqual(['je vader', 'je baas']);
  expect(understand(dutch, "m'n zus heeft morgen examen")).toMatchObject({
    people: ['je zus'],
    details: ['het examen'],
  });
});

test('everyday words are no misspellings of feelings', () => {
  for (const text of [
    'ik heb druiven gekocht',
    'de kasten zijn van hout',
    'we koken vandaag soep',
    'dat kost twee euro',
    'de lengte van de tafel',
    'de wekker staat in de keuken',
    'de buren hebben een nieuwe hond',
    'de politie reed door de straat',
    'het heeft geregend en ik heb op de bus gewacht',
    'de meeste foto’s zijn in de studio gemaakt',
    'trouwens, de kranten liggen op tafel',
    'het gras is groen en de winter is lang',
  ]) {
    expect(understand(dutch, text)).toMatchObject({ themes: [], feelings: [] });
  }
});
