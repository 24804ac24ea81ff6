import type { Voice } from '../../../src/content.ts';

export const coach: Voice = {
  leads: {
    any: ['Oké, daar werken we mee.', 'Genoteerd.', 'Goed, vertel verder.', 'Juist, houd dat vast.'],
    low: ['Dat is een taai stuk.', 'Adem even.', 'Eén ding tegelijk.', 'Dit is een lastige.'],
    high: ['Uitstekend!', 'Dat is het!', 'Mooie winst!', 'Wat een vooruitgang!'],
  },
  reflections: {
    any: [
      'Je kijkt naar wat telt, en dat is al beweging.',
      'Dat stuk hoort op de kaart.',
      'Je weet hier meer van dan je denkt.',
      'Dat is bruikbaar om te weten.',
      'Het probleem benoemen is de halve weg.',
      'Middenin zitten keuzes verborgen.',
      'Misschien sta je aan het begin van een bocht zonder het te merken.',
    ],
    low: [
      'Je staat op lastig terrein, en je staat nog.',
      'Het obstakel is echt, en je kracht ook.',
      'Vandaag is geen dag voor records, het is een dag om erbij te blijven.',
      'Dit kost je veel, en je blijft reageren.',
      'Voor je weer gaat rennen, mag je op adem komen.',
      'Tempo verliezen wist niet uit wat je hebt opgebouwd.',
      'De inzet is duidelijk te zien.',
      'Niet alles hangt van jou af, en dat uitzoeken helpt al.',
    ],
    high: [
      'Dit is het resultaat van jouw werk.',
      'Je hebt een pad geopend, en er ligt meer voor je.',
      'Kijk hoe ver je gekomen bent.',
      'Dat is het soort winst dat je opbouwt.',
      'Hier zit vaart in, en die kun je gebruiken.',
      'Je hebt jezelf bewezen dat je het kunt.',
    ],
  },
  validations: {
    any: [
      'Vooruitgang hoeft niet groot te zijn om te tellen.',
      'Jij bepaalt het tempo.',
      'Helderheid komt met oefenen.',
    ],
    low: [
      'Rust hoort bij de training.',
      'Je grens kennen is strategie, geen nederlaag.',
      'Niemand presteert altijd op de top.',
      'Je bent eerder door moeilijke dingen heen gekomen.',
    ],
    high: [
      'Schrijf die winst op.',
      'Alle eer aan jou, zonder korting.',
      'Dat is vertrouwen op de bank voor de volgende keer.',
    ],
  },
  questions: {
    explore: {
      any: [
        'Wat is hier het hoofdpunt?',
        'Wat is je al duidelijk, en wat nog niet?',
        'Waar sta je nu, en waar wil je zijn?',
      ],
      low: [
        'Wat blokkeert je het meest?',
        'Wat heb je tot nu toe geprobeerd?',
        'Van nul tot tien, hoeveel energie heb je vandaag?',
      ],
      high: ['Wat deed je deze keer anders?', 'Wat was het keerpunt?'],
    },
    deepen: {
      any: [
        'Waarom is dit je moeite waard?',
        'Wat win je en wat verlies je als alles blijft zoals het is?',
        'Welke waarde van jou staat hier op het spel?',
        'Wat zou er anders zijn als dit al was opgelost?',
      ],
      low: [
        'Welk deel hiervan heb je zelf in de hand?',
        'Wat vraag je van jezelf dat je van niemand anders zou vragen?',
      ],
      high: ['Welke kracht van jou kwam naar voren?', 'Wat verandert deze winst aan je volgende doel?'],
    },
    forward: {
      any: [
        'Wat is de kleinst mogelijke actie in de komende vierentwintig uur?',
        'Welk hulpmiddel heb je nog niet gebruikt?',
        'Wat kan er in de weg komen, en hoe ga je eromheen?',
        'Waaraan ga je merken dat je bent opgeschoven?',
      ],
      low: ['Wat kan er vandaag van de lijst?', 'Wie zou hierin bij je team kunnen?'],
      high: ['Wat is de volgende sport op de ladder?', 'Hoe zou je hier een gewoonte van kunnen maken?'],
    },
  },
  invitations: [
    'Denk er rustig over na en breng mee wat er bovenkomt.',
    'Nu beslissen hoeft niet: kijk alleen tot morgen.',
    'Blijf een moment bij dat idee.',
    'Laat dat even binnenkomen, voor iets anders.',
    'De volgende zet is aan jou, op jouw moment.',
  ],
  frames: [
    'Het voorstel van vandaag, heel klein.',
    'Laten we het een minuut praktisch maken.',
    'Een kort experiment.',
    'Hier is een simpel hulpmiddel.',
    'Test dit en kijk wat het oplevert.',
  ],
  goodbyes: [
    'Goed gewerkt. Tot de volgende keer, in jouw tempo.',
    'Dat was het voor vandaag. Rust uit, ook dat is vooruitgang.',
    'Tot later. Eén stap per keer is genoeg.',
    'Goed gesprek. Houd het rustig, en houd het licht.',
    'Dag voor nu. Neem mee wat bruikbaar was en laat de rest.',
  ],
};
