import type { Reflections } from '../../../src/content.ts';

export const feelingInTheme: Reflections['feelingInTheme'] = {
  low: [
    'À propos de {theme}, il y a {feeling}, et ça se comprend.',
    'Il y a {feeling} qui traverse tout ce que tu dis de {theme}.',
    'Penser à {theme} semble faire remonter {feeling}.',
    'Donc, avec {theme}, il y a aussi {feeling}.',
  ],
  high: [
    'À propos de {theme}, il y a {feeling}, et c’est bon à voir.',
    'Il y a {feeling} dans ta façon de parler de {theme}.',
  ],
};

export const mixed: Reflections['mixed'] = [
  'Il y a {low} et il y a {high}, les deux à la fois, sans que rien n’ait à céder la place.',
  'D’un côté {high}, de l’autre {low} : les deux sont à toi.',
  'Une même journée peut contenir {high} et {low}, y compris pour la même chose.',
  'Même avec {low}, il y a aussi {high}.',
  'Ça paraît contraire, et pourtant les deux vivent côte à côte en toi.',
  'C’est un endroit mélangé, et il n’y a pas besoin de trier maintenant.',
];

export const pair: Reflections['pair'] = [
  'Il y a {feeling}, et {other} qui vient avec.',
  'C’est {feeling} et {other} en même temps, et tout se mêle.',
  'Avec {feeling} et {other}, il n’y a plus beaucoup de place pour le reste.',
  'Ce n’est pas facile de nommer d’un seul souffle {feeling} et {other}, et tu l’as fait.',
];

export const cues: Reflections['cues'] = {
  neverTold: [
    'Tu viens de dire quelque chose que tu gardais pour toi. Ça demande du cran.',
    'Ce n’est pas simple de mettre des mots sur ce qui n’a jamais été dit.',
    'Garder ça si longtemps a dû peser lourd.',
  ],
  dismissed: [
    'Tu dis comment c’est, et on te répond que ce n’est rien. Ça fait mal deux fois.',
    'C’est dur de devoir prouver que ça fait mal.',
    'Quand les proches rapetissent ce qu’on ressent, on a vite envie de se taire.',
  ],
  unsaid: [
    'Beaucoup de choses se sont coincées dans la gorge, là.',
    'Ce qui n’a pas été dit à ce moment-là continue de parler depuis.',
    'Tu l’as gardé pour toi, et ça pesait.',
  ],
  hiding: [
    'Dehors, tout va bien, et dedans, c’est une autre histoire.',
    'Tenir cette façade fatigue aussi.',
    'Ça doit isoler, de passer la journée avec un visage tranquille.',
  ],
  forbidden: [
    'Un moment pareil ne dit pas qui tu es.',
    'Quand l’épuisement est là, tout le monde a des pensées et des moments qu’il n’aime pas.',
    'Ressentir une chose n’annule pas l’amour qui est à côté.',
  ],
  insight: [
    'Quelque chose vient de trouver sa place.',
    'C’est une chose importante à remarquer.',
    'Ce que tu viens de voir mérite un instant.',
  ],
  plan: [
    'Un pas est déjà en train de prendre forme, et c’est toi qui l’as trouvé.',
    'On dirait qu’une part de toi va déjà dans cette direction.',
    'Une décision grandit dans ce que tu dis.',
    'Ça ressemble à un début possible.',
  ],
  hard: [
    'Ça t’a demandé beaucoup.',
    'Ce n’était pas une petite chose à traverser.',
    'C’est dur, oui, et tu continues.',
  ],
  pleasant: [
    'Il y a quelque chose de bon à savourer là-dedans.',
    'Ça te fait du bien, ça se voit.',
    'Voilà une bonne chose au milieu des autres.',
    'C’est bien que ta journée contienne ça.',
  ],
  tooMuch: [
    'On en est au point où plus rien ne rentre.',
    'Tu supportes ça depuis trop longtemps.',
    'C’est au-delà de ce qu’une personne peut porter en silence.',
    'On dirait que la goutte de trop est tombée il y a un moment.',
  ],
  crying: [
    'Parfois, les larmes disent ce que les mots ne peuvent pas.',
    'C’est bien que les larmes aient pu venir, même si ça a fait mal.',
    'Des larmes pareilles montrent jusqu’où ça va.',
  ],
  alone: [
    'Tu tiens tout ça sans personne avec qui le partager.',
    'Il manque quelqu’un pour prendre une part du poids, pas quelqu’un pour dire que ça passera.',
    'Tant de choses sur tes épaules, et presque personne pour s’en apercevoir.',
  ],
  worse: [
    'Et au lieu de se desserrer, ça se resserre.',
    'Voir que ça empire après tout ce que tu as fait, c’est décourageant.',
    'Ce qui était dur l’est devenu davantage.',
  ],
  better: [
    'Alors quelque chose commence à s’éclaircir.',
    'Quelque chose a bougé, et c’est bon de le remarquer.',
    'Ce petit soulagement compte, même petit.',
    'Il y a un peu plus d’air dans ce que tu écris maintenant.',
  ],
  effort: [
    'Tu essaies, et ça mérite d’être dit.',
    'Même avec tout ça, tu n’as pas lâché.',
    'Il y a un vrai effort ici, même si les résultats ne le montrent pas encore.',
    'Chacun de ces essais t’a coûté quelque chose, et tu les as faits quand même.',
  ],
  wish: [
    'Il y a là un désir clair, et il mérite d’être pris au sérieux.',
    'Dessous, il y a quelque chose que tu veux très fort.',
    'Tu sais ce dont tu as besoin, même si tu ne sais pas encore comment l’obtenir.',
  ],
  supported: [
    'Avoir quelqu’un comme ça près de soi change le poids des choses.',
    'Au milieu de tout ça, quelqu’un est de ton côté.',
    'Ce soutien compte, et tu l’as remarqué.',
  ],
  duty: [
    'Il y a beaucoup de « il faut » là-dedans, et peu de place pour ce que tu veux.',
    'Tu portes une liste d’obligations qui n’a pas l’air de finir.',
    'On dirait qu’échouer n’est tout simplement pas permis.',
    'Une voix exige, et elle dit rarement merci.',
  ],
  ambivalence: [
    'Une part de toi tire d’un côté, une autre part tire de l’autre.',
    'Les deux côtés ont leurs raisons, et c’est pour ça que c’est si dur.',
    'Tu es au milieu d’un tiraillement avec toi-même.',
    'Vouloir et ne pas vouloir en même temps, ça fatigue.',
  ],
  before: [
    'Il y a un avant et un après dans cette histoire.',
    'Une part de toi se souvient bien de comment c’était.',
    'Ça faisait partie de toi, et c’est peut-être encore le cas.',
  ],
  longTime: [
    'Tu portes ça depuis longtemps.',
    'C’est une longue histoire, et elle s’est accumulée.',
    'Autant de temps laisse des traces, même quand on s’y habitue.',
    'Après tout ce temps, ça a dû devenir une partie du décor.',
  ],
  recent: [
    'C’est encore tout frais.',
    'Tu as à peine eu le temps de réaliser.',
    'Ça vient à peine d’arriver, et la tête court encore derrière.',
  ],
  ordinary: [
    'Une journée ordinaire, alors.',
    'Rien de spécial aujourd’hui, et c’est bien aussi.',
    'Une journée sans heurts vaut quelque chose.',
  ],
  wondering: [
    'Cette question doit tourner et tourner là-dedans.',
    'Tu cherches un pourquoi, et il ne se donne pas facilement.',
    'Cette question-là ne te laisse pas tranquille.',
    'C’est une question sérieuse, et on a le temps d’y penser.',
  ],
};

export const longStory: Reflections['longStory'] = [
  'J’ai tout lu avec attention, et il y a beaucoup là-dedans.',
  'Tu as posé là toute une histoire. Prenons-la morceau par morceau.',
  'Ça fait tant de choses d’un coup, et tu as trouvé les mots.',
  'Tu en portais beaucoup avant d’écrire ceci.',
  'On dirait que ça avait besoin de sortir.',
];
