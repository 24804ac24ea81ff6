import type { Voice } from '../../../src/content.ts';

export const defaultVoice: Voice = {
  leads: {
    any: ['Ich verstehe.', 'Ich lese mit.', 'Danke, dass du es erzählst.', 'Ich folge dir.'],
    low: ['Das ist hart.', 'Das wiegt schwer.', 'Oh, das tut weh.', 'Das ist viel.'],
    high: ['Wie gut.', 'Das ist schön.', 'Was für eine gute Nachricht.', 'Sehr schön.'],
  },
  reflections: {
    any: [
      'Dieses Detail sagt viel.',
      'Das hat in deiner Geschichte einen eigenen Platz.',
      'Dahinter steckt mehr, als in Worte passt.',
      'Es ist zu merken, dass dir das wichtig ist.',
      'Diesen Teil zu kennen lohnt sich.',
      'Das gehört also auch zum Bild.',
      'Du erwähnst das nicht ohne Grund.',
      'Das hilft, das Ganze zu sehen.',
    ],
    low: [
      'Das lastet auf dir.',
      'Leicht klingt das nicht.',
      'Du trägst gerade ziemlich viel.',
      'Es trifft dich mehr, als außen zu sehen ist.',
      'Was du da durchmachst, ist keine Kleinigkeit.',
      'Das klingt anstrengend, bis tief hinein.',
      'Darin liegt Schmerz, und er braucht Fürsorge.',
      'Allein das Weitermachen hat dich viel Kraft gekostet.',
    ],
    high: [
      'Da geschieht gerade etwas Gutes mit dir.',
      'Das hat dir sichtlich gutgetan.',
      'Du klingst leichter, während du das erzählst.',
      'Das hat frische Luft hereingebracht.',
      'Gut, dass du es bemerkt hast.',
      'Dieser Teil deines Lebens blüht.',
    ],
  },
  validations: {
    any: ['Es darf herauskommen, wie es kommt.', 'Wir haben Zeit.', 'Nichts davon ist albern.'],
    low: [
      'Es ergibt Sinn, so zu fühlen.',
      'Du musst nicht alles auf einmal bewältigen.',
      'Verständlich, dass das weh tut.',
      'Dieses Gewicht würden alle spüren.',
    ],
    high: ['Genieß das.', 'Das ist deins, und verdient ist es auch.', 'Hier lohnt es sich, kurz stehen zu bleiben.'],
  },
  questions: {
    explore: {
      any: [
        'Was gehört noch zu dieser Geschichte?',
        'Wie fühlst du dich damit?',
        'Was soll ich davon unbedingt verstehen?',
        'Wie ist es dazu gekommen?',
      ],
      low: ['Was war daran bisher das Schwerste?', 'Wie ist es, da hindurchzugehen?'],
      high: ['Was hat dich daran am meisten gefreut?', 'Wie war es, das zu erleben?'],
    },
    deepen: {
      any: [
        'Was liegt darunter, so wie du es siehst?',
        'Warum ist dir das wichtig?',
        'Was bringt es in dir in Bewegung?',
        'Was hättest du gern anders?',
      ],
      low: ['Was brauchst du gerade am meisten?', 'Was wäre eine kleine Erleichterung?'],
      high: ['Was zeigt das über dich?', 'Was in dir bekommt durch diese Freude Nahrung?'],
    },
    forward: {
      any: [
        'Was könnte helfen, auch nur ein wenig?',
        'Worauf kannst du im Moment zählen?',
        'Was möchtest du ausprobieren?',
        'Wie möchtest du damit umgehen?',
      ],
      low: ['Welche Unterstützung hast du in der Nähe?', 'Was würde morgen ein wenig leichter machen?'],
      high: ['Wie könntest du das in deiner Nähe behalten?', 'Was möchtest du mit dieser Energie anfangen?'],
    },
  },
  invitations: [
    'Erzähl weiter, wenn du magst; ich lese mit Geduld.',
    'Mach gern da weiter, wo es für dich Sinn ergibt.',
    'Du kannst noch mehr kommen lassen oder hier kurz ausruhen.',
    'Es eilt nicht. Der nächste Zug in diesem Gespräch gehört dir.',
    'Erzähl mir mehr, wenn dir danach ist.',
  ],
  frames: [
    'Eine Idee, falls Platz dafür ist.',
    'Vielleicht hilft das ein wenig.',
    'Ein Vorschlag, ganz ohne Verpflichtung.',
    'Etwas Einfaches könntest du ausprobieren.',
    'Wenn es für dich Sinn ergibt, versuch das einmal.',
  ],
  goodbyes: [
    'Bis dann, und pass gut auf dich auf.',
    'Schön, dass wir geredet haben. Geh es sanft an und komm wieder, wann du magst.',
    'Bis zum nächsten Mal. Möge der Rest des Tages gut zu dir sein.',
    'Auf Wiedersehen. Ruh dich aus, ganz in deinem Tempo.',
    'Bis bald. Nimm nur mit, was dir nützt.',
  ],
};
