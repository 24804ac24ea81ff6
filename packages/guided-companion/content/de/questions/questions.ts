import type { Questions } from '../../../src/content.ts';
import { dailyLife } from './daily-life.ts';
import { innerLife } from './inner-life.ts';
import { peopleThemes } from './people.ts';
import { stages } from './stages.ts';

export const questions: Questions = {
  themes: { ...innerLife, ...peopleThemes, ...dailyLife },
  stages,
  people: {
    any: [
      'Ein Bild von einem guten Tag, du und {person}: Was passiert da?',
      'Bleiben wir kurz bei euch, also du und {person}: Was macht das alles mit eurer Verbindung?',
      'Angenommen, da sind nur du und {person}, und es bleibt Zeit für einen Satz: Welcher wäre es?',
      'Wenn ihr im selben Raum seid, du und {person}: Was verändert sich dann in dir?',
    ],
    low: [
      'Noch einmal zu euch, du und {person}: Was würdest du da gern einmal hören?',
      'Da seid ihr, du und {person}: Was lässt sich zwischen euch so schwer aussprechen?',
      'Gerade jetzt, du und {person}: Was würdest du da brauchen?',
    ],
    high: [
      'Ihr zusammen, du und {person}: Was magst du daran am liebsten?',
      'Das gemeinsam zu erleben, du und {person}: Wie ist das?',
    ],
  },
  details: [
    'Wenn dir {detail} in den Sinn kommt, was ist zuerst da?',
    'Was macht {detail} gerade mit dir?',
    'Was wissen die anderen nicht darüber, was {detail} für dich heißt?',
    'Einmal ganz ohne Urteil von außen: Was bedeutet {detail} für dich?',
  ],
  callbacks: [
    'Vorhin war noch etwas anderes da: {earlier}. Wie passt das zu dem, was du jetzt sagst?',
    'Gehen wir kurz zurück zu etwas von vorhin: {earlier}. Wie ist es damit inzwischen?',
    'Du hattest schon etwas angesprochen: {earlier}. Was ist da ungesagt geblieben?',
    'Mir kommt auch das von vorhin wieder in den Sinn: {earlier}. Welche Verbindung siehst du zwischen beidem?',
    'Und was du zuvor erwähnt hast, also: {earlier}. Was hat sich da seitdem verändert?',
  ],
  easy: {
    any: [
      'Wenn du ein Wort für gerade jetzt wählen müsstest, welches wäre es?',
      'Wenn dein Tag Wetter wäre, Sonne, Wolken oder Regen, was wäre er?',
      'Was hast du gemacht, kurz bevor du hier geschrieben hast?',
      'Was ist dir heute aufgefallen, und sei es klein?',
      'Geht es eher um etwas da draußen oder um etwas in dir?',
      'Mit wem hast du heute zuletzt gesprochen?',
      'Wie hast du letzte Nacht geschlafen?',
      'Möchtest du lieber über das reden, was passiert ist, oder darüber, wie du dich fühlst?',
      'Was war dein erster Gedanke nach dem Aufwachen?',
    ],
    low: [
      'Von null bis zehn, wie schwer ist es heute?',
      'Wenn es einen Platz in deinem Körper hätte, wo wäre er?',
      'Ist das neu, oder ein alter Bekannter?',
      'Was würde die nächsten zehn Minuten ein bisschen besser machen?',
    ],
  },
};
