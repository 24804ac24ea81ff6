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
      'C’est comment avec {person}, quand tout va bien ?',
      'Qu’est-ce que ça change entre toi et {person} ?',
      'Si tu ne pouvais dire qu’une chose à {person}, ce serait quoi ?',
      'Qu’est-ce qui change en toi quand tu es avec {person} ?',
    ],
    low: [
      'Qu’aimerais-tu entendre de {person} ?',
      'Qu’est-ce qui est difficile à dire à {person} ?',
      'De quoi aurais-tu besoin, venant de {person}, en ce moment ?',
    ],
    high: [
      'Qu’aimes-tu le plus quand tu es avec {person} ?',
      'Qu’est-ce que ça te fait de partager ça avec {person} ?',
    ],
  },
  details: [
    'Quand tu penses à {detail}, qu’est-ce qui vient en premier ?',
    'Qu’as-tu surtout en tête à propos de {detail} ?',
    'Que ne savent pas les gens autour de toi à propos de {detail} ?',
    'Si personne ne jugeait, que dirais-tu de {detail} ?',
  ],
  callbacks: [
    'Tout à l’heure, tu parlais de {earlier}. Quel lien avec ce que tu dis maintenant ?',
    'Pour revenir à ce que tu disais de {earlier} : où en sont les choses maintenant ?',
    'Tu m’avais parlé de {earlier}. Qu’est-ce que tu n’avais pas dit ?',
    'Je repense aussi à ce que tu disais de {earlier}. Quel fil vois-tu entre les deux ?',
    'Et à propos de {earlier}, dont tu parlais avant : qu’est-ce qui a changé depuis ?',
  ],
  easy: {
    any: [
      'Si tu devais choisir un mot pour maintenant, ce serait lequel ?',
      'Si ta journée était une météo, soleil, nuages ou pluie, ce serait quoi ?',
      'Que faisais-tu juste avant d’écrire ici ?',
      'Qu’est-ce qui est sorti du lot aujourd’hui, même petit ?',
      'Est-ce plutôt quelque chose du dehors, ou du dedans ?',
      'À qui as-tu parlé en dernier aujourd’hui ?',
      'Comment as-tu dormi la nuit dernière ?',
      'Préfères-tu parler de ce qui s’est passé ou de ce que tu ressens ?',
      'Quelle a été ta première pensée au réveil ?',
    ],
    low: [
      'De zéro à dix, c’est lourd comment aujourd’hui ?',
      'Si ça avait une place dans ton corps, ce serait où ?',
      'Est-ce nouveau, ou une vieille connaissance ?',
      'Qu’est-ce qui rendrait les dix prochaines minutes un peu meilleures ?',
    ],
  },
};
