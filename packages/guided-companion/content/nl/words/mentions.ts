import type { Mention, Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const people: readonly Mention[] = [
  { name: 'je moeder', pronoun: 'she', words: phrases('mijn moeder, mijn ma') },
  { name: 'je mama', pronoun: 'she', words: phrases('mijn mama, mama zegt, mama is, mama heeft, mama wil') },
  { name: 'je vader', pronoun: 'he', words: phrases('mijn vader, mijn pa') },
  { name: 'je papa', pronoun: 'he', words: phrases('mijn papa, papa zegt, papa is, papa heeft, papa wil') },
  { name: 'je ouders', pronoun: 'they', words: phrases('mijn ouders') },
  {
    name: 'je zus',
    pronoun: 'she',
    words: phrases('mijn zus, mijn zusje, mijn zusje, mijn oudste zus, mijn jongste zus'),
  },
  {
    name: 'je broer',
    pronoun: 'he',
    words: phrases('mijn broer, mijn broertje, mijn oudste broer, mijn jongste broer'),
  },
  { name: 'je oma', pronoun: 'she', words: phrases('mijn oma, mijn grootmoeder, mijn bomma, mijn meme, mijn moemoe') },
  { name: 'je opa', pronoun: 'he', words: phrases('mijn opa, mijn grootvader, mijn bompa, mijn pepe, mijn vava') },
  { name: 'je zoon', pronoun: 'he', words: phrases('mijn zoon, mijn zoontje, onze zoon') },
  { name: 'je dochter', pronoun: 'she', words: phrases('mijn dochter, mijn dochtertje, onze dochter') },
  { name: 'je kind', words: phrases('mijn kind') },
  { name: 'je kinderen', pronoun: 'they', words: phrases('mijn kinderen, onze kinderen, mijn kids') },
  { name: 'je man', pronoun: 'he', words: phrases('mijn man, mijn echtgenoot') },
  { name: 'je vrouw', pronoun: 'she', words: phrases('mijn vrouw, mijn echtgenote') },
  { name: 'je vriend', pronoun: 'he', words: phrases('mijn vriend, mijn vriendje, mijn verloofde, mijn lief') },
  { name: 'je vriendin', pronoun: 'she', words: phrases('mijn vriendin, mijn vriendinnetje') },
  { name: 'je partner', words: phrases('mijn partner') },
  {
    name: 'je ex',
    words: phrases(
      'mijn ex, mijn exvriend, mijn exvriendin, mijn ex vriend, mijn ex vriendin, mijn exman, mijn ex man, mijn ex vrouw, mijn exvrouw',
    ),
  },
  { name: 'je beste vriend', pronoun: 'he', words: phrases('mijn beste vriend') },
  { name: 'je beste vriendin', pronoun: 'she', words: phrases('mijn beste vriendin') },
  {
    name: 'je vrienden',
    pronoun: 'they',
    words: phrases('mijn vrienden, mijn vriendengroep, mijn vriendinnen, mijn maten'),
  },
  { name: 'je baas', words: phrases('mijn baas, mijn chef, mijn leidinggevende, mijn manager, mijn bazin') },
  { name: 'je collega', words: phrases('mijn collega, een collega') },
  { name: 'je collega’s', pronoun: 'they', words: phrases('mijn collegas, mijn collega s') },
  { name: 'je huisgenoot', words: phrases('mijn huisgenoot, mijn kotgenoot') },
  { name: 'je leraar', pronoun: 'he', words: phrases('mijn leraar, mijn meester') },
  { name: 'je lerares', pronoun: 'she', words: phrases('mijn lerares, mijn juf, mijn juffrouw') },
  { name: 'je docent', words: phrases('mijn docent, mijn prof, mijn mentor, mijn leerkracht') },
  { name: 'je tante', pronoun: 'she', words: phrases('mijn tante') },
  { name: 'je oom', pronoun: 'he', words: phrases('mijn oom, mijn nonkel') },
];

/** Each name stands after a preposition; the possessives are left out, they are verbs and articles as well. */
export const pronouns: Recognition['pronouns'] = {
  he: phrases('hij, hem'),
  she: phrases('ze, haar'),
  they: phrases('ze, hen, hun'),
};

export const details: readonly Mention[] = [
  { name: 'het examen', words: phrases('examen, examens, tentamen, tentamens, toets, toetsen, herexamen') },
  { name: 'het sollicitatiegesprek', words: phrases('sollicitatiegesprek, sollicitatie, solliciteren') },
  { name: 'de vergadering', words: phrases('vergadering, vergaderingen, meeting, meetings') },
  {
    name: 'het ontslag',
    words: phrases('ontslagen, ontslag, baan kwijt, werk kwijt, job kwijt, baan verloren, werk verloren'),
  },
  { name: 'de schulden', words: phrases('schulden, lening, leningen') },
  { name: 'de huur', words: phrases('huur') },
  { name: 'de reis', words: phrases('reis, vakantie, op reis') },
  { name: 'de bruiloft', words: phrases('bruiloft, trouwerij, trouwfeest, trouwen, trouw volgend') },
  { name: 'de ruzie', words: phrases('ruzie, ruzies, ruziemaken, geruzied, gevochten, discussie') },
  { name: 'de scriptie', words: phrases('scriptie, thesis, bachelorproef, masterproef, proefschrift, eindwerk') },
  { name: 'de promotie', words: phrases('promotie, gepromoveerd') },
  { name: 'het project', words: phrases('project') },
  { name: 'de deadline', words: phrases('deadline, deadlines') },
  { name: 'de operatie', words: phrases('operatie, geopereerd') },
  { name: 'de uitslag', words: phrases('uitslag, uitslagen, testresultaten, bloeduitslag') },
  { name: 'de zwangerschap', words: phrases('zwanger, zwangerschap') },
  { name: 'de presentatie', words: phrases('presentatie, spreekbeurt') },
  { name: 'de verhuizing', words: phrases('verhuizing, verhuizen, verhuisd, verhuis') },
  {
    name: 'de wereld op je telefoon',
    words: phrases('instagram, insta, tiktok, social media, sociale media, facebook, snapchat'),
  },
  { name: 'je hond', words: phrases('mijn hond, mijn hondje') },
  { name: 'je kat', words: phrases('mijn kat, mijn poes, mijn kater') },
  { name: 'de verjaardag', words: phrases('verjaardag') },
  { name: 'kerst', words: phrases('kerst, kerstmis, kerstavond') },
  { name: 'oud en nieuw', words: phrases('oud en nieuw, oudjaar, nieuwjaar') },
  { name: 'de scheiding', words: phrases('scheiding, gescheiden, scheiden') },
  { name: 'de afspraak', words: phrases('afspraak') },
];
