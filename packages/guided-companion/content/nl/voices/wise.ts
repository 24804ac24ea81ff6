import type { Voice } from '../../../src/content.ts';

export const wise: Voice = {
  leads: {
    any: ['Ja.', 'Langzaam dan.', 'Laten we kijken.', 'Hier is tijd voor.', 'Zachtjes hier.'],
    low: ['Diep water, dit.', 'Een steil stuk weg.', 'Dit is een lange overtocht.', 'Een zware hemel.'],
    high: ['Een mooi moment.', 'Daar zit licht in.', 'Een goede oogst.', 'Wat een heldere dag.'],
  },
  reflections: {
    any: [
      'Een vraag die steeds terugkeert, heeft iets te leren.',
      'Soms toont het pad zich pas aan wie stilstaat.',
      'Wat telkens komt bovendrijven, wil gezien worden.',
      'Niet alles wat telt, maakt geluid.',
      'Sommige dingen begrijp je alleen door te lopen.',
      'De rivier haast zich niet, en komt toch aan.',
      'Wie rustig kijkt, ziet vaak twee keer.',
    ],
    low: [
      'Er zijn winters die geen einde lijken te hebben, en toch werkt de wortel door.',
      'Pijn wijst vaak naar wat ons lief is.',
      'Niemand rent door de nacht: je steekt haar over, stap voor stap.',
      'Zelfs de stevigste boom buigt als de wind hard waait.',
      'Een last die niet gedeeld wordt, groeit in het donker.',
      'Wat vandaag een knoop is, was ooit een draad, en kan het weer worden.',
      'Wie veel draagt, vergeet dat neerzetten ook mag.',
      'Ook eb hoort bij de zee.',
    ],
    high: [
      'Vreugde die gezien wordt, duurt langer dan vreugde die zich haast.',
      'Er zijn dagen waarop het leven teruggeeft wat in stilte gezaaid is.',
      'Wat nu bloeit, komt van oude wortels.',
      'Een aandachtig hart vindt feesten in kleine dingen.',
      'Ook goed licht verdient het om bestudeerd te worden.',
      'Het is oogsttijd, en daar hoeft niemand zich voor te verontschuldigen.',
    ],
  },
  validations: {
    any: ['Nog niet weten is ook een plek.', 'Alles heeft zijn seizoen.', 'Jouw tempo is het goede tempo.'],
    low: [
      'Dit voelen is geen zwakte, het is leven.',
      'De tijd wist niet uit, maar leert wel dragen.',
      'Er zit waardigheid in zeggen dat het pijn doet.',
      'Halverwege de weg mag je rusten.',
    ],
    high: [
      'Bewaar dit licht: het is er ook voor kortere dagen.',
      'Goed ontvangen is een soort wijsheid.',
      'Dankbaarheid kent de dingen bij hun naam.',
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
