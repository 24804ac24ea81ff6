import type { Questions } from '../../../src/content.ts';

type DailyTheme = 'money' | 'study' | 'change' | 'work' | 'future' | 'world' | 'gratitude' | 'joy';

export const dailyLife: Pick<Questions['themes'], DailyTheme> = {
  money: {
    explore: [
      'Qu’est-ce qui serre le plus du côté de l’argent ?',
      'Comment est-ce que ça touche tes journées ?',
      'Avec qui peux-tu en parler ?',
    ],
    deepen: [
      'Que représente l’argent pour toi, au-delà des factures ?',
      'Qu’est-ce qui blesse le plus : le manque lui-même, ou ce qu’il semble dire de tes efforts ?',
      'Quelle peur se cache derrière les comptes ?',
    ],
    forward: [
      'Quel est le plus urgent, en ne regardant que cette semaine ?',
      'Qui pourrait regarder les chiffres avec toi ?',
      'Qu’as-tu déjà fait qui a aidé, même un peu ?',
    ],
  },
  study: {
    explore: [
      'Qu’est-ce qui pèse le plus là-dedans en ce moment ?',
      'À quoi ressemblent tes journées de travail sur les cours ?',
      'Qu’est-ce qui te passe par la tête quand tu t’y mets ?',
    ],
    deepen: [
      'Qu’est-ce qui est en jeu pour toi, au-delà du résultat ?',
      'De qui vient l’attente la plus lourde ?',
      'Qu’est-ce que ça voudrait dire de ne pas réussir cette fois ?',
    ],
    forward: [
      'À quoi ressemblerait une séance de travail à la taille d’aujourd’hui ?',
      'Qu’est-ce qui t’aide à te concentrer quand ça marche ?',
      'Ce serait comment, une pause sans culpabilité au milieu ?',
    ],
  },
  change: {
    explore: [
      'Qu’est-ce qui a le plus changé, dehors et dedans ?',
      'De quoi ressens-tu le plus le manque ?',
      'Comment se passent ces premiers temps ?',
    ],
    deepen: [
      'Que veux-tu emporter de ce que tu as laissé ?',
      'Qui deviens-tu, dans tout ça ?',
      'Quelle part du changement n’est pas encore vraiment arrivée en toi ?',
    ],
    forward: [
      'Qu’est-ce qui commence à te sembler à toi ?',
      'Quel petit rituel en ferait un peu un chez-toi ?',
      'Qui pourrait devenir un visage familier là-bas ?',
    ],
  },
  work: {
    explore: [
      'Qu’est-ce qui te touche le plus au travail, ces temps-ci ?',
      'Comment vis-tu ça ?',
      'Dans quel état rentres-tu après une journée pareille ?',
      'Que se passe-t-il en toi avant que la journée commence ?',
    ],
    deepen: [
      'Que voudrais-tu qu’on voie dans ton travail ?',
      'Laquelle de tes valeurs est respectée là-bas, et laquelle est piétinée ?',
      'Qu’est-ce qui te retient là-bas ?',
      'Qui es-tu en dehors de ce travail ?',
    ],
    forward: [
      'Quelle part de tout ça est à ta portée ?',
      'Sur qui peux-tu compter, là-bas ?',
      'Où pourrait se glisser une limite, même petite ?',
    ],
  },
  future: {
    explore: [
      'Quels chemins vois-tu ?',
      'Qu’est-ce qui rend cette décision si difficile ?',
      'Qu’est-ce qui réclame une réponse ?',
    ],
    deepen: [
      'Si personne ne jugeait, vers où irais-tu ?',
      'Qu’as-tu peur de perdre sur chaque chemin ?',
      'Comment veux-tu te souvenir de ce choix dans quelques années ?',
      'Qu’est-ce qui compte pour toi ici, quel que soit le résultat ?',
    ],
    forward: [
      'Que te faut-il encore savoir pour décider plus calmement ?',
      'À quoi ressemblerait un petit essai, sans engagement ?',
      'De qui aimerais-tu entendre l’avis ?',
    ],
  },
  world: {
    explore: [
      'Quelle nouvelle te touche le plus ?',
      'Comment ça vient jusqu’à toi dans la journée ?',
      'Qu’est-ce que tu en penses, ces temps-ci ?',
    ],
    deepen: [
      'Qu’est-ce que ça menace, parmi les choses que tu aimes ?',
      'Qu’est-ce qui, là-dedans, parle à tes valeurs ?',
      'Qu’aimerais-tu voir fait autrement ?',
    ],
    forward: [
      'Quelle part du monde est à portée de tes mains ?',
      'Combien de nouvelles par jour te font encore du bien ?',
      'Avec qui peux-tu en parler sans que ça tourne à la dispute ?',
    ],
  },
  gratitude: {
    explore: [
      'Qu’est-ce qui a fait naître ça en toi aujourd’hui ?',
      'Qui a sa part dans ce que tu ressens là ?',
      'Quel détail ne veux-tu pas oublier ?',
    ],
    deepen: [
      'Qu’est-ce que ça dit de ce qui compte pour toi ?',
      'Comment ça change le fil de la journée ?',
      'D’où te vient cet œil pour ce qui est bon ?',
    ],
    forward: [
      'À qui aimerais-tu le dire ?',
      'Comment faire plus de place à des moments pareils ?',
      'Qu’as-tu envie de refaire ?',
    ],
  },
  joy: {
    explore: [
      'C’était comment, le moment exact ?',
      'Qui était avec toi à ce moment-là ?',
      'Qu’as-tu ressenti en premier ?',
      'Quelle a été la meilleure partie ?',
    ],
    deepen: [
      'Qu’est-ce que ça dit de toi ?',
      'Qu’est-ce qui a rendu ça possible ?',
      'Pourquoi est-ce que ça compte autant pour toi ?',
      'Quel chemin as-tu fait pour en arriver là ?',
    ],
    forward: [
      'Comment veux-tu fêter ça ?',
      'Que veux-tu emporter de cette joie dans la semaine ?',
      'Avec qui veux-tu encore la partager ?',
    ],
  },
};
