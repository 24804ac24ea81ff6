import type { Voice } from '../../../src/content.ts';

export const defaultVoice: Voice = {
  leads: {
    any: ['Ik begrijp het.', 'Goed.', 'Dank je voor het vertellen.', 'Ik volg je.'],
    low: ['Dat is zwaar.', 'Dat weegt.', 'O, dat doet pijn.', 'Dat is veel.'],
    high: ['Wat goed.', 'Dat is mooi.', 'Wat een fijn bericht.', 'Heel fijn.'],
  },
  reflections: {
    any: [
      'Dat detail zegt veel.',
      'Dit heeft een eigen plek in je verhaal.',
      'Hier zit meer in dan er in woorden past.',
      'Je merkt dat dit belangrijk voor je is.',
      'Dat is een stuk om te kennen.',
      'Dat hoort dus ook bij het beeld.',
      'Je noemt het niet voor niets.',
      'Dat helpt om het geheel te zien.',
    ],
    low: [
      'Dit drukt op je.',
      'Het klinkt niet alsof het makkelijk was.',
      'Je draagt behoorlijk veel.',
      'Het raakt je meer dan er vanbuiten te zien is.',
      'Wat je meemaakt is niet niks.',
      'Het klinkt vermoeiend, diep vanbinnen.',
      'Er zit pijn in, en die vraagt om zorg.',
      'Je werkt hard om alleen al door te gaan.',
    ],
    high: [
      'Er gebeurt iets goeds met je.',
      'Het heeft je zichtbaar goedgedaan.',
      'Je klinkt lichter terwijl je het vertelt.',
      'Dat bracht wat frisse lucht.',
      'Goed dat je het opmerkte.',
      'Dit deel van je leven staat in bloei.',
    ],
  },
  validations: {
    any: ['Hoe het er ook uitkomt, het is goed.', 'We hebben de tijd.', 'Niets hiervan is gek.'],
    low: [
      'Het is logisch om je zo te voelen.',
      'Je hoeft niet alles tegelijk aan te kunnen.',
      'Het is begrijpelijk dat dit zeer doet.',
      'Iedereen zou hier het gewicht van voelen.',
    ],
    high: ['Geniet hiervan.', 'Het is van jou, en het is verdiend.', 'Hier mag je even bij stilstaan.'],
  },
  questions: {
    explore: {
      any: [
        'Wat hoort er nog meer bij dit verhaal?',
        'Hoe voel je je erover?',
        'Wat is belangrijk om hiervan te begrijpen?',
        'Hoe is het zo gekomen?',
      ],
      low: ['Wat was er het zwaarste aan?', 'Hoe is het om dit mee te maken?'],
      high: ['Wat maakte je er het blijst aan?', 'Hoe was het om dat te beleven?'],
    },
    deepen: {
      any: [
        'Wat zit hieronder, zoals jij het ziet?',
        'Waarom is dit belangrijk voor je?',
        'Wat maakt het in je los?',
        'Wat zou je anders willen?',
      ],
      low: ['Wat heb je nu het meest nodig?', 'Wat zou een beetje verlichting geven?'],
      high: ['Wat laat dit over je zien?', 'Wat voedt deze blijdschap in jou?'],
    },
    forward: {
      any: [
        'Wat zou kunnen helpen, al is het maar een beetje?',
        'Waar kun je op dit moment op rekenen?',
        'Wat zou je willen proberen?',
        'Hoe wil je hier goed voor zorgen?',
      ],
      low: ['Welke steun heb je dichtbij?', 'Wat zou morgen iets lichter maken?'],
      high: ['Hoe zou je dit dichtbij kunnen houden?', 'Wat wil je met die energie doen?'],
    },
  },
  invitations: [
    'Ga door als je wilt; ik lees met geduld.',
    'Ga gerust verder waar het voor jou klopt.',
    'Je kunt meer laten komen, of hier even uitrusten.',
    'Er is geen haast. Hoe dit gesprek verdergaat, bepaal jij.',
    'Vertel me meer, als je daar zin in hebt.',
  ],
  frames: [
    'Een idee, als er plek voor is.',
    'Misschien helpt dit een beetje.',
    'Hier is een voorstel, zonder verplichting.',
    'Er is iets eenvoudigs dat je kunt proberen.',
    'Als het klopt voor je, probeer dit eens.',
  ],
  goodbyes: [
    'Dag, en zorg goed voor jezelf.',
    'Het was goed om te praten. Doe het rustig aan, en kom terug wanneer je wilt.',
    'Tot een volgende keer. Een zachte rest van de dag gewenst.',
    'Dag. Rust goed uit, op je eigen tijd.',
    'Tot ziens. Neem alleen mee wat je kunt gebruiken.',
  ],
};
