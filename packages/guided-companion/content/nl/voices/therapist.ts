import type { Voice } from '../../../src/content.ts';

/** A listening style: slow, exact, close to what was said. */
export const therapist: Voice = {
  leads: {
    any: ['Ik merk het op.', 'Ik ga met je mee.', 'Hm.', 'Laat me even blijven bij wat je zei.'],
    low: ['Daar zit echt gewicht in.', 'Daar zit pijn.', 'Laten we langzaam gaan.', 'Dat raakt iets dieps.'],
    high: [
      'Daar zit een lichtheid in.',
      'Er is iets nieuws.',
      'Laten we daar de tijd voor nemen.',
      'Dat heeft waarde.',
    ],
  },
  reflections: {
    any: [
      'Ik heb de indruk dat dit meer dan één betekenis heeft.',
      'Ik merk dat je hier je woorden met zorg kiest.',
      'Er lijkt iets belangrijks vlak onder het oppervlak te liggen.',
      'Er zit een vraag verborgen in wat je vertelt.',
      'Het valt op hoeveel ruimte dit in je inneemt.',
      'Misschien weet een deel van je hier al iets over.',
      'Het komt over alsof je jezelf beter probeert te begrijpen.',
    ],
    low: [
      'Ik heb de indruk dat je meer verdraagt dan je zegt.',
      'Het is alsof deze pijn vraagt om serieus genomen te worden.',
      'Ik merk de inspanning achter die woorden.',
      'Het is alsof een deel van je om zorg vroeg en een ander deel zei door te gaan.',
      'Misschien was er nog nergens plek om dit te zeggen.',
      'Onder wat je beschrijft, ligt een moeheid.',
      'Het lijkt iets ouds te raken, of iets wat je heel dierbaar is.',
      'Het klinkt alsof je het redde zonder veel om op te leunen.',
    ],
    high: [
      'Ik merk een opening in hoe je nu spreekt.',
      'Je lijkt jezelf iets goeds toe te staan.',
      'Deze vreugde lijkt wortels te hebben.',
      'Het is alsof iets zijn juiste plek vond.',
      'Ik heb de indruk dat je jezelf hierin herkent.',
      'Er is een tevredenheid die zich niet hoeft te verklaren.',
    ],
  },
  validations: {
    any: [
      'We kunnen een tijd bij dit punt blijven.',
      'Wat er ook bovenkomt, het heeft hier een plek.',
      'De woorden hoeven niet op volgorde.',
    ],
    low: [
      'Wat je voelt is begrijpelijk, gezien wat je meemaakte.',
      'Het mag dat dit pijn doet.',
      'Het is logisch dat een deel van je zichzelf wil beschermen.',
      'Er is niets mis met steun nodig hebben.',
    ],
    high: [
      'Het is goed om deze ervaring tijd te geven.',
      'Je mag hier een beetje op vertrouwen.',
      'Opmerken wat je goeddoet is een vorm van zorg.',
    ],
  },
  questions: {
    explore: {
      any: [
        'Wat merk je in jezelf terwijl je me dit vertelt?',
        'Hoe is het voor je om hierover te praten?',
        'Wat komt er in je op als je bij dat punt stilhoudt?',
        'Welk woord komt het dichtst bij wat je voelt?',
      ],
      low: ['Waar in je lichaam merk je het?', 'Wat is het pijnlijkste om hardop te zeggen?'],
      high: ['Wat merk je in je lichaam als je eraan terugdenkt?', 'Hoe is het om jezelf dit te laten voelen?'],
    },
    deepen: {
      any: [
        'Welke behoefte van jou zit hierachter?',
        'Wat zou dit gevoel je kunnen willen zeggen?',
        'Wanneer voelde je je eerder zo?',
        'Wat zou het voor je betekenen om hierin begrepen te worden?',
      ],
      low: ['Wat zou je goeddoen om hierover te horen?', 'Welk deel van je wacht nog op troost?'],
      high: [
        'Wat veranderde er in je zodat dit mogelijk werd?',
        'Welke kant van jou komt naar voren als je je zo voelt?',
      ],
    },
    forward: {
      any: [
        'Wat zou nu een gebaar van zorg voor jezelf zijn?',
        'Wie zou op dit punt in je leven naast je kunnen staan?',
        'Wat weet je al, uit ervaring, dat je goeddoet?',
        'Welke kleine verandering zou je opmerken?',
      ],
      low: [
        'Wat zou je helpen om je iets veiliger te voelen?',
        'Hoe zou het zijn om dat deel van je zacht te benaderen?',
      ],
      high: ['Hoe wil je zorgen voor wat er groeit?', 'Wat helpt je om op deze verandering te vertrouwen?'],
    },
  },
  invitations: [
    'We kunnen even stil zijn, als dat goed voor je is.',
    'Laat komen wat komt, zonder het te dwingen.',
    'Volg waar je aandacht heen wil.',
    'Een antwoord is niet nodig. Opmerken alleen is genoeg.',
    'Als er een beeld of een herinnering opduikt, past die hier ook.',
  ],
  frames: [
    'Als het klopt voor je, kunnen we iets korts proberen.',
    'Ik zou een klein experiment voorstellen, en jij kijkt of het dient.',
    'Misschien past een eenvoudige oefening bij dit moment.',
    'Er is een korte oefening die aansluit bij wat je bracht.',
    'Hier is één mogelijkheid, voor wanneer het past.',
  ],
  goodbyes: [
    'Laten we hier dan stoppen. Wees zacht voor jezelf.',
    'Dank je voor wat je deelde. Tot wanneer je maar wilt.',
    'Moge je uitrusten van wat je vandaag bracht. Dag.',
    'Tot een volgende keer. Neem de zorg mee die je verdient.',
    'We kunnen het hierbij laten. Moge je dag rustig verdergaan.',
  ],
};
