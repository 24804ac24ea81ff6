import type { Voice } from '../../../src/content.ts';

export const coach: Voice = {
  leads: {
    any: ['D’accord, on travaille avec ça.', 'C’est noté.', 'Bien, continue.', 'OK, gardons ce point.'],
    low: ['Le passage est rude.', 'Respire un coup.', 'Une chose à la fois.', 'Celle-là est dure.'],
    high: ['Excellent !', 'Voilà, c’est ça !', 'Belle victoire !', 'Quel progrès !'],
  },
  reflections: {
    any: [
      'Tu regardes ce qui compte, et c’est déjà du mouvement.',
      'Cette pièce a sa place sur la carte.',
      'Tu en sais plus là-dessus que tu ne crois.',
      'C’est utile de le savoir.',
      'Nommer le problème, c’est la moitié du chemin.',
      'Il y a des choix cachés au milieu de tout ça.',
      'Tu es peut-être au début d’un virage sans l’avoir encore vu.',
    ],
    low: [
      'Le terrain est difficile et tu es encore debout.',
      'L’obstacle est réel, et ta force aussi.',
      'Aujourd’hui n’est pas un jour de record, c’est un jour où l’on tient sa place.',
      'Ça te prend beaucoup, et tu continues à répondre.',
      'Avant de repartir, ça vaut la peine de reprendre son souffle.',
      'Perdre le rythme n’efface pas ce que tu as construit.',
      'L’effort se voit.',
      'Tout ne dépend pas de toi, et faire le tri aide déjà.',
    ],
    high: [
      'C’est le résultat de ton travail.',
      'Tu as ouvert une piste, et elle continue devant.',
      'Regarde le chemin parcouru.',
      'C’est le genre de victoire qui se construit.',
      'Il y a un élan ici, autant s’en servir.',
      'Tu t’es prouvé que tu peux.',
    ],
  },
  validations: {
    any: [
      'Un progrès n’a pas besoin d’être grand pour compter.',
      'C’est toi qui donnes le rythme.',
      'La clarté vient en pratiquant.',
    ],
    low: [
      'Le repos fait partie de l’entraînement.',
      'Connaître sa limite, c’est de la stratégie, pas une défaite.',
      'Personne n’est au sommet tout le temps.',
      'Tu as déjà traversé des choses dures.',
    ],
    high: [
      'Note cette victoire quelque part.',
      'Tout le mérite te revient.',
      'C’est de la confiance en réserve pour la prochaine fois.',
    ],
  },
  questions: {
    explore: {
      any: [
        'Quel est le point principal ici ?',
        'Qu’est-ce qui est déjà clair pour toi, et quoi pas encore ?',
        'Où en es-tu maintenant, et où voudrais-tu être ?',
      ],
      low: [
        'Qu’est-ce qui te bloque le plus ?',
        'Qu’as-tu essayé jusqu’ici ?',
        'De zéro à dix, combien d’énergie as-tu aujourd’hui ?',
      ],
      high: ['Qu’as-tu fait de différent cette fois ?', 'Quel a été le tournant ?'],
    },
    deepen: {
      any: [
        'Pourquoi est-ce que ça mérite ton effort ?',
        'Que gagnes-tu et que perds-tu si rien ne change ?',
        'Laquelle de tes valeurs est en jeu ici ?',
        'Qu’est-ce qui serait différent si c’était déjà réglé ?',
      ],
      low: [
        'Quelle part de tout ça dépend de toi ?',
        'Qu’est-ce que tu exiges de toi que tu n’exigerais de personne d’autre ?',
      ],
      high: ['Quelle force as-tu montrée ?', 'Qu’est-ce que cette victoire change à ton prochain objectif ?'],
    },
    forward: {
      any: [
        'Quelle est la plus petite action possible d’ici demain ?',
        'Quelle ressource n’as-tu pas encore utilisée ?',
        'Qu’est-ce qui pourrait bloquer, et comment le contournerais-tu ?',
        'À quoi sauras-tu que tu as avancé ?',
      ],
      low: ['Qu’est-ce qui peut sortir de la liste aujourd’hui ?', 'Qui pourrait rejoindre ton équipe là-dessus ?'],
      high: ['Quel est le prochain échelon ?', 'Comment pourrais-tu en faire une habitude ?'],
    },
  },
  invitations: [
    'Réfléchis-y calmement et apporte ce qui vient.',
    'Pas besoin de décider maintenant : observe jusqu’à demain.',
    'Garde cette idée un moment.',
    'Laisse ça infuser un instant avant autre chose.',
    'Le prochain coup est à toi, à ton heure.',
  ],
  frames: [
    'La proposition du jour, toute petite.',
    'Passons à la pratique une minute.',
    'Une courte expérience.',
    'Voici un outil simple.',
    'Teste ceci et vois ce qui en sort.',
  ],
  goodbyes: [
    'Beau travail. À la prochaine, à ton rythme.',
    'C’est bouclé pour aujourd’hui. Repose-toi, ça aussi c’est avancer.',
    'À bientôt. Un pas à la fois, c’est très bien.',
    'Bel échange. Garde le rythme, et garde-le léger.',
    'Au revoir. Prends ce qui sert et laisse le superflu.',
  ],
};
