import type { Reflections } from '../../../src/content.ts';

export const themes: Reflections['themes'] = {
  panic: {
    low: [
      'Quand le corps sonne l’alarme comme ça, on croirait la fin du monde, et pourtant ça passe.',
      'Une frayeur pareille en laisse une deuxième : la peur que ça revienne.',
      'Tout ton corps s’est mis en alerte rouge, et ça fait peur.',
      'Trembler encore un peu après ça, c’est bien normal.',
    ],
  },
  grief: {
    low: [
      'Une perte comme celle-là change la forme des jours ordinaires.',
      'Quelqu’un qui manque autant laisse une place que personne d’autre ne peut prendre.',
      'Ça revient sans prévenir, jusque dans les petites choses.',
      'Il n’y a pas de calendrier pour ça, quoi qu’on en dise.',
      'Ça fait mal, et c’est bien normal que ça fasse mal.',
    ],
  },
  breakup: {
    low: [
      'Quand ça finit, ce n’est jamais seulement la personne : les projets et les petites habitudes partent aussi.',
      'On dirait qu’il y a des souvenirs à chaque coin de rue.',
      'Une fin comme celle-là peut ébranler la façon dont on se voit.',
      'Tu as mis beaucoup de toi dans cette relation.',
    ],
    high: ['On dirait que cette fin t’a aussi donné de l’air.'],
  },
  parenting: {
    any: [
      'Élever un enfant touche à tout, du sommeil jusqu’à la façon de savoir qui l’on est.',
      'Tu mets tant de toi dans ce rôle.',
    ],
    low: [
      'À qui s’occupe de tout le monde, on demande rarement comment ça va.',
      'L’amour et l’épuisement sous le même toit, toute la journée.',
      'Tu veux bien faire, et vouloir bien faire pèse aussi.',
    ],
  },
  sleep: {
    any: ['Le sommeil semble être au centre de tout ça.'],
    low: [
      'À trois heures du matin, tout paraît plus grand, et il n’y a personne avec qui le partager.',
      'Des nuits pareilles mordent aussi sur le lendemain.',
      'Ton corps veut du repos et ta tête refuse de fermer boutique.',
      'Encore une nuit qui ne repose pas.',
    ],
  },
  guilt: {
    low: [
      'Tu rejoues la scène comme s’il y avait moyen de la refaire.',
      'La culpabilité montre combien ça compte pour toi.',
      'Tu te mesures ici avec une règle très stricte.',
      'C’est dur d’être juste avec la personne que tu étais avant de savoir ce que tu sais.',
    ],
  },
  selfWorth: {
    low: [
      'La voix dans ta tête est terriblement dure avec toi.',
      'C’est épuisant de vivre avec un critique qui ne prend jamais de congé.',
      'On dirait qu’à tes propres yeux, ce n’est jamais tout à fait assez.',
      'Ce qui te manque est sous la loupe, et ce que tu as est dans le flou.',
    ],
    high: ['On dirait que tu commences à te regarder avec des yeux plus doux.'],
  },
  loneliness: {
    low: [
      'On peut avoir du monde tout autour et sentir que personne n’approche.',
      'Ça fait mal quand personne ne demande comment ça va en écoutant la réponse.',
      'La solitude parle plus fort quand la pièce se tait.',
      'Dessous, il y a le désir que quelqu’un te voie pour de vrai.',
    ],
  },
  exhaustion: {
    low: [
      'On dirait une fatigue qu’une nuit de sommeil ne répare pas.',
      'On dirait qu’il ne reste que la réserve.',
      'Beaucoup de choses réclament ton énergie, et peu t’en rendent.',
      'Quand tout dépend de toi, même le repos devient une tâche.',
    ],
  },
  money: {
    any: ['L’argent, ce ne sont pas que des chiffres : c’est aussi de la sécurité et de la liberté.'],
    low: [
      'Quand les comptes ne tombent pas juste, la tête les refait toute la journée.',
      'Ce genre de pression suit jusque dans le lit.',
      'En plus du souci, il y a de ne pas pouvoir en parler avec n’importe qui.',
    ],
  },
  study: {
    any: ['Tes études prennent beaucoup de place en ce moment.', 'Il y a gros en jeu pour toi là-dedans.'],
    low: [
      'On dirait que chaque épreuve est devenue une épreuve de ta valeur.',
      'Avec autant de pression, même apprendre devient difficile.',
      'Tu te pousses comme s’il n’y avait pas de deuxième chance.',
    ],
  },
  change: {
    any: [
      'Le changement dérange même les petites choses qui se faisaient toutes seules.',
      'Tu es entre un endroit qui n’est plus à toi et un autre qui ne l’est pas encore.',
    ],
    low: [
      'Ça fait beaucoup de nouveau d’un coup.',
      'C’est fatigant de devoir tout réapprendre, des lignes de bus jusqu’aux gens.',
    ],
    high: ['Il y a là l’air frais d’un commencement.'],
  },
  relationship: {
    any: [
      'Cette relation tient une grande place dans ta vie.',
      'Quand quelqu’un compte, chaque petit geste pèse.',
      'Ça se passe avec quelqu’un qui compte pour toi.',
      'Ce qui se passe entre vous deux compte beaucoup.',
    ],
    low: [
      'Entre deux personnes qui tiennent l’une à l’autre, les petites choses peuvent faire très mal.',
      'C’est dur quand la personne vers qui tu te tournerais fait partie de la douleur.',
      'Ce qui se passe entre vous prend toute la place.',
    ],
    high: ['La tendresse s’entend dans ta façon d’en parler.'],
  },
  friendship: {
    any: ['Cette amitié compte pour toi.'],
    low: [
      'Quand quelque chose cloche dans une amitié, ça fait mal en sourdine.',
      'C’est troublant quand le doute porte sur les gens qu’on a choisis.',
      'Ça pèse, surtout venant d’une amitié.',
    ],
    high: ['Une amitié pareille soutient, même les jours ordinaires.'],
  },
  health: {
    any: ['Quand la santé s’en mêle, c’est difficile de penser à autre chose.'],
    low: [
      'La maladie s’installe dans toute la maison, pas seulement dans un corps.',
      'En plus de la gêne, il y a l’attente, et ne pas savoir.',
      'Vivre avec ça chaque jour demande une force que les autres ne voient pas toujours.',
    ],
    high: ['Prendre soin de son corps et sentir la différence, c’est une récompense en soi.'],
  },
  work: {
    any: [
      'Le travail prend beaucoup de place dans ta vie en ce moment.',
      'Ce qui se passe au travail y reste rarement.',
      'C’est là que vont bien des heures de ta vie.',
      'Tu as mis beaucoup de toi dans ce travail.',
    ],
    low: [
      'On dirait que tu quittes le travail, mais que lui ne te quitte pas.',
      'Le travail touche à la sécurité, à la fierté et à la façon de se voir.',
      'Ce qui blesse au travail envoie aussi sa facture à la maison.',
    ],
  },
  family: {
    any: [
      'La famille atteint des endroits que personne d’autre n’atteint.',
      'Personne ne connaît nos points sensibles comme la famille.',
      'Le rôle de chacun dans une famille remonte à loin.',
      'Vous avez une longue histoire ensemble, et elle se voit ici.',
      'Dans une famille, une seule phrase peut porter des années.',
    ],
    low: [
      'La blessure est plus profonde quand elle vient de ceux qui devraient être un abri.',
      'On dirait que tu tiens beaucoup de choses ensemble à la maison.',
      'On peut aimer quelqu’un et avoir besoin de distance.',
    ],
    high: ['On entend beaucoup d’affection quand tu parles de ta famille.'],
  },
  anger: {
    low: [
      'Cette colère monte la garde devant quelque chose qui compte pour toi.',
      'Une limite a été franchie, et ça brûle encore.',
      'Ça t’a paru injuste, et avaler ça a un coût.',
      'Une colère pareille cache souvent une blessure juste derrière.',
    ],
  },
  emptiness: {
    low: [
      'C’est comme si quelqu’un avait baissé la couleur.',
      'Les jours passent, et tu n’y es pas vraiment.',
      'Ne presque rien sentir, c’est dur aussi.',
      'Ce qui t’entraînait avant n’attire presque plus ton attention.',
    ],
  },
  future: {
    any: [
      'Ce n’est pas un choix pour la tête seulement.',
      'Ce qui n’a pas encore de forme peut prendre beaucoup de place.',
    ],
    low: [
      'On dirait que chaque chemin en ferme un autre, et que ça te tient sur place.',
      'Tu voudrais une certitude avant le pas, et elle ne vient pas.',
      'Ne pas voir devant fatigue plus qu’on ne croit.',
    ],
    high: ['L’avenir a l’air d’une invitation.'],
  },
  world: {
    any: ['Ce qui se passe dehors finit par entrer par la porte.'],
    low: [
      'Ça fait beaucoup de nouvelles lourdes pour une seule personne.',
      'Voir tant de choses aller mal et pouvoir si peu, ça lie les mains.',
      'Tout ça te touche de près.',
    ],
  },
  anxiety: {
    low: [
      'Ta tête court devant et essaie de se préparer à tout.',
      'C’est comme vivre avec une alarme qui ne s’éteint pas.',
      'Cette inquiétude te fatigue.',
      'Le pire semble arriver le premier, à chaque fois.',
      'Tous ces « et si » ne laissent pas beaucoup de place à maintenant.',
    ],
  },
  gratitude: {
    any: ['Tu remarques ce qui est bon, et ce n’est pas rien.'],
    high: [
      'On sent que ça te touche vraiment.',
      'C’est une bonne chose dans ta journée.',
      'Il y a quelque chose de tendre dans ta façon de dire merci.',
    ],
  },
  joy: {
    any: ['Ça mérite d’être raconté lentement.'],
    high: [
      'Quelle bonne nouvelle, et elle a l’air bien méritée.',
      'Rien qu’à ta façon de le dire, on voit combien ça compte.',
      'Ça n’est pas tombé du ciel : il y a beaucoup de toi là-dedans.',
      'Une joie pareille mérite de durer un peu plus longtemps.',
      'Quel moment.',
      'Il y a une légèreté nouvelle dans ce que tu dis.',
    ],
  },
};
