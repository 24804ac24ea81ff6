import type { GuidedContent } from '../../src/content.ts';

export const person: GuidedContent['person'] = {
  named: ['Danke, dass du es so klar sagst, {name}.', 'Du hast Worte dafür gefunden, {name}, und sie sind angekommen.'],
  styles: {
    calm: [
      'Nichts davon hat Eile.',
      'Wir können es einen Moment so liegen lassen, wie es ist.',
      'Ein Gedanke nach dem anderen reicht.',
      'Es ist Raum darum herum, und Zeit.',
    ],
    direct: [
      'Dann gleich zur Sache.',
      'Wir gehen dahin, wo der Kern liegt.',
      'Kurz gesagt: Das ist der Teil, der zählt.',
      'Also ohne Umwege.',
    ],
    motivational: [
      'Es steckt Kraft darin, wie du das erzählst.',
      'In dir ist schon etwas in Bewegung.',
      'Du hast mehr in der Hand, als es aussieht.',
      'Hier zählt jeder kleine Schritt.',
    ],
    analytical: [
      'Wir sortieren das, Stück für Stück.',
      'Darin läuft mehr als ein Faden.',
      'Es hilft, zu trennen, was geschehen ist und was es bedeutet.',
      'Erst die Tatsachen, dann das, was daraus folgt.',
    ],
  },
  trends: {
    lighter: [
      'Nach den Stimmungen, die du notiert hast, sind die letzten Tage leichter geworden.',
      'Deine jüngsten Einträge wirken ein wenig leichter als die davor.',
    ],
    heavier: [
      'Nach den Stimmungen, die du notiert hast, sind die letzten Tage schwerer geworden.',
      'Deine jüngsten Einträge wirken schwerer als die davor, es kommt also nicht aus dem Nichts.',
    ],
    low: [
      'Die Stimmungen, die du zuletzt notiert hast, waren gedrückt, und das nicht nur einen Tag lang.',
      'Deinen Einträgen nach waren es mehrere schwere Tage hintereinander.',
    ],
    high: [
      'Die Stimmungen, die du zuletzt notiert hast, waren gute.',
      'Deinen Einträgen nach haben sich die guten Tage gesammelt.',
    ],
    changing: [
      'Die Stimmungen, die du zuletzt notiert hast, gehen ziemlich auf und ab.',
      'Deinen Einträgen nach waren die letzten Tage eine Wippe.',
    ],
  },
};
