import type { Questions } from '../../../src/content.ts';

export const stages: Questions['stages'] = {
  opening: {
    any: [
      'Waardoor kwam dit vandaag naar boven?',
      'Waar begint dit verhaal?',
      'Wat wil je dat ik eerst weet?',
      'Hoe was vandaag voor je?',
      'Wat leeft er nu het sterkst in je?',
    ],
    low: ['Wat weegt op dit moment het zwaarst?', 'Wat is er gebeurd?', 'Hoe is het nu met je, eerlijk?'],
    high: ['Wat maakte vandaag anders?', 'Hoe begon dit goede?', 'Wat geeft de dag zijn glans?'],
  },
  exploring: {
    any: [
      'Hoe laat dit zich merken in je dagen?',
      'Wat valt je er het meest aan op?',
      'Wat gebeurt er in je als het bovenkomt?',
      'Wie hoort er nog meer bij dit verhaal?',
      'Wat begrijp je er al van, en wat nog niet?',
      'Welk deel hiervan ziet bijna niemand?',
    ],
    low: [
      'Welk stuk is het moeilijkst?',
      'Hoe lang draag je dit al mee?',
      'Wanneer wordt het zwaarder?',
      'En als het even zakt, wat is er dan anders?',
      'Wat doe je om erdoorheen te komen?',
    ],
    high: [
      'Welk detail van dat moment bleef je bij?',
      'Wat doet je lijf als je eraan terugdenkt?',
      'Wie merkte het verschil nog meer?',
      'Wat deed jij om het te laten gebeuren?',
    ],
  },
  meaning: {
    any: [
      'Wat betekent dit voor jou?',
      'Wat telt voor jou het meest in dit alles?',
      'Wat vertelt het je over wat je nodig hebt?',
      'Welke plek heeft dit in je verhaal?',
      'Wat merk je over jezelf, hier middenin?',
      'Als dit een hoofdstuk in een boek was, hoe zou het dan heten?',
    ],
    low: [
      'Waar ben je het meest bang voor?',
      'Wat zeg je er tegen jezelf over?',
      'Wat zou je nu nodig hebben, als je alles mocht vragen?',
      'Wat doet er pijn dat nog niet gezegd is?',
      'Wat verloor je hierin, naast wat iedereen ziet?',
    ],
    high: [
      'Welke van je waarden zie je terug in deze vreugde?',
      'Wat bevestigt het dat je al vermoedde?',
      'Hoe verandert het hoe je naar jezelf kijkt?',
      'Wat zou je doen met meer van zulke momenten?',
    ],
  },
  resources: {
    any: [
      'Wie in je leven zou dit begrijpen?',
      'Wat geeft je meestal vaste grond?',
      'Welke van je sterke kanten hielp je tot hier?',
      'Wat weet je al over jezelf dat nu van pas kan komen?',
    ],
    low: [
      'Wat hielp er in andere zware tijden?',
      'Wat houdt je op de been?',
      'Hoe kwam je er de vorige keer doorheen, toen het te veel leek?',
      'Wat doet je nog goed, hoe klein ook?',
      'Waaraan zou iemand die je goed kent je nu herinneren?',
    ],
    high: [
      'Wat in jou opende hiervoor de weg?',
      'Welke kracht van jou bewijst dit?',
      'Wat helpt het gevoel langer duren?',
      'Wie leeft er met je mee en zou dit graag horen?',
    ],
  },
  step: {
    any: [
      'Wat zou een heel kleine stap zijn, zo groot als vandaag?',
      'Wat zou je deze week anders willen doen?',
      'Wat wil je morgen nog weten?',
      'Hoe ziet goed voor jezelf zorgen er de komende uren uit?',
    ],
    low: [
      'Wat zou je even kunnen neerleggen, alleen voor vandaag?',
      'Wat zou de avond een beetje lichter maken?',
      'Tegen wie zou je deze week kunnen zeggen “het gaat niet”?',
      'Welk klein ding ligt nu in jouw handen?',
    ],
    high: [
      'Waarmee ga je jezelf hiervoor verwennen?',
      'Wat wil je morgen weer doen?',
      'Hoe zou je hier iets van kunnen doorgeven?',
      'In welke volgende stap heb je zin?',
    ],
  },
};
