import { expect, test } from 'vitest';
import { french } from '../../content/fr/content.ts';
import type { AskKind } from '../asks.ts';
import { isComplaint } from '../conversation/manner.ts';
import { understand } from './understand.ts';

const themes: [string, string][] = [
  ['mon chef m’a humilié en réunion', 'work'],
  ['jen peux plus de ce taf', 'work'],
  ['jai ete viree hier', 'work'],
  ['je suis au chomage depuis des mois', 'work'],
  ['partiel demain et jai rien revise', 'study'],
  ['la fac me bouffe', 'study'],
  ['mon mémoire avance pas', 'study'],
  ['ma mere m’écoute jamais', 'family'],
  ['je me suis engueulé avec mon frère', 'family'],
  ['mon copain me répond plus', 'relationship'],
  ['mon mariage est devenu froid', 'relationship'],
  ['il m’a quittée', 'breakup'],
  ['on s’est séparés après 20 ans', 'breakup'],
  ['mon ex est déjà avec quelqu’un d’autre', 'breakup'],
  ['ma meilleure amie me parle plus', 'friendship'],
  ['mes potes m’invitent plus', 'friendship'],
  ['jme sens tellement seule', 'loneliness'],
  ['j’ai personne à qui parler', 'loneliness'],
  ['ma mamie est décédée la semaine dernière', 'grief'],
  ['mon chien est mort', 'grief'],
  ['j’ai perdu mon père en mars', 'grief'],
  ['j’arrive pas à dormir', 'sleep'],
  ['insomnie encore', 'sleep'],
  ['jai fait un cauchemar', 'sleep'],
  ['je suis couverte de dettes', 'money'],
  ['je sais pas comment payer le loyer', 'money'],
  ['les fins de mois sont dures', 'money'],
  ['on m’a trouvé une maladie', 'health'],
  ['je vais me faire opérer, une opération du genou', 'health'],
  ['je suis une merde', 'selfWorth'],
  ['j’suis pas à la hauteur', 'selfWorth'],
  ['zéro confiance en moi', 'selfWorth'],
  ['jsuis hyper anxieuse', 'anxiety'],
  ['anxieté toute la journée', 'anxiety'],
  ['j’arrete pas de penser à ça', 'anxiety'],
  ['crise d’angoisse dans le bus', 'panic'],
  ['j’arrive plus à respirer', 'panic'],
  ['jsuis trop veneree, la haine', 'anger'],
  ['je déteste mon voisin', 'anger'],
  ['chui crevé', 'exhaustion'],
  ['je crois que c’est un burn out', 'exhaustion'],
  ['je sais pas quoi faire de ma vie', 'future'],
  ['je dois prendre une décision', 'future'],
  ['c’est ma faute', 'guilt'],
  ['je m’en veux tellement', 'guilt'],
  ['j’ai déménagé dans un nouveau pays', 'change'],
  ['ma fille m’obéit plus', 'parenting'],
  ['j’ai de la chance d’avoir ma famille', 'gratitude'],
  ['jai eu mon permis !!!', 'joy'],
  ['j’ai été promue', 'joy'],
  ['je ressens plus rien', 'emptiness'],
  ['je vis en pilote automatique', 'emptiness'],
  ['les infos me plombent', 'world'],
  ['cette guerre me fait peur', 'world'],
];

const feelings: [string, string][] = [
  ['je suis triste', 'sadness'],
  ['jsuis pas bien', 'sadness'],
  ['Ça va pas du tout', 'sadness'],
  ['elle me manque', 'longing'],
  ['il m’a vraiment blessée', 'hurt'],
  ['quelle déception', 'disappointment'],
  ['jsuis frustré', 'disappointment'],
  ['g peur', 'fear'],
  ['j’ai tellement honte', 'shame'],
  ['je suis débordée', 'overwhelm'],
  ['je m’en sors plus', 'overwhelm'],
  ['je suis paumé', 'confusion'],
  ['trop heureuse', 'joy'],
  ['je suis fière de moi', 'pride'],
  ['quel soulagement', 'relief'],
  ['j’ai encore de l’espoir', 'hope'],
  ['je me sens en paix', 'calm'],
  ['je suis amoureux', 'love'],
];

const acts: [string, string | null][] = [
  ['salut', 'greeting'],
  ['Bonjour !', 'greeting'],
  ['coucouuu', 'greeting'],
  ['salut, je me suis disputée avec ma mère et je pleure', null],
  ['bonne nuit', 'goodNight'],
  ['merci bcp', 'thanks'],
  ['au revoir', 'goodbye'],
  ['je vais me coucher, bonne nuit', 'goodbye'],
  ['oui', 'yes'],
  ['ouais', 'yes'],
  ['non', 'no'],
  ['nan', 'no'],
  ['je crois pas', 'no'],
  ['jsp', 'dontKnow'],
  ['aucune idée', 'dontKnow'],
  ['t’es un robot ?', 'areYouAi'],
  ['tu es une vraie personne ou une IA ?', 'areYouAi'],
  ['qui es-tu ?', 'whoAreYou'],
  ['c’est confidentiel ?', 'secrecy'],
  ['est-ce que je peux arrêter mes médicaments ?', 'medicine'],
  ['est-ce que c’est une dépression ?', 'naming'],
  ['je voudrais parler à une vraie personne', 'wantsPerson'],
  ['je t’aime', 'affection'],
  ['comment tu vas ?', 'howAreYou'],
  ['c’est pas ce que je voulais dire', 'misunderstood'],
  ['c’est quoi la capitale de l’Espagne ?', 'offTopic'],
  ['j’ai pas envie d’en parler', 'silence'],
  ['exactement', 'agreement'],
  ['mdrrr', 'laughter'],
  ['désolée', 'apology'],
  ['j’ai fait l’exercice', 'done'],
  ['...', 'wordless'],
  ['😢😢', 'emoji'],
  [':(', 'emoji'],
  ['sdfghjkl', 'unclear'],
  ['hm', 'short'],
  ['I am so tired of everything and I do not know what to do', 'foreign'],
  ['estoy muy triste porque mi novio y yo hemos terminado', 'foreign'],
  ['мне очень плохо сегодня', 'foreign'],
  ['tu as déjà vu la mer ?', 'question'],
];

const asks: [string, AskKind][] = [
  ['j’ai juste besoin de vider mon sac', 'listen'],
  ['un exercice de respiration stp', 'doWithMe'],
  ['qu’est-ce que je dois faire ?', 'advice'],
  ['t’as un conseil ?', 'advice'],
];

const complaints: string[] = ['tu m’aides pas', 'arrête de poser des questions'];

test('themes are recognised without accents, with slips and in any form', () => {
  const missed = themes.filter(([text, theme]) => !understand(french, text).themes.some((found) => found === theme));
  expect(missed).toEqual([]);
});

test('feelings are recognised in women and men', () => {
  const missed = feelings.filter(
    ([text, feeling]) => !understand(french, text).feelings.some((found) => found === feeling),
  );
  expect(missed).toEqual([]);
});

test('what a message does is recognised', () => {
  const wrong = acts
    .map(([text, act]) => [text, act, understand(french, text).act])
    .filter(([, act, found]) => act !== found);
  expect(wrong).toEqual([]);
});

test.each([
  ['oui, je suis en sécurité', 'safe'],
  ['ma sœur est avec moi', 'safe'],
  ['j’ai appelé ma mère', 'safe'],
  ['je sais pas si je suis en sécurité', 'unsafe'],
  ['je ne suis pas en sécurité', 'unsafe'],
  ['personne est avec moi', 'unsafe'],
  ['il va revenir', 'unsafe'],
  ['je suis pas seule', 'safe'],
  ['il pleut', null],
])('"%s" means: %s', (text, safety) => {
  expect(understand(french, text).safety).toBe(safety);
});

test('what is asked for is recognised', () => {
  const wrong = asks
    .map(([text, ask]) => [text, ask, understand(french, text).ask])
    .filter(([, ask, found]) => ask !== found);
  expect(wrong).toEqual([]);
});

test('a complaint is recognised', () => {
  expect(complaints.filter((text) => !isComplaint(understand(french, text).act))).toEqual([]);
});

test('a negated feeling is not felt, with "ne" and without', () => {
  expect(understand(french, 'je ne suis pas triste').feelings).toEqual([]);
  expect(understand(french, 'jsuis pas triste').feelings).toEqual([]);
  expect(understand(french, 'je suis pas heureuse')).toMatchObject({ feelings: [], tone: 'low' });
  expect(understand(french, 'je ne suis plus heureux')).toMatchObject({ feelings: [], tone: 'low' });
  expect(understand(french, 'non, je suis heureuse').feelings).toEqual(['joy']);
  expect(understand(french, 'je sais pas, mais je suis triste').feelings).toEqual(['sadness']);
});

test('two feelings at once are both heard', () => {
  expect(understand(french, 'je suis contente mais j’ai peur').tone).toBe('mixed');
});

test('people and things are named as one would name them', () => {
  expect(understand(french, 'ma mère et mon chef').people).toEqual(['ta mère', 'ton chef']);
  expect(understand(french, 'l’entretien est demain').details).toEqual(['cet entretien']);
});

test('everyday words are no misspellings of feelings', () => {
  for (const text of [
    'j’ai acheté une valise',
    'la porte est ouverte',
    'il fait bon dehors',
    'on a mangé des crêpes',
  ]) {
    expect(understand(french, text)).toMatchObject({ themes: [], feelings: [] });
  }
});
