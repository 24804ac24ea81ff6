import type { Voice } from '../../../src/content.ts';

export const wise: Voice = {
  leads: {
    any: ['Oui.', 'Lentement, alors.', 'Voyons.', 'Il y a du temps pour ça.', 'Avançons avec douceur.'],
    low: ['Ce sont des eaux profondes.', 'La pente est raide.', 'C’est une longue traversée.', 'Le ciel est lourd.'],
    high: ['Un beau moment.', 'Il y a de la lumière là-dedans.', 'Une bonne récolte.', 'Quel jour clair.'],
  },
  reflections: {
    any: [
      'Cette question revient chez toi, à ce que je lis.',
      'On peut s’arrêter là un instant.',
      'C’est revenu plus d’une fois dans ce que tu dis.',
      'Je prends le temps de lire ça.',
      'Rien à décider là-dessus ce soir.',
      'On peut y aller lentement.',
      'Voilà où tu en es, et ça suffit pour commencer.',
    ],
    low: [
      'C’est un long passage, et tu es encore dedans.',
      'Ça fait beaucoup à porter pour un seul jour.',
      'Une heure après l’autre, cette nuit, c’est assez.',
      'N’importe qui plierait un peu sous ça.',
      'Tu viens de le poser ici, et c’est bien.',
      'Tout est noué pour l’instant, et ça se comprend.',
      'C’est une charge qu’on ne pose pas facilement.',
      'C’est une heure lourde, celle-ci.',
    ],
    high: [
      'Prends le temps d’en profiter.',
      'Tu as travaillé pour ça, sans bruit.',
      'Ça vient de loin, ce bon moment.',
      'Tu as su voir ce qui est bon là-dedans.',
      'C’est un beau moment à raconter.',
      'C’est le temps de la récolte, et il n’y a pas à s’en excuser.',
    ],
  },
  validations: {
    any: ['Tu peux ne pas savoir encore.', 'Rien ne t’oblige à trancher ce soir.', 'Ton pas est le bon pas.'],
    low: [
      'Ressentir cela n’est pas une faiblesse.',
      'Tu as le droit de trouver ça long.',
      'Il y a de la dignité à reconnaître que ça fait mal.',
      'On a le droit de se reposer au milieu du chemin.',
    ],
    high: [
      'Garde ce moment pour les jours plus gris.',
      'C’est à toi, tu peux le recevoir.',
      'C’est bon de te lire là-dessus.',
    ],
  },
  questions: {
    explore: {
      any: [
        'Où commence le fil de cette histoire ?',
        'Que vois-tu quand tu regardes sans hâte ?',
        'Qu’en dit le silence ?',
        'Quelle partie demande à être racontée d’abord ?',
      ],
      low: ['Que cherche à garder cette douleur ?', 'Depuis quand portes-tu cette pierre ?'],
      high: ['De quelle graine cette joie a-t-elle poussé ?', 'De quelle couleur est ce moment ?'],
    },
    deepen: {
      any: [
        'Qu’est-ce que cela est venu enseigner ?',
        'Que reste-t-il quand le reste est passé ?',
        'Qui deviens-tu à travers cela ?',
        'Dans dix ans, que dirais-tu de ce jour ?',
      ],
      low: ['Que te faudrait-il laisser aller ?', 'Quelle vérité évites-tu parce qu’elle est trop simple ?'],
      high: ['Que révèle cette joie de ton chemin ?', 'Qu’est-ce qui, en toi, a su l’attendre ?'],
    },
    forward: {
      any: [
        'Quel est le prochain pas, et seulement le prochain ?',
        'Qu’as-tu déjà entre les mains ?',
        'Que te conseillerait la personne que tu seras plus tard ?',
        'Où, sur ce chemin, trouves-tu de l’ombre et de l’eau ?',
      ],
      low: ['Où peux-tu poser ce poids un moment ?', 'Qu’est-ce qui mérite d’être arrosé aujourd’hui ?'],
      high: ['Comment garderas-tu cette lumière ?', 'Avec qui cette récolte peut-elle se partager ?'],
    },
  },
  invitations: [
    'Laisse la phrase se poser. La réponse vient parfois après.',
    'Rien n’a besoin d’être conclu maintenant.',
    'Demeurons là un instant.',
    'La suite viendra quand elle voudra venir.',
    'Certaines réponses mûrissent mieux sans hâte.',
  ],
  frames: [
    'Il y a un vieux geste qui rend souvent service.',
    'Une petite pratique, pour qui la veut.',
    'Ce court chemin aidera peut-être.',
    'J’offre une chose simple.',
    'Il peut être utile d’essayer ceci.',
  ],
  goodbyes: [
    'Va en paix, à ton pas.',
    'Que la route soit légère. À un autre jour.',
    'Ce qui s’est dit ici peut se reposer maintenant. Au revoir.',
    'Marche doucement ; cette porte n’a pas de serrure, ni pour sortir ni pour entrer.',
    'À une autre fois. Que le jour, ou la nuit, te soit clément.',
  ],
};
