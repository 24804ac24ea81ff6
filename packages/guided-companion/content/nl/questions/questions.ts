import type { Questions } from '../../../src/content.ts';
import { dailyLife } from './daily-life.ts';
import { innerLife } from './inner-life.ts';
import { peopleThemes } from './people.ts';
import { stages } from './stages.ts';

export const questions: Questions = {
  themes: { ...innerLife, ...peopleThemes, ...dailyLife },
  stages,
  people: {
    any: [
      'Hoe is het met {person} als het goed gaat?',
      'Wat doet dit met hoe het gaat tussen jou en {person}?',
      'Als je maar één ding tegen {person} kon zeggen, wat zou het dan zijn?',
      'Wat verandert er in je als je bij {person} bent?',
    ],
    low: [
      'Wat zou je van {person} willen horen?',
      'Wat is er moeilijk om te zeggen tegen {person}?',
      'Wat zou je nu van {person} nodig hebben?',
    ],
    high: ['Wat is voor jou het fijnste aan {person}?', 'Hoe is het om dit te delen met {person}?'],
  },
  details: [
    'Als je denkt aan {detail}, wat komt er dan als eerste boven?',
    'Wat houdt je het meest bezig bij {detail}?',
    'Wat weten de mensen om je heen niet over {detail}?',
    'Als niemand oordeelde, wat zou je dan zeggen over {detail}?',
  ],
  callbacks: [
    'Eerder vertelde je over {earlier}. Hoe past dat bij wat je nu zegt?',
    'Nog even terug naar wat je zei over {earlier}: hoe staat het daar nu mee?',
    'Je had het net over {earlier}. Wat bleef daar ongezegd?',
    'Ik denk ook aan wat je zei over {earlier}. Welk verband zie jij tussen die twee?',
    'En over {earlier}, dat noemde je eerder: wat is er sindsdien veranderd?',
  ],
  easy: {
    any: [
      'Als je één woord moest kiezen voor nu, welk zou het zijn?',
      'Als je dag het weer was, zon, wolken of regen, wat zou het zijn?',
      'Wat deed je vlak voor je hier schreef?',
      'Wat viel er vandaag op, ook al was het klein?',
      'Gaat het meer om iets buiten je, of om iets vanbinnen?',
      'Met wie praatte je vandaag het laatst?',
      'Hoe heb je vannacht geslapen?',
      'Praat je liever over wat er gebeurde of over hoe je je voelt?',
      'Wat was je eerste gedachte toen je wakker werd?',
    ],
    low: [
      'Van nul tot tien, hoe zwaar is het vandaag?',
      'Als het een plek in je lijf had, waar zou die zijn?',
      'Is dit nieuw, of een oude bekende?',
      'Wat zou de komende tien minuten een beetje beter maken?',
    ],
  },
};
