import type * as scripts from '../../../src/dialogues/scripts/right-now.ts';
import type { GroupTexts } from '../../../src/dialogues/texts.ts';

export const rightNow: GroupTexts<typeof scripts> = {
  panicWave: {
    about:
      'La panique ressemble à un danger, mais c’est une vague : elle monte, puis elle redescend, en général en dix minutes. Je reste là pendant ce temps.',
    why: 'Quand on lutte contre la panique, le corps croit que le danger est réel, et ça dure. Nommer ce qui se passe et souffler lentement lui montre qu’il peut relâcher.',
    steps: {
      wave: 'C’est une vague de panique. C’est horrible, et ça passe. Je reste là jusqu’à ce que ce soit passé.',
      where: {
        ask: 'Tu la sens où, surtout ?',
        options: { chest: 'Poitrine, cœur', breath: 'Le souffle', head: 'Tête qui tourne', everywhere: 'Partout' },
      },
      heart:
        'Dans la panique, le cœur bat comme si tu courais. Si c’est une douleur que tu ne connais pas, ou qu’elle va dans le bras ou la mâchoire, appelle les secours maintenant.',
      air: 'On a l’impression de manquer d’air, et le plus souvent on en prend trop. Souffle longtemps, doucement ; l’air rentre ensuite sans qu’on l’aide.',
      dizzy:
        'À respirer vite, la tête se met à tourner. Assieds-toi, pose les deux pieds par terre et regarde une chose qui ne bouge pas.',
      ease: {
        ask: 'Tu veux faire quoi pendant que ça redescend ?',
        options: { breathe: 'Respirer avec toi', cold: 'De l’eau froide', feet: 'Les pieds au sol' },
      },
      breathe:
        'Inspire par le nez, souffle comme dans une paille. Suis le cercle ; si tu le perds, rattrape-le au tour suivant.',
      cold: 'Passe tes poignets sous l’eau froide, ou pose un gant mouillé sur tes joues. Une minute, rien que le froid.',
      feet: 'Appuie fort les deux pieds dans le sol, puis un peu moins. Sens le talon, la plante, chaque orteil. Prends une minute.',
      stay: {
        ask: 'Et la vague, elle en est où ?',
        options: { falling: 'Elle redescend', same: 'Pareil', higher: 'Elle monte' },
      },
      again: 'Alors encore un tour, en soufflant un peu plus longtemps. Rien n’a besoin d’aller plus vite.',
      passes:
        'Une vague peut remonter une fois. Elle ne reste pas en haut. D’ici là, fais n’importe quoi de calme : t’asseoir, tenir quelque chose de froid, appeler quelqu’un.',
      nextTime: {
        ask: 'Une ligne pour la prochaine fois : tu veux te rappeler quoi ?',
        hint: 'C’est parti avant que l’eau bouille.',
      },
    },
    takeaway: { ease: 'Ce que j’ai fait', nextTime: 'Pour la prochaine fois' },
    keep: 'La panique est une vague. Elle redescend, et souffler longtemps l’aide à redescendre.',
    close: 'Tu as tenu jusqu’à ce que ça bouge. Ça compte, même si c’est encore pénible.',
  },

  fiveSenses: {
    about:
      'Pour quand c’est trop, ou que la pièce semble loin. Tu regardes, tu touches, tu écoutes, les yeux ouverts, jusqu’à être de nouveau là.',
    why: 'Une tête en alerte est dans ce qui s’est passé ou dans ce qui pourrait venir. Les yeux, les mains et les oreilles, eux, sont ici. C’est le chemin le plus court.',
    steps: {
      look: 'Garde les yeux ouverts et laisse-les se promener. Tu n’as pas à te calmer, juste à regarder autour de toi.',
      place: {
        ask: 'Tu es où ?',
        options: { bed: 'Au lit', indoors: 'Dans une pièce', outdoors: 'Dehors', travelling: 'En route' },
      },
      light: 'Allume une petite lampe et redresse-toi un peu, pour bien voir la pièce.',
      halt: 'Trouve un endroit où personne ne te presse, avec quelque chose de solide dans le dos. Si tu conduis, gare-toi d’abord.',
      see: {
        ask: 'Cinq choses que tu vois. Nomme-les une par une, même les toutes petites.',
        hint: 'Lampe, porte, chaussette, tasse, fissure',
      },
      touch:
        'Maintenant quatre choses à toucher : ta manche, le mur, le sol sous tes pieds, tes cheveux. Sens ce qui est frais, ce qui est rugueux.',
      hear: {
        ask: 'Écoute un instant. Quels sont les trois bruits que tu entends ?',
        hint: 'Le frigo, une voiture, mon souffle',
      },
      smell: {
        ask: 'Et les odeurs ? Deux, ce serait bien ; une, ça va aussi.',
        options: { air: 'L’air', fabric: 'Un vêtement', skin: 'Mes mains', nothing: 'Rien du tout' },
      },
      noSmell: 'Rien, c’est une réponse aussi. Tu as cherché, c’est ça qui compte.',
      taste: 'Et une chose que tu goûtes. Une gorgée d’eau, ou le goût que tu as en bouche, là.',
      here: {
        ask: 'Tu es là à quel point, maintenant ?',
        options: { here: 'Je suis là', halfway: 'À moitié', farAway: 'Encore loin' },
      },
      today: {
        ask: 'Alors on le dit tout bêtement. Appuie tes pieds au sol et écris : le lieu, le jour, ce que tu as devant toi.',
        hint: 'Ma cuisine. Mardi soir. Une tasse bleue.',
      },
      anchor: {
        ask: 'Qu’est-ce qui a le plus aidé ?',
        options: { see: 'Voir', touch: 'Toucher', hear: 'Entendre', smell: 'Sentir une odeur', taste: 'Goûter' },
      },
      next: {
        ask: 'Dans les dix minutes qui viennent, tu pourrais faire quoi de tranquille ?',
        hint: 'Une tisane, près de la fenêtre.',
      },
    },
    takeaway: { anchor: 'Ce qui aide le plus', next: 'Ensuite' },
    keep: 'Quand c’est trop : cinq choses que je vois, quatre que je touche, trois que j’entends, deux que je sens, une que je goûte.',
    close: 'La pièce est toujours là, et toi aussi. Prends les prochaines minutes lentement.',
  },

  stop: {
    about:
      'Pour quand tu es sur le point de faire ou de dire quelque chose que tu regretterais demain. Une petite pause, et après tu choisis.',
    why: 'Une forte envie veut qu’on lui obéisse tout de suite, et elle faiblit si on la fait attendre. Pendant ce temps, on voit d’autres façons de faire.',
    steps: {
      still: 'Arrête-toi là où tu es. Pendant quelques minutes, rien d’envoyé, rien de dit, rien de décidé.',
      impulse: {
        ask: 'Tu étais sur le point de faire ou de dire quoi ?',
        hint: 'Débarquer et leur dire leurs quatre vérités.',
      },
      back: {
        ask: 'Maintenant un pas en arrière, pour de vrai, avec le corps. Qu’est-ce qui est possible ?',
        options: {
          room: 'Sortir de la pièce',
          sit: 'M’asseoir',
          window: 'Aller à la fenêtre',
          hands: 'Poser mes mains',
        },
      },
      away: 'Fais-le maintenant, et prends presque une minute. Les épaules descendent, tu souffles lentement.',
      push: {
        ask: 'Qu’est-ce qui te pousse le plus ?',
        options: { hurt: 'Ça m’a fait mal', scared: 'J’ai peur', unfair: 'C’est injuste', tooMuch: 'C’est trop' },
      },
      sore: 'Ça mérite une réponse, et une meilleure que la plus rapide.',
      strained:
        'Alors c’est normal de vouloir agir tout de suite. S’il y a du danger, mets-toi d’abord à l’abri ; sinon, quelques minutes ne changent rien.',
      facts: {
        ask: 'Il s’est passé quoi ? Seulement ce que tu as vu et entendu.',
        hint: 'Le planning a changé, sans me demander.',
      },
      lookBack: {
        ask: 'Demain matin, en y repensant, tu voudrais avoir fait quoi ?',
        hint: 'Garder mon calme et dire que ça m’a fait mal.',
      },
      next: {
        ask: 'Alors, la suite, c’est quoi ?',
        options: {
          wait: 'J’attends',
          calmly: 'Je le dis calmement',
          ask: 'J’en parle avant',
          nothing: 'Je laisse tomber ça',
        },
      },
      until: {
        ask: 'Jusqu’à quand ?',
        options: { hour: 'Dans une heure', sleep: 'Après avoir dormi', talk: 'Après en avoir parlé' },
      },
      sentence: {
        ask: 'Tu dirais quelle phrase ? Une courte.',
        hint: 'La prochaine fois, demandez-moi avant.',
      },
      who: {
        ask: 'À qui tu vas en parler, et comment tu commences ?',
        hint: 'Ma cousine : je peux te demander ton avis ?',
      },
      ifThen: {
        ask: 'Si l’envie revient, tu fais quoi en premier ?',
        hint: 'Le tour du pâté de maisons, et je décide après.',
      },
    },
    takeaway: {
      lookBack: 'Demain, je voudrais avoir',
      next: 'La suite',
      sentence: 'Ma phrase',
      ifThen: 'Si ça revient',
    },
    keep: 'Je m’arrête, je recule d’un pas, je regarde, et seulement après je continue.',
    close: 'Tu as mis une pause entre les deux. Ce que tu fais maintenant, c’est toi qui le choisis.',
  },

  tipp: {
    about:
      'Pour quand c’est si fort que parler ne sert à rien. Du froid, du mouvement, un souffle lent, des muscles qui lâchent : on part de ce que tu as sous la main.',
    why: 'Une émotion très forte est dans le corps : le cœur, le souffle, les muscles. Le froid, l’effort et un souffle lent calment d’abord le corps, et la tête suit.',
    steps: {
      body: 'Rien à expliquer maintenant. On fait juste quelque chose avec le corps, aussi doucement qu’il te le faut.',
      start: {
        ask: 'Là où tu es, qu’est-ce qui est possible ?',
        options: { cold: 'De l’eau froide', move: 'Bouger', press: 'Juste rester en place' },
      },
      cold: 'Pose un gant mouillé bien froid sur tes joues et sous les yeux. Continue à respirer, et enlève-le si ça pique.',
      move: 'Bouge jusqu’à avoir chaud : les escaliers, marcher sur place, secouer les bras. Aussi fort que c’est agréable, pas plus.',
      press:
        'Presse tes paumes l’une contre l’autre, compte jusqu’à cinq, lâche. Continue à respirer. Et encore, plusieurs fois.',
      now: {
        ask: 'Et là ?',
        options: { lower: 'Un peu moins fort', same: 'Pareil', higher: 'Plus fort' },
      },
      second: {
        ask: 'Alors on ajoute quelque chose. Ça pourrait être quoi ?',
        options: { cold: 'Quelque chose de froid', walk: 'Faire les cent pas', press: 'Presser mes paumes' },
      },
      another: 'Une minute comme ça. Ça n’a pas à marcher tout de suite : le corps est plus lent qu’on voudrait.',
      breath:
        'Maintenant le souffle, plus long à la sortie qu’à l’entrée. Suis le cercle, et reviens-y quand tu le perds.',
      muscles:
        'Puis les muscles. Serre un peu les mains, et lâche. Les épaules, le visage, les jambes, pareil. Et respire pendant ce temps.',
      helped: {
        ask: 'Qu’est-ce qui a fait quelque chose ?',
        options: {
          cold: 'Le froid',
          move: 'Bouger',
          press: 'Presser',
          breath: 'Souffler lentement',
          muscles: 'Les muscles',
        },
      },
      need: {
        ask: 'Et pour la prochaine demi-heure, il te faudrait quoi ?',
        options: { quiet: 'Du calme', person: 'Quelqu’un avec moi', drink: 'Boire quelque chose', rest: 'M’allonger' },
      },
      words: {
        ask: 'Ça pourrait être qui, et tu lui dis quoi ?',
        hint: 'Ma coloc : tu peux rester un peu avec moi ?',
      },
      ready: {
        ask: 'Tu pourrais garder quoi prêt pour la prochaine fois, et où ?',
        hint: 'Un gant mouillé dans le frigo.',
      },
    },
    takeaway: {
      helped: 'Ce qui a aidé',
      need: 'La prochaine demi-heure',
      words: 'À qui je demande',
      ready: 'Prêt d’avance',
    },
    keep: 'Quand c’est trop fort pour les mots : du froid, du mouvement, un souffle long, les mains qui lâchent.',
    close: 'C’est peut-être encore là, mais moins fort. Garde la prochaine demi-heure toute petite.',
  },

  angerCoolDown: {
    about: 'D’abord une minute pour le corps, puis on regarde ce qui t’a mis en colère, puis tu choisis ta réponse.',
    why: 'La colère a souvent une bonne raison et tombe souvent au mauvais moment. Si le corps redescend d’abord, tu gardes la raison et tu choisis le moment.',
    steps: {
      allowed: 'Ici, tu as le droit d’être en colère. Personne n’attend de réponse pour l’instant.',
      near: {
        ask: 'Elle est où, la personne qui te met en colère ?',
        options: { here: 'Ici, avec moi', online: 'Dans mes messages', away: 'Ailleurs' },
      },
      distance:
        'Alors d’abord un peu d’espace. « J’ai besoin de dix minutes », ça suffit, et tu vas dans une autre pièce. Si cette personne te fait peur, rien à expliquer : va là où tu es en sécurité.',
      unanswered: 'Alors laisse ce message sans réponse pour le moment. Dans une heure, il sera encore là.',
      outlet: {
        ask: 'Le corps d’abord. Tu pourrais faire quoi pendant une minute ?',
        options: { walk: 'Marcher lentement', cold: 'Poignets sous l’eau', breathe: 'Souffler longtemps' },
      },
      minute: 'Vas-y, une minute. Sans te presser, et en soufflant aussi longtemps que ça vient.',
      happened: {
        ask: 'Il s’est passé quoi ? Deux lignes : ce qui a été dit, ce qui a été fait.',
        hint: 'On a raconté mon histoire à toute la table.',
      },
      crossed: {
        ask: 'À quoi on a touché ?',
        options: {
          respect: 'Le respect',
          fairness: 'Ce qui est juste',
          trust: 'Ma confiance',
          limit: 'J’avais dit non',
          load: 'Ça fait trop pour moi',
        },
      },
      under: {
        ask: 'Il y a autre chose sous la colère ?',
        options: { hurt: 'Ça fait mal', fear: 'De la peur', tired: 'Je suis à bout', onlyAnger: 'Juste de la colère' },
      },
      want: {
        ask: 'Il te faudrait quoi maintenant, de leur part ou pour toi ?',
        hint: 'Qu’on me demande avant, la prochaine fois.',
      },
      reply: {
        ask: 'Tu veux en faire quoi ?',
        options: {
          now: 'Le dire dès ce soir',
          later: 'Le dire un autre jour',
          apart: 'Prendre mes distances',
          letBe: 'Laisser, cette fois',
        },
      },
      sentence: {
        ask: 'Écris la phrase que tu diras, et quand. Elle peut commencer par « je ».',
        hint: 'Demain : je veux que tu me demandes avant.',
      },
      plan: {
        ask: 'À la place, tu fais quoi aujourd’hui ?',
        hint: 'Manger au calme, écouteurs, au lit tôt.',
      },
      ifHot: {
        ask: 'Si ça remonte, tu fais quoi en premier ?',
        hint: 'Je sors et je fais le tour de l’immeuble.',
      },
    },
    takeaway: {
      want: 'Ce qu’il me faut',
      sentence: 'Ce que je dirai',
      plan: 'Aujourd’hui',
      ifHot: 'Si ça remonte',
    },
    keep: 'D’abord le corps, ensuite ce qui m’a mis en colère, et après la réponse que je choisis.',
    close: 'La raison de ta colère ne se perd pas si tu attends un peu.',
  },

  urgeToText: {
    about:
      'Tu as envie d’écrire à quelqu’un, et un doute. Écris-le d’abord ici. Rien n’est envoyé, et à la fin c’est toi qui décides.',
    why: 'L’envie d’écrire monte, puis redescend, comme une vague. Si tu laisses passer quelques minutes, c’est toi qui décides, pas la vague.',
    steps: {
      here: 'Jusqu’à la fin, ça reste ici. Tu pourras toujours envoyer quelque chose après.',
      who: {
        ask: 'C’est pour qui ?',
        options: { past: 'Mon ex', friend: 'Un ami, une amie', family: 'Ma famille', work: 'Quelqu’un du travail' },
      },
      missing: 'Le manque vient par vagues, et les plus fortes sont tard le soir, quand tout est silencieux.',
      message: {
        ask: 'Écris-le comme ça sort. Tout.',
        hint: 'Comment tu peux faire comme si de rien n’était ?',
      },
      hope: {
        ask: 'Tu espères quoi, quand ce sera lu ?',
        options: {
          kind: 'Une réponse gentille',
          sorry: 'Des excuses',
          know: 'Savoir où on en est',
          heard: 'Qu’on m’entende',
          hitBack: 'Faire mal aussi',
        },
      },
      minute: 'C’est honnête. Ça ferait du bien une minute, et après tu attendrais la réponse.',
      likely: {
        ask: 'Et cette nuit, qu’est-ce qui reviendra le plus probablement ?',
        options: {
          kind: 'Quelque chose de gentil',
          short: 'Deux mots',
          nothing: 'Rien, un « vu »',
          fight: 'Une dispute',
        },
      },
      hourLater: { ask: 'Et toi, une heure après, tu serais comment ?', hint: 'Les yeux ouverts, à fixer l’écran.' },
      wait: 'Maintenant, une petite attente. Pose le téléphone écran contre la table, regarde au loin, laisse tomber les épaules. L’envie peut monter ; tu n’as pas à lui obéir.',
      other: {
        ask: 'Autre chose qui te ferait du bien, là : qui, ou quoi ?',
        hint: 'Appeler ma cousine, ou une vieille playlist.',
      },
      decide: {
        ask: 'Pour l’instant, tu choisis quoi ?',
        options: { no: 'Je n’envoie pas', tomorrow: 'Je décide demain', shorter: 'J’envoie plus court' },
      },
      short: {
        ask: 'Écris celui que tu assumerais encore dans une semaine, même sans réponse. Si on t’a demandé de ne plus écrire, laisse-le ici.',
        hint: 'Dimanche m’a fait mal. J’aimerais en parler.',
      },
      away: {
        ask: 'Et le téléphone, tu en fais quoi, pour que ce soit plus facile ?',
        hint: 'En silencieux, à charger dans l’entrée.',
      },
      ifThen: {
        ask: 'Si l’envie revient cette nuit, tu fais quoi en premier ?',
        hint: 'Je l’écris sur papier et je bois de l’eau.',
      },
    },
    takeaway: {
      decide: 'Mon choix',
      short: 'Mes mots',
      away: 'Le téléphone',
      ifThen: 'Si l’envie revient',
    },
    keep: 'D’abord l’écrire ailleurs, laisser passer la vague, puis décider.',
    close: 'Tu as pris un peu de temps avant de choisir. C’était tout le but.',
  },
};
