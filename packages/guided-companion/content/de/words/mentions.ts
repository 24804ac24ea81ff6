import type { Mention, Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

/** All in the nominative: they stand after "du und" or after a colon. */
export const people: readonly Mention[] = [
  { name: 'deine Mutter', pronoun: 'she', words: phrases('meine mutter, meiner mutter') },
  {
    name: 'deine Mama',
    pronoun: 'she',
    words: phrases('meine mama, meiner mama, mama sagt, mama hat, mama ist, mama will, mama meint'),
  },
  { name: 'dein Vater', pronoun: 'he', words: phrases('mein vater, meinem vater, meinen vater, meines vaters') },
  {
    name: 'dein Papa',
    pronoun: 'he',
    words: phrases('mein papa, meinem papa, meinen papa, papa sagt, papa hat, papa ist, papa will, papa meint'),
  },
  { name: 'deine Eltern', pronoun: 'they', words: phrases('meine eltern, meinen eltern, meiner eltern') },
  { name: 'deine Schwester', pronoun: 'she', words: phrases('meine schwester, meiner schwester') },
  { name: 'dein Bruder', pronoun: 'he', words: phrases('mein bruder, meinem bruder, meinen bruder') },
  { name: 'deine Geschwister', pronoun: 'they', words: phrases('meine geschwister, meinen geschwistern') },
  {
    name: 'deine Oma',
    pronoun: 'she',
    words: phrases('meine oma, meiner oma, meine großmutter, meiner großmutter, meine omi'),
  },
  {
    name: 'dein Opa',
    pronoun: 'he',
    words: phrases('mein opa, meinem opa, meinen opa, mein großvater, meinem großvater'),
  },
  { name: 'dein Sohn', pronoun: 'he', words: phrases('mein sohn, meinem sohn, meinen sohn') },
  { name: 'deine Tochter', pronoun: 'she', words: phrases('meine tochter, meiner tochter') },
  { name: 'dein Kind', words: phrases('mein kind, meinem kind, meines kindes') },
  { name: 'deine Kinder', pronoun: 'they', words: phrases('meine kinder, meinen kindern, meiner kinder') },
  {
    name: 'dein Mann',
    pronoun: 'he',
    words: phrases('mein mann, meinem mann, meinen mann, mein ehemann, meinem ehemann'),
  },
  { name: 'deine Frau', pronoun: 'she', words: phrases('meine frau, meiner frau, meine ehefrau') },
  { name: 'dein Freund', pronoun: 'he', words: phrases('mein freund, meinem freund, meinen freund, mein verlobter') },
  { name: 'deine Freundin', pronoun: 'she', words: phrases('meine freundin, meiner freundin, meine verlobte') },
  { name: 'dein Partner', pronoun: 'he', words: phrases('mein partner, meinem partner, meinen partner') },
  { name: 'deine Partnerin', pronoun: 'she', words: phrases('meine partnerin, meiner partnerin') },
  {
    name: 'dein Ex',
    pronoun: 'he',
    words: phrases('mein ex, meinem ex, meinen ex, mein exfreund, mein exmann, meinem exfreund'),
  },
  {
    name: 'deine Ex',
    pronoun: 'she',
    words: phrases('meine ex, meiner ex, meine exfreundin, meine exfrau, meiner exfreundin'),
  },
  { name: 'dein Chef', pronoun: 'he', words: phrases('mein chef, meinem chef, meinen chef, mein vorgesetzter') },
  { name: 'deine Chefin', pronoun: 'she', words: phrases('meine chefin, meiner chefin, meine vorgesetzte') },
  { name: 'deine beste Freundin', pronoun: 'she', words: phrases('meine beste freundin, meiner besten freundin') },
  {
    name: 'dein bester Freund',
    pronoun: 'he',
    words: phrases('mein bester freund, meinem besten freund, meinen besten freund'),
  },
  {
    name: 'deine Freunde',
    pronoun: 'they',
    words: phrases('meine freunde, meinen freunden, meiner freunde, meine freundinnen'),
  },
  { name: 'dein Mitbewohner', pronoun: 'he', words: phrases('mein mitbewohner, meinem mitbewohner') },
  { name: 'deine Mitbewohnerin', pronoun: 'she', words: phrases('meine mitbewohnerin, meiner mitbewohnerin') },
  { name: 'dein Lehrer', pronoun: 'he', words: phrases('mein lehrer, meinem lehrer, mein prof, mein professor') },
  { name: 'deine Lehrerin', pronoun: 'she', words: phrases('meine lehrerin, meiner lehrerin, meine professorin') },
  { name: 'dein Kollege', pronoun: 'he', words: phrases('mein kollege, meinem kollegen, meinen kollegen') },
  { name: 'deine Kollegin', pronoun: 'she', words: phrases('meine kollegin, meiner kollegin') },
  { name: 'deine Tante', pronoun: 'she', words: phrases('meine tante, meiner tante') },
  { name: 'dein Onkel', pronoun: 'he', words: phrases('mein onkel, meinem onkel') },
];

export const pronouns: Recognition['pronouns'] = {
  he: phrases('er, ihn, ihm, seine, seinen, seiner'),
  she: phrases('sie, ihr, ihre'),
  they: phrases('sie, ihnen, ihre'),
};

/** All in the singular, so that a verb agrees with each. */
export const details: readonly Mention[] = [
  { name: 'die Prüfung', words: phrases('prüfung, prüfungen, klausur, klausuren, examen, abi, abitur, matura') },
  { name: 'das Vorstellungsgespräch', words: phrases('vorstellungsgespräch, bewerbungsgespräch') },
  { name: 'die Besprechung', words: phrases('meeting, meetings, besprechung, sitzung') },
  {
    name: 'die Kündigung',
    words: phrases('gekündigt, kündigung, entlassen, job verloren, arbeit verloren, rausgeschmissen'),
  },
  { name: 'der Schuldenberg', words: phrases('schulden, schuldenberg, kredit') },
  { name: 'die Miete', words: phrases('miete') },
  { name: 'die Reise', words: phrases('reise, urlaub, verreisen') },
  { name: 'die Hochzeit', words: phrases('hochzeit, heiraten') },
  { name: 'der Streit', words: phrases('streit, gestritten, streiten, gezofft, zoff, krach') },
  {
    name: 'die Abschlussarbeit',
    words: phrases('bachelorarbeit, masterarbeit, abschlussarbeit, diplomarbeit, doktorarbeit'),
  },
  { name: 'die Beförderung', words: phrases('beförderung, befördert') },
  { name: 'das Projekt', words: phrases('projekt') },
  { name: 'der Abgabetermin', words: phrases('deadline, abgabe, abgabetermin') },
  { name: 'die Operation', words: phrases('operation, op, operiert') },
  { name: 'der Befund', words: phrases('befund, befunde, blutwerte, testergebnis, ergebnisse') },
  { name: 'die Schwangerschaft', words: phrases('schwanger, schwangerschaft') },
  { name: 'der Vortrag', words: phrases('vortrag, präsentation, referat') },
  { name: 'der Umzug', words: phrases('umzug, umgezogen, umziehen, ausgezogen, ausziehen') },
  { name: 'die Welt im Handy', words: phrases('instagram, insta, tiktok, social media, facebook, snapchat') },
  { name: 'dein Hund', words: phrases('mein hund, meinem hund, meinen hund') },
  { name: 'deine Katze', words: phrases('meine katze, meiner katze, mein kater') },
  { name: 'der Geburtstag', words: phrases('geburtstag') },
  { name: 'Weihnachten', words: phrases('weihnachten, heiligabend') },
  { name: 'Silvester', words: phrases('silvester, neujahr') },
  { name: 'die Scheidung', words: phrases('scheidung, geschieden') },
  { name: 'der Termin', words: phrases('termin, arzttermin') },
];
