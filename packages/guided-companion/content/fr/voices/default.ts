import type { Voice } from '../../../src/content.ts';

export const defaultVoice: Voice = {
  leads: {
    any: ['Je vois.', 'D’accord.', 'Merci de me le dire.', 'Je te suis.'],
    low: ['C’est dur.', 'C’est lourd.', 'Oh, ça fait mal.', 'Ça fait beaucoup.'],
    high: ['Ah, c’est bien.', 'C’est beau.', 'Quelle bonne nouvelle.', 'Très bien.'],
  },
  reflections: {
    any: [
      'J’ai bien noté ce détail.',
      'Ça a sa place à part dans ton histoire.',
      'Ça prend de la place, ce que tu racontes.',
      'On voit que ça compte pour toi.',
      'C’est un morceau qu’il vaut la peine de connaître.',
      'Donc, ça aussi fait partie du tableau.',
      'Si tu en parles, c’est qu’il y a une raison.',
      'Ça aide à voir l’ensemble.',
    ],
    low: [
      'Ça pèse sur toi.',
      'Ça n’a pas l’air d’avoir été facile.',
      'Tu portes beaucoup.',
      'Ça te touche plus que ça ne se voit.',
      'Ce que tu vis n’est pas rien.',
      'Ça a l’air fatigant, au fond.',
      'Il y a de la douleur là-dedans.',
      'Tu fais de gros efforts rien que pour continuer.',
    ],
    high: [
      'Quelque chose de bon est en train de t’arriver.',
      'Ça t’a clairement fait du bien.',
      'On entend plus de légèreté dans ce que tu racontes.',
      'Ça a fait entrer de l’air frais.',
      'C’est bien que tu l’aies remarqué.',
      'Voilà quelque chose qui marche.',
    ],
  },
  validations: {
    any: ['Peu importe comment ça sort, c’est bien.', 'On a le temps.', 'Rien de tout ça n’est bête.'],
    low: [
      'Se sentir comme ça a du sens.',
      'Tu n’as pas à tout gérer d’un coup.',
      'C’est compréhensible que ça fasse mal.',
      'N’importe qui en sentirait le poids.',
    ],
    high: ['Profites-en.', 'C’est à toi, et c’est mérité.', 'Ça vaut la peine de s’arrêter ici un instant.'],
  },
  questions: {
    explore: {
      any: [
        'Quoi d’autre fait partie de cette histoire ?',
        'Comment te sens-tu avec ça ?',
        'Qu’est-ce qui te semble important que je comprenne ?',
        'Comment en est-on arrivé là ?',
      ],
      low: ['Quelle a été la partie la plus lourde ?', 'C’est comment de traverser ça ?'],
      high: ['Qu’est-ce qui t’a fait le plus plaisir là-dedans ?', 'C’était comment de vivre ça ?'],
    },
    deepen: {
      any: [
        'Qu’y a-t-il dessous, d’après toi ?',
        'Pourquoi est-ce important pour toi ?',
        'Qu’est-ce que ça remue en toi ?',
        'Que voudrais-tu de différent ?',
      ],
      low: ['De quoi as-tu le plus besoin en ce moment ?', 'Qu’est-ce qui serait un peu de soulagement ?'],
      high: ['Qu’est-ce que ça montre de toi ?', 'Qu’est-ce que cette joie nourrit en toi ?'],
    },
    forward: {
      any: [
        'Qu’est-ce qui pourrait aider, même un peu ?',
        'Sur quoi peux-tu t’appuyer en ce moment ?',
        'Qu’aimerais-tu essayer ?',
        'Comment veux-tu prendre soin de ça ?',
      ],
      low: ['Quel soutien as-tu tout près ?', 'Qu’est-ce qui rendrait demain un peu plus léger ?'],
      high: ['Comment pourrais-tu garder ça près de toi ?', 'Que veux-tu faire de cette énergie ?'],
    },
  },
  invitations: [
    'Continue si tu veux ; je lis sans me presser.',
    'Tu peux reprendre là où ça a du sens.',
    'Tu peux en laisser venir davantage, ou juste te poser ici un peu.',
    'Rien ne presse. La suite de cette conversation est à toi.',
    'Raconte encore, si tu en as envie.',
  ],
  frames: [
    'Une idée, s’il y a de la place pour elle.',
    'Peut-être que ceci aide un peu.',
    'Voici une suggestion, sans obligation.',
    'Il y a quelque chose de simple à essayer.',
    'Si ça te parle, essaie ça.',
  ],
  goodbyes: [
    'Au revoir, et prends bien soin de toi.',
    'C’était bien de parler. Va doucement, et reviens quand tu veux.',
    'À la prochaine. Que la suite de ta journée soit douce.',
    'Au revoir. Repose-toi bien, à ton heure.',
    'À bientôt. N’emporte que ce qui te sert.',
  ],
};
