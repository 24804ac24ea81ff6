import type * as scripts from '../../../src/dialogues/scripts/life.ts';
import type { GroupTexts } from '../../../src/dialogues/texts.ts';

export const life: GroupTexts<typeof scripts> = {
  problemSolving: {
    about:
      'On prend un problème, on cherche des idées sans les juger, tu en choisis une, et on la rend assez petite pour commencer.',
    why: 'Un problème qui tourne dans la tête reste gros. Écrit, avec quelques idées à côté et un premier pas, on peut l’attraper par un bout.',
    steps: {
      problem: {
        ask: 'C’est quoi, le problème ? Un seul, le plus concret possible : qui, quoi, où.',
        hint: 'Le loyer augmente, je ne peux pas le payer.',
      },
      hands: {
        ask: 'Il y en a combien qui dépend de toi ?',
        options: { most: 'Presque tout', some: 'Une partie', none: 'Rien de tout ça' },
      },
      around: 'Alors on ne travaille pas sur le problème, mais autour : ce qui le rendrait plus facile à vivre.',
      piece: {
        ask: 'Quel morceau tu pourrais faire bouger, même un peu ? On prend celui-là.',
        hint: 'Mes dépenses, et avec qui j’habite.',
      },
      better: {
        ask: 'Si dans deux semaines ça allait un peu mieux, qu’est-ce qui aurait changé ?',
        hint: 'Je saurais comment payer les trois mois à venir.',
      },
      ideas: {
        ask: 'Maintenant des idées, autant qu’il en vient, même bêtes. On ne juge rien pour l’instant.',
        hint: 'Un délai, une coloc, déménager, vendre le vélo.',
      },
      enough: {
        ask: 'Ça a donné quoi ?',
        options: { several: 'J’en ai plusieurs', few: 'Une ou deux', empty: 'J’ai la tête vide' },
      },
      more: {
        ask: 'Ça arrive. Dans cette liste, qu’est-ce qui vaudrait un essai ?',
        options: {
          ask: 'Demander à quelqu’un',
          smaller: 'Faire plus petit',
          wait: 'Attendre exprès',
          findOut: 'Me renseigner',
          share: 'Partager la charge',
        },
      },
      pick: {
        ask: 'Tu essaierais laquelle d’abord ? Pas besoin qu’elle soit parfaite, juste utile et possible.',
        hint: 'Demander un délai au propriétaire.',
      },
      firstStep: {
        ask: 'C’est quoi, le tout premier pas ? Dix minutes au plus.',
        hint: 'Écrire les trois phrases du message.',
      },
      time: { ask: 'Tu le fais quand, et où ?', hint: 'Demain à dix-huit heures, à la cuisine.' },
      barrier: {
        ask: 'Qu’est-ce qui risque le plus de coincer ?',
        options: {
          energy: 'Plus d’énergie',
          fear: 'La peur',
          noTime: 'Le temps',
          people: 'Les autres',
          forget: 'J’oublie',
        },
      },
      ifThen: {
        ask: 'Si ça arrive, tu fais quoi ?',
        hint: 'Alors juste les deux premières minutes.',
      },
    },
    takeaway: { pick: 'Ce que j’essaie', firstStep: 'Premier pas', time: 'Quand et où', ifThen: 'Si ça coince' },
    keep: 'Un problème, quelques idées, un pas de dix minutes.',
    close: 'Le problème n’a pas disparu, mais il a un début. Le reste peut attendre jusque-là.',
  },

  gettingGoing: {
    about:
      'Pour les jours où rien ne vaut la peine. On trouve une chose agréable et une chose utile, petites, et on leur donne une heure.',
    why: 'Quand le moral est bas, on fait moins, et faire moins le garde bas. Souvent ça marche à l’envers : d’abord une petite chose, et l’envie un peu après.',
    steps: {
      link: 'On n’attend pas d’en avoir envie. D’abord quelque chose de petit ; l’envie suivra peut-être.',
      energy: {
        ask: 'Il te reste combien de force, là ?',
        options: { nothing: 'Presque rien', little: 'Un peu', enough: 'Assez pour un truc' },
      },
      small: 'Alors on fait tout petit. Un jour comme ça, s’asseoir dans le lit, ça compte.',
      warmUp: {
        ask: 'Là-dedans, tu pourrais faire quoi juste après ?',
        options: {
          window: 'Ouvrir la fenêtre',
          wash: 'Me laver le visage',
          song: 'Mettre une chanson',
          sitUp: 'M’asseoir, un peu d’eau',
        },
      },
      fallenAway: {
        ask: 'Qu’est-ce que tu faisais avant, et qui est tombé ces derniers temps ?',
        hint: 'Aller au marché, appeler mon frère.',
      },
      lighter: {
        ask: 'Pense aux derniers jours. C’était un tout petit peu plus léger quand ?',
        options: {
          outside: 'Dehors',
          people: 'Avec quelqu’un',
          doing: 'Les mains occupées',
          moving: 'Quand j’ai bougé',
          never: 'Pas une seule fois',
        },
      },
      neverLighter: 'C’est comme ça quand tout est bas. Alors on essaie quelque chose, sans en attendre grand-chose.',
      pleasant: {
        ask: 'Une chose agréable, ou qui l’était, en petite version. Ce serait quoi ?',
        hint: 'Dix minutes sur un banc au soleil.',
      },
      useful: {
        ask: 'Et une chose utile qui t’enlèverait un petit poids, tout aussi petite ?',
        hint: 'Laver trois assiettes.',
      },
      first: {
        ask: 'Tu commences par laquelle ?',
        options: { pleasant: 'L’agréable', useful: 'L’utile' },
      },
      time: {
        ask: 'Quand exactement, et où ? Le plus facile, c’est juste après un truc que tu fais de toute façon.',
        hint: 'Demain, après m’être lavé les dents.',
      },
      barrier: {
        ask: 'Qu’est-ce qui pourrait t’arrêter ?',
        options: {
          tired: 'Trop de fatigue',
          pointless: 'Ça paraît inutile',
          forget: 'J’oublie',
          bed: 'Je ne me lève pas',
        },
      },
      pointless: 'Ça peut paraître inutile jusqu’au bout, et même pendant. Tu peux le faire quand même.',
      ifThen: {
        ask: 'Si ça arrive, c’est quoi, la version encore plus petite ?',
        hint: 'Je pose juste les pieds par terre.',
      },
    },
    takeaway: {
      pleasant: 'L’agréable',
      useful: 'L’utile',
      time: 'Quand',
      ifThen: 'Si c’est trop',
    },
    keep: 'D’abord une petite chose. L’envie viendra peut-être après.',
    close: 'Si c’est plus petit que prévu, ça compte quand même.',
  },

  examTonight: {
    about:
      'On choisit ce qui compte le plus, on prévoit les séances, une heure pour arrêter, et le matin. Après, tu commences, ou tu dors.',
    why: 'Avant un examen, tout paraît aussi urgent. Un plan court avec une fin libère la tête pour réviser, et dormir aide à retenir ce que tu as revu.',
    steps: {
      exam: {
        ask: 'L’examen, c’est quand ?',
        options: { tomorrow: 'Demain', days: 'Dans quelques jours', later: 'Encore plus tard' },
      },
      tomorrow: 'Alors ce soir, on consolide ce que tu sais à moitié. Les nouveaux chapitres peuvent rester fermés.',
      days: 'Alors c’est un soir parmi d’autres. Il n’a pas à tout porter.',
      left: {
        ask: 'Il te reste combien de temps avant de devoir dormir ?',
        options: { none: 'Il est déjà trop tard', hour: 'À peu près une heure', more: 'Deux heures ou plus' },
      },
      bed: 'Alors dormir t’apportera plus qu’une page de plus. On prépare juste le début et le matin.',
      counts: {
        ask: 'Qu’est-ce qui compte le plus dans cet examen ? Trois thèmes au plus.',
        hint: 'Équations, chapitre deux, définitions.',
      },
      standing: {
        ask: 'Tu en es où avec ça ?',
        options: { shaky: 'Tout est bancal', mixed: 'Ça dépend', fine: 'Plutôt bien' },
      },
      shaky: 'Alors va aux bases de chacun. C’est là que tu gagnes le plus de points en peu de temps.',
      method: {
        ask: 'Tu révises comment ? Ce qu’on va chercher de mémoire reste mieux que ce qu’on relit.',
        options: { memory: 'Écrire de mémoire', questions: 'Des annales', explain: 'Expliquer à voix haute' },
      },
      blocks: {
        ask: 'Une séance, c’est 25 minutes de travail et 5 de pause. Combien ce soir ?',
        options: { one: 'Une séance', two: 'Deux séances', three: 'Trois séances' },
      },
      first: {
        ask: 'Quand tu t’y mets, tu fais quoi en tout premier ? Un thème, une tâche.',
        hint: 'Deux exercices d’annales sur les équations.',
      },
      stop: {
        ask: 'À quelle heure tu refermes les cours, même s’il en reste ?',
        hint: 'Vingt-deux heures trente, dents, lit.',
      },
      morning: {
        ask: 'Tu peux préparer quoi ce soir, pour un matin calme ? Choisis ce qui aide.',
        options: {
          bag: 'Sac, convocation',
          clothes: 'Les vêtements',
          food: 'De quoi manger',
          alarm: 'Deux réveils',
          way: 'Le trajet',
        },
      },
      blank: {
        ask: 'Si là-bas c’est le trou noir, tu fais quoi en premier ?',
        hint: 'Pieds au sol, puis la question la plus simple.',
      },
    },
    takeaway: { first: 'Je commence par', blocks: 'Ce soir', stop: 'J’arrête à', blank: 'Si c’est le trou noir' },
    keep: 'Ce qui compte le plus, en séances courtes, avec une fin. Puis dormir.',
    close: 'Le plan est fait ; ta tête n’a plus à le retenir.',
  },

  firstLookAtMoney: {
    about:
      'Pour quand on évite de regarder. Trois chiffres à la louche, un appel, et qui pourrait aider. Rien de plus aujourd’hui.',
    why: 'Ne pas regarder coûte de la force tous les jours. Trois chiffres à la louche suffisent pour savoir par où commencer, et un premier appel est plus facile tôt que tard.',
    steps: {
      start: 'Juste trois chiffres, à peu près, ça va très bien. Tu peux t’arrêter après chacun.',
      hard: {
        ask: 'Qu’est-ce qui rend ça dur à regarder ?',
        options: {
          fear: 'La peur du chiffre',
          shame: 'La honte',
          papers: 'Trop de papiers',
          strength: 'Plus de force',
        },
      },
      fear: 'Le chiffre est déjà ce qu’il est. Le regarder ne le fait pas grandir, et après tu peux agir.',
      shame:
        'Ça arrive aussi aux gens prudents : une maladie, une facture, les prix qui montent. Ici, personne ne juge.',
      have: {
        ask: 'Premier chiffre : il y a combien, à peu près, compte et espèces ensemble ? De mémoire, c’est bon.',
        hint: 'Dans les 340.',
      },
      due: {
        ask: 'Deuxième chiffre : qu’est-ce qui doit être payé dans les deux semaines ? Logement, énergie, courses d’abord.',
        hint: 'Loyer 600, électricité 80, courses 100.',
      },
      comes: {
        ask: 'Troisième chiffre : qu’est-ce qui rentre pendant ces deux semaines ?',
        hint: 'Environ 500, le premier du mois.',
      },
      sum: {
        ask: 'Voilà les trois. Côte à côte, ça donne quoi ?',
        options: { enough: 'Il y a assez', tight: 'C’est juste', short: 'Il manque', unclear: 'Difficile à dire' },
      },
      short:
        'C’est dur à voir, et c’est bien de le savoir maintenant. Souvent, on peut obtenir un délai quand on le demande tôt.',
      soonest: {
        ask: 'Qu’est-ce qui doit être à l’abri en premier ?',
        options: {
          home: 'Mon logement',
          power: 'Électricité, eau, gaz',
          food: 'Courses, pharmacie',
          loan: 'Un crédit, une dette',
        },
      },
      helper: {
        ask: 'Qui pourrait regarder ça avec toi ?',
        options: {
          close: 'Un proche',
          advice: 'Un conseil budget',
          office: 'Un service social',
          work: 'Quelqu’un au travail',
          nobody: 'Je ne vois personne',
        },
      },
      nobody:
        'Dans beaucoup d’endroits, il existe des conseils gratuits sur le budget et les dettes : mairie, service social, association. Les chercher peut être ton appel.',
      call: {
        ask: 'Un appel ou un message qui enlèverait un poids : à qui, et tu demandes quoi ?',
        hint: 'Propriétaire : la moitié là, le reste le 20 ?',
      },
      time: {
        ask: 'Tu le fais quand, et qu’est-ce que tu auras sous les yeux ?',
        hint: 'Lundi à dix heures, la lettre sur la table.',
      },
    },
    takeaway: { soonest: 'À l’abri d’abord', helper: 'Qui peut aider', call: 'Mon appel', time: 'Quand' },
    keep: 'Trois chiffres à la louche, un appel. C’est un premier regard.',
    close: 'C’est tout pour aujourd’hui. Les papiers peuvent retourner dans leur coin.',
  },

  letterInGrief: {
    about:
      'Tu écris quelques phrases à quelqu’un que tu as perdu, une personne ou un animal. J’en fais une lettre, qui est à toi.',
    why: 'Quand quelqu’un meurt, le lien ne s’arrête pas là. Lui donner des mots, même pour ce qui n’a pas été dit, lui fait une place dans les jours qui viennent.',
    steps: {
      to: {
        ask: 'La lettre est pour qui ? Commence comme tu l’appelais.',
        hint: 'Cher Papi,',
      },
      length: {
        ask: 'Tu veux écrire comment ? Tu peux faire une pause quand tu veux, et les larmes sont permises.',
        options: { whole: 'Une lettre entière', lines: 'Quelques lignes' },
      },
      since: {
        ask: 'Raconte-lui une chose qui s’est passée depuis.',
        hint: 'Le cerisier de la cour est de nouveau en fleur.',
      },
      miss: {
        ask: 'Qu’est-ce qui te manque ? Les petites choses aussi. Écris-le-lui.',
        hint: 'Ta façon de chantonner en cuisinant me manque.',
      },
      unsaid: {
        ask: 'Il y a quelque chose que tu n’as jamais pu lui dire ? Sinon, passe.',
        options: { sorry: 'Pardon', thanks: 'Merci', love: 'Que je t’aime', anger: 'Que je t’en veux' },
      },
      sorry: 'À l’époque, tu ne savais pas ce que tu sais aujourd’hui. Dis-le comme tu le dirais maintenant.',
      anger: 'La colère a sa place dans cette lettre. Elle n’enlève rien au reste.',
      unsaidWords: {
        ask: 'Écris-le-lui, avec tes mots.',
        hint: 'Pardon de ne pas avoir appelé ce dimanche-là.',
      },
      weight: {
        ask: 'Et toi, ça va avec ça ? Tu n’as pas à écrire plus que ce qui vient.',
        options: { goOn: 'Je peux continuer', pause: 'Une courte pause', enough: 'Aller vers la fin' },
      },
      pause:
        'Lève les yeux une minute. Sens la chaise ou le lit qui te porte, et laisse ton regard se poser sur quelque chose dans la pièce. La lettre attend.',
      keep: {
        ask: 'Qu’est-ce qui reste avec toi ? Une habitude, un mot, une chose apprise. Écris-le-lui.',
        hint: 'Je coupe encore le pain à ta façon.',
      },
      ending: {
        ask: 'Tu veux finir la lettre comment ?',
        hint: 'Ta chaise reste près de la fenêtre. Camille',
      },
      place: {
        ask: 'Où va la lettre ?',
        options: {
          keep: 'Je la garde',
          aloud: 'Je la lis à voix haute',
          bring: 'Je la porte quelque part',
          letGo: 'Je la laisse partir',
          share: 'Je la montre',
        },
      },
      gentle: {
        ask: 'Et maintenant, quelque chose de doux pour toi. Tu fais quoi dans la demi-heure qui vient ?',
        hint: 'Allumer la lampe, boire une tisane.',
      },
    },
    takeaway: { keep: 'Ce qui reste avec moi', place: 'Où va la lettre', gentle: 'Un peu de douceur après' },
    keep: 'Ce qui me manque et ce que je garde vont ensemble.',
    close: 'Ta lettre est là, longue ou courte. Prends soin de toi ce soir.',
  },
};
