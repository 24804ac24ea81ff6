import type { Questions } from '../../../src/content.ts';

export const stages: Questions['stages'] = {
  opening: {
    any: [
      'Qu’est-ce qui a fait remonter ça aujourd’hui ?',
      'Où commence cette histoire ?',
      'Qu’aimerais-tu que je sache d’abord ?',
      'Comment s’est passée cette journée pour toi ?',
      'Qu’est-ce qui est le plus vif en toi maintenant ?',
    ],
    low: [
      'Qu’est-ce qui pèse le plus à cet instant ?',
      'Que s’est-il passé ?',
      'Comment vas-tu maintenant, honnêtement ?',
    ],
    high: [
      'Qu’est-ce qui a rendu cette journée différente ?',
      'Comment cette bonne chose a-t-elle commencé ?',
      'Qu’est-ce qui fait briller ce jour ?',
    ],
  },
  exploring: {
    any: [
      'Comment ça se montre dans tes journées ?',
      'Qu’est-ce qui te frappe le plus là-dedans ?',
      'Que se passe-t-il en toi quand ça revient ?',
      'Qui d’autre fait partie de cette histoire ?',
      'Qu’as-tu déjà compris, et quoi pas encore ?',
      'Quelle partie presque personne ne voit ?',
    ],
    low: [
      'Quelle est la partie la plus dure ?',
      'Depuis combien de temps ça t’accompagne ?',
      'Quand est-ce que ça devient plus lourd ?',
      'Et quand ça se desserre, qu’est-ce qui est différent ?',
      'Que fais-tu pour traverser ça ?',
    ],
    high: [
      'Quel détail de ce moment t’accompagne encore ?',
      'Que fait ton corps quand tu y repenses ?',
      'Qui d’autre a remarqué la différence ?',
      'Qu’as-tu fait pour que ça arrive ?',
    ],
  },
  meaning: {
    any: [
      'Qu’est-ce que ça veut dire pour toi ?',
      'Qu’est-ce qui compte le plus pour toi dans tout ça ?',
      'Qu’est-ce que ça t’apprend sur ce dont tu as besoin ?',
      'Quelle place ça prend dans ton histoire ?',
      'Que remarques-tu de toi au milieu de tout ça ?',
      'Si c’était le chapitre d’un livre, comment s’appellerait-il ?',
    ],
    low: [
      'Que crains-tu le plus qu’il arrive ?',
      'Qu’est-ce que tu te dis là-dessus ?',
      'De quoi aurais-tu besoin maintenant, si tu pouvais demander n’importe quoi ?',
      'Qu’est-ce qui fait mal et n’a pas encore été dit ?',
      'Qu’as-tu perdu là-dedans, au-delà de ce qui se voit ?',
    ],
    high: [
      'Laquelle de tes valeurs se voit dans cette joie ?',
      'Qu’est-ce que ça confirme, que tu soupçonnais ?',
      'Comment ça change ta façon de te voir ?',
      'Que ferais-tu avec plus de moments comme celui-ci ?',
    ],
  },
  resources: {
    any: [
      'Qui, dans ta vie, comprendrait ça ?',
      'Qu’est-ce qui te donne un sol ferme, d’habitude ?',
      'Laquelle de tes qualités t’a servi jusqu’ici ?',
      'Que sais-tu déjà de toi qui pourrait servir maintenant ?',
    ],
    low: [
      'Qu’est-ce qui a aidé dans d’autres moments durs ?',
      'Qu’est-ce qui te fait tenir ?',
      'Comment as-tu traversé la dernière fois où c’était trop ?',
      'Qu’est-ce qui te fait encore du bien, même tout petit ?',
      'Que te rappellerait maintenant une personne qui t’aime bien ?',
    ],
    high: [
      'Qu’est-ce qui, en toi, a ouvert la voie ?',
      'Quelle force est-ce que ça révèle en toi ?',
      'Qu’est-ce qui aide cette sensation à durer ?',
      'Qui est de ton côté et adorerait l’apprendre ?',
    ],
  },
  step: {
    any: [
      'Quel serait un tout petit pas, à la taille d’aujourd’hui ?',
      'Qu’aimerais-tu faire autrement cette semaine ?',
      'De quoi veux-tu te souvenir demain ?',
      'À quoi ressemblerait prendre soin de toi dans les prochaines heures ?',
    ],
    low: [
      'Que pourrais-tu poser un moment, juste pour aujourd’hui ?',
      'Qu’est-ce qui rendrait cette nuit un peu plus légère ?',
      'À qui pourrais-tu dire « ça ne va pas » cette semaine ?',
      'Quelle petite chose est entre tes mains maintenant ?',
    ],
    high: [
      'Quelle douceur vas-tu t’offrir pour ça ?',
      'Que veux-tu refaire demain ?',
      'Comment pourrais-tu en transmettre un peu ?',
      'Quel prochain pas te fait envie ?',
    ],
  },
};
