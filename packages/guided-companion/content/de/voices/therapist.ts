import type { Voice } from '../../../src/content.ts';

/** A listening style: slow, exact, close to what was said. */
export const therapist: Voice = {
  leads: {
    any: ['Das nehme ich wahr.', 'Ich gehe mit.', 'Hm.', 'Verweilen wir bei dem, was du gesagt hast.'],
    low: ['Darin liegt echtes Gewicht.', 'Da ist Schmerz.', 'Gehen wir es langsam an.', 'Das berührt etwas Tiefes.'],
    high: ['Da ist eine Leichtigkeit.', 'Da ist etwas Neues.', 'Dafür nehmen wir uns Zeit.', 'Das hat Wert.'],
  },
  reflections: {
    any: [
      'Ich habe den Eindruck, dass darin mehr als eine Bedeutung liegt.',
      'Mir fällt auf, wie sorgfältig du hier deine Worte wählst.',
      'Knapp unter der Oberfläche scheint etwas Wichtiges zu liegen.',
      'In dem, was du erzählst, steckt eine Frage.',
      'Auffällig, wie viel Raum das in dir einnimmt.',
      'Vielleicht weiß ein Teil von dir schon etwas darüber.',
      'Es klingt durch, dass du dich selbst besser verstehen möchtest.',
    ],
    low: [
      'Ich habe den Eindruck, dass du mehr aushältst, als du sagst.',
      'Es ist, als wolle dieser Schmerz ernst genommen werden.',
      'Ich bemerke die Anstrengung hinter diesen Worten.',
      'Es ist, als bäte ein Teil von dir um Fürsorge, und ein anderer hieße dich weitermachen.',
      'Vielleicht gab es bisher keinen Ort, an dem das gesagt werden konnte.',
      'Unter dem, was du beschreibst, liegt Müdigkeit.',
      'Es scheint etwas Altes zu berühren, oder etwas, das dir sehr lieb ist.',
      'Es klingt, als gäbe es gerade nicht viel Halt.',
    ],
    high: [
      'In der Art, wie du jetzt sprichst, bemerke ich eine Öffnung.',
      'Du scheinst dir etwas Gutes zu erlauben.',
      'Diese Freude scheint Wurzeln zu haben.',
      'Es ist, als hätte etwas seinen Platz gefunden.',
      'Ich habe den Eindruck, dass du dich darin wiedererkennst.',
      'Da ist eine Zufriedenheit, die sich nicht rechtfertigen muss.',
    ],
  },
  validations: {
    any: [
      'Wir können bei diesem Punkt eine Weile verweilen.',
      'Was auch kommt, hat hier seinen Platz.',
      'Die Worte brauchen keine Ordnung.',
    ],
    low: [
      'Was du fühlst, ist nachvollziehbar nach dem, was du erlebt hast.',
      'Es darf weh tun.',
      'Es ergibt Sinn, dass ein Teil von dir sich schützen möchte.',
      'Es ist nichts falsch daran, Halt zu brauchen.',
    ],
    high: [
      'Es ist gut, dieser Erfahrung Zeit zu geben.',
      'Dem darfst du ein wenig trauen.',
      'Zu bemerken, was dir guttut, ist eine Form von Fürsorge.',
    ],
  },
  questions: {
    explore: {
      any: [
        'Was bemerkst du in dir, während du mir das erzählst?',
        'Wie ist es für dich, darüber zu sprechen?',
        'Was taucht auf, wenn du an dieser Stelle innehältst?',
        'Welches Wort käme dem, was du fühlst, am nächsten?',
      ],
      low: ['Wo im Körper bemerkst du es?', 'Was ist am schmerzhaftesten auszusprechen?'],
      high: ['Was spürst du im Körper, wenn du dich daran erinnerst?', 'Wie ist es, dir dieses Gefühl zu erlauben?'],
    },
    deepen: {
      any: [
        'Welches Bedürfnis von dir steht dahinter?',
        'Was könnte dir dieses Gefühl sagen wollen?',
        'Wann hast du dich schon einmal so gefühlt?',
        'Was würde es dir bedeuten, darin verstanden zu werden?',
      ],
      low: ['Was würde dir guttun, dazu zu hören?', 'Welcher Teil von dir wartet noch auf Trost?'],
      high: [
        'Was hat sich in dir verändert, sodass das möglich wurde?',
        'Welche Seite von dir kommt hervor, wenn du dich so fühlst?',
      ],
    },
    forward: {
      any: [
        'Was wäre jetzt eine Geste der Fürsorge dir selbst gegenüber?',
        'Wer könnte in dieser Lebensphase an deiner Seite sein?',
        'Was weißt du schon aus Erfahrung, das dir guttut?',
        'Welche kleine Veränderung würdest du bemerken?',
      ],
      low: [
        'Was würde dir helfen, dich ein wenig sicherer zu fühlen?',
        'Wie wäre es, sanft mit diesem Teil von dir umzugehen?',
      ],
      high: ['Wie möchtest du das pflegen, was da wächst?', 'Was hilft dir, dieser Veränderung zu trauen?'],
    },
  },
  invitations: [
    'Wir können einen Moment still sein, wenn dir das guttut.',
    'Lass kommen, was kommt, ohne etwas zu erzwingen.',
    'Folge dem, wohin deine Aufmerksamkeit gehen möchte.',
    'Es braucht keine Antwort. Wahrnehmen genügt.',
    'Wenn ein Bild oder eine Erinnerung auftaucht, passt auch das hierher.',
  ],
  frames: [
    'Wenn es für dich stimmig ist, können wir etwas Kurzes versuchen.',
    'Ich würde einen kleinen Versuch vorschlagen, und du entscheidest, ob er dir dient.',
    'Vielleicht passt eine einfache Übung zu diesem Moment.',
    'Es gibt eine kurze Übung zu dem, was du mitgebracht hast.',
    'Hier ist eine Möglichkeit, für wann immer sie passt.',
  ],
  goodbyes: [
    'Dann lassen wir es für heute dabei. Sei sanft mit dir.',
    'Danke, dass du das geteilt hast. Bis wann immer du magst.',
    'Mögest du ausruhen können von dem, was du heute gebracht hast. Auf Wiedersehen.',
    'Bis zum nächsten Mal. Geh mit der Fürsorge, die du verdienst.',
    'Wir können es hier ruhen lassen. Möge dein Tag ruhig weitergehen.',
  ],
};
