import type { Voice } from '../../../src/content.ts';

export const wise: Voice = {
  leads: {
    any: ['Ja.', 'Langzaam dan.', 'Laten we kijken.', 'Hier is tijd voor.', 'Zachtjes hier.'],
    low: ['Diep water, dit.', 'Een steil stuk weg.', 'Dit is een lange overtocht.', 'Een zware hemel.'],
    high: ['Een mooi moment.', 'Daar zit licht in.', 'Een goede oogst.', 'Wat een heldere dag.'],
  },
  reflections: {
    any: [
      'Dat komt dus steeds terug bij je.',
      'Daar blijven we even bij.',
      'Dat ligt er nu, en het hoeft nergens heen.',
      'Je zegt het rustig, en het is toch veel.',
      'Dat is nog niet klaar, en dat mag.',
      'We hoeven er geen haast mee te maken.',
      'Dit lees ik graag nog een tweede keer.',
    ],
    low: [
      'Dit is meer dan je lief is.',
      'Dat is veel voor één dag.',
      'Dit hoeft niet in één keer.',
      'Er komt nu veel tegelijk op je af.',
      'Nu staat het tenminste niet meer alleen in je hoofd.',
      'Het zit in de knoop, en het hoeft vannacht niet los.',
      'Hier mag je het even neerzetten.',
      'Een slechte dag is dit, zonder meer.',
    ],
    high: [
      'Hier mag je nog even van nagenieten.',
      'Daar heb je iets voor gedaan.',
      'Dat is niet van gisteren op vandaag gekomen.',
      'Wat fijn dat je dit niet voorbij liet gaan.',
      'Dit mag je best nog eens vertellen.',
      'Daar hoef je niet bescheiden over te doen.',
    ],
  },
  validations: {
    any: ['Nog niet weten is ook een plek.', 'Er staat geen klok op dit gesprek.', 'Jouw tempo is het goede tempo.'],
    low: [
      'Zwak is dit niet.',
      'Het hoeft vandaag niet over te zijn.',
      'Goed dat je zegt dat het pijn doet.',
      'Halverwege de weg mag je rusten.',
    ],
    high: [
      'Bewaar dit licht: het is er ook voor kortere dagen.',
      'Dat mag je best aannemen.',
      'Mooi dat je er woorden voor hebt.',
    ],
  },
  questions: {
    explore: {
      any: [
        'Waar begint de draad van dit verhaal?',
        'Wat zie je als je er zonder haast naar kijkt?',
        'Wat zegt de stilte erover?',
        'Welk stuk wil het eerst verteld worden?',
      ],
      low: ['Wat probeert deze pijn veilig te houden?', 'Hoe lang draag je deze steen al?'],
      high: ['Uit welk zaadje groeide deze vreugde?', 'Welke kleur heeft dit moment?'],
    },
    deepen: {
      any: [
        'Wat komt dit je leren?',
        'Wat blijft er over als de rest voorbij is?',
        'Wie ben je hierdoor aan het worden?',
        'Wat zou je over tien jaar zeggen over deze dag?',
      ],
      low: ['Wat zou je mogen loslaten?', 'Welke waarheid vermijd je omdat ze te eenvoudig is?'],
      high: ['Wat onthult deze vreugde over je weg?', 'Wat in jou wist hierop te wachten?'],
    },
    forward: {
      any: [
        'Wat is de volgende stap, en alleen die?',
        'Wat ligt er al in je handen?',
        'Wat zou je oudere zelf je aanraden?',
        'Waar op deze weg vind je schaduw en water?',
      ],
      low: ['Waar kun je dat gewicht een tijdje neerleggen?', 'Wat verdient vandaag water?'],
      high: ['Hoe ga je dit licht bewaren?', 'Met wie kan deze oogst gedeeld worden?'],
    },
  },
  invitations: [
    'Laat de zin bezinken. Soms komt het antwoord later.',
    'Er hoeft nu niets besloten te worden.',
    'Laten we hier een ogenblik bij blijven.',
    'De rest mag komen wanneer die wil komen.',
    'Sommige antwoorden rijpen beter zonder haast.',
  ],
  frames: [
    'Er is een oud gebaar dat vaak dient.',
    'Een kleine oefening, voor wie wil.',
    'Misschien helpt dit korte pad.',
    'Ik reik één eenvoudig ding aan.',
    'Het kan goed zijn om het volgende te beproeven.',
  ],
  goodbyes: [
    'Ga in vrede, in je eigen tempo.',
    'Moge de weg licht zijn. Tot een andere dag.',
    'Wat hier gezegd is, mag nu rusten. Het ga je goed.',
    'Loop zacht; deze deur heeft geen slot, naar buiten niet en naar binnen niet.',
    'Tot we weer spreken. Moge de dag, of de nacht, goed voor je zijn.',
  ],
};
