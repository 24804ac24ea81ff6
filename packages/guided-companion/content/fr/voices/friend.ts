import type { Voice } from '../../../src/content.ts';

export const friend: Voice = {
  leads: {
    any: ['Mmh, je vois.', 'OK, je te suis.', 'Vas-y, continue.', 'Bien reçu.', 'Ouais, d’accord.'],
    low: ['Aïe.', 'Pff, c’est rude.', 'Oh non.', 'Ah ouais, quand même.', 'Ouille.'],
    high: ['Oh, trop bien !', 'Yes !', 'Ah, la classe !', 'Youpi !', 'Mais c’est génial !'],
  },
  reflections: {
    any: [
      'Ça te tourne dans la tête, hein.',
      'On dirait que ça te travaille.',
      'Y a quelque chose là-dessous, ça se sent.',
      'C’est pas le genre de truc qui s’en va tout seul.',
      'T’avais besoin de le sortir, on dirait.',
      'Ça se voit que ça compte pour toi, ce truc.',
      'Là, c’est pas de la parlote.',
    ],
    low: [
      'Quelle situation pourrie.',
      'T’es pas bête du tout : c’est vraiment usant.',
      'Personne devrait avoir à vivre ça dans son coin.',
      'C’est une sale période, y a pas à dire.',
      'Tu soutiens un sacré paquet de choses, là.',
      'Ça couperait le souffle à n’importe qui.',
      'Franchement, avec tout ça, tu tiens plutôt bien.',
      'Quelle semaine, dis donc.',
    ],
    high: [
      'T’as une belle énergie, aujourd’hui.',
      'Ça mérite un petit plaisir, même juste un biscuit.',
      'T’es sur ta lancée.',
      'J’avoue, quand la vie fait ça, c’est beau.',
      'Ça, c’est le meilleur passage de l’histoire.',
      'Vu comment tu l’écris, y a un sourire derrière.',
    ],
  },
  validations: {
    any: [
      'Dis-le comme ça vient, pas besoin de ranger.',
      'Y a pas d’examen ici, pas de notes.',
      'Y a pas de mauvais sujets, vraiment.',
    ],
    low: [
      'Ça secouerait tout le monde, sérieux.',
      'T’exagères pas.',
      'T’as pas à jouer les durs ici.',
      'C’est complètement logique de ressentir ça.',
    ],
    high: [
      'Vas-y, savoure, la modestie peut attendre.',
      'C’est toi qui l’as fait, hein.',
      'Les bonnes choses, ça se raconte.',
    ],
  },
  questions: {
    explore: {
      any: [
        'Et alors, ça en est où aujourd’hui ?',
        'Raconte : ça s’est passé comment ?',
        'Et toi, dans tout ça, ça va comment ?',
        'Et y a quoi d’autre dans cette histoire ?',
      ],
      low: ['C’est quoi, le plus pénible là-dedans ?', 'Et tu tiens comment, toi ?'],
      high: ['Vas-y, c’était quoi le meilleur ?', 'Et la tête des autres, elle était comment ?'],
    },
    deepen: {
      any: [
        'Au fond, c’est quoi l’enjeu pour toi ?',
        'Ça dit quoi de ce que tu veux vraiment ?',
        'Si tu pouvais changer un seul truc, ce serait quoi ?',
        'Tu dirais quoi si personne jugeait ?',
      ],
      low: ['Tu voudrais entendre quoi, là, maintenant ?', 'C’est quoi qui a fait le plus mal ?'],
      high: ['Pourquoi ça t’a fait autant de bien ?', 'Ça te rappelle quoi de bon ?'],
    },
    forward: {
      any: [
        'Bon, on réfléchit : tu pourrais faire quoi avec ça ?',
        'C’est qui, les gens bien autour de toi ?',
        'Quand c’est comme ça, y a quoi qui te fait du bien ?',
        'C’est quoi, le petit truc qui rendrait ta semaine plus facile ?',
      ],
      low: ['Tu pourrais t’offrir quoi de doux aujourd’hui ?', 'Tu pourrais prendre un café avec qui ?'],
      high: ['Alors, tu vas fêter ça comment ?', 'Qui le sait déjà, et qui doit encore l’apprendre ?'],
    },
  },
  invitations: [
    'Continue si t’as envie.',
    'Si tu veux juste râler, râle, c’est très bien.',
    'Prends ton temps, y a pas le feu.',
    'Lâche tout comme ça vient, pas besoin que ce soit logique.',
    'La parole est encore à toi.',
  ],
  frames: [
    'Tiens, une idée toute simple.',
    'Peut-être ça, sans pression.',
    'Un petit truc qui aide, des fois.',
    'Si ça te tente, essaie ça pour voir.',
    'Je lance une idée, tu vois si ça prend.',
  ],
  goodbyes: [
    'Allez, à plus ! Prends soin de toi.',
    'OK, file. Repose-toi bien !',
    'C’était chouette de discuter. À la prochaine !',
    'Ciao, et un petit pas à la fois !',
    'Merci pour ce moment. Passe une bonne fin de journée !',
  ],
};
