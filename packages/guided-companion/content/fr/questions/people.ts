import type { Questions } from '../../../src/content.ts';

type PeopleTheme = 'breakup' | 'parenting' | 'relationship' | 'friendship' | 'family';

export const peopleThemes: Pick<Questions['themes'], PeopleTheme> = {
  breakup: {
    explore: [
      'Qu’est-ce qui est le plus dur depuis que c’est fini ?',
      'Vue de ton côté, comment s’est passée la fin ?',
      'À quels moments de la journée le manque est-il le plus fort ?',
    ],
    deepen: [
      'Qu’est-ce qui te manque : la personne, les habitudes, ou qui tu étais là ?',
      'Que t’a appris cette relation sur ce dont tu as besoin ?',
      'Qu’est-ce qui n’a jamais été dit ?',
      'Quelle part de toi s’est perdue en route ?',
    ],
    forward: [
      'Qu’est-ce qui te fait traverser les heures les plus longues ?',
      'Quel morceau de ta vie aimerais-tu reprendre ?',
      'Qui veux-tu près de toi pendant ce temps ?',
    ],
  },
  parenting: {
    explore: [
      'Qu’est-ce que cette période te demande le plus ?',
      'Comment ça se passe à la maison ?',
      'À quel moment de la journée est-ce le plus lourd ?',
    ],
    deepen: [
      'Quelle présence veux-tu être pour tes enfants ?',
      'Qu’aurais-tu aimé recevoir à cet âge ?',
      'Où es-tu, toi, au milieu de toute cette attention aux autres ?',
    ],
    forward: [
      'Qui pourrait en prendre un morceau, même petit ?',
      'Quelle attente pourrait descendre d’un cran cette semaine ?',
      'Quel a été un bon moment entre vous, dernièrement ?',
    ],
  },
  relationship: {
    explore: [
      'Que s’est-il passé entre vous ?',
      'Comment ça va entre vous deux, ces temps-ci ?',
      'Qu’est-ce qui te touche le plus là-dedans ?',
    ],
    deepen: [
      'De quoi as-tu besoin dans cette relation, que tu n’y trouves pas ?',
      'Que tais-tu pour garder la paix ?',
      'Comment te sens-tu à côté de cette personne ?',
      'Que montre cette relation de ce à quoi tu tiens ?',
    ],
    forward: [
      'Quelle conversation demande à avoir lieu ?',
      'Comment sonnerait cette demande, dite simplement et avec douceur ?',
      'Qu’est-ce qui a marché entre vous dans un autre passage difficile ?',
    ],
  },
  friendship: {
    explore: [
      'Qu’est-ce qui a changé dans cette amitié ?',
      'C’était comment entre vous, avant ?',
      'Qu’est-ce qui t’est le plus resté de ce moment ?',
    ],
    deepen: [
      'Que cherches-tu dans une amitié ?',
      'Que perdrais-tu si la distance durait ?',
      'Que ne sait pas l’autre personne, à ton avis ?',
    ],
    forward: [
      'Que dirais-tu s’il n’y avait aucun risque ?',
      'Avec qui peux-tu être toi, en ce moment ?',
      'Quel petit geste ouvrirait une porte ?',
    ],
  },
  family: {
    explore: [
      'Que se passe-t-il entre vous, dans cette famille ?',
      'Quelle est l’ambiance entre vous, d’habitude ?',
      'Quel est ton rôle dans cette famille ?',
      'Qu’est-ce qui a continué à résonner après ?',
    ],
    deepen: [
      'Que voudrais-tu qu’on reconnaisse en toi ?',
      'Quelle vieille histoire est-ce que ça te rappelle ?',
      'De quoi as-tu besoin là-bas, sans pouvoir le demander ?',
    ],
    forward: [
      'Quelle limite te ferait du bien ?',
      'Avec qui, dans ta famille, est-ce le plus possible de parler ?',
      'Que veux-tu faire autrement que ce qu’on t’a appris ?',
    ],
  },
};
