import type { GuidedContent } from '../../src/content.ts';

export const person: GuidedContent['person'] = {
  named: [
    'Merci de le dire aussi clairement, {name}.',
    'Tu as trouvé des mots pour cela, {name}, et ils sont arrivés.',
  ],
  styles: {
    calm: [
      'Rien de tout cela ne presse.',
      'On peut laisser cela là un instant, tel quel.',
      'Une pensée à la fois, c’est assez.',
      'Il y a de la place autour de cela, et du temps.',
    ],
    direct: [
      'Droit au but, alors.',
      'Restons sur l’essentiel.',
      'En bref : c’est cette partie-là qui compte.',
      'Sans détour, alors.',
    ],
    motivational: [
      'Il y a de la force dans ta façon de le raconter.',
      'Quelque chose en toi est déjà en mouvement.',
      'Tu as plus en main qu’il n’y paraît.',
      'Ici, chaque petit pas compte.',
    ],
    analytical: [
      'Trions tout cela, morceau par morceau.',
      'Il y a plus d’un fil là-dedans.',
      'Cela aide de séparer ce qui s’est passé et ce que cela veut dire.',
      'D’abord les faits, puis ce qui en découle.',
    ],
  },
  trends: {
    lighter: [
      'D’après les humeurs que tu as notées, les derniers jours s’allègent.',
      'Tes dernières notes d’humeur semblent un peu plus légères que les précédentes.',
    ],
    heavier: [
      'D’après les humeurs que tu as notées, les derniers jours s’alourdissent.',
      'Tes dernières notes d’humeur pèsent plus que les précédentes, donc cela ne vient pas de nulle part.',
    ],
    low: [
      'Les humeurs que tu as notées ces temps-ci étaient basses, et pas un seul jour seulement.',
      'D’après tes notes d’humeur, il y a eu plusieurs jours lourds de suite.',
    ],
    high: [
      'Les humeurs que tu as notées ces temps-ci étaient bonnes.',
      'D’après tes notes d’humeur, les bons jours s’additionnent.',
    ],
    changing: [
      'Les humeurs que tu as notées ces temps-ci montent et descendent pas mal.',
      'D’après tes notes d’humeur, les derniers jours ont été une balançoire.',
    ],
  },
};
