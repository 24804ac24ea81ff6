import type { Questions } from '../../../src/content.ts';

type InnerTheme =
  | 'panic'
  | 'grief'
  | 'sleep'
  | 'guilt'
  | 'selfWorth'
  | 'loneliness'
  | 'exhaustion'
  | 'health'
  | 'anger'
  | 'emptiness'
  | 'anxiety';

export const innerLife: Pick<Questions['themes'], InnerTheme> = {
  panic: {
    explore: [
      'Comment va ton corps, à cette minute précise ?',
      'Où étais-tu quand ça a commencé ?',
      'Quel est le premier signe que ça arrive ?',
    ],
    deepen: [
      'Qu’est-ce qui fait le plus peur quand ça arrive ?',
      'Que fais-tu autrement, ces temps-ci, pour que ça ne revienne pas ?',
      'Que voudrais-tu que les gens comprennent de ces moments ?',
    ],
    forward: [
      'Qu’est-ce qui a déjà fait redescendre ça, même d’un cran ?',
      'Qui pourrait être près de toi quand ça vient ?',
      'Que te dirais-tu alors, avec ta voix la plus douce ?',
    ],
  },
  grief: {
    explore: [
      'C’était comment, sa présence dans ta vie ?',
      'Quand est-ce que l’absence se remarque le plus ?',
      'Comment sont les jours depuis ?',
      'Quel souvenir vient en premier ?',
    ],
    deepen: [
      'Qu’est-ce qui continue à vivre en toi de ce lien ?',
      'Qu’aurais-tu voulu pouvoir dire ?',
      'Qu’est-ce que ton entourage ne comprend pas de cette perte ?',
    ],
    forward: [
      'Quel petit geste lui rendrait hommage ?',
      'Avec qui peux-tu te souvenir à voix haute ?',
      'Qu’est-ce qui rend une journée un peu plus supportable ?',
    ],
  },
  sleep: {
    explore: [
      'Qu’est-ce qui te passe par la tête quand tu te couches ?',
      'Depuis quand tes nuits sont-elles comme ça ?',
      'À quoi ressemblent tes dernières heures avant le lit ?',
      'Comment est la journée après une nuit pareille ?',
    ],
    deepen: [
      'Que fait remonter la nuit, que le jour arrive à cacher ?',
      'Si ce sommeil perdu pouvait se plaindre, de quoi se plaindrait-il ?',
      'Que crains-tu qu’il arrive si tu ne dors pas ?',
    ],
    forward: [
      'Qu’y avait-il, les nuits où tu as mieux dormi ?',
      'Que pourrais-tu enlever de la dernière heure de ta journée ?',
      'Quelle partie de la nuit aimerais-tu retrouver d’abord ?',
    ],
  },
  guilt: {
    explore: [
      'Que s’est-il passé, tel que tu le vois ?',
      'Quand la culpabilité appuie-t-elle le plus ?',
      'Qu’aurais-tu voulu faire autrement, exactement ?',
    ],
    deepen: [
      'Que savais-tu à ce moment-là, et que ne sais-tu que maintenant ?',
      'Laquelle de tes valeurs a été touchée ici ?',
      'Que dirais-tu à une personne aimée qui aurait fait la même chose ?',
      'Que faudrait-il pour que tu fasses la paix avec ça ?',
    ],
    forward: [
      'Y a-t-il quelque chose à réparer, ou s’agit-il plutôt de te pardonner ?',
      'Quel serait un petit geste vers le pardon de toi-même ?',
      'Qu’as-tu appris que tu veux garder ?',
    ],
  },
  selfWorth: {
    explore: [
      'Quand cette voix critique parle-t-elle le plus fort ?',
      'À qui te mesures-tu, au juste ?',
      'Que se passe-t-il d’habitude juste avant que tu te rabaisses ?',
    ],
    deepen: [
      'Quand as-tu appris à te traiter aussi durement ?',
      'Avec quoi, dans ce portrait, quelqu’un qui t’aime ne serait-il pas d’accord ?',
      'Qu’as-tu peur que les gens voient ?',
      'Qu’est-ce qui changerait si tu suffisais déjà ?',
    ],
    forward: [
      'Quand as-tu été juste avec toi pour la dernière fois ?',
      'Laquelle de tes qualités as-tu tendance à oublier ?',
      'Comment sonnerait cette même phrase, dite avec douceur ?',
    ],
  },
  loneliness: {
    explore: [
      'Quand est-ce que la solitude se fait le plus sentir ?',
      'Quel genre de compagnie te manque ?',
      'Comment sont les moments où elle pèse moins ?',
    ],
    deepen: [
      'Que voudrais-tu que quelqu’un remarque de toi ?',
      'Qu’est-ce qui rend difficile de laisser quelqu’un s’approcher ?',
      'Avec qui as-tu eu pour la dernière fois l’impression d’être chez toi ?',
    ],
    forward: [
      'Qui, même loin, aurait plaisir à recevoir un message de toi ?',
      'Où se trouvent les gens qui te ressemblent un peu ?',
      'Quel serait le plus petit contact possible cette semaine ?',
    ],
  },
  exhaustion: {
    explore: [
      'Qu’est-ce qui mange le plus ton énergie ?',
      'Depuis quand vas-tu à ce rythme ?',
      'Quelle sorte de fatigue est-ce : du corps, de la tête ou du cœur ?',
    ],
    deepen: [
      'Que se passerait-il si tu faisais moins ?',
      'À qui as-tu l’impression de devoir tout cet effort ?',
      'Que dirait la fatigue si elle pouvait parler sans détour ?',
      'À quoi as-tu renoncé pour continuer ?',
    ],
    forward: [
      'Qu’est-ce qui pourrait passer à la semaine prochaine ?',
      'Avec qui pourrais-tu en partager une partie ?',
      'Qu’est-ce qui te rend un peu d’énergie, d’habitude ?',
    ],
  },
  health: {
    explore: [
      'Comment ça s’invite dans tes journées ?',
      'Qu’est-ce qui t’inquiète le plus là-dedans ?',
      'Comment prends-tu soin de toi au milieu de tout ça ?',
    ],
    deepen: [
      'Comment ça a changé la façon dont tu te vois ?',
      'Qu’est-ce qui est le plus dur : ce qu’on sait déjà, ou ce qu’on ne sait pas encore ?',
      'Que voudrais-tu que ton entourage comprenne ?',
    ],
    forward: [
      'Qui pourrait traverser ça avec toi ?',
      'Que voudrais-tu demander à un professionnel de santé ?',
      'Qu’est-ce qui t’apporte un moment de paix au milieu ?',
    ],
  },
  anger: {
    explore: [
      'Quelle a été la goutte de trop ?',
      'Qu’est-ce qui a été le plus dur à avaler là-dedans ?',
      'Où se loge la colère dans ton corps ?',
    ],
    deepen: [
      'Laquelle de tes limites a été franchie ?',
      'Qu’est-ce que la colère essaie de protéger ?',
      'S’il y avait autre chose derrière la colère, ce serait quoi ?',
      'Qu’aurais-tu voulu qu’on reconnaisse ?',
    ],
    forward: [
      'Qu’est-ce qui doit changer pour toi ?',
      'Ce serait comment de le dire fermement, sans t’y blesser ?',
      'Qu’est-ce qui t’aide à redescendre avant de décider quoi que ce soit ?',
    ],
  },
  emptiness: {
    explore: [
      'Quand les choses ont-elles commencé à perdre leur couleur ?',
      'À quoi ressemble une de tes journées, du début à la fin ?',
      'À quelle heure est-ce le plus lourd ?',
    ],
    deepen: [
      'Qu’est-ce que tu aimerais ressentir à nouveau ?',
      'Qu’est-ce qui te faisait vibrer, avant ?',
      'Qu’est-ce que ce vide demande, peut-être ?',
    ],
    forward: [
      'Quelle petite chose garde encore un peu de goût ?',
      'Que ferais-tu un jour où l’envie serait un peu plus là ?',
      'Qui voudrais-tu près de toi jusqu’à ce que ça passe ?',
    ],
  },
  anxiety: {
    explore: [
      'Qu’est-ce qui nourrit le plus l’inquiétude ?',
      'Qu’est-ce qui défile dans ta tête quand ça se resserre ?',
      'Quand est-ce que ça commence, d’habitude ?',
      'Où est-ce que ça se montre dans ton corps ?',
    ],
    deepen: [
      'Quel est le pire que ta tête dessine ?',
      'Qu’est-ce que l’inquiétude essaie de protéger ?',
      'Qu’est-ce qui t’aiderait à supporter de ne pas savoir encore ?',
      'Quelle part de tout ça est entre tes mains ?',
    ],
    forward: [
      'Qu’est-ce qui t’a aidé une autre fois, dans un moment pareil ?',
      'Quelle part peut se régler aujourd’hui, et laquelle peut patienter ?',
      'Que dirais-tu à quelqu’un que tu aimes et qui aurait cette même peur ?',
    ],
  },
};
