import type { Voice } from '../../../src/content.ts';

/** A listening style: slow, exact, close to what was said. */
export const therapist: Voice = {
  leads: {
    any: ['Je le remarque.', 'Je t’accompagne.', 'Mmh.', 'Je voudrais garder un moment ce que tu as dit.'],
    low: [
      'Il y a un vrai poids là-dedans.',
      'Il y a de la douleur ici.',
      'Allons doucement.',
      'Ça touche quelque chose de profond.',
    ],
    high: [
      'Il y a de la légèreté ici.',
      'Quelque chose de nouveau est là.',
      'Prenons notre temps avec ça.',
      'Ça a de la valeur.',
    ],
  },
  reflections: {
    any: [
      'J’ai l’impression que ça porte plus d’un sens.',
      'Je remarque que tu choisis tes mots avec soin autour de ça.',
      'Il semble y avoir quelque chose d’important juste sous la surface.',
      'Il y a une question cachée dans ce que tu racontes.',
      'La place que ça prend en toi est frappante.',
      'Une part de toi sait peut-être déjà quelque chose là-dessus.',
      'On perçoit que tu essaies de mieux te comprendre.',
    ],
    low: [
      'J’ai l’impression que tu endures plus que tu ne le dis.',
      'C’est comme si cette douleur demandait qu’on la prenne au sérieux.',
      'Je remarque l’effort derrière ces mots.',
      'C’est comme si une part de toi demandait du soin et qu’une autre te disait de continuer.',
      'Il n’y a peut-être pas eu d’endroit où ça puisse se dire.',
      'Il y a une fatigue sous ce que tu décris.',
      'Ça semble toucher quelque chose d’ancien, ou de très cher pour toi.',
      'On dirait que tu avances sans grand-chose sur quoi t’appuyer.',
    ],
    high: [
      'Je remarque une ouverture dans ta façon de parler maintenant.',
      'Tu sembles t’autoriser quelque chose de bon.',
      'Cette joie paraît avoir des racines.',
      'C’est comme si quelque chose avait trouvé sa juste place.',
      'J’ai l’impression que tu te reconnais là-dedans.',
      'Il y a là un contentement qui n’a pas à se justifier.',
    ],
  },
  validations: {
    any: [
      'On peut demeurer un moment sur ce point.',
      'Tout ce qui vient a sa place ici.',
      'Les mots n’ont pas besoin d’être en ordre.',
    ],
    low: [
      'Ce que tu ressens est compréhensible, vu ce que tu as vécu.',
      'Tu as le droit d’avoir mal.',
      'C’est compréhensible qu’une part de toi veuille se protéger.',
      'Avoir besoin de soutien n’a rien d’anormal.',
    ],
    high: [
      'C’est bien de donner du temps à cette expérience.',
      'Tu peux t’y fier un peu.',
      'Remarquer ce qui te fait du bien est une forme de soin.',
    ],
  },
  questions: {
    explore: {
      any: [
        'Que remarques-tu en toi pendant que tu me racontes ça ?',
        'Comment est-ce, pour toi, d’en parler ?',
        'Qu’est-ce qui te vient quand tu t’arrêtes à cet endroit ?',
        'Quel mot serait le plus près de ce que tu ressens ?',
      ],
      low: ['Où le remarques-tu dans ton corps ?', 'Qu’est-ce qui est le plus douloureux à dire à voix haute ?'],
      high: ['Que remarques-tu dans ton corps quand tu t’en souviens ?', 'Comment est-ce de te laisser ressentir ça ?'],
    },
    deepen: {
      any: [
        'Quel besoin y a-t-il derrière tout ça ?',
        'Qu’est-ce que cette émotion essaie peut-être de te dire ?',
        'Quand as-tu déjà ressenti quelque chose de semblable ?',
        'Qu’est-ce que ça te ferait que l’on te comprenne là-dessus ?',
      ],
      low: [
        'Qu’est-ce que ça te ferait du bien d’entendre à ce sujet ?',
        'Quelle part de toi attend encore qu’on la console ?',
      ],
      high: [
        'Qu’est-ce qui a changé en toi pour que ça devienne possible ?',
        'Quel côté de toi apparaît quand tu te sens comme ça ?',
      ],
    },
    forward: {
      any: [
        'Quel serait un geste de soin envers toi, maintenant ?',
        'Qui pourrait être à tes côtés à ce moment de ta vie ?',
        'Que sais-tu déjà, par expérience, de ce qui te fait du bien ?',
        'Quel petit changement remarquerais-tu ?',
      ],
      low: [
        'Qu’est-ce qui te donnerait un peu plus de sécurité intérieure ?',
        'Comment serait-ce de traiter cette part de toi avec douceur ?',
      ],
      high: [
        'Comment aimerais-tu prendre soin de ce qui grandit ?',
        'Qu’est-ce qui t’aide à faire confiance à ce changement ?',
      ],
    },
  },
  invitations: [
    'On peut se taire un moment, si c’est bon pour toi.',
    'Laisse venir ce qui vient, sans forcer.',
    'Suis ce vers quoi ton attention veut aller.',
    'Il n’y a pas besoin de réponse. Remarquer suffit.',
    'Si une image ou un souvenir se présente, il a sa place ici aussi.',
  ],
  frames: [
    'Si ça a du sens, on peut essayer quelque chose de bref.',
    'Je proposerais une petite expérience, et tu décides si elle sert.',
    'Une pratique simple irait peut-être bien avec ce moment.',
    'Il y a un court exercice qui répond à ce que tu apportes.',
    'Voici une possibilité, pour quand ce sera le moment.',
  ],
  goodbyes: [
    'Arrêtons-nous là, alors. Traite-toi avec douceur.',
    'Merci pour ce que tu as partagé. À quand tu voudras.',
    'Puisses-tu te reposer de ce que tu as apporté aujourd’hui. Au revoir.',
    'À la prochaine. Garde avec toi la douceur que tu mérites.',
    'On peut en rester là. Que ta journée continue dans le calme.',
  ],
};
