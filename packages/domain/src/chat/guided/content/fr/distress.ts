import type { DistressContent } from '../../content.ts';

export const distress: DistressContent = {
  first: {
    suicide: [
      'Ce que tu viens d’écrire est très grave, et merci de l’avoir dit. Je suis une IA, je ne peux pas te protéger, mais des gens le peuvent, maintenant : appelle les services d’urgence, ou demande à quelqu’un de venir près de toi. Éloigne-toi de ce qui pourrait te faire du mal. Est-ce que tu es en sécurité, là, maintenant ?',
      'Je prends ce que tu écris au sérieux. Une douleur aussi grande ne devrait pas se traverser sans personne à tes côtés. Parle maintenant aux services d’urgence, ou à quelqu’un qui peut venir, et tiens-toi loin de ce qui pourrait blesser. Es-tu en sécurité en ce moment ?',
    ],
    selfHarm: [
      'Merci de me confier ça. Se faire du mal est souvent une façon de supporter une douleur trop forte, et cette douleur mérite l’aide de vraies personnes. Si la blessure est sérieuse ou l’envie trop forte, contacte les services d’urgence, ou demande à quelqu’un d’être avec toi. Est-ce que tu es en sécurité, là, maintenant ?',
      'C’est important, et je ne vais pas passer dessus. Si tu peux, éloigne-toi de ce que tu utiliserais et appelle quelqu’un de confiance ; s’il y a un risque, contacte les services d’urgence. Es-tu en sécurité en ce moment ?',
    ],
    violence: [
      'Ce que tu décris est grave, et ce n’est pas ta faute. Ta sécurité passe d’abord : s’il y a un danger maintenant, va là où il y a du monde, si tu peux, et appelle les services d’urgence. Tu n’as à affronter personne. Est-ce que tu es en sécurité, là, maintenant ?',
      'Personne ne devrait vivre ça, et ce n’est pas ta faute. Si cette personne est proche, pense d’abord à te protéger ; les services d’urgence et quelqu’un de confiance peuvent t’aider maintenant. Es-tu en sécurité pour en parler ?',
    ],
    somebodyElse: [
      'C’est grave, et en parler montre que cette personne compte pour toi. Si elle est en danger maintenant, appelle les services d’urgence de l’endroit où elle est, et fais en sorte que quelqu’un soit avec elle. Lui demander calmement si elle pense à mourir n’aggrave rien. Sais-tu où elle est en ce moment ?',
      'Je prends ça au sérieux. Ne porte pas ça sans aide : préviens quelqu’un de proche, et les services d’urgence s’il y a un risque maintenant. Si c’est possible et sûr pour toi, tiens-lui compagnie. Est-ce que quelqu’un est avec elle en ce moment ?',
    ],
    other: [
      'Merci de l’avoir dit ; je le prends au sérieux. Je suis une IA, et quelque chose comme ça demande des gens à tes côtés : parles-en maintenant à quelqu’un près de toi, et si ça s’aggrave ou s’il y a un danger, appelle tout de suite les services d’urgence. Es-tu en sécurité en ce moment ?',
      'Ce que tu écris compte, et je ne vais pas passer dessus. Ne porte pas ça sans personne à tes côtés : quelqu’un de confiance peut t’écouter ou venir, et les services d’urgence sont là si ça s’aggrave. Est-ce que tu es en sécurité, là, maintenant ?',
    ],
  },
  again: [
    'Je prends toujours ça au sérieux. Le plus important maintenant, c’est une présence humaine : appelle les services d’urgence, ou réveille quelqu’un, chez toi ou à côté. Qu’est-ce qui rend cet appel difficile ?',
    'Tu y reviens, alors moi aussi : ne traverse pas cette douleur sans personne. Les services d’urgence répondent à toute heure, et tu n’as pas besoin de savoir quoi dire. À qui pourrais-tu demander de venir ?',
    'Il faut des gens près de toi, tout de suite. Si parler est trop dur, envoie un message court à quelqu’un qui peut être avec toi : « viens, s’il te plaît ». Y a-t-il près de toi quelque chose qui pourrait te blesser ?',
    'L’envie peut monter comme une vague, et redescendre aussi ; d’ici là, la meilleure place est près de quelqu’un et loin de ce qui peut blesser. Les services d’urgence sont là pour ça. Qui peut être avec toi dans les prochaines minutes ?',
  ],
  safe: [
    'C’est bien que tu sois en sécurité pour l’instant. Raconte quand même à un proche, aujourd’hui, ce que tu m’as dit, et contacte les services d’urgence si ça se resserre. Qu’est-ce qui a rendu la douleur si grande ?',
    'Merci de ta réponse. Aujourd’hui, essaie d’être près de quelqu’un et loin de ce qui peut blesser ; les services d’urgence sont là à toute heure. À qui peux-tu parler aujourd’hui ?',
    'C’est bon de le savoir. Personne ne devrait traverser un moment pareil sans soutien : un professionnel de santé et quelqu’un de confiance peuvent t’accompagner, et les services d’urgence sont là si ça se resserre. Qu’est-ce qui a été le plus dur à porter ?',
  ],
  unsafe: [
    'Alors fais ceci maintenant, avant de continuer ici : appelle les services d’urgence, ou va là où il y a quelqu’un, chez un voisin par exemple. Mets hors de portée ce qui pourrait te blesser. Quelle est la personne la plus proche de toi en ce moment ?',
    'Tu as besoin de gens près de toi tout de suite, et tu mérites cette aide. Appelle les services d’urgence, dis que tu es en danger et où tu es ; si tu as déjà pris ou fait quelque chose, dis-le en premier. Peux-tu passer cet appel maintenant ?',
    'S’il te plaît, n’attends pas que ça passe. Ouvre la porte, appelle quelqu’un, appelle les services d’urgence. Tu peux continuer à écrire ici en même temps. Y a-t-il quelqu’un chez toi ou tout près ?',
  ],
  unclear: [
    'Je lis chaque mot, et avant le reste je dois revenir à une chose : ce que tu as dit tout à l’heure était grave. Les services d’urgence et un proche peuvent être avec toi maintenant. Es-tu en sécurité en ce moment ?',
    'On peut parler de ça aussi. Mais je ne veux pas laisser derrière ce que tu m’as confié : est-ce que quelqu’un est avec toi, ou pourrait venir ?',
    'Tu ne dois d’explication à personne. Ce qui compte, c’est que quelqu’un partage ça avec toi aujourd’hui ; si ça se resserre, contacte les services d’urgence. Où en est le danger maintenant, de zéro à dix ?',
    'Je suis toujours là. Pense à une personne qui décrocherait à cette heure ; s’il n’y en a pas, les services d’urgence, eux, décrocheront. Qu’est-ce qui t’aiderait à prendre contact ?',
  ],
  goodbye: [
    'Avant de partir, s’il te plaît : ne passe pas ce moment sans personne. Appelle quelqu’un de confiance ou les services d’urgence. Tu mérites de l’aide, et cette conversation est ouverte.',
    'Va vers quelqu’un, et raconte-lui ce que tu m’as dit. Si l’envie revient, les services d’urgence répondent à toute heure. Prends soin de toi.',
  ],
};
