import { expect, test } from 'vitest';
import { italian } from '../../content/it/content.ts';
import type { AskKind } from '../asks.ts';
import { isComplaint } from '../conversation/manner.ts';
import { understand } from './understand.ts';

const themes: [string, string][] = [
  ['il mio capo mi ha umiliata in riunione', 'work'],
  ['nn ne posso piu di sto lavoro', 'work'],
  ['mi hanno licenziato ieri', 'work'],
  ['sono disocupata da mesi', 'work'],
  ['domani ho il colloquio', 'work'],
  ['ho un esame domani e non ho studiato', 'study'],
  ['la tesi non va avanti', 'study'],
  ['sono fuoricorso da 3 anni', 'study'],
  ['mia madre non mi ascolta', 'family'],
  ['ho litigato con mio fratelo', 'family'],
  ['i miei non capiscono niente', 'family'],
  ['il mio ragazzo nn mi risponde', 'relationship'],
  ['il mio matrimonio è diventato freddo', 'relationship'],
  ['mi ha lasciata per messaggio', 'breakup'],
  ['m’ha mollato cosi', 'breakup'],
  ['ci stiamo separando dopo 20 anni', 'breakup'],
  ['il mio ex sta già con un’altra', 'breakup'],
  ['la mia migliore amica è sparita', 'friendship'],
  ['i miei amici non mi chiamano più', 'friendship'],
  ['mi sento molto sola', 'loneliness'],
  ['che solitudine', 'loneliness'],
  ['mi sento solo come un cane', 'loneliness'],
  ['non ho nessuno', 'loneliness'],
  ['mia nonna è morta la settimana scorsa', 'grief'],
  ['è mancato mio padre', 'grief'],
  ['ho perso mio nonno a marzo', 'grief'],
  ['nn riesco a dormire', 'sleep'],
  ['insonnia di nuovo', 'sleep'],
  ['ho fatto un incubo terribile', 'sleep'],
  ['sveglia alle 4 come sempre', 'sleep'],
  ['sono piena di debiti', 'money'],
  ['i soldi non bastano fino a fine mese', 'money'],
  ['nn so come pagare l affitto', 'money'],
  ['mi hanno trovato una malattia', 'health'],
  ['mi devono operare, ho l’intervento chirurgico lunedì', 'health'],
  ['faccio schifo', 'selfWorth'],
  ['non sono mai abbastanza', 'selfWorth'],
  ['ho l’autostima sotto terra', 'selfWorth'],
  ['ho l ansia a mille', 'anxiety'],
  ['anzia tutto il giorno, sono agitatissima', 'anxiety'],
  ['non smetto di pensare a domani', 'anxiety'],
  ['ho avuto un attacco di panico in metro', 'panic'],
  ['cuore in gola e fiato corto', 'panic'],
  ['che rabbiaaa', 'anger'],
  ['sono incazzata nera', 'anger'],
  ['odio il mio vicino', 'anger'],
  ['sono sfinita', 'exhaustion'],
  ['stancaaaa di tutto', 'exhaustion'],
  ['credo sia burnout', 'exhaustion'],
  ['non so che strada prendere', 'future'],
  ['devo prendere una decisione difficile', 'future'],
  ['è colpa mia', 'guilt'],
  ['mi pento tantissimo', 'guilt'],
  ['mi sono trasferito in un altro paese', 'change'],
  ['città nuova, non conosco nessuno', 'change'],
  ['mia figlia non mi ubbidisce', 'parenting'],
  ['il bimbo non dorme', 'parenting'],
  ['sono grata per tutto', 'gratitude'],
  ['ce l’ho fatta!!! ho passato l’esame', 'joy'],
  ['mi sento vuoto', 'emptiness'],
  ['non ho voglia di niente', 'emptiness'],
  ['vado avanti in automatico', 'emptiness'],
  ['le notizie mi fanno stare male', 'world'],
  ['questa guerra mi spaventa', 'world'],
];

const feelings: [string, string][] = [
  ['sono triste', 'sadness'],
  ['sn trisste oggi', 'sadness'],
  ['STO MALE', 'sadness'],
  ['sono a pezzi', 'sadness'],
  ['sono un po’ giù', 'sadness'],
  ['mi manca da morire', 'longing'],
  ['mi ha ferito tanto', 'hurt'],
  ['che delusione', 'disappointment'],
  ['sono frustrata', 'disappointment'],
  ['mi sale l’ansia', 'anxiety'],
  ['sono in paranoia', 'anxiety'],
  ['ho paura', 'fear'],
  ['sono terrorizzato', 'fear'],
  ['che vergogna', 'shame'],
  ['sto sclerando', 'overwhelm'],
  ['non ce la faccio a stare dietro a tutto', 'overwhelm'],
  ['sono confusa', 'confusion'],
  ['mi sento perso', 'confusion'],
  ['sono troppo felice', 'joy'],
  ['sono contentissimo', 'joy'],
  ['sono fiera di me', 'pride'],
  ['che sollievo', 'relief'],
  ['ho ancora speranza', 'hope'],
  ['oggi mi sento in pace', 'calm'],
  ['lo amo, sono innamorata', 'love'],
];

const acts: [string, string | null][] = [
  ['ciao', 'greeting'],
  ['Buongiorno!', 'greeting'],
  ['ciaoooo', 'greeting'],
  ['ciao, oggi ho litigato con mia madre e non smetto di piangere', null],
  ['buonanotte', 'goodNight'],
  ['grazie mille', 'thanks'],
  ['grz', 'thanks'],
  ['arrivederci', 'goodbye'],
  ['vado a dormire', 'goodbye'],
  ['quando vado a dormire mi viene da piangere', null],
  ['ok grazie ciao', 'goodbye'],
  ['sì', 'yes'],
  ['si', 'yes'],
  ['certo', 'yes'],
  ['vabbè', 'yes'],
  ['un po’', 'yes'],
  ['no', 'no'],
  ['mi sa di no', 'no'],
  ['non credo', 'no'],
  ['boh', 'dontKnow'],
  ['nn lo so', 'dontKnow'],
  ['6 un robot?', 'areYouAi'],
  ['sto parlando con una persona?', 'areYouAi'],
  ['chi sei?', 'whoAreYou'],
  ['resta tra noi?', 'secrecy'],
  ['posso smettere di prendere le gocce?', 'medicine'],
  ['devo prendere una decisione', null],
  ['secondo te ho la depressione?', 'naming'],
  ['vorrei parlare con una persona vera', 'wantsPerson'],
  ['tvb', 'affection'],
  ['come stai?', 'howAreYou'],
  ['mio marito non mi aiuta', null],
  ['non hai capito', 'misunderstood'],
  ['qual è la capitale della Francia?', 'offTopic'],
  ['non mi va di parlarne', 'silence'],
  ['esatto', 'agreement'],
  ['ahahahah', 'laughter'],
  ['scusa', 'apology'],
  ['ho fatto l’esercizio', 'done'],
  ['l’ho fatto', 'done'],
  ['...', 'wordless'],
  ['😢😢', 'emoji'],
  [':(', 'emoji'],
  ['sdfghjkl', 'unclear'],
  ['12345', 'unclear'],
  ['mh', 'short'],
  ['I am so tired of everything and I do not know what to do', 'foreign'],
  ['estoy muy triste porque mi novio y yo hemos terminado', 'foreign'],
  ['мне очень плохо сегодня', 'foreign'],
  ['hai mai visto il mare?', 'question'],
];

const asks: [string, AskKind][] = [
  ['voglio solo sfogarmi', 'listen'],
  ['mi fai fare un esercizio di respirazione?', 'doWithMe'],
  ['cosa devo fare?', 'advice'],
  ['dammi un consiglio', 'advice'],
];

const complaints: string[] = ['non mi stai aiutando', 'basta domande'];

test('themes are recognised without accents, with slips and in any form', () => {
  const missed = themes.filter(([text, theme]) => !understand(italian, text).themes.some((found) => found === theme));
  expect(missed).toEqual([]);
});

test('feelings are recognised in women and men', () => {
  const missed = feelings.filter(
    ([text, feeling]) => !understand(italian, text).feelings.some((found) => found === feeling),
  );
  expect(missed).toEqual([]);
});

test('what a message does is recognised', () => {
  const wrong = acts
    .map(([text, act]) => [text, act, understand(italian, text).act])
    .filter(([, act, found]) => act !== found);
  expect(wrong).toEqual([]);
});

test('being safe and not being safe are not confused', () => {
  expect(understand(italian, 'sì, sono al sicuro').safety).toBe('safe');
  expect(understand(italian, 'non sono da sola, c’è mia sorella').safety).toBe('safe');
  expect(understand(italian, 'non sono al sicuro').safety).toBe('unsafe');
  expect(understand(italian, 'sono sola in casa').safety).toBe('unsafe');
  expect(understand(italian, 'non farò niente').safety).toBe('safe');
});

test('what is asked for is recognised', () => {
  const wrong = asks
    .map(([text, ask]) => [text, ask, understand(italian, text).ask])
    .filter(([, ask, found]) => ask !== found);
  expect(wrong).toEqual([]);
});

test('a complaint is recognised', () => {
  expect(complaints.filter((text) => !isComplaint(understand(italian, text).act))).toEqual([]);
});

test('a negated feeling is not felt', () => {
  expect(understand(italian, 'non sono triste').feelings).toEqual([]);
  expect(understand(italian, 'nn sono felice')).toMatchObject({ feelings: [], tone: 'low' });
  expect(understand(italian, 'no, sono felice').feelings).toEqual(['joy']);
  expect(understand(italian, 'non lo so, ma sono triste').feelings).toEqual(['sadness']);
});

test('two feelings at once are both heard', () => {
  expect(understand(italian, 'sono felice ma ho paura').tone).toBe('mixed');
});

test('“sono solo” is lonely or “only”', () => {
  expect(understand(italian, 'sono solo').feelings).toEqual(['loneliness']);
  expect(understand(italian, 'sono solo stanco').feelings).toEqual(['exhaustion']);
});

test('people and things are named as one would name them', () => {
  expect(understand(italian, 'mia madre e il mio capo').people).toEqual(['tua madre', 'il tuo capo']);
  expect(understand(italian, 'l’esame è domani').details).toEqual(['l’esame']);
});

test('everyday words are no misspellings of feelings', () => {
  for (const text of [
    'ho comprato una borsa',
    'la sonata di stasera',
    'che bella porta',
    'il cane dei vicini abbaia',
    'ho cotto la pasta',
  ])
    expect(understand(italian, text)).toMatchObject({ themes: [], feelings: [] });
});
