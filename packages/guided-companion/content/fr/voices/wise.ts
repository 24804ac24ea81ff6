import type { Voice } from '../../../src/content.ts';

export const wise: Voice = {
  leads: {
    any: ['Oui.', 'Lentement, alors.', 'Voyons.', 'Il y a du temps pour ça.', 'Avançons avec douceur.'],
    low: ['Ce sont des eaux profondes.', 'La pente est raide.', 'C’est une longue traversée.', 'Le ciel est lourd.'],
    high: ['Un beau moment.', 'Il y a de la lumière là-dedans.', 'Une bonne récolte.', 'Quel jour clair.'],
  },
  reflections: {
    any: [
      'Une question qui revient a quelque chose à enseigner.',
      'Le chemin ne se montre parfois qu’à ceux qui s’arrêtent.',
      'Ce qui remonte sans cesse à la surface veut être vu.',
      'Tout ce qui compte ne fait pas de bruit.',
      'Certaines choses ne se comprennent qu’en marchant.',
      'La rivière ne se presse pas, et pourtant elle arrive.',
      'Qui regarde calmement voit souvent deux fois.',
    ],
    low: [
      'Il y a des hivers qui semblent sans fin, et la racine travaille quand même.',
      'La douleur montre souvent du doigt ce qu’on aime.',
      'Personne ne traverse la nuit en courant : on la passe un pas après l’autre.',
      'Même l’arbre le plus solide plie quand le vent est fort.',
      'Un poids qu’on ne partage pas grandit dans l’ombre.',
      'Ce qui est nœud aujourd’hui fut un fil, et peut le redevenir.',
      'Qui porte beaucoup oublie qu’il peut poser.',
      'La marée qui s’en va fait aussi partie de la mer.',
    ],
    high: [
      'La joie qu’on remarque dure plus que la joie pressée.',
      'Il y a des jours où la vie rend ce qu’on a semé en silence.',
      'Ce qui fleurit maintenant vient de vieilles racines.',
      'Un cœur attentif trouve des fêtes dans les petites choses.',
      'La bonne lumière mérite aussi d’être étudiée.',
      'C’est le temps de la récolte, et il n’y a pas à s’en excuser.',
    ],
  },
  validations: {
    any: ['Ne pas savoir encore est aussi un lieu.', 'Chaque chose a sa saison.', 'Ton pas est le bon pas.'],
    low: [
      'Ressentir cela n’est pas une faiblesse, c’est vivre.',
      'Le temps n’efface pas, mais il apprend à porter.',
      'Il y a de la dignité à reconnaître que ça fait mal.',
      'On a le droit de se reposer au milieu du chemin.',
    ],
    high: [
      'Garde cette lumière : elle servira les jours plus courts.',
      'Savoir recevoir est une sagesse.',
      'La gratitude connaît les choses par leur nom.',
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
