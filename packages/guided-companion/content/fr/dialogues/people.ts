import type * as scripts from '../../../src/dialogues/scripts/people.ts';
import type { GroupTexts } from '../../../src/dialogues/texts.ts';

export const people: GroupTexts<typeof scripts> = {
  assertiveMessage: {
    about:
      'On écrit ensemble un message court : ce qui s’est passé, ce que ça t’a fait, ce que tu demandes. Tu décides plus tard si tu l’envoies.',
    why: 'Un fait, un effet, une demande : difficile de discuter ça. Un reproche met l’autre sur la défensive ; une demande claire lui donne quelque chose à faire.',
    steps: {
      who: {
        ask: 'Le message est pour qui ?',
        options: {
          close: 'Quelqu’un que j’aime',
          family: 'Ma famille',
          friend: 'Un ami, une amie',
          work: 'Le travail, les études',
        },
      },
      change: {
        ask: 'Avant le message, rien que pour toi : après, qu’est-ce qui devrait changer ?',
        hint: 'Que je puisse prévoir mes soirées.',
      },
      facts: {
        ask: 'Première phrase, comme tu l’enverrais : ce qui s’est passé. Seulement ce que n’importe qui aurait vu ou entendu.',
        hint: 'Hier, tu as eu une heure de retard.',
      },
      tender: 'Avec quelqu’un de proche, une émotion passe mieux qu’un reproche. Une seule suffit.',
      atWork: 'Là, tu peux garder tes émotions pour toi. L’effet sur ta journée ou sur le travail suffit.',
      effect: {
        ask: 'Deuxième phrase : ça t’a fait quoi ? Commence par « je » ou « ça m’a ».',
        hint: 'J’ai attendu sans savoir quoi faire.',
      },
      request: {
        ask: 'Troisième phrase : tu demandes quoi ? Une chose que l’autre peut vraiment faire.',
        hint: 'Écris-moi dès que tu sais que tu auras du retard.',
      },
      gain: {
        ask: 'Quatrième phrase : si c’est fait, qu’est-ce qui ira mieux ?',
        hint: 'Comme ça, j’aurai hâte de te voir.',
      },
      reply: {
        ask: 'Voilà ton message. À ton avis, il reviendra quoi ?',
        options: { silence: 'Aucune réponse', anger: 'De la colère', excuses: 'Des excuses bidon', no: 'Un non' },
      },
      silence:
        'Pas de réponse, ce n’est pas encore un non. Tu peux redemander une fois dans un jour ou deux, en une ligne.',
      anger:
        'Tu n’as pas à répondre tout de suite à la colère. « J’ai lu, je t’écris demain », c’est une réponse entière.',
      excuses: 'Alors laisse l’excuse où elle est et redis ta troisième phrase, aussi gentiment.',
      room: {
        ask: 'Si tout n’est pas possible : quelle chose plus petite t’irait aussi ?',
        hint: 'Un message avant dix-huit heures, ça m’irait.',
      },
      sending: {
        ask: 'Relis-le une fois, lentement. Tu veux l’envoyer quand ?',
        options: {
          today: 'Aujourd’hui',
          tomorrow: 'Demain',
          calmer: 'Une fois au calme',
          keep: 'Je le garde',
        },
      },
    },
    takeaway: { request: 'Ce que je demande', room: 'Ce qui irait aussi', sending: 'Quand je l’envoie' },
    keep: 'Ce qui s’est passé, ce que ça m’a fait, ce que je demande : ça suffit.',
    close: 'Ton message est là, avec tes mots. S’il part, et quand, c’est toi qui vois.',
  },
  askingForHelp: {
    about:
      'Demander, c’est dur quand la fatigue est déjà là. On trouve une personne, une petite demande et les mots pour la dire.',
    why: 'Il est plus facile de dire oui à une petite demande claire qu’à « ça ne va pas ». Et les gens disent oui plus souvent qu’on ne le croit.',
    steps: {
      need: {
        ask: 'Qu’est-ce qui t’aiderait le plus ?',
        options: {
          hand: 'Un coup de main',
          ear: 'Quelqu’un qui écoute',
          company: 'De la compagnie',
          advice: 'Un conseil',
        },
      },
      listened:
        'Tu peux le dire : « Tu n’as rien à résoudre. » Pour beaucoup de gens, c’est plus facile de venir, du coup.',
      obstacle: {
        ask: 'Qu’est-ce qui rend ça difficile ?',
        options: {
          burden: 'Peur de déranger',
          refused: 'On peut me dire non',
          weak: 'Ça fait faible',
          nobody: 'Je n’ai personne',
        },
      },
      burden:
        'Pense à quelqu’un qui te demanderait une petite chose. La plupart des gens aiment bien qu’on ait pensé à eux.',
      refused:
        'C’est possible. Avec une petite demande et une sortie facile, un non parle surtout de leur journée, pas de toi.',
      weak: 'Si quelqu’un te demandait ça, tu n’en penserais pas moins de bien. Les autres te verront sans doute pareil.',
      nobody:
        'Alors on cherche plus large : quelqu’un que tu connais un peu, une voisine, un médecin, un prof, une ligne d’écoute. Il y a des gens dont c’est le rôle.',
      who: {
        ask: 'Ça pourrait être qui ? Un prénom, ou un genre de personne.',
        hint: 'Mon cousin, ou la voisine du dessous',
      },
      opening: {
        ask: 'Maintenant le message. Première phrase, comme tu l’enverrais : comment ça va en ce moment ?',
        hint: 'C’est dur pour moi depuis quelques semaines.',
      },
      request: {
        ask: 'Tu demandes quoi ? Quelque chose de petit, avec un jour ou une heure.',
        hint: 'Tu pourrais m’appeler jeudi soir ?',
      },
      wayOut: {
        ask: 'Et une dernière phrase qui rend le non facile.',
        hint: 'Si ça ne t’arrange pas, ce n’est pas grave.',
      },
      ifNo: {
        ask: 'Si cette personne ne peut pas : qui, ou quoi, ensuite ?',
        hint: 'Alors je demande à quelqu’un de mon cours.',
      },
      sending: {
        ask: 'Voilà ce que tu as. Tu demandes quand ?',
        options: { now: 'Maintenant', tomorrow: 'Demain', thisWeek: 'Cette semaine', aloud: 'Quand on se verra' },
      },
    },
    takeaway: { who: 'À qui je demande', request: 'Ce que je demande', sending: 'Quand', ifNo: 'Si ça ne marche pas' },
    keep: 'Une personne, une petite demande, un jour : ça suffit pour demander.',
    close: 'Les mots sont prêts, et les trouver, c’était le plus dur.',
  },
  apology: {
    about: 'On cherche ce qui est à toi là-dedans et ce qui ne l’est pas, et on met ta part en trois phrases.',
    why: 'Des excuses passent quand elles disent ce qui s’est passé et ce qui va changer, sans « mais ». Si tu prends plus que ta part, on y croit moins, toi compris.',
    steps: {
      kind: {
        ask: 'Qu’est-ce qui te travaille ?',
        options: {
          said: 'Ce que j’ai dit',
          did: 'Ce que j’ai fait',
          left: 'Ce que je n’ai pas fait',
          unsure: 'Si ça vient de moi',
        },
      },
      unsure: 'Alors on cherche seulement ta part. Elle est peut-être petite, et il n’y en a peut-être pas.',
      happened: {
        ask: 'Il s’est passé quoi ? Une ligne ou deux, rien que pour toi.',
        hint: 'J’ai crié sur mon amie pendant le repas.',
      },
      notMine: {
        ask: 'Et là-dedans, qu’est-ce qui n’est pas à toi ? Ça n’ira pas dans les excuses.',
        hint: 'Que j’étais à bout et que je voulais rentrer',
      },
      own: {
        ask: 'Première phrase à lui dire : ce que tu as fait, sans « mais » et sans « si ». Rien que ta part.',
        hint: 'Je te demande pardon d’avoir crié.',
      },
      effect: {
        ask: 'Deuxième phrase : pour l’autre, c’était peut-être comment ?',
        hint: 'Ça a dû te faire mal, devant tout le monde.',
      },
      mend: {
        ask: 'Qu’est-ce qui pourrait aider, maintenant ?',
        options: {
          repair: 'Réparer',
          change: 'Faire autrement',
          askThem: 'Lui demander',
          space: 'Laisser du temps',
        },
      },
      asking: 'Alors ta troisième phrase peut être une question : qu’est-ce qui t’aiderait maintenant ?',
      space: 'Alors ta troisième phrase peut enlever la pression : tu n’as pas besoin de répondre.',
      offer: {
        ask: 'Troisième phrase, avec seulement ce que tu feras vraiment.',
        hint: 'La prochaine fois, je sortirai prendre l’air.',
      },
      how: {
        ask: 'Voilà tes phrases. Tu veux les dire comment ?',
        options: { message: 'Par message', inPerson: 'En face', phone: 'Au téléphone', notYet: 'Pas encore' },
      },
      moment: {
        ask: 'Quel serait un bon moment, même si ce n’est pas bientôt ? Et le tout premier pas ?',
        hint: 'Samedi. Je lui demande dix minutes.',
      },
      noAnswer: {
        ask: 'L’autre aura peut-être besoin de temps, ou restera sur sa peine. Tu feras quoi ?',
        options: { time: 'Laisser passer du temps', anyway: 'Tenir ma part', friend: 'En parler à quelqu’un' },
      },
      fair: {
        ask: 'Pour finir, une phrase juste pour toi. Tu dirais quoi à quelqu’un qui aurait fait pareil ?',
        hint: 'C’était raté, et tu le reconnais.',
      },
    },
    takeaway: {
      notMine: 'Ce qui n’est pas à moi',
      moment: 'Quand, et par où je commence',
      noAnswer: 'S’il faut du temps',
      fair: 'Un mot juste pour moi',
    },
    keep: 'Je dis ma part, sans « mais », et je laisse ce qui n’est pas à moi.',
    close: 'Tu as regardé ta part honnêtement. Ce que l’autre en fait lui appartient.',
  },
  boundary: {
    about:
      'On trouve ta limite, une phrase qui la dit, et ce que tu fais si elle est dépassée. Ça marche aussi avec d’autres proches.',
    why: 'Tu ne peux pas décider de ce qu’un parent dit ou fait. Tu peux décider de ce que tu fais ensuite. Une limite qui ne dépend que de toi, tu peux la tenir.',
    steps: {
      area: {
        ask: 'Où est-ce que ça fait trop ?',
        options: {
          remarks: 'Les remarques sur moi',
          decisions: 'Mes choix',
          time: 'Les appels, les visites',
          privacy: 'Ma vie privée',
          quarrels: 'Leurs disputes',
        },
      },
      remarks: 'Tu ne peux pas empêcher chaque remarque. Tu peux décider combien de temps tu restes à les entendre.',
      decisions:
        'Tu peux annoncer un choix sans le défendre. Écouter un avis ne veut pas dire que c’est de nouveau à discuter.',
      moment: {
        ask: 'Pense à la dernière fois. Qu’est-ce qui a été dit ou fait ?',
        hint: 'Quatre appels pendant mon travail',
      },
      line: {
        ask: 'Ta limite, elle est où ? Une phrase, rien que pour toi.',
        hint: 'Pas d’appels pendant que je travaille.',
      },
      sentence: {
        ask: 'Maintenant comme tu le dirais : court, gentil, et sans raisons. Les raisons, ça se discute.',
        hint: 'J’aime te parler. Au travail, je ne peux pas.',
      },
      crossed: {
        ask: 'Et si ça recommence ? Tu ferais quoi ?',
        options: {
          repeat: 'Le redire une fois',
          leave: 'Couper court',
          later: 'Répondre plus tard',
          shorter: 'Rester moins longtemps',
        },
      },
      ifThen: {
        ask: 'Mets-le en une ligne : si …, alors je …',
        hint: 'Si tu appelles à dix heures, je rappelle à six.',
      },
      pull: {
        ask: 'Qu’est-ce qui rendra ça dur à tenir ?',
        options: { guilt: 'La culpabilité', tears: 'Les larmes', anger: 'La colère de l’autre', doubt: 'Le doute' },
      },
      guilt:
        'La culpabilité et le doute viennent souvent avec une règle nouvelle. Ça ne veut pas dire qu’elle est mauvaise.',
      tears: 'Il peut y avoir des larmes, tu peux y être sensible, et la limite peut rester où elle est.',
      anger: 'Tu n’as pas à rester quand on crie. « Je m’en vais, on en parle demain », ça suffit.',
      ally: {
        ask: 'Ce jour-là, qui pourrait être de ton côté, même de loin ?',
        hint: 'Une amie à qui écrire juste après',
      },
      occasion: {
        ask: 'Tu le diras quand, la première fois ? Le mieux, c’est un petit moment calme.',
        hint: 'Dimanche au téléphone, avant de raccrocher',
      },
    },
    takeaway: {
      sentence: 'Ma phrase',
      ifThen: 'Si c’est dépassé',
      ally: 'Qui est de mon côté',
      occasion: 'Quand je le dis',
    },
    keep: 'Une limite, c’est une phrase courte et quelque chose que je ferai.',
    close: 'Tu as ta phrase. La première fois, ta voix tremblera peut-être, et ça comptera quand même.',
  },
  afterBreakUp: {
    about: 'Pas de grandes questions. On regarde juste aujourd’hui : ton corps, une personne, et l’heure la plus dure.',
    why: 'Après une rupture, on dort mal, on mange mal, on voit moins de monde, et tout fait plus mal. Prévoir l’heure la plus dure t’évite de décider en plein dedans.',
    steps: {
      hardest: {
        ask: 'Qu’est-ce qui fait le plus mal, là ?',
        options: {
          missing: 'Le manque',
          why: 'Ne pas savoir pourquoi',
          unwanted: 'Me sentir de trop',
          alone: 'La solitude',
          mixed: 'Tout à la fois',
        },
      },
      missing:
        'Ça vient par vagues, et la nuit elles sont plus hautes. Une vague n’est pas une décision ; il n’y a rien à en faire maintenant.',
      why: 'Ta tête cherche la raison, comme si elle pouvait se reposer après. Tu ne la trouveras peut-être pas cette nuit, et tu peux te reposer quand même.',
      unwanted: 'On dirait un jugement sur tout ce que tu es. C’est la décision d’une personne, sur une relation.',
      mixed:
        'L’amour, la colère, le soulagement, le manque : tout ça peut être là en même temps. Tu n’as pas à trier aujourd’hui.',
      body: {
        ask: 'De quoi ton corps a-t-il manqué aujourd’hui ?',
        options: {
          food: 'Manger',
          water: 'Boire de l’eau',
          sleep: 'Dormir',
          air: 'Prendre l’air',
          wash: 'Une douche',
        },
      },
      care: { ask: 'Tu commences par quoi, et quand ? La plus petite version compte.', hint: 'Un verre d’eau, là' },
      person: {
        ask: 'Qui peut savoir que c’est un jour difficile ?',
        options: {
          friend: 'Un ami, une amie',
          family: 'De la famille',
          other: 'Quelqu’un d’autre',
          nobody: 'Personne encore',
        },
      },
      line: {
        ask: 'Tu pourrais lui écrire quoi ? Une ligne suffit.',
        hint: 'On a rompu. Tu peux m’appeler ?',
      },
      nobody:
        'Ça va aussi. Être au milieu des gens compte déjà, sans un mot : un café, une bibliothèque, un banc au soleil.',
      contact: {
        ask: 'Le contact avec ton ex : aujourd’hui, qu’est-ce qui serait le moins dur ?',
        options: { none: 'Aucun contact', needed: 'Le strict nécessaire', unsure: 'Pas encore clair' },
      },
      urge: {
        ask: 'Si cette nuit tu as très envie de lui écrire : tu fais quoi en premier ?',
        hint: 'Je l’écris dans mes notes et je me lave le visage',
      },
      hour: {
        ask: 'Quelle heure sera la plus dure ?',
        options: { waking: 'Au réveil', afternoon: 'L’après-midi', evening: 'Le soir', bed: 'Au lit' },
      },
      plan: {
        ask: 'Tu mets quoi dans cette heure-là ? Quelque chose de facile, avec un endroit.',
        hint: 'Un film au salon, le téléphone ailleurs',
      },
    },
    takeaway: {
      care: 'Pour mon corps',
      line: 'Ce que j’écris à quelqu’un',
      urge: 'Avant de lui écrire',
      plan: 'À l’heure la plus dure',
    },
    keep: 'Juste aujourd’hui : manger, dormir, une personne, et un plan pour l’heure la plus dure.',
    close: 'Ça fait une journée, et une journée suffit pour l’instant.',
  },
  makingAFriend: {
    about:
      'Une amitié naît rarement en une grande soirée. Elle vient à force de revoir les mêmes gens. On cherche un lieu comme ça, et une petite invitation.',
    why: 'On aime plutôt les gens qu’on voit souvent, et il faut bien des heures ensemble avant que ça ressemble à une amitié. Avoir où revenir aide plus que d’avoir du charme.',
    steps: {
      place: {
        ask: 'Qu’est-ce qui te ressemble le plus ?',
        options: {
          newHere: 'J’arrive dans la ville',
          drifted: 'J’ai perdu le contact',
          shy: 'La timidité me bloque',
          notClose: 'Personne de très proche',
        },
      },
      newHere:
        'Dans un nouvel endroit, il faut à la plupart des gens des mois et beaucoup de petites rencontres. Lent, c’est la vitesse normale.',
      drifted:
        'Un vieil ami est souvent plus content qu’on le croit d’avoir de nos nouvelles. C’est peut-être le chemin le plus court.',
      shy: 'Après une première discussion, les gens nous apprécient en général plus qu’on ne le pense. Et les petites rencontres régulières vont bien à la timidité.',
      notClose: 'Ça commence souvent quand une personne en sait un peu plus sur toi que les autres. Une seule suffit.',
      known: {
        ask: 'Qui est-ce que tu croises ou à qui tu écris déjà, même un peu ?',
        hint: 'La voisine que je salue toujours',
      },
      again: {
        ask: 'Où pourrais-tu revoir les mêmes personnes, encore et encore ?',
        options: {
          already: 'Là où je vais déjà',
          learn: 'Un cours, un club',
          move: 'Du sport, de la marche',
          helping: 'Une association',
          online: 'D’abord en ligne',
        },
      },
      where: { ask: 'En vrai : quel endroit, et quel jour ?', hint: 'La chorale du jeudi, à côté de chez moi' },
      invite: {
        ask: 'Et une invitation, comme tu la dirais. Petite, et facile à refuser.',
        hint: 'Je vais prendre un café. Tu viens ?',
      },
      share: {
        ask: 'Et qu’est-ce qu’on pourrait apprendre de toi, de petit et de vrai ?',
        options: {
          likes: 'Ce que j’aime',
          day: 'Comment était ma journée',
          looking: 'Que je cherche du monde',
          hard: 'Ce qui m’est difficile',
        },
      },
      barrier: {
        ask: 'Qu’est-ce qui pourrait coincer ?',
        options: {
          refused: 'On me dit non',
          tired: 'Trop de fatigue',
          nerves: 'Je me dégonfle',
          money: 'L’argent, la distance',
        },
      },
      ifThen: { ask: 'Si ça arrive, tu fais quoi ?', hint: 'Si la fatigue est là, j’y vais vingt minutes.' },
      advice: {
        ask: 'Quelqu’un t’écrit : « Personne n’a envie de me connaître. » Tu lui réponds quoi ?',
        hint: 'Vas-y cinq fois avant de décider.',
      },
      first: { ask: 'C’est quoi, ton premier petit pas, et quand ?', hint: 'Ce soir, je regarde leurs horaires.' },
    },
    takeaway: {
      invite: 'Mon invitation',
      ifThen: 'Si ça coince',
      advice: 'Avec mes mots',
      first: 'Mon premier pas',
    },
    keep: 'Les mêmes gens, encore et encore, et une petite invitation.',
    close: 'Un endroit, un petit pas. Ça ira peut-être lentement, et lentement, c’est bien.',
  },
  hardConversation: {
    about:
      'On s’entraîne ici avant le vrai moment : ta première phrase, ce qu’on te dira peut-être, ta réponse, et une sortie.',
    why: 'Quand c’est tendu, les mots déjà dits une fois viennent mieux. Deux ou trois phrases et une sortie suffisent ; un texte entier gênerait.',
    steps: {
      who: { ask: 'C’est avec qui, et à propos de quoi ? Quelques mots.', hint: 'Mon coloc, le loyer' },
      aim: {
        ask: 'Après, tu dirais « c’était suffisant » si quoi ?',
        hint: 'Si je l’ai dit, même si ça fâche',
      },
      kind: {
        ask: 'Qu’est-ce qui est le plus dur à dire ?',
        options: {
          news: 'Une mauvaise nouvelle',
          myself: 'Quelque chose sur moi',
          wish: 'Ce que je veux',
          quarrel: 'Ce qui m’a fait mal',
          ending: 'Que c’est fini',
        },
      },
      news: 'Alors dis-le tôt, dans la première minute, avec des mots simples. Tourner autour fait plus peur, et un « peut-être » serait pris pour un espoir.',
      myself: 'C’est toi qui choisis jusqu’où tu racontes. Une phrase sur toi, c’est assez pour un jour.',
      quarrel:
        'Commence par une chose sur laquelle vous seriez d’accord. Puis dis ce que tu veux, avant ce qui n’allait pas.',
      opening: { ask: 'Ta première phrase, comme tu la dirais.', hint: 'J’aimerais qu’on parle du loyer.' },
      dread: {
        ask: 'Quelle réaction te fait le plus peur ?',
        options: { anger: 'La colère', tears: 'Les larmes', silence: 'Le silence', blame: 'Qu’on m’accuse' },
      },
      anger: 'Alors ralentis et parle un peu plus bas. Tu n’as pas à gagner, juste à rester sur ta phrase.',
      quiet:
        'Alors laisse de la place : quelques souffles avant de continuer. Les larmes et le silence n’ont pas besoin d’arguments.',
      theirs: { ask: 'L’autre répondrait quoi ? Écris-le avec ses mots.', hint: 'Tu fais toujours des histoires.' },
      mine: {
        ask: 'Et toi, tu réponds quoi ? Court, calme, et retour à ce que tu veux.',
        hint: 'Peut-être. Je veux quand même qu’on règle ça.',
      },
      exit: {
        ask: 'Si ça fait trop : tu pars avec quelle phrase ?',
        hint: 'J’ai besoin d’une pause. On reprend demain.',
      },
      moment: {
        ask: 'Quand, et où ? Le mieux : du temps, pas de public, et un endroit d’où tu peux partir.',
        hint: 'Samedi matin, en marchant',
      },
    },
    takeaway: { opening: 'Ma première phrase', mine: 'Ma réponse', exit: 'Ma sortie', moment: 'Quand et où' },
    keep: 'Une première phrase, une réponse calme et une sortie : il ne m’en faut pas plus.',
    close: 'Tu l’as déjà dit une fois, ici. Quoi qu’il arrive, ta première phrase, tu la connais.',
  },
};
