import type { SuggestionContent } from '../../src/content.ts';

export const suggestions: SuggestionContent = {
  list: [
    {
      kind: 'breath',
      suits: ['panic', 'anxiety', 'fear', 'overwhelm'],
      text: 'Souffler lentement dit au corps que le danger est passé, alors essaie : inspire en comptant jusqu’à quatre, souffle en comptant jusqu’à six, environ cinq fois.',
    },
    {
      kind: 'grounding',
      suits: ['panic', 'anxiety', 'fear'],
      text: 'Quand la tête s’emballe, les sens ramènent au présent : trouve cinq choses que tu vois, quatre que tu touches et trois que tu entends, sans te presser.',
    },
    {
      kind: 'body',
      suits: ['anxiety', 'anger', 'overwhelm', 'panic'],
      text: 'La tension aime se cacher dans le corps : serre fort les poings cinq secondes, lâche d’un coup et remarque la différence, puis fais pareil avec les épaules.',
    },
    {
      kind: 'writing',
      suits: ['anxiety', 'sleep', 'overwhelm', 'future'],
      text: 'La tête répète ce qu’elle a peur d’oublier. Mets tout sur papier, en deux colonnes, ce qui dépend de toi et ce qui n’en dépend pas, et laisse la seconde se reposer.',
    },
    {
      kind: 'smallStep',
      suits: ['overwhelm', 'exhaustion', 'work', 'study', 'money'],
      text: 'Quand tout est urgent, rien ne bouge. Choisis une seule chose qui tient en dix minutes et laisse les autres patienter : un petit début redonne une direction.',
    },
    {
      kind: 'rest',
      suits: ['exhaustion', 'work', 'parenting', 'study'],
      text: 'Une fatigue accumulée ne se rembourse pas d’un coup, mais les petites pauses aident : cinq minutes sans écran, le regard au loin, c’est du vrai repos.',
    },
    {
      kind: 'limit',
      suits: ['work', 'family', 'exhaustion', 'anger', 'relationship'],
      text: 'Une limite est plus facile à poser avec une phrase prête. Écris la tienne : « Là, je ne peux pas ; jeudi, oui. » Avoir les mots d’avance enlève un peu de pression au moment venu.',
    },
    {
      kind: 'movement',
      suits: ['anger', 'anxiety', 'sadness', 'emptiness'],
      text: 'Une émotion forte est de l’énergie dans le corps, et elle cherche une sortie : un tour du pâté de maisons d’un bon pas, même court, la rend souvent moins vive.',
    },
    {
      kind: 'writing',
      suits: ['anger', 'hurt', 'breakup', 'disappointment'],
      text: 'Certains mots ont besoin de sortir avant d’atteindre quelqu’un. Écris une lettre sans filtre, qui ne partira jamais : sur le papier, la blessure tourne moins en rond.',
    },
    {
      kind: 'writing',
      suits: ['grief', 'longing'],
      text: 'L’amour qui demeure cherche où aller. Tu pourrais écrire quelques lignes à la personne qui te manque, lui raconter ta journée, comme si la conversation continuait.',
    },
    {
      kind: 'savouring',
      suits: ['grief', 'longing'],
      text: 'Se souvenir est une façon de prendre soin : choisis une photo, une chanson ou un objet, et donne à ce souvenir dix minutes à lui, au lieu de le repousser toute la journée.',
    },
    {
      kind: 'kindness',
      suits: ['guilt', 'shame', 'selfWorth'],
      text: 'On est souvent plus juste avec les autres. Écris ce que tu dirais à un ami dans cette situation, puis lis-le à voix haute avec ton prénom dedans.',
    },
    {
      kind: 'writing',
      suits: ['selfWorth', 'disappointment'],
      text: 'La mémoire garde ce qui a raté et lâche le reste. Pour rééquilibrer, note trois choses d’aujourd’hui qui ont eu lieu parce que tu étais là, même petites.',
    },
    {
      kind: 'contact',
      suits: ['loneliness', 'emptiness', 'sadness', 'friendship'],
      text: 'La solitude fait croire que personne ne veut savoir. Un petit test : envoie à quelqu’un un simple « j’ai pensé à toi », sans rien demander en retour.',
    },
    {
      kind: 'contact',
      suits: ['grief', 'breakup', 'overwhelm', 'family'],
      text: 'Un poids partagé change de taille. Pense à une personne et à une demande très concrète, comme « tu peux m’appeler ce soir », plus facile à dire que « j’ai besoin d’aide ».',
    },
    {
      kind: 'smallStep',
      suits: ['emptiness', 'sadness', 'loneliness'],
      text: 'L’envie vient parfois après le geste, pas avant. Prends une chose que tu aimais et fais-en deux minutes, sans exiger que ce soit bien.',
    },
    {
      kind: 'body',
      suits: ['sleep', 'exhaustion'],
      text: 'Le sommeil vient mieux quand personne ne le réclame. Au lit, parcours ton corps des pieds au front, en laissant chaque partie se relâcher, avec le repos pour seul but.',
    },
    {
      kind: 'rest',
      suits: ['sleep'],
      text: 'Un lit apprend de ce qu’on y fait. Si le sommeil n’est pas venu après une vingtaine de minutes, lève-toi, fais quelque chose de calme dans une lumière douce, et retourne-y quand tes yeux s’alourdissent.',
    },
    {
      kind: 'limit',
      suits: ['world', 'anxiety'],
      text: 'Des nouvelles sans horaires deviennent une alarme qui sonne toute la journée. Garde-leur deux petits moments et mets le reste du jour hors de leur portée.',
    },
    {
      kind: 'smallStep',
      suits: ['world', 'future', 'change'],
      text: 'Face à ce qui est trop grand, agir tout près aide : une chose concrète, à la taille de ta rue ou de ta semaine, rend un peu de sol sous les pieds.',
    },
    {
      kind: 'writing',
      suits: ['future', 'confusion', 'change', 'relationship'],
      text: 'Une décision coincée dans la tête tourne en rond. Passe un jour comme si tu avais choisi le premier chemin, un autre comme si c’était le second, et note la réaction de ton corps : il donne des indices que la raison ne voit pas.',
    },
    {
      kind: 'kindness',
      suits: ['parenting', 'health', 'exhaustion'],
      text: 'Qui prend soin des autres fait aussi partie de la liste. Choisis cinq minutes rien qu’à toi aujourd’hui, une douche sans hâte ou un café sans écran.',
    },
    {
      kind: 'writing',
      suits: ['money'],
      text: 'Un chiffre que personne ne regarde grandit dans l’imagination. Sur une feuille, note ce qui entre, ce qui est fixe et ce qui est urgent : la vraie taille fait souvent moins peur.',
    },
    {
      kind: 'breath',
      suits: ['low'],
      text: 'Une courte pause peut faire un peu de place : trois respirations lentes, une main sur la poitrine, en remarquant seulement l’air qui sort.',
    },
    {
      kind: 'body',
      suits: ['low'],
      text: 'Quand tout se passe dans la tête, le corps peut aider à atterrir : pose les deux pieds bien à plat, laisse tomber les épaules, et remarque ton poids sur la chaise pendant une minute.',
    },
    {
      kind: 'kindness',
      suits: ['low'],
      text: 'Un jour comme ça, baisser la barre aide : pense au minimum qui suffirait aujourd’hui, et laisse-le vraiment suffire.',
    },
    {
      kind: 'movement',
      suits: ['low'],
      text: 'Changer de place change un peu la pensée. Ouvrir la fenêtre ou marcher jusqu’au coin de la rue casse déjà le cercle un instant.',
    },
    {
      kind: 'savouring',
      suits: ['joy', 'gratitude', 'pride', 'high'],
      text: 'Les bons moments passent vite si personne ne les retient. Ferme les yeux une demi-minute et retourne dans la scène avec tous ses détails : la lumière, les sons, les visages.',
    },
    {
      kind: 'contact',
      suits: ['joy', 'gratitude', 'love', 'high'],
      text: 'La joie grandit quand on la raconte. Choisis une personne qui y a eu sa part et dis-lui, avec un exemple concret, ce que ça a changé pour toi.',
    },
    {
      kind: 'writing',
      suits: ['joy', 'gratitude', 'pride', 'hope', 'high'],
      text: 'C’est bon d’avoir des réserves pour les jours plus gris : écris trois lignes sur ce qui s’est passé et sur ce que tu as fait pour que ça arrive.',
    },
    {
      kind: 'smallStep',
      suits: ['hope', 'pride', 'high'],
      text: 'Un bon moment est le meilleur pour semer le suivant : note un petit pas tant que l’envie est là.',
    },
    {
      kind: 'rest',
      suits: ['calm', 'relief', 'high'],
      text: 'Le calme s’apprend aussi par cœur. Garde-le encore deux minutes sans rien faire, pour que ton corps retienne le chemin.',
    },
  ],
  accepted: [
    'Bien. Prends ton temps, et dis-moi après ce qui a changé, même un peu.',
    'Rien ne presse. Une fois que c’est fait, qu’as-tu remarqué ?',
    'Bien. Il n’y a pas de bonne façon, seulement la tienne. Que remarques-tu en essayant ?',
    'À ton rythme. Si ça aide un peu, c’est déjà ça, et si ça n’aide pas, c’est bon à savoir aussi.',
  ],
  done: [
    'Bien, tu as pris ce temps pour toi. Qu’est-ce qui a changé, même légèrement ?',
    'C’est bien d’avoir essayé. Comment est ton corps maintenant, par rapport à avant ?',
    'C’était prendre soin de toi, ça. Qu’as-tu remarqué en le faisant ?',
  ],
  declined: [
    'Très bien, toutes les idées ne vont pas à tous les moments. Qu’est-ce qui aurait plus de sens pour toi maintenant ?',
    'Pas de problème, on peut laisser ça. De quoi aimerais-tu parler ?',
    'Tu te connais mieux qu’aucune suggestion. Qu’est-ce qui marche pour toi, d’habitude ?',
    'D’accord. Parler vaut quelque chose, même sans exercice. Qu’as-tu encore en tête ?',
  ],
};
