import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const safe: Recognition['safe'] = phrases(`
  ben veilig, ik ben veilig, voel me veilig, het gaat wel weer, ben oke nu, ben ok nu, doe niks, doe niets,
  zal niks doen, zal niets doen, ga niks doen, ga niets doen, ga mezelf niks aandoen, doe mezelf niks, zou ik nooit doen, zou het nooit doen,
  zou het niet doen, ga het niet doen, mama is hier, mama is er, moeder is hier, moeder is er, papa is hier, papa is er,
  vader is hier, vader is er, iemand is hier, er is iemand bij me, iemand bij me, is bij me, zijn bij me, niet alleen,
  heb gebeld, ik bel nu, ga bellen, ik zal bellen, gewoon een gedachte, maar een gedachte, alleen gedachten,
  was een grapje, grapje, niet serieus bedoeld, meen het niet, ben bij mijn, ben bij een vriend, ben bij een vriendin,
  is onderweg, komt eraan, komt zo, komt naar me toe, komt langs
`);

export const unsafe: Recognition['unsafe'] = phrases(`
  niet veilig, onveilig, weet niet of ik veilig, ben alleen, helemaal alleen, alleen thuis, niemand hier, niemand thuis, niemand bij me,
  is niemand, heb het al gedaan, al gedaan, al genomen, al ingenomen, al geslikt, ik heb ze genomen, heb een plan, ik ga het doen, ga het doen,
  doe het vandaag, doe het vannacht, doe het nu, vannacht nog, vanavond nog, vertrouw mezelf niet, bang voor mezelf, heb besloten
`);

export const negations: Recognition['negations'] = phrases(
  'niet, geen, nooit, niks, niets, zonder, nauwelijks, amper, noch, niemand, nergens',
);

export const negationReach: Recognition['negationReach'] = { onwards: 3, backwards: 1 };

export const turningWords: Recognition['turningWords'] = phrases(
  'maar, want, omdat, dat, dus, toch, en, terwijl, ook al, alleen maar, stoppen, ophouden',
);

export const addressing: Recognition['addressing'] = phrases('je, jezelf, u');
