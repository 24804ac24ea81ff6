import type * as scripts from '../../../src/dialogues/scripts/night.ts';
import type { GroupTexts } from '../../../src/dialogues/texts.ts';

export const night: GroupTexts<typeof scripts> = {
  windingDown: {
    about:
      'Une fin de journée lente : moins de lumière, une ligne pour demain, et quelques minutes de repos pour le corps.',
    why: 'Le sommeil n’obéit pas. Mais il vient plus facilement dans la pénombre, quand demain est noté et que le corps se repose. On s’occupe de ces trois choses, et on le laisse tranquille.',
    steps: {
      evening: 'La journée peut s’arrêter là, finie ou pas. Dans les minutes qui viennent, il n’y a rien à réussir.',
      where: {
        ask: 'Tu en es où, là ?',
        options: { bed: 'Au lit', up: 'Debout, presque au lit', busy: 'Encore à faire des trucs' },
      },
      leave: {
        ask: 'Qu’est-ce qui peut rester exactement comme c’est jusqu’à demain ?',
        hint: 'La vaisselle, et deux messages.',
      },
      dim: {
        ask: 'Baisse un peu la lumière. Qu’est-ce qui est facile à atteindre ?',
        options: {
          lamp: 'Juste une petite lampe',
          screen: 'Cet écran, plus sombre',
          curtains: 'Volets ou rideaux',
          dark: 'Il fait déjà noir',
        },
      },
      running: {
        ask: 'Qu’est-ce qui tourne encore en toi ?',
        options: { today: 'Aujourd’hui', tomorrow: 'Demain', body: 'Mon corps', little: 'Pas grand-chose' },
      },
      over: {
        ask: 'Qu’est-ce qui peut être fini, dans cette journée ? Une ligne suffit.',
        hint: 'La façon dont la réunion s’est terminée.',
      },
      one: {
        ask: 'Et une chose pour demain, une seule, avec à peu près l’heure. Après, c’est noté, tu n’as plus à la retenir.',
        hint: 'Appeler le dentiste, après le café.',
      },
      rest: {
        ask: 'Avec quoi ce serait plus facile de te reposer ? Tu peux garder les yeux ouverts.',
        options: { body: 'Avec mon corps', sounds: 'Avec les bruits autour' },
      },
      legs: 'Commence par les pieds. Sens sur quoi ils sont posés. Puis les mollets, les genoux, les cuisses. Laisse-les peser ce qu’ils pèsent.',
      middle:
        'Maintenant ton dos, et ce qui le porte. Ton ventre, tes mains. Rien à changer, tu remarques juste où ça repose.',
      face: 'Et les épaules, la mâchoire, le front. Laisse les dents s’écarter un peu. Ce qui reste serré peut rester serré.',
      sounds:
        'Cherche le bruit le plus lointain. Puis un plus proche. Puis le plus proche de tous. Laisse-les venir et partir, et recommence au loin.',
      breath: 'Suis le cercle une minute. Inspire par le nez, souffle un peu plus longtemps, sans forcer.',
      phone: {
        ask: 'Dernière chose : le téléphone, il va où ?',
        options: {
          across: 'À l’autre bout',
          faceDown: 'Retourné, à côté de moi',
          otherRoom: 'Dans une autre pièce',
          music: 'Écran noir, son doux',
        },
      },
    },
    takeaway: { leave: 'Attend demain', over: 'C’est fini', one: 'Pour demain', phone: 'Le téléphone' },
    keep: 'Moins de lumière, une ligne pour demain, et quelques minutes pour le corps avant de penser à dormir.',
    close: 'C’est tout pour aujourd’hui. Si le sommeil tarde, rester au calme, c’est déjà du repos.',
  },

  awakeAtThree: {
    about:
      'Pour quand il fait noir et que tu ne dors pas. Pas d’astuce pour s’endormir : on rend la veille moins pénible, et le sommeil vient s’il veut.',
    why: 'Plus on essaie de dormir, plus on a les yeux ouverts, et le lit devient l’endroit où on essaie. Se lever un moment, dans peu de lumière, laisse revenir le sommeil.',
    steps: {
      night: 'Tourne le réveil vers le mur et baisse cet écran au minimum pour pouvoir encore lire.',
      howLong: {
        ask: 'Sans vérifier : ça fait combien de temps que tu ne dors pas ?',
        options: { justNow: 'À peine quelques minutes', while: 'Un bon moment', allNight: 'Depuis le début' },
      },
      lie: 'Alors reste là pour l’instant, si c’est confortable. Si ça commence à s’agiter, va sur une chaise.',
      up: 'Alors redresse-toi doucement et quitte le lit un moment, si tu peux. Un fauteuil, un plaid, une petite lampe. Le lit sera là quand tes yeux se fermeront.',
      keeps: {
        ask: 'Qu’est-ce qui t’empêche le plus de dormir ?',
        options: {
          head: 'Ça tourne dans ma tête',
          body: 'Mon corps s’agite',
          alone: 'La solitude',
          justAwake: 'Rien, je ne dors pas',
        },
      },
      paper: {
        ask: 'Pose-le ici, ou sur un papier. Des mots isolés suffisent.',
        hint: 'Le loyer. Ce mail. Ce qu’elle a voulu dire.',
      },
      atThisHour: {
        ask: 'Il y a là-dedans quelque chose de faisable à cette heure-ci ?',
        options: { no: 'Non, ça doit attendre', tiny: 'Une toute petite chose' },
      },
      tiny: 'Alors fais juste celle-là quand on aura fini, avec peu de lumière. Le reste est écrit.',
      loosen:
        'Commence par les pieds : serre-les un peu, et lâche. Puis les jambes, les mains, les épaules. Doucement, en respirant comme tu veux.',
      tell: {
        ask: 'La nuit, la solitude paraît plus grande. Quand il fera jour, à qui tu pourrais parler de celle-ci ?',
        hint: 'Ma voisine, quand on se croise à l’escalier.',
      },
      dull: {
        ask: 'Maintenant quelque chose d’ennuyeux et de calme. Tu prends quoi ?',
        options: {
          read: 'Un livre déjà lu',
          fold: 'Plier du linge',
          drink: 'Une boisson chaude',
          listen: 'Une radio tout bas',
          lie: 'Rester comme ça',
        },
      },
      noTrying:
        'Pendant une minute, n’essaie pas de dormir. Garde les yeux ouverts tant qu’ils veulent, et reste là. Se reposer sans dormir, c’est permis.',
      sign: {
        ask: 'Retourne au lit quand le sommeil vient, pas seulement la fatigue. À quoi tu le vois ?',
        options: { eyes: 'Mes yeux piquent', yawn: 'Je bâille', line: 'Je relis la même ligne' },
      },
      morning: {
        ask: 'Demain, il y aura peut-être de la fatigue. Qu’est-ce qui rendrait la journée un peu plus facile ?',
        hint: 'La lessive attendra. Prendre l’air à midi.',
      },
    },
    takeaway: { paper: 'Attend le jour', tell: 'À qui en parler', dull: 'Le truc calme', morning: 'Pour demain' },
    keep: 'Si ça dure : hors du lit, peu de lumière, pas d’heure, et retour au lit quand les yeux se ferment.',
    close: 'On s’en remet, d’une nuit comme ça. Tu peux me poser et faire ton truc ennuyeux.',
  },

  parkingAWorry: {
    about: 'On ne chasse pas le souci. On lui donne une heure et un endroit demain, et d’ici là, le temps est à toi.',
    why: 'Un souci revient sans arrêt pour ne pas être oublié. Avec un rendez-vous, il insiste moins, et de jour on y réfléchit avec la tête plus claire.',
    steps: {
      later: 'Dire à un souci de partir, ça marche rarement. Lui dire quand ce sera son tour, ça marche mieux.',
      worry: {
        ask: 'C’est quoi, le souci ? Une ou deux lignes, comme ça vient.',
        hint: 'Que les résultats soient mauvais.',
      },
      tonight: {
        ask: 'Il y a une partie à faire avant demain ?',
        options: { no: 'Non', yes: 'Oui, une chose', notSure: 'Difficile à dire' },
      },
      smallest: {
        ask: 'Quelle est la plus petite partie qui compte ? Tu la fais juste après. Le reste attend demain.',
        hint: 'Mettre le réveil, les papiers près de la porte.',
      },
      doubt:
        'Alors prends-le comme ça : si personne n’est en danger et si aucun délai ne tombe avant demain matin, ça peut attendre.',
      label: { ask: 'Donne-lui un nom court, comme sur un carton.', hint: 'Résultats' },
      when: {
        ask: 'Demain, tu le ressors quand, pour un quart d’heure ?',
        options: {
          morning: 'Le matin',
          midday: 'À midi',
          afternoon: 'L’après-midi',
          evening: 'En début de soirée',
        },
      },
      where: {
        ask: 'Et où ? N’importe où, sauf dans ton lit.',
        options: {
          table: 'À table',
          outside: 'Sur un banc dehors',
          walk: 'En marchant',
        },
      },
      question: {
        ask: 'Tu commenceras par quelle question ?',
        hint: 'S’ils sont mauvais, je fais quoi d’abord ?',
      },
      put: {
        ask: 'Tu le gardes où en attendant ?',
        options: { paper: 'Sur un papier', phone: 'Dans mon téléphone', head: 'Juste comme ça' },
      },
      fold: 'Écris le nom et l’heure. Plie le papier, et mets-le là où tu ne le vois pas depuis ton lit. Je t’attends.',
      aloud: 'Alors dis-le une fois, tout bas : son nom, et quand ce sera son tour.',
      knocks: {
        ask: 'Il reviendra peut-être frapper avant. Tu lui réponds quoi ?',
        hint: 'Je ne t’oublie pas. Demain, cinq heures.',
      },
      now: {
        ask: 'Et là, à la place ?',
        options: {
          lie: 'Rester dans mon lit',
          music: 'De la musique',
          read: 'Lire un peu',
          drink: 'Une boisson chaude',
        },
      },
    },
    takeaway: { label: 'Mis de côté', when: 'Son tour', where: 'Où', knocks: 'S’il revient frapper' },
    keep: 'Un souci peut attendre s’il sait quand ce sera son tour.',
    close: 'Il a son heure. D’ici là, personne n’a besoin que tu y penses.',
  },

  racingMind: {
    about:
      'Tout sortir de la tête, puis trois tas : faire, attendre, laisser. À la fin, une petite chose passe en premier.',
    why: 'Une tête pleine tourne en rond pour ne rien perdre. Ce qui est écrit n’est pas perdu, et une fois trié, ça prend moins de place.',
    steps: {
      full: 'On ne résout rien maintenant. On vide, et on regarde ce qu’il y a.',
      all: {
        ask: 'Écris tout ce qui tourne. Dans n’importe quel ordre, sans ranger.',
        hint: 'Facture, l’anniversaire, ce regard, le bruit',
      },
      any: { ask: 'Il y a encore quelque chose derrière ?', options: { more: 'Oui, encore', thatIsIt: 'C’est tout' } },
      more: { ask: 'Mets-le ici aussi. Même le minuscule, même le bête.', hint: 'Est-ce que j’ai fermé à clé' },
      mostly: {
        ask: 'Ce qui revient le plus, c’est quoi ?',
        options: {
          tasks: 'Des choses à faire',
          worries: 'Des soucis',
          replay: 'Le film de la journée',
          ideas: 'Des idées',
        },
      },
      replay:
        'À cette heure-ci, presque rien de ça ne peut se régler. Ça peut aller sur le deuxième ou le troisième tas, sans réponse.',
      ideas: 'Une bonne idée sera encore bonne demain matin, une fois notée.',
      do: {
        ask: 'Premier tas, faire : qu’est-ce qui a vraiment besoin de toi demain ? Trois choses au plus.',
        hint: 'Payer la facture. Parler du bruit.',
      },
      wait: {
        ask: 'Deuxième tas, attendre : qu’est-ce qui peut attendre une semaine, ou plus ?',
        hint: 'Le cadeau. Trier les photos.',
      },
      letGo: {
        ask: 'Troisième tas, laisser : qu’est-ce qui n’est pas à toi, ou qu’on ne peut plus changer ?',
        hint: 'Ce regard dans l’escalier.',
      },
      layDown:
        'Quelques souffles lents pour le troisième tas. Il n’a pas à disparaître ; chaque fois que tu souffles, pose-le un peu plus.',
      first: {
        ask: 'Et dans ce que tu vas faire : quoi en premier, et quand ?',
        hint: 'La facture, juste après le petit-déj.',
      },
      barrier: {
        ask: 'Qu’est-ce qui pourrait coincer ?',
        options: { time: 'Le temps', strength: 'La force', forget: 'J’oublie', none: 'Rien que je voie' },
      },
      ifThen: { ask: 'Si ça arrive, tu fais quoi ?', hint: 'Alors juste la facture. Le reste, vendredi.' },
    },
    takeaway: { do: 'À faire', wait: 'Peut attendre', first: 'En premier', ifThen: 'Si ça coince' },
    keep: 'Tout écrire, puis trois tas : faire, attendre, laisser.',
    close: 'Tout est écrit. Ta tête n’a pas à le retenir pour la nuit.',
  },
};
