import type { Voice } from '../../../src/content.ts';

export const friend: Voice = {
  leads: {
    any: ['Mm, snap ik.', 'Ja, ik ben er nog.', 'Oké, ga door.', 'Ah, zo.', 'Ja, oké.'],
    low: ['Oef.', 'Ai, dat is rot.', 'O nee.', 'Pff, dat is me wat.', 'Au.'],
    high: ['O, leuk!', 'Ja!', 'Kijk jou nou!', 'Joepie!', 'Hoe leuk is dat!'],
  },
  reflections: {
    any: [
      'Dat blijft maar rondgaan in je hoofd, hè.',
      'Klinkt alsof het je echt bezighoudt.',
      'Daar zit iets, dat merk je.',
      'Dit gaat niet zomaar vanzelf weg.',
      'Zo te zien moest dit even van je hart.',
      'Je merkt dat deze je aangaat.',
      'Dat is niet zomaar een praatje.',
    ],
    low: [
      'Wat een rotsituatie.',
      'Je stelt je niet aan: dit vreet gewoon energie.',
      'Niemand zou dat in z’n eentje hoeven doormaken.',
      'Je zit in een zware periode, dat is wel duidelijk.',
      'Je houdt echt een hele berg overeind.',
      'Daar zou iedereen van onderuitgaan.',
      'Eerlijk, met dat alles houd je je nog best goed.',
      'Wat een week heb jij achter de rug.',
    ],
    high: [
      'Er hangt goede energie om je heen vandaag.',
      'Dat vraagt om iets lekkers, al is het maar een koekje.',
      'Je bent op dreef.',
      'Heerlijk toch, als het leven dat doet.',
      'Dat is echt het leukste stuk van het verhaal.',
      'Zoals je het schrijft, zit er een grijns in.',
    ],
  },
  validations: {
    any: [
      'Zeg het maar zoals het komt, opruimen hoeft niet.',
      'Hier is geen toets en geen cijfer.',
      'Foute onderwerpen bestaan hier niet, echt.',
    ],
    low: [
      'Daar zou iedereen van schrikken, serieus.',
      'Je overdrijft niet.',
      'Stoer zijn hoeft hier niet.',
      'Heel logisch dat je je zo voelt.',
    ],
    high: [
      'Geniet er lekker van, bescheiden hoeft niet.',
      'Dat heb jij toch maar mooi gedaan.',
      'Leuke dingen zijn er om te vertellen.',
    ],
  },
  questions: {
    explore: {
      any: [
        'En hoe is het daar vandaag mee?',
        'Vertel eens verder: hoe ging dat?',
        'En hoe gaat het met jou onder dat alles?',
        'En wat zit er nog meer in dit verhaal?',
      ],
      low: ['Waar baal je het meest van?', 'En hoe houd jij je een beetje?'],
      high: ['Toe, wat was het allerleukste?', 'En hoe keek iedereen erbij?'],
    },
    deepen: {
      any: [
        'Waar gaat het diep vanbinnen om, voor jou?',
        'Wat zegt het over wat jij eigenlijk wilt?',
        'Als je één ding kon veranderen, wat werd het dan?',
        'Wat zou je zeggen als niemand er iets van vond?',
      ],
      low: ['Wat zou je nu heel graag horen?', 'Wat deed het meeste pijn van dat alles?'],
      high: ['Waarom voelde dat zo goed?', 'Aan welk fijn iets doet het je denken?'],
    },
    forward: {
      any: [
        'Even denken: wat zou je hiermee kunnen?',
        'Wie om je heen is fijn om in de buurt te hebben?',
        'Wat doet je meestal goed als het zo is?',
        'Welk klein dingetje zou je week makkelijker maken?',
      ],
      low: [
        'Met wat voor kleins zou je jezelf vandaag kunnen verwennen?',
        'Met wie zou je een kop koffie kunnen drinken?',
      ],
      high: ['En hoe ga je het vieren?', 'Wie weet het al, en wie moet het nog horen?'],
    },
  },
  invitations: [
    'Ga maar door als je wilt.',
    'Wil je alleen je hart luchten, dan mag dat ook gewoon.',
    'Neem je tijd, echt geen haast.',
    'Gooi het er maar uit, het hoeft nergens op te slaan.',
    'Jij hebt nog steeds het woord.',
  ],
  frames: [
    'Hé, een simpel idee.',
    'Misschien dit, hoeft niet.',
    'Klein dingetje dat soms helpt.',
    'Als je er zin in hebt, probeer dit.',
    'Ik gooi er even iets in, kijk of het blijft plakken.',
  ],
  goodbyes: [
    'Doei! Pas goed op jezelf.',
    'Oké, ga maar lekker. Rust goed uit!',
    'Fijn gepraat. Tot de volgende keer!',
    'Dag dag! Stapje voor stapje.',
    'Leuk dat je er was. Fijne dag verder!',
  ],
};
