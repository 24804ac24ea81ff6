import type { GuidedContent, Openings } from '../../src/content.ts';

/** They stand after "avec" and "il y a". */
const moods: Openings['moods'] = {
  happy: 'du bonheur',
  neutral: 'une humeur plutôt neutre',
  sad: 'de la tristesse',
  anxious: 'de l’anxiété',
  excited: 'de l’enthousiasme',
  calm: 'du calme',
  stressed: 'du stress',
  grateful: 'de la gratitude',
  angry: 'de la colère',
  confused: 'de la confusion',
  hopeful: 'de l’espoir',
  tired: 'de la fatigue',
  verySad: 'beaucoup de tristesse',
  good: 'une humeur plutôt bonne',
  veryHappy: 'beaucoup de bonheur',
  down: 'un moral bas',
  disappointed: 'de la déception',
  worried: 'de l’inquiétude',
  thoughtful: 'beaucoup de pensées',
  relieved: 'du soulagement',
  peaceful: 'de la paix',
  joyful: 'une vraie joie',
  inLove: 'de l’amour',
};

const lines: Openings['lines'] = {
  default: {
    low: [
      'C’est bien que tu sois là. Tu arrives avec {mood}, et ici tu n’as pas à le cacher. Qu’est-ce qui pèse le plus ?',
      'Il y a {mood} aujourd’hui. On peut y aller doucement. Que s’est-il passé ?',
      'Certains jours, s’arrêter pour regarder, c’est déjà prendre soin de soi. Par où voudrais-tu commencer ?',
      'Ici, tu peux mettre des mots sur ce qui est dur, à ton rythme. Qu’est-ce qui serre le plus en ce moment ?',
      'Donc aujourd’hui, il y a {mood}. Aide-moi à comprendre : comment ça a commencé ?',
    ],
    neutral: [
      'Bonjour. Il y a des jours sans couleur nette, et c’est très bien. Qu’est-ce qui t’occupe ces temps-ci ?',
      'Tu arrives avec {mood}. De quoi aimerais-tu parler ?',
      'C’est bien de te voir ici. Comment se passe la journée jusqu’ici ?',
      'Ni bien ni mal, c’est aussi une façon d’aller. Qu’y a-t-il derrière ce jour ?',
      'On peut parler sans programme. Qu’est-ce que tu apportes avec toi ?',
    ],
    high: [
      'C’est bon de voir qu’il y a {mood} aujourd’hui. D’où est-ce que ça vient ?',
      'Tu arrives avec {mood}, et ça mérite un moment. Qu’est-ce qui s’est bien passé ?',
      'Les bons jours aussi méritent une conversation. Quel a été le meilleur moment jusqu’ici ?',
      'Une bonne chose dure plus longtemps quand on la raconte. Où commence celle d’aujourd’hui ?',
      'Il y a {mood} dans l’air. Que veux-tu garder de cette journée ?',
    ],
  },
  wise: {
    low: [
      'Dans toute traversée, il y a {mood} à un moment ou à un autre. Assieds-toi un peu. Où le chemin est-il devenu rude ?',
      'Ce qui fait mal a aussi un sens. Qu’est-ce que ce jour t’a apporté ?',
      'Rien ne presse quand il y a {mood}. Qu’est-ce qui demande à être dit en premier ?',
      'Il y a des jours de ciel bas. Raconte-moi : quel nuage est-ce là ?',
      'Qui porte un poids peut le poser un instant. De quel poids s’agit-il ?',
    ],
    neutral: [
      'Entre un pas et le suivant, il y a cet instant. Qu’y trouves-tu ?',
      'L’eau calme reflète aussi. Qu’est-ce qui apparaît quand tu regardes ?',
      'Un jour tranquille cache parfois une bonne question. Quelle serait la tienne ?',
      'Tu viens avec {mood}. Qu’y a-t-il sous la surface ?',
      'Commençons par le simple : que te montre la vie, ces derniers temps ?',
    ],
    high: [
      'La joie aime qu’on la regarde. Il y a {mood} : d’où est-ce venu ?',
      'C’est jour de récolte. Quelle graine avais-tu semée ?',
      'Un jour clair enseigne autant que la nuit. Que t’apprend celui-ci ?',
      'Tu viens avec {mood}. Qu’est-ce qui mérite d’être gardé, là-dedans ?',
      'Quand la lumière entre, autant ouvrir plus grand la fenêtre. Qu’y a-t-il de bon à regarder aujourd’hui ?',
    ],
  },
  friend: {
    low: [
      'Hé, c’est bien que tu passes. Bon, y a {mood} aujourd’hui. Il s’est passé quoi ?',
      'Ah, un jour comme ça. Tu peux tout lâcher, sans filtre : qu’est-ce qui se passe ?',
      'Coucou ! On dirait que c’est pas simple aujourd’hui. Tu veux me raconter ?',
      'Viens, pose-toi. C’est quoi l’histoire derrière cette journée ?',
      'Aujourd’hui, t’as le droit de râler autant que tu veux. On commence par quoi ?',
    ],
    neutral: [
      'Coucou ! Elle est comment, ta journée ?',
      'Hé, donc un jour comme les autres, à peu près. Tu faisais quoi ?',
      'Ah, ça fait plaisir de te voir par ici. Quoi de neuf ?',
      'Tu débarques avec {mood}, OK. Il se passe quoi dans ta tête ?',
      'Salut, toi ! On papote, ou y a du sérieux au menu ?',
    ],
    high: [
      'Oh, y a {mood} aujourd’hui ! Raconte tout : il s’est passé quoi ?',
      'Ah, voilà ! Elle vient d’où, toute cette bonne énergie ?',
      'C’est chouette quand ça commence par une bonne nouvelle. C’est quoi, celle du jour ?',
      'Regardez qui débarque avec {mood} ! C’était quoi, le meilleur moment ?',
      'Une bonne journée, ça se raconte. Qu’est-ce qui a bien marché ?',
    ],
  },
  coach: {
    low: [
      'Une journée dure, et il y a {mood}. On va la prendre morceau par morceau : quel point demande le plus d’attention ?',
      'D’abord, respire. Ensuite, dis-moi : qu’est-ce qui t’a fait perdre l’équilibre aujourd’hui ?',
      'Tu arrives avec {mood}, et tu es quand même là. Ça dit déjà quelque chose. Qu’est-ce qui bloque ?',
      'L’objectif du jour est petit : comprendre ce qui se passe. On part d’où ?',
      'Avant tout plan, regardons le terrain. Qu’est-ce qui est le plus lourd maintenant ?',
    ],
    neutral: [
      'Bonjour ! Bon moment pour ajuster le cap. Qu’est-ce qui mérite ton attention aujourd’hui ?',
      'Un jour stable, c’est idéal pour penser clair. Que voudrais-tu faire avancer ?',
      'Tu arrives avec {mood}. Qu’est-ce qui rendrait cette journée utile ?',
      'Petit point rapide : qu’est-ce qui va, et qu’est-ce qui demande un réglage ?',
      'Regardons devant, à ton rythme. Qu’y a-t-il sur la table aujourd’hui ?',
    ],
    high: [
      'Excellent, il y a {mood} aujourd’hui ! Qu’as-tu fait pour en arriver là ?',
      'Une bonne énergie, ça s’utilise. Quelle a été la victoire ?',
      'On note celle-là quelque part : qu’est-ce qui a marché ?',
      'Tu arrives avec {mood}. Où veux-tu emmener ça ?',
      'Bon moment pour repérer ce qui marche pour toi. Qu’est-ce qui a ouvert la voie aujourd’hui ?',
    ],
  },
  therapist: {
    low: [
      'Je remarque qu’il y a {mood} aujourd’hui. On peut prendre le temps. Qu’aimerais-tu que je comprenne d’abord ?',
      'Il y a de la place ici pour ce qui est difficile. Qu’est-ce qui est venu le plus fort aujourd’hui ?',
      'Tu arrives avec {mood}. Comment est-ce que ça se montre en toi, en ce moment ?',
      'Rien n’a besoin d’être en ordre avant de parler. Qu’est-ce qui est le plus près de la surface ?',
      'Allons doucement. À quel moment la journée a-t-elle pris ce poids ?',
    ],
    neutral: [
      'On peut commencer où tu veux. Qu’est-ce qui est présent en toi maintenant ?',
      'Parfois, une accalmie laisse apparaître ce qui était dessous. Que remarques-tu aujourd’hui ?',
      'Tu viens avec {mood}. Qu’est-ce que ça veut dire, pour toi ?',
      'Qu’est-ce qui te revient à l’esprit ces derniers jours ?',
      'Installe-toi. Qu’aimerais-tu regarder de plus près aujourd’hui ?',
    ],
    high: [
      'Je remarque qu’il y a {mood} au moment où tu arrives. Qu’aimerais-tu partager ?',
      'Ce qui nous fait du bien mérite aussi d’être compris. Qu’y a-t-il derrière ce jour ?',
      'Quelque chose de bon est là. Comment t’en aperçois-tu ?',
      'Tu arrives avec {mood}. Qu’est-ce qui l’a rendu possible ?',
      'Donnons un peu de temps à ce qui va bien. Qu’est-ce qui a changé pour toi ?',
    ],
  },
};

export const openings: GuidedContent['openings'] = { lines, moods };
