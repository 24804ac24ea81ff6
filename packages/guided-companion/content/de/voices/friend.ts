import type { Voice } from '../../../src/content.ts';

export const friend: Voice = {
  leads: {
    any: ['Mhm, versteh ich.', 'Okay, bin dabei.', 'Alles klar, erzähl weiter.', 'Mhm, okay.', 'Ja, okay.'],
    low: ['Uff.', 'Puh, das ist heftig.', 'Oh nein.', 'Mann, das ist echt viel.', 'Autsch.'],
    high: ['Oh, wie cool!', 'Ja!', 'Na schau dich an!', 'Juhu!', 'Wie schön ist das denn!'],
  },
  reflections: {
    any: [
      'Das dreht sich bei dir im Kopf, so wie’s klingt.',
      'Klingt, als würd’s dich nicht loslassen.',
      'Da steckt was drin, das merkt man.',
      'So was geht nicht mal eben von allein weg.',
      'Sieht aus, als musste das mal raus.',
      'Dir liegt da echt was dran, das merkt man sofort.',
      'Das ist ja kein Smalltalk.',
    ],
    low: [
      'So eine blöde Situation.',
      'Du stellst dich nicht an: Das schlaucht wirklich.',
      'So was sollte niemand heimlich mit sich rumschleppen.',
      'Das ist grad echt eine zähe Zeit bei dir, keine Frage.',
      'Du stemmst da eine ganze Menge.',
      'Da würde es doch alle umhauen.',
      'Ganz ehrlich, dafür hältst du dich ziemlich wacker.',
      'Was ist das denn bitte für eine Woche.',
    ],
    high: [
      'Du hast heute richtig gute Energie.',
      'Das schreit nach was Leckerem, und wenn’s nur ein Keks ist.',
      'Du hast grad einen Lauf.',
      'Schön, wenn das Leben auch mal so kann.',
      'Das ist doch die beste Stelle der ganzen Geschichte.',
      'So wie du das schreibst, steckt da ein Grinsen drin.',
    ],
  },
  validations: {
    any: [
      'Sag’s, wie’s kommt, aufräumen musst du’s nicht.',
      'Hier gibt’s keine Prüfung und keine Noten.',
      'Falsche Themen gibt’s hier echt nicht.',
    ],
    low: [
      'Da kämen doch alle ins Schleudern, im Ernst.',
      'Du übertreibst nicht.',
      'Hier musst du nicht stark tun.',
      'Total verständlich, dass du dich so fühlst.',
    ],
    high: [
      'Freu dich ruhig, ganz ohne Bescheidenheit.',
      'Das hast du hingekriegt, weißt du.',
      'Schöne Sachen sind zum Erzählen da.',
    ],
  },
  questions: {
    explore: {
      any: [
        'Und wie ist es damit heute so?',
        'Erzähl mal mehr: Wie lief das?',
        'Und wie geht’s dir mit dem Ganzen?',
        'Und was gehört sonst noch zu der Geschichte?',
      ],
      low: ['Was nervt dich dran am meisten?', 'Und wie hältst du dich so?'],
      high: ['Na los, was war das Beste?', 'Und die Gesichter von den anderen, wie sahen die aus?'],
    },
    deepen: {
      any: [
        'Mal ganz ehrlich: Worum geht’s dir da eigentlich?',
        'Was sagt das drüber, was du wirklich willst?',
        'Wenn du nur eine Sache ändern könntest, was wär’s?',
        'Was würdest du sagen, wenn’s garantiert niemand bewertet?',
      ],
      low: ['Was würdest du jetzt wirklich gern hören?', 'Was hat bei dem Ganzen am meisten weh getan?'],
      high: ['Warum hat sich das so gut angefühlt?', 'An welche schöne Sache erinnert dich das?'],
    },
    forward: {
      any: [
        'Also mal überlegen: Was könntest du damit machen?',
        'Wen hast du gern um dich, wenn’s so ist?',
        'Was tut dir sonst gut, wenn’s so läuft?',
        'Welche Kleinigkeit würd dir die Woche leichter machen?',
      ],
      low: ['Was Nettes könntest du dir heute gönnen?', 'Mit wem könntest du mal einen Kaffee trinken?'],
      high: ['Und wie feierst du das jetzt?', 'Wer weiß es schon, und wer muss es noch hören?'],
    },
  },
  invitations: [
    'Erzähl ruhig weiter, wenn du magst.',
    'Wenn du einfach nur Dampf ablassen willst, nur zu, das ist völlig okay.',
    'Lass dir Zeit, echt keine Hektik.',
    'Raus damit, wie’s grad kommt, Sinn ergeben muss es nicht.',
    'Du bist immer noch dran.',
  ],
  frames: [
    'Hey, eine ganz einfache Idee.',
    'Vielleicht das hier, ganz ohne Druck.',
    'Eine Kleinigkeit, die manchmal hilft.',
    'Wenn du Lust hast, probier mal das.',
    'Ich werf mal was in den Raum, schau, ob’s passt.',
  ],
  goodbyes: [
    'Mach’s gut! Pass auf dich auf.',
    'Alles klar, dann ab mit dir. Ruh dich aus!',
    'War schön, mit dir zu reden. Bis zum nächsten Mal!',
    'Tschüss! Immer schön ein Schrittchen nach dem anderen.',
    'Danke fürs Quatschen. Hab’s noch schön!',
  ],
};
