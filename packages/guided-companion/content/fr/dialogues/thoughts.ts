import type * as scripts from '../../../src/dialogues/scripts/thoughts.ts';
import type { GroupTexts } from '../../../src/dialogues/texts.ts';

export const thoughts: GroupTexts<typeof scripts> = {
  thoughtRecord: {
    about:
      'Un moment, la phrase qui t’a traversé la tête, et si elle est juste. Tu écris un peu, je demande une chose à la fois.',
    why: 'Une pensée qui arrive avec une émotion forte a l’air d’un fait. Écrite à côté de ce qui va avec et de ce qui va contre, c’est souvent la moitié de l’histoire.',
    steps: {
      situation: {
        ask: 'Il s’est passé quoi ? Seulement ce qu’une caméra aurait vu : où, qui, ce qui a été dit.',
        hint: 'J’ai écrit à une amie, pas de réponse.',
      },
      feeling: {
        ask: 'Tu as ressenti quoi, surtout ?',
        options: { fear: 'De la peur', sadness: 'De la tristesse', anger: 'De la colère', shame: 'Honte, culpabilité' },
      },
      fear: 'Avec la peur vient souvent une phrase qui commence par « et si ».',
      sadness: 'Avec la tristesse vient souvent une phrase sur ce qui est perdu, ou sur ce que tu vaux.',
      anger: 'Avec la colère vient souvent une phrase sur ce que quelqu’un aurait dû faire, ou ne pas faire.',
      shame: 'Avec la honte vient souvent une phrase sur ce que tu es, ou sur ce que les autres doivent penser.',
      thought: {
        ask: 'Quelle phrase t’a traversé la tête ? Écris celle qui fait le plus mal, comme elle est venue.',
        hint: 'Au fond, personne ne m’aime.',
      },
      belief: 'Là, ça te semble vrai à quel point ?',
      speaksFor: {
        ask: 'Qu’est-ce qui va dans ce sens ? Seulement ce que quelqu’un d’autre pourrait vérifier.',
        hint: 'Deux jours sans réponse.',
      },
      speaksAgainst: {
        ask: 'Et qu’est-ce qui ne colle pas ? Même une petite chose.',
        hint: 'La semaine dernière, on a ri une heure.',
      },
      friend: {
        ask: 'Elle est bien accrochée. Si quelqu’un que tu aimes avait cette pensée, avec les mêmes faits, tu lui dirais quoi ?',
        hint: 'Elle est peut-être débordée. Demande-lui.',
      },
      fairer: {
        ask: 'Maintenant une phrase où tout ça tient. Pas besoin qu’elle soit joyeuse, juste honnête.',
        hint: 'Je ne sais pas encore pourquoi elle se tait.',
      },
      action: {
        ask: 'Si cette phrase est juste, quelle petite chose faire ensuite, et quand ?',
        hint: 'Demain midi, je lui demande si ça va.',
      },
    },
    takeaway: { thought: 'Ce que je pensais', fairer: 'Ce qui est plus juste', action: 'Ce que je fais ensuite' },
    keep: 'Une pensée peut sembler tout à fait vraie et n’être que la moitié de l’histoire.',
    close: 'L’ancienne pensée repassera peut-être. Tu as maintenant quelque chose à mettre à côté.',
  },

  worryTree: {
    about:
      'On prend un souci et on regarde s’il y a quelque chose à faire. Si oui, ça reçoit une heure. Sinon, on s’exerce à le poser.',
    why: 'S’inquiéter donne l’impression d’avancer. Certains soucis demandent un pas, d’autres qu’on les laisse ; c’est plus facile quand on sait lequel on a devant soi.',
    steps: {
      worry: {
        ask: 'C’est quoi, le souci ? Une phrase. S’il y en a plusieurs, prends le plus bruyant.',
        hint: 'Mes analyses pourraient être mauvaises.',
      },
      hands: {
        ask: 'Tu peux y faire quelque chose, même petit ?',
        options: {
          yes: 'Oui, quelque chose',
          partly: 'Pour une partie',
          unsure: 'Pas moyen de savoir',
          no: 'Non, rien',
        },
      },
      nothing: 'Alors y penser plus longtemps ne changera rien, même si ça y ressemble. Tu peux le poser une minute.',
      smallest: {
        ask: 'Quelle est la plus petite chose que tu pourrais faire ? Seulement ta part. Si rien ne vient, passe.',
        hint: 'Noter mes deux questions pour le médecin.',
      },
      time: { ask: 'C’est pour maintenant ?', options: { now: 'Oui, maintenant', later: 'Pas maintenant' } },
      doNow: {
        ask: 'Alors vas-y, fais-le. Je t’attends, et à ton retour on laisse le reste.',
        options: { done: 'C’est fait', begun: 'C’est commencé' },
      },
      later: {
        ask: 'Tu le fais quand, et où ? Avec une heure, ta tête n’a plus à y veiller.',
        hint: 'Demain après le petit-déj, à la table.',
      },
      barrier: {
        ask: 'Qu’est-ce qui pourrait coincer, et tu ferais quoi ?',
        hint: 'Si je repousse, j’en fais deux minutes.',
      },
      release:
        'Maintenant une minute à souffler lentement. À chaque souffle, laisse tomber un peu les épaules. Le souci peut rester dans la pièce ; tu n’as pas à le porter.',
      attention: {
        ask: 'Le souci voudra revenir. En attendant, ton attention peut aller où ?',
        options: {
          listen: 'Quelque chose à écouter',
          hands: 'Occuper mes mains',
          body: 'M’étirer, une tisane',
          person: 'Vers quelqu’un',
        },
      },
      answer: {
        ask: 'Quand il reviendra, tu lui diras quoi ? Une ligne courte.',
        hint: 'Je te connais. Demain, après le café.',
      },
    },
    takeaway: {
      smallest: 'Ce que je peux faire',
      later: 'Quand',
      attention: 'Où va mon attention',
      answer: 'Ce que je dis au souci',
    },
    keep: 'Si je peux y faire quelque chose, ça reçoit une heure. Sinon, ça peut attendre dehors.',
    close: 'Le souci a sa place maintenant. Le reste de l’heure est à toi.',
  },

  catastropheCheck: {
    about:
      'Tu me dis le pire qui te fait peur. Puis on regarde ce qui est le plus probable, et ce que tu ferais si ça tournait mal.',
    why: 'Quand on a peur, la tête montre la pire image et arrête le film là. Regarder les autres fins, et ce qu’on ferait après la pire, rend la chute moins haute.',
    steps: {
      worst: {
        ask: 'Tu as peur qu’il arrive quoi ? La pire version, en une phrase.',
        hint: 'Je perds mon poste et je dois déménager.',
      },
      ahead: {
        ask: 'Ça en est où ?',
        options: { ahead: 'Dans ma tête, surtout', waiting: 'J’attends une réponse', begun: 'Ça a commencé' },
      },
      waiting: 'Attendre une réponse, c’est dur. La tête remplit le vide, et rarement avec du bon.',
      begun: 'Alors je ne vais pas te dire que ce n’est rien. On regarde jusqu’où ça risque d’aller, et ce qui aide.',
      odds: 'Là, le pire te semble probable à quel point ? 0, c’est impossible ; 10, c’est sûr.',
      best: {
        ask: 'Et le mieux qui pourrait arriver ? Ça peut être aussi tiré par les cheveux que le pire.',
        hint: 'On me garde, et j’ai le projet que je veux.',
      },
      likeliest: {
        ask: 'Entre les deux : qu’est-ce qui est le plus probable, d’après ce que tu sais et ce qui s’est passé avant ?',
        hint: 'Un entretien pénible, puis on trouve.',
      },
      highOdds:
        'Tu donnes de grandes chances au pire. Alors un plan vaut mieux que du réconfort, et on va en faire un.',
      cope: {
        ask: 'Admettons que ça tourne mal. Tu ferais quoi en premier, et tu irais vers qui ?',
        hint: 'Appeler ma sœur, manger, dormir, une liste.',
      },
      carries: {
        ask: 'Qu’est-ce qui te porterait un peu, alors ? Choisis tout ce qui va.',
        options: {
          person: 'Quelqu’un de proche',
          before: 'J’ai déjà vécu pire',
          advice: 'Qui s’y connaît',
          place: 'Un endroit où aller',
          skill: 'Ce que je sais faire',
        },
      },
      gotThrough: {
        ask: 'C’était quoi, ce que tu as traversé, et qu’est-ce qui avait aidé ?',
        hint: 'Le déménagement. Un jour après l’autre.',
      },
      action: {
        ask: 'Quelle petite chose rendrait la mauvaise fin moins probable, ou moins dure ? Quoi, et quand ?',
        hint: 'Lundi, je demande à mon chef où j’en suis.',
      },
      film: {
        ask: 'Quand le film repartira dans ta tête, tu te diras quoi, et tu feras quoi ?',
        hint: 'Ce film, je le connais. Et je fais la vaisselle.',
      },
    },
    takeaway: {
      likeliest: 'Le plus probable',
      cope: 'Si ça tourne mal',
      action: 'Mon premier pas',
      film: 'Quand le film repart',
    },
    keep: 'Le pire est une fin parmi d’autres. Je peux aussi regarder la plus probable.',
    close: 'Tu l’as regardé en face. Ça suffit pour maintenant.',
  },

  selfCompassion: {
    about:
      'Trois petites choses : dire que ça fait mal, se rappeler que d’autres connaissent ça, et trouver un geste gentil pour toi.',
    why: 'Quand ça fait mal, on se traite souvent moins bien qu’on ne traite les autres, et ça fait mal deux fois. Un mot gentil et un corps au calme aident à se relever.',
    steps: {
      hurts: {
        ask: 'Qu’est-ce qui fait mal, là ? Quelques mots suffisent.',
        hint: 'J’ai laissé tomber quelqu’un aujourd’hui.',
      },
      kind: {
        ask: 'Oui, ça fait mal. Qu’est-ce qui s’en approche le plus ?',
        options: {
          loss: 'Une perte',
          failed: 'Quelque chose a raté',
          shame: 'De la honte',
          leftOut: 'Qu’on me laisse de côté',
          wornOut: 'L’épuisement',
        },
      },
      loss: 'Ça fait mal parce que quelqu’un ou quelque chose compte pour toi. Il n’y a rien de tordu là-dedans.',
      failed: 'Quand on essaie des choses, il y en a qui ratent. Ça pique parce que tu y tenais.',
      shame: 'La honte fait croire qu’on est le seul cas au monde. Elle le dit à presque tout le monde.',
      leftOut: 'Être à l’écart, ça fait mal à n’importe qui. Ce n’est pas de la susceptibilité.',
      wornOut: 'C’est ce qui arrive quand on porte beaucoup pendant longtemps. Ce n’est pas de la faiblesse.',
      others:
        'Trois souffles lents. Quelque part, à cette heure-ci, quelqu’un d’autre a les yeux ouverts avec la même peine. Ce n’est pas bizarre de ressentir ça.',
      gesture: {
        ask: 'Maintenant quelque chose pour le corps. Qu’est-ce qui t’irait ?',
        options: {
          chest: 'Une main sur le cœur',
          arms: 'Me serrer les bras',
          warm: 'Un plaid, un thé chaud',
          noTouch: 'Aucun contact',
        },
      },
      hold: 'Reste comme ça un moment. Garde les yeux ouverts si tu veux, posés sur quelque chose de calme dans la pièce. Il n’y a rien à faire.',
      friend: {
        ask: 'Si quelqu’un que tu aimes te racontait ça, tu lui dirais quoi ?',
        hint: 'C’était dur. Tu as fait ce que tu pouvais.',
      },
      forYou: {
        ask: 'Relis-le lentement, comme si quelqu’un te l’avait écrit. Ça fait quoi ?',
        options: { helps: 'Ça aide un peu', strange: 'Ça fait bizarre', untrue: 'Je n’y crois pas' },
      },
      practice:
        'C’est comme ça pour la plupart des gens, au début. Tu n’as pas à y croire. C’est écrit, c’est déjà bien.',
      care: {
        ask: 'Dans l’heure qui vient, tu peux faire quoi de gentil pour toi ?',
        hint: 'Me rincer le visage, au lit sans téléphone.',
      },
    },
    takeaway: { friend: 'Des mots pour moi', care: 'Un geste gentil' },
    keep: 'Ça fait mal, d’autres connaissent ça, et je peux me parler comme à quelqu’un que j’aime.',
    close: 'Rien ne t’oblige à aller mieux tout de suite. Tu peux continuer doucement.',
  },

  innerCritic: {
    about:
      'On écrit ce que dit la voix qui te critique, on regarde ce qu’elle veut éviter, et on cherche une phrase plus juste.',
    why: 'Les mots durs qu’on se dit sont souvent une vieille façon d’éviter les ennuis. Ils rapetissent plus qu’ils n’aident. Une phrase juste et ferme aide mieux.',
    steps: {
      harsh: {
        ask: 'Elle dit quoi, la voix qui te critique ? Écris-le avec ses mots.',
        hint: 'Tu ne finis jamais rien.',
      },
      loud: {
        ask: 'Quand est-ce qu’elle parle le plus fort ?',
        options: {
          mistake: 'Après une erreur',
          beforeNew: 'Avant du nouveau',
          compare: 'Quand je me compare',
          night: 'La nuit',
          always: 'Presque tout le temps',
        },
      },
      night: 'La nuit, elle a beau jeu. Avec la fatigue et le silence, tout paraît plus vrai.',
      heard: {
        ask: 'Ce ton, tu l’as déjà entendu où ?',
        options: {
          family: 'Dans ma famille',
          school: 'À l’école, au travail',
          partner: 'Dans mon couple',
          mine: 'C’est le mien',
          unknown: 'Difficile à dire',
        },
      },
      learned: 'Alors tu ne l’as pas inventé. Tu l’as entendu assez souvent pour le savoir par cœur.',
      prevents: {
        ask: 'Souvent, elle veut éviter quelque chose. De quoi elle pourrait avoir peur ?',
        options: {
          rejected: 'Qu’on me rejette',
          fail: 'Que je rate',
          stop: 'Que je lâche tout',
          harm: 'Que je blesse quelqu’un',
          nothing: 'Rien, elle m’enfonce',
        },
      },
      onlyHurts: 'Alors on laisse ses raisons de côté et on ne regarde que ce qui est juste.',
      grain: {
        ask: 'Il y a un petit bout de vrai là-dedans ? Juste le bout, sans l’insulte. S’il n’y en a pas, passe.',
        hint: 'Deux choses traînent depuis des semaines.',
      },
      leftOut: {
        ask: 'Et qu’est-ce qu’elle oublie ? Quelque chose de vrai dont elle ne parle jamais.',
        hint: 'Je me lève, même les mauvais jours.',
      },
      fair: {
        ask: 'Maintenant dis-le de façon juste : ferme et gentille, comme à quelqu’un que tu aimes bien.',
        hint: 'Il reste deux choses. Je commence par une.',
      },
      tone: {
        ask: 'Relis. Ça sonne comment ?',
        options: { right: 'À peu près juste', tooHard: 'Encore trop dur', tooNice: 'Trop gentil pour y croire' },
      },
      rewrite: {
        ask: 'Alors change un mot ou deux. Enlève ce qui est méchant, et ce que tu ne crois pas. Ça donne quoi ?',
        hint: 'Il reste deux choses, dont une petite.',
      },
      reply: {
        ask: 'Quand elle haussera de nouveau le ton : tu réponds quoi, et tu fais quoi ensuite ?',
        hint: '« C’est noté. » Et j’ouvre la fenêtre.',
      },
    },
    takeaway: { fair: 'Ce qui est juste', rewrite: 'En mieux dit', reply: 'Quand elle hausse le ton' },
    keep: 'La voix qui me critique peut parler fort. Je peux me parler de façon juste et avancer quand même.',
    close: 'Elle râlera peut-être encore. Tu n’as pas à faire ce qu’elle dit.',
  },

  bodyImage: {
    about:
      'Pour un moment où ton corps est difficile à supporter. On le traverse ensemble, sans aucun chiffre, et on finit par un geste pour toi.',
    why: 'Dans un mauvais moment, on voit son corps du dehors, et seulement ce qui gêne. Revenir à la pièce, et à ce que le corps fait toute la journée, rouvre un peu le regard.',
    steps: {
      trigger: {
        ask: 'Qu’est-ce qui a déclenché ça ?',
        options: {
          mirror: 'Le miroir',
          pictures: 'Des photos des autres',
          remark: 'Une remarque',
          clothes: 'Des vêtements',
          meal: 'Après avoir mangé',
        },
      },
      mirror:
        'Alors éloigne-toi du miroir pour l’instant. Dans un mauvais moment, c’est surtout le mauvais moment qu’on y voit.',
      pictures: 'Ces photos sont choisies, éclairées, retouchées. Tu peux les ranger pour ce soir.',
      remark: 'C’était la phrase de quelqu’un d’autre. Tu n’as pas à continuer de te la dire.',
      clothes: 'Les vêtements sont taillés pour personne en particulier. Si tu peux, enfile ce que tu as de plus doux.',
      meal: 'Cette sensation va passer. Il n’y a rien à compenser.',
      notice: {
        ask: 'Ta tête dit quoi de ton corps, là ? Quelques mots, sans chiffres.',
        hint: 'Que tout le monde me regarde.',
      },
      room: 'Dans les mauvais moments, la tête dit ce genre de choses. Lève les yeux et trouve dans la pièce trois choses de la même couleur, lentement, l’une après l’autre.',
      part: {
        ask: 'Quelle partie de toi a fait quelque chose pour toi aujourd’hui ?',
        options: {
          hands: 'Mes mains',
          legs: 'Mes jambes',
          senses: 'Mes yeux, mes oreilles',
          breath: 'Mon cœur, mon souffle',
          voice: 'Ma voix',
        },
      },
      does: {
        ask: 'Elle a fait quoi pour toi ? Quelque chose de banal, c’est très bien.',
        hint: 'Mes mains ont fait la soupe et caressé le chat.',
      },
      pull: {
        ask: 'Il y a quelque chose que ça te pousse à faire avec ton corps, là ?',
        options: {
          check: 'Vérifier encore',
          hide: 'Me cacher, annuler',
          food: 'Avec la nourriture',
          none: 'Non, rien',
        },
      },
      delay:
        'Essaie d’attendre dix minutes avant. C’est au début que ça pousse le plus, et ça retombe même si on ne cède pas.',
      food: 'Alors le prochain repas vient comme d’habitude, quoi que ça dise. Et si tu connais bien ça, parles-en à quelqu’un de confiance ou à un médecin. Ça ne se porte pas sans aide.',
      care: {
        ask: 'Ce soir, tu peux faire quoi qui soit agréable à ton corps, sans rapport avec son apparence ?',
        hint: 'De grosses chaussettes et une crème aux mains.',
      },
    },
    takeaway: { does: 'Ce que mon corps fait pour moi', care: 'Le geste de ce soir' },
    keep: 'Mon corps, ce n’est pas que son apparence. Il me porte toute la journée.',
    close: 'Tu n’as pas à aimer ton corps ce soir. Un peu de douceur avec lui, ça suffit.',
  },
};
