import type { GuidedContent } from '../../src/content.ts';

export const asks: GuidedContent['asks'] = {
  advice: {
    panic: [
      'Reste où tu es, les deux pieds par terre. Souffle plus longtemps que tu n’inspires, et laisse monter sans lutter : le pire dure quelques minutes, puis ça redescend.',
      'Le froid aide vite : de l’eau sur les poignets, ou quelque chose du frigo contre les joues. Nomme ensuite cinq choses autour de toi, à voix haute. Ne décide rien avant que la vague soit retombée.',
    ],
    worry: [
      'Écris ton souci en une phrase. S’il y a quelque chose à faire, donne-lui un jour et une heure ; sinon, remets-le à un quart d’heure fixe demain, et occupe tes mains.',
      'Fais deux colonnes : ce que tu sais, ce que tu supposes. N’agis que sur la première. Puis bouge dix minutes, parce que la tête se calme plus vite quand le corps a quelque chose à faire.',
    ],
    night: [
      'Si ça fait un moment que tu ne dors pas, lève-toi. Un fauteuil, peu de lumière, un truc ennuyeux, pas d’heure ni de téléphone, et retour au lit quand tes yeux piquent. Demain, lever à l’heure habituelle.',
      'Pose sur un papier ce que tu as en tête, avec un premier pas pour demain. Ensuite, vise seulement le repos et oublie le sommeil : être au calme dans le noir, ça repose déjà.',
    ],
    loss: [
      'Pour une date ou un jour difficile, décide d’une chose à l’avance : un lieu, son plat préféré, une bougie, une lettre. Préviens une personne, et garde le reste de la journée vide.',
      'Garde des journées petites : manger quelque chose, sortir une fois, parler à quelqu’un. Dis son prénom quand tu en as envie. Rien ne t’oblige à trier ses affaires pour telle ou telle date.',
    ],
    breakup: [
      'Ces jours-ci, pas de grande discussion et pas de coup d’œil à son profil : mets-le en sourdine, ça t’évite de tenir bon à chaque heure. Et prévois quelqu’un, ou un endroit, pour l’heure la plus dure.',
      'Mets ce qui te rappelle cette histoire dans un carton, hors de vue, sans rien décider. Dis à quelqu’un quel soir est le pire, et demande-lui celui-là. Ne réponds qu’au pratique, et le lendemain.',
    ],
    people: [
      'Choisis un moment calme, pas la dispute elle-même. Dis ce qui s’est passé, ce que ça t’a fait, et une chose que tu voudrais, en trois phrases. Puis tais-toi et laisse répondre.',
      'Demande plutôt que de deviner : une question gentille te coûte moins qu’une semaine à te ronger. Si ça se passe mal, dis que tu y reviendras demain et sors de la pièce.',
    ],
    alone: [
      'Mise sur souvent plutôt que sur intense : le même endroit à la même heure chaque semaine, jusqu’à ce que les visages te connaissent. Puis une petite invitation avec une heure, un café jeudi par exemple.',
      'Écris à une personne que tu aimais bien, même après longtemps : deux lignes, un souvenir, pas d’explication. Et passe une heure aujourd’hui là où il y a du monde, sans rien avoir à y prouver.',
    ],
    self: [
      'Écris la phrase que tu te lances à la figure, et dessous ce que tu dirais à quelqu’un qui aurait fait pareil. Puis fais une chose juste : réparer un morceau, ou décider que ça suffit pour aujourd’hui.',
      'Sépare ce que tu as fait de ce que tu es. S’il y a quelque chose à réparer, une phrase et un geste cette semaine. S’il n’y a rien, la punition peut s’arrêter là.',
    ],
    tired: [
      'Réduis la journée à ce qui ne peut pas attendre : une chose utile, une chose douce, manger, lit. Annule ou confie une chose cette semaine. Si ça dure depuis des semaines, demande à un médecin de chercher pourquoi.',
      'Commence ridiculement petit : les pieds par terre, la fenêtre ouverte, une douche. En ce moment, le geste vient avant l’envie. Puis une chose, deux minutes, et t’arrêter après compte comme fait.',
    ],
    children: [
      'Fais simple et pareil à chaque fois : peu de mots, retour au lit, pas de débat. Explique la règle de jour. Et si tu vas crier, mets l’enfant en sécurité et sors une minute de la pièce.',
      'Baisse une exigence ce soir : des pâtes, pas de rangement. Demande à un adulte une heure précise cette semaine. Avec l’enfant, nomme d’abord ce qu’il ressent, puis dis la limite une seule fois.',
    ],
    money: [
      'Le loyer et l’énergie d’abord, puis les courses, puis le reste. Appelle à qui tu dois avant la date : il existe des délais pour les gens qui appellent. Propose une somme que tu pourras vraiment tenir.',
      'Trois chiffres sur une feuille : ce qu’il y a, ce qui tombe avant la paie, ce qui va rentrer. Puis prends rendez-vous avec un service social ou un conseil budget près de chez toi ; c’est souvent gratuit.',
    ],
    study: [
      'Regarde ce qui compte le plus à l’épreuve et commence par là, pas à la page un. Vingt-cinq minutes cours fermé, à écrire ce que tu retiens, cinq minutes de pause. Et arrête à temps pour dormir.',
      'Ouvre le truc et fais le plus petit bout : un exercice, un paragraphe, même mal. Mets le téléphone dans une autre pièce. Si tu ne tiens pas la date, écris au prof aujourd’hui plutôt qu’après.',
    ],
    work: [
      'Demande de quoi il s’agit : c’est banal et ça n’a rien d’inquiet. Note les faits pour toi, avec les dates. Pendant l’échange, tu peux dire « Je voudrais y réfléchir, je vous réponds demain. »',
      'N’apporte qu’un sujet : ce qui s’est passé, ce que ça coûte au travail, ce que tu proposes. Demande dix minutes prévues pour ça. Et garde un soir cette semaine où le travail ne peut pas te joindre.',
    ],
    ahead: [
      'Donne une date à la décision, et d’ici là va chercher deux informations qui te manquent. Essaie en petit, une journée, ou en parlant à quelqu’un qui vit ça. Tu choisis un pas, pas toute une vie.',
      'Liste ce qu’il y a à régler, en trois paquets : avant, le jour même, plus tard. Commence par ce qui a une échéance. Pour le reste, trouve quelqu’un qui l’a déjà fait et pose-lui trois questions.',
    ],
    body: [
      'Note depuis quand, combien de fois, ce qui aggrave et ce qui soulage, et montre cette feuille à un médecin cette semaine. D’ici là, pas de recherches la nuit. Si ça devient soudain ou fort, vas-y aujourd’hui.',
      'Coupe en deux : ce qu’un médecin doit te dire, et ce qui rend la journée plus facile. Le premier va sur une liste pour le rendez-vous. Pour le second : du repos, quelque chose de chaud, une personne au courant.',
    ],
    anger: [
      'Ne réponds pas encore. Marche dix minutes, écris la version furieuse pour personne, puis cherche la seule ligne qui a été franchie. Demain, tu dis juste celle-là, d’une voix normale.',
      'Le corps d’abord : sors de la pièce, eau froide, épaules basses. Puis demande-toi ce que tu veux avoir obtenu demain, et ne fais que ce qui y mène. Envoyer quelque chose maintenant y mène rarement.',
    ],
    good: [
      'Dis-le aujourd’hui à une personne que ça réjouira. Puis une petite liste : ce qu’il faut avant, à qui demander, pour quand. Pose tôt tes questions, c’est normal quand on débute.',
      'Gardes-en un peu : une photo, trois lignes sur comment c’est arrivé. Et mets tout de suite l’étape pratique suivante dans ton agenda, pour que le reste de la journée serve à en profiter.',
    ],
    general: [
      'Prends la partie qui presse le plus et ramène-la à une heure : ce qui pourrait être différent ce soir. Fais-en les deux premières minutes maintenant. Le reste peut attendre sur un papier.',
      'Écris trois façons de faire, dont une mauvaise. Raye celles que tu ne tiendrais pas une semaine. Parmi les autres, prends celle que tu peux commencer aujourd’hui, et dis-le à quelqu’un.',
      'Dors dessus si tu peux ; peu de choses empirent d’ici demain midi. Entre-temps, parles-en à une personne qui te connaît dans les bons et les mauvais jours. Puis fais d’abord le pas le plus petit.',
      'Demande-toi ce que tu dirais à quelqu’un à ta place, et écris-le comme une lettre. Puis fais-en la première ligne.',
    ],
  },
  plan: {
    panic: [
      'L’heure qui vient : dix minutes sur place à souffler lentement. Puis quelques gorgées d’eau et une petite marche lente. Puis une seule course, la plus proche, et retour par le chemin facile. Le reste attend demain.',
      'D’abord, reste en position assise jusqu’à ce que tes jambes tiennent. Ensuite, écris à quelqu’un où tu es. Puis la seule chose qui ne peut pas attendre, sans courir. Et après, maison, boisson chaude, rien d’autre.',
    ],
    worry: [
      'L’heure qui vient : dix minutes pour écrire tout ce qui t’inquiète. Dix minutes pour choisir une chose faisable et en faire le premier pas. Puis une demi-heure à occuper tes mains, la liste dans un tiroir.',
      'Ce soir : avant huit heures, un appel ou un message qui fait avancer. Puis manger, sans écran. À neuf heures, le souci a un quart d’heure sur papier. Après, il appartient à demain.',
      'Jour par jour, en attendant : chaque matin une chose à régler, chaque après-midi une sortie, chaque soir quelque chose pour les mains, cuisine ou puzzle. Un appel par jour à quelqu’un au courant. Et le jour venu, rien d’autre que ça.',
    ],
    night: [
      'L’heure qui vient : baisse la lumière, téléphone dans une autre pièce. Dix minutes pour noter une chose pour demain. Puis eau chaude, lit, souffles lents. Si ça ne vient pas, debout un moment avec un truc ennuyeux.',
      'Cette nuit : plus d’heure. Un livre ennuyeux sous une petite lampe jusqu’à ce que les yeux piquent, puis le lit. Le matin, lever à l’heure habituelle, lumière du jour dans la demi-heure, pas de longue sieste.',
    ],
    loss: [
      'Pour aujourd’hui : manger quelque chose, même une tartine. Puis dix minutes dehors. L’après-midi, un appel à quelqu’un qui l’a connu aussi. Le soir, une bougie ou une photo un quart d’heure, puis la radio tout bas.',
      'Le jour même, dans l’ordre : manger avant, une personne avec toi, une pièce ou un carton à la fois. Toutes les heures, dix minutes dehors. Une boîte « plus tard » pour ce qui fait trop. Et le soir, rien de prévu.',
    ],
    breakup: [
      'Avant que l’autre vienne : les affaires prêtes près de la porte, quelqu’un au bout du fil. Pendant : dix minutes, des phrases pratiques, pas de grande discussion. Après : tu sors tout de suite voir quelqu’un, deux heures.',
      'Ce soir : d’abord manger, puis une douche. Puis un film ou une voix amie, la conversation en sourdine jusqu’au matin. Au lit à l’heure habituelle, téléphone dehors. Demain se prévoit demain.',
    ],
    people: [
      'D’abord, une heure chacun de son côté. Puis écris trois lignes : ce qui s’est passé, l’effet, ce que tu voudrais. Demande dix minutes demain soir. Là : tes trois lignes, sa réponse, et stop avant de tourner en rond.',
      'Aujourd’hui, rien n’est dit. Ce soir, écris la version impossible à envoyer et jette-la. Demain matin, choisis une phrase et un moment. Et après, vois quelqu’un qui est de ton côté, quoi qu’il en sorte.',
    ],
    alone: [
      'L’heure qui vient : lave-toi le visage et mets de quoi sortir. Vingt minutes là où il y a des gens, un magasin ou un banc. Puis un message à une personne. Puis retour, avec quelque chose de chaud et une voix à la radio.',
      'Cette semaine : une heure fixe où les mêmes gens reviennent, un cours ou un club. Un message à quelqu’un d’avant. Une invitation avec un jour dedans. Les autres soirs peuvent rester tranquilles.',
    ],
    tired: [
      'Pour ce soir : d’abord dix minutes à plat. Puis seulement ce dont demain matin ne peut pas se passer. Puis un repas simple, à table. Le reste ne bouge pas, et tu es au lit à l’heure que tu veux.',
      'Demain : lever, eau, fenêtre, dix minutes dehors. Avant midi, une chose utile. Après manger, une demi-heure à plat sans téléphone. Le soir, une chose agréable, courte. Tout le reste est en plus.',
    ],
    children: [
      'Ce soir : dix minutes dans le canapé avant tout. Puis seulement ce qu’il faut pour le matin : vêtements, cartables, biberon. Le linge attend. Puis douche et lit. Si ça se réveille, retour au lit avec les mêmes mots.',
      'L’heure qui vient : les enfants en sécurité devant quelque chose de calme. Toi : de l’eau, un truc à manger, cinq minutes à la fenêtre. Puis dix minutes de rangement au minuteur. Puis tout le monde au lit, dans l’ordre habituel.',
    ],
    money: [
      'D’abord, aujourd’hui : loyer, énergie et tout ce qui a une date, sur une feuille. Puis mets de côté les courses jusqu’à la paie, par jour. Demain matin : appelle pour ce que tu ne peux pas payer, et propose une part et une date.',
      'Jusqu’à la paie : l’argent de chaque jour dans une enveloppe, courses et trajets d’abord. Un appel par jour : propriétaire, énergie, puis les autres. Et aujourd’hui, tout ce qui se met en pause, les abonnements en premier.',
    ],
    study: [
      'Maintenant : dix minutes pour lister les thèmes et marquer les deux qui comptent. Puis deux fois vingt-cinq minutes sur le premier, cinq de pause entre. Pareil pour le second. Pour finir : écrire de mémoire, faire ton sac, dormir.',
      'Version plus légère : une séance par thème, l’idée principale et un exemple, à voix haute. Debout après chaque séance. Une heure avant le lit, tu arrêtes, quoi qu’il reste. Le matin, dix minutes sur tes notes.',
      'Chaque jour jusqu’à l’épreuve : après les cours, une vraie pause et manger. Puis un seul thème, deux séances de vingt-cinq minutes, cours fermé. Le jour libre : un sujet complet le matin, rien le soir. La veille, juste relire et dormir.',
    ],
    work: [
      'Aujourd’hui : dix minutes pour noter les faits avec les dates. Puis une ligne pour demander un moment. La veille : tes deux points sur une carte, vêtements prêts, lit. Le jour même : en avance, tes points, et une nuit pour réfléchir.',
      'L’heure qui vient : choisis la tâche que quelqu’un attend. Vingt-cinq minutes dessus, messages fermés. Cinq minutes dehors. Puis un mot pour dire où tu en es à qui en a besoin. Et tu arrêtes là.',
    ],
    general: [
      'L’heure qui vient : dix minutes pour ton corps, de l’eau, un truc à manger ou une douche. Puis vingt minutes sur ce qui presse le plus. Puis un petit message à quelqu’un. Puis une demi-heure rien qu’à toi.',
      'Aujourd’hui : avant midi, la plus difficile des petites choses. Après manger, une marche, même courte. En fin d’après-midi, une chose pour demain. Le soir, plus de décisions, et au lit à heure fixe.',
      'En trois temps. D’abord, écris ce qui doit être fait avant de dormir, trois choses au plus. Puis fais la plus courte tout de suite. Puis donne une heure à la deuxième, et passe la troisième à demain exprès.',
    ],
  },
  wording: {
    breakUp: [
      'Clair, sans cruauté : « J’y pense depuis longtemps. Je ne veux plus qu’on continue ensemble. Ça ne changera pas, et je préfère te le dire en face. » Dis-le tôt, pas à la fin de la discussion.',
      'Tu pourrais commencer ainsi : « J’ai quelque chose de dur à te dire. J’arrête là, nous deux. Tu n’as rien fait de mal en demandant plus, et moi je ne peux pas le donner. » Puis laisse du silence.',
    ],
    apologise: [
      'Celle-ci tient : « Pardon pour ce que j’ai dit dimanche. C’était injuste et je vois que ça t’a fait mal. Tu n’as pas besoin de répondre. Je ferai attention. » Enlève tous les « mais ».',
      'Court et entier : « J’ai eu tort. J’aurais dû te demander avant. Je répare ça d’ici vendredi. » Change la fin par ce que tu feras vraiment.',
    ],
    condole: [
      'Tu pourrais écrire : « Je pense fort à toi. Je n’ai pas les bons mots. Jeudi, je dépose un plat devant ta porte ; pas besoin de répondre. »',
      'Le plus simple est le mieux : « Je viens d’apprendre la nouvelle et ça me touche beaucoup. Si tu as envie de parler, ou de ne rien dire à deux, je suis là. »',
    ],
    sayNo: [
      'Un non qui se passe de raisons : « Merci d’avoir pensé à moi. Cette fois, je ne peux pas. » Si on insiste, redis la même phrase, sur le même ton.',
      'Gentil et ferme : « Je sais que ça compte pour toi. Je ne le ferai pas. Ce que je peux, c’est une heure samedi. » Coupe la fin si tu n’as rien envie de donner.',
    ],
    askForHelp: [
      'Tu pourrais envoyer : « C’est dur en ce moment et je n’ai pas envie de rester sans personne avec ça. Tu peux m’appeler ce soir, dix minutes ? Tu n’as rien à résoudre. »',
      'Plus c’est concret, plus le oui est facile : « Cette semaine, je n’arrive pas à tout faire. Tu pourrais prendre les enfants samedi de deux à quatre ? Si ce n’est pas possible, dis-le-moi franchement. »',
    ],
    moreTime: [
      'Court et correct : « Bonjour, je ne peux pas payer la totalité à l’échéance. Je peux verser la moitié vendredi et le reste à ma paie. Merci de me dire si cela vous convient. » Mets tes sommes et tes dates.',
      'Tu pourrais écrire : « Je n’aurai pas fini à temps, et je préfère vous le dire maintenant. Serait-il possible d’avoir jusqu’à lundi ? Je peux vous montrer ce qui est déjà fait. »',
    ],
    cancel: [
      'Pas besoin d’un roman : « Pardon, je ne viens pas ce soir. La fatigue a gagné, j’ai besoin de ma soirée. On se voit la semaine prochaine, mardi par exemple. » Envoie et range le téléphone.',
      'Pour le travail : « Bonjour, un imprévu de santé à la maison : je ne pourrai sans doute pas venir aujourd’hui. Je vous confirme au plus vite. » Remplace par ta raison, en quelques mots ; on ne t’en demande pas plus.',
    ],
    invite: [
      'Détendu, avec une sortie : « Salut, je fais à manger dimanche midi, rien de compliqué. Tu viens ? Sinon, une autre fois, aucun souci. »',
      'Léger et clair : « Tu parlais de ce café. Je peux mercredi à quatre heures ou samedi matin, si ça te dit. » Un jour précis, ça le rend réel sans mettre la pression.',
    ],
    reconnect: [
      'Deux lignes suffisent : « Salut, j’ai pensé à toi en passant devant notre ancien café. Ça fait longtemps, et j’y suis pour quelque chose. J’espère que tu vas bien. »',
      'Sans longue excuse : « Ça fait un moment que je veux t’écrire et que je repousse. Nos discussions me manquent. Si ça te dit, on s’appelle un soir. »',
    ],
    collect: [
      'Pratique et posé : « Samedi entre deux et quatre, ça marche. Tout sera prêt près de la porte. » Dans ce message, tu n’as à répondre à rien d’autre.',
      'Une ligne, c’est permis : « J’ai lu ton message. Je te réponds demain, le temps d’y réfléchir. » Et demain : une phrase sur la seule chose demandée.',
    ],
    complain: [
      'Tranquille et clair : « Hé, tu peux me retirer de cette photo ? Rien de grave, je ne m’aime pas dessus. » Ou pour plus sérieux : « Quand tu as raconté ça devant tout le monde, ça m’a fait mal. Garde-le pour toi, la prochaine fois. »',
      'Pour un groupe : « Juste pour que ce soit dit : on m’a donné les clés. Je ne vais pas en débattre ici. Si quelqu’un veut en parler, qu’il m’appelle. » Puis coupe les notifications pour la soirée.',
      'Les faits, l’effet, la demande : « Tu as encore eu une heure de retard et j’ai attendu. J’ai l’impression de ne pas compter. La prochaine fois, écris-moi dès que tu sais. »',
    ],
    hardNews: [
      'Pose d’abord un cadre : « Je voudrais te dire quelque chose de pas facile pour moi. Laisse-moi finir avant de répondre. » Puis le fait, en une phrase, sans l’adoucir trois fois.',
      'Par écrit, ça marche aussi : « Je préfère te l’écrire, pour bien le dire. Je ne savais pas comment m’y prendre. Voilà : » puis une ligne toute simple. Et pour finir : « On en parle demain, quand tu auras eu le temps. »',
    ],
    atWork: [
      'Un mail court : « Bonjour, je constate que mes heures supplémentaires ne figurent pas sur mes dernières fiches de paie. J’en ai le relevé. Merci de me dire quand elles seront réglées. » Ajoute le nombre et les mois.',
      'Pour demander un rendez-vous : « Bonjour, j’aimerais dix minutes avec vous cette semaine au sujet de ma charge de travail. J’ai plus que mes heures, et je voudrais voir ce qui passe en premier. »',
      'Simple et normal : « Bonjour, j’ai vu l’invitation pour jeudi. Pouvez-vous me dire en deux mots de quoi il s’agit, que je puisse préparer ? » Une ligne, et tu poses le téléphone.',
    ],
    ask: [
      'Demander, ça fait sérieux : « Bonjour, une petite question pour bien préparer : est-ce que je dois apporter quelque chose, ou c’est fourni ? » On la leur pose toutes les semaines.',
      'Tu pourrais dire : « Je voudrais vérifier que j’ai bien compris. Vous pouvez me le redire une fois ? » Personne ne le prend mal.',
    ],
    general: [
      'Essaie celle-ci : « Il y a quelque chose que je voudrais te dire, et je ne sais pas trop comment. C’est à propos de nous, et ça compte pour moi. Tu as dix minutes ce soir ? » Change chaque mot qui n’est pas le tien.',
      'Trois morceaux courts : « Quand c’est arrivé, ça m’a fait mal. J’aimerais qu’on en parle avant de décider. Demain soir, ça te va ? » Mets ton propre milieu.',
      'Plus doux, en une ligne : « Je ne suis pas à l’aise pour dire ces choses, alors je l’écris : j’y pense beaucoup, et je voudrais que ça aille bien entre nous. »',
      'Plus direct : « Voilà ce qu’il me faut : un peu de temps, et une réponse honnête. C’est tout. »',
    ],
  },
  information: {
    rights: [
      'Ça dépend du pays et du contrat, et je ne peux pas vérifier. Un syndicat, une permanence juridique, une association de locataires ou l’inspection du travail le peuvent, souvent gratuitement. D’ici là, ne signe rien sur place : demande un jour pour lire.',
      'Je ne peux pas en juger, je suis un petit programme sans livre de droit. Note les dates et les mots exacts, garde chaque courrier, et va voir une permanence juridique. Demander les choses par écrit, c’est toujours permis.',
    ],
    panic: [
      'Le cœur qui cogne, la poitrine serrée, les mains qui picotent, l’impression de mourir : la panique fait tout ça. Elle monte en dix minutes et retombe en une demi-heure. Si c’est nouveau, si ça va dans le bras ou la mâchoire, ou si tu t’évanouis, vois un médecin tout de suite.',
      'Dans la panique, le corps sonne l’alarme sans incendie : à respirer vite, les mains fourmillent et les jambes flanchent. Ça ne rend pas fou, et ça s’arrête même si on ne fait rien. Un médecin peut vérifier une bonne fois que le cœur va bien.',
    ],
    breakup: [
      'C’est très variable. Pour la plupart, le plus vif s’adoucit en quelques semaines à trois mois, et après une longue histoire il faut parfois un an. Ça va par vagues : un mauvais jour tardif ne te ramène pas au départ.',
      'Oui, c’est courant que quelqu’un qui ne nous faisait pas du bien nous manque : ce sont aussi les habitudes et les projets qui manquent. Ne plus avoir de contact raccourcit ça, regarder son profil le rallonge.',
    ],
    grief: [
      'Il n’y a pas de durée normale. La première année, avec toutes ses dates, est souvent la plus dure, et des vagues reviennent bien après. Lui parler, l’entendre, mettre deux assiettes : beaucoup de gens le font. Si au bout d’un an rien ne s’allège, dis-le à un médecin.',
      'Rire, ne rien ressentir, en vouloir à la personne morte, se sentir mieux : tout ça fait partie du deuil et ne dit rien de l’amour qu’on avait. Ça ne vient pas par étapes ; ça va et ça vient.',
    ],
    crying: [
      'Oui. Pleurer beaucoup, pour des riens ou des jours après, c’est une façon courante pour le corps de lâcher la tension, et ne pas y arriver est aussi fréquent. Si c’est presque toute la journée pendant plus de deux semaines, parles-en à un médecin.',
      'On pleure de fatigue, de colère, de soulagement, ou sans savoir pourquoi, et c’est banal. Ça ne veut pas dire que tu craques. De l’eau et un linge frais aident contre le mal de tête qui suit.',
    ],
    numb: [
      'Ne plus rien sentir, c’est une réponse fréquente à du trop : après une perte, un choc ou un long stress, tout baisse de volume. Ça revient souvent par morceaux, d’abord en larmes. Si ça dure plus de deux semaines, vois ça avec un médecin.',
    ],
    sleep: [
      'Mal dormir avant quelque chose d’important est très fréquent, et une nuit courte coûte moins le lendemain qu’on ne le craint : le corps rattrape. Rester au calme dans le noir compte déjà comme une partie du repos.',
      'Un adulte a besoin de sept à neuf heures environ, un ado de huit à dix, et quelques mauvaises nuits ne font pas de mal. Se réveiller une ou deux fois, c’est normal. Si ça dure un mois, un médecin peut aider, et pas forcément avec des cachets.',
    ],
    friends: [
      'Surtout en revoyant les mêmes gens autour d’autre chose : un cours, une équipe, une asso, une soirée jeux. Il faut une cinquantaine d’heures pour devenir amis, alors le rendez-vous de chaque semaine vaut mieux que la grande soirée.',
      'C’est normal que ce soit plus dur adulte : plus personne ne nous place à côté de quelqu’un. Ce qui marche : revenir souvent, retenir un prénom, être la personne qui propose un jour. On plaît en général plus qu’on ne le pense.',
    ],
    homesick: [
      'Oui, même des mois après, c’est courant. Le mal du pays arrive souvent une fois les démarches finies, et revient les jours de fête. Pour la plupart, ça s’adoucit la première année, plus vite avec un lieu fixe et une personne fixe. Ça ne veut pas dire que venir était une erreur.',
    ],
    badThoughts: [
      'Presque tout le monde a des pensées affreuses qui sortent de nulle part, et elles sont le contraire de ce qu’on veut : c’est pour ça qu’elles font peur. Une pensée n’est ni une envie ni un acte. Si elles prennent toute la journée, un médecin connaît bien ça.',
    ],
    study: [
      'Le trou noir sous pression, c’est courant : le stress bloque l’accès à ce qu’on sait une minute ou deux. Pieds au sol, un souffle long, et n’importe quelle question que tu sais faire : ça revient. Et ce qui reste le mieux, c’est réciter cours fermé, pas relire.',
    ],
    children: [
      'Beaucoup de parents ressentent ça : aimer et avoir envie de fuir, s’ennuyer, ne plus supporter qu’on les touche. Ça ne fait pas de toi un mauvais parent. Réveils, pleurs et colères vont par phases. Si tu crains de perdre le contrôle, appelle quelqu’un aujourd’hui.',
      'D’un enfant à l’autre, ça varie beaucoup ; l’enfant des voisins n’est pas une mesure. Pour un vrai doute sur le sommeil, la croissance, la fièvre ou la parole, le pédiatre est là pour ça et on lui demande tous les jours.',
    ],
    tired: [
      'La fatigue malgré le sommeil peut venir de trop pendant trop longtemps, d’un moral bas, ou du corps : fer, thyroïde, infection. Un contrôle chez le médecin vaut le coup après quelques semaines. La paresse, ce n’est pas ça : les gens paresseux n’en souffrent pas.',
    ],
    anger: [
      'La colère et la jalousie sont banales, et les ressentir ne fait de mal à personne ; seul ce qu’on en fait peut blesser. Le premier éclair dure quelques minutes si rien ne le nourrit. En avoir plus que d’habitude, c’est souvent trop peu de sommeil ou trop de choses avalées.',
    ],
    worry: [
      'Un corps inquiet travaille : ventre noué, pas d’appétit, mains froides, pensées en boucle, tout ça en fait partie. Ça retombe quand l’attente est finie, et plus vite quand on bouge. Si ça remplit presque tous les jours depuis des mois, un médecin connaît de bonnes pistes.',
    ],
    alone: [
      'Très courant, même chez des gens entourés : environ une personne sur trois ou quatre connaît ça. Ça dit que quelque chose manque, pas que quelque chose cloche chez toi. La timidité n’est pas un défaut non plus ; les petits contacts réguliers lui vont le mieux.',
    ],
    normal: [
      'D’après ce que je peux en voir, oui : beaucoup de gens à ta place ressentiraient ou feraient pareil. Ça vaut la peine de le montrer à un médecin si ça dure des semaines, si ça augmente, ou si ça t’empêche de manger, de dormir ou de travailler.',
      'Il y a une très grande variété là-dedans, et ce que tu décris me paraît humain. Je suis un programme et je ne peux examiner personne ; si ça te fait peur ou si ça ne s’adoucit pas en deux semaines, demande à quelqu’un qui peut.',
    ],
    unknown: [
      'Ça, je ne le sais pas : je suis un petit programme sans bibliothèque et je ne veux rien inventer. Une recherche te le dira en une minute. Ce que je peux, c’est aider avec la suite : un plan, une phrase, une pause.',
      'Je ne peux pas chercher, alors ce serait deviner. Quelqu’un dont c’est le métier, ou une page sérieuse, te le dira juste. Rapporte ce que tu trouves, et on verra ce qu’il en sort.',
      'Pour les faits, ce n’est pas à moi qu’il faut demander ; je n’en ai que sur le quotidien, le sommeil, le stress, les gens. Un prof, une bibliothécaire ou une recherche iront plus vite et plus juste.',
    ],
  },
  opinion: {
    loss: [
      'Je suis un programme, alors prends-le comme un avis : ce n’est pas bête, c’est une façon de garder quelqu’un près de soi. Pour : ça te fait du bien. Contre : seulement si ça t’empêchait de manger, de dormir ou de voir du monde.',
    ],
    breakup: [
      'Vu de dehors, par un programme : pour garder tes distances, chaque contact rouvre la plaie ; contre, ce qui est en suspens y reste. S’il y a du pratique, règle-le par écrit ; le reste peut attendre quelques semaines.',
    ],
    people: [
      'Je suis un programme et je n’entends que ton côté. Pour y aller ou parler : ça éclaircit l’air. Pour t’en tenir loin : c’est encore à vif et ça peut tourner à la scène. Dire non une fois n’est pas un tort, et une ligne d’explication suffit.',
      'Pour autant qu’un programme puisse en juger : les gens qui n’en ont pas envie proposent rarement un jour, et la politesse sonne souvent pareil. Prends-le au mot une fois, avec une date, et la réponse te le dira.',
    ],
    self: [
      'Comme programme, je n’ai rien à y gagner : je lis quelqu’un qui a fait une erreur ou passé un mauvais jour, pas une mauvaise personne. Pour ta part : ce que tu as fait. Contre l’idée de tout prendre : ce que tu ne pouvais pas savoir.',
    ],
    work: [
      'Mon avis, pour ce que vaut celui d’un programme : pour en parler, le silence passe vite pour un accord ; contre, le moment, et qui décide. Prévenir tôt n’est pas abuser. Par écrit, avec une proposition, le risque est petit.',
    ],
    ahead: [
      'Je ne vois pas l’avenir, étant un programme. Pour : ce que tu regretterais de ne pas avoir tenté. Contre : ce qu’on ne pourrait plus défaire. Si ça se défait, essaie en petit. Sinon, deux semaines de plus et un deuxième avis.',
    ],
    general: [
      'Je suis un programme, donc c’est un avis et pas un verdict. Pour toi : tu y as réfléchi avant d’agir. Contre : seulement ce que l’autre sait peut-être et pas toi. Je n’appellerais pas ça un tort.',
      'Honnêtement, et sans être une personne : ça me paraît compréhensible, et pas bête. La seule chose que je vérifierais, c’est si tu en aurais encore envie un matin de repos.',
      'Vu de dehors, les deux peuvent être vrais : il y avait une raison, et ce n’était pas correct pour toi. Pas besoin de prouver que la première est fausse pour agir sur la seconde. C’est l’avis d’un programme.',
      'Pour : tu aurais une réponse. Contre : ce serait peut-être gênant une journée. Étant un programme, je ne peux pas peser ça à ta place, mais la gêne passe plus vite que le doute.',
    ],
  },
  distraction: [
    'Un petit bac : prends la première lettre de ton prénom. Un animal, une ville, un plat et un film qui commencent par elle. Écris-les ici, la vitesse compte, l’orthographe non.',
    'La pieuvre a trois cœurs et goûte avec ses bras, et deux de ses cœurs s’arrêtent quand elle nage. C’est pour ça qu’elle préfère marcher.',
    'Choisis sans réfléchir : mer ou montagne, soupe ou gâteau, devenir invisible ou voler, toujours dix minutes en retard ou toujours une heure en avance. Écris tes quatre réponses.',
    'Une devinette : j’ai des villes sans maisons, des rivières sans eau et des forêts sans arbres. Cherche un peu avant de lire la suite : c’est une carte.',
    'Regarde autour de toi et trouve une chose pour chaque couleur de l’arc-en-ciel, en commençant par le rouge. Écris celle qui a été la plus dure à trouver.',
    'En Suède, un hôtel a longtemps été reconstruit chaque hiver avec la glace de la rivière, et chaque printemps il retournait dans l’eau. On y dormait sur des peaux de renne.',
    'On meuble un endroit qui n’existe pas : une petite maison d’une seule pièce. Tu as droit à trois objets, une fenêtre avec la vue que tu veux, et un animal. Écris ce qu’il y a dedans.',
    'Les vaches ont des meilleures amies et s’agitent quand on les sépare. Les loutres de mer se tiennent la patte en dormant, pour ne pas dériver chacune de son côté.',
    'Compte à rebours depuis cent, de sept en sept, aussi loin que tu peux, et écris le nombre où tu cales. Presque personne ne va loin, et pendant ce temps la tête n’a de place pour rien d’autre.',
    'On commence une histoire, une ligne chacun. La mienne : un mardi, au terminus du bus, une valise s’est mise à fredonner. À toi.',
  ],
  company: [
    'Je suis là. Rien à dire de malin, ni même à dire tout court. Écris un mot de temps en temps si tu veux, je réponds à chaque fois.',
    'Alors on reste là un moment, toi et un programme qui ne bouge pas. Installe-toi aussi bien que l’endroit le permet.',
    'Ici même. Il n’y a rien à faire pour l’instant. Sens la chaise ou le lit sous toi ; cette minute ne demande rien d’autre.',
    'Je te tiens compagnie, aussi bien que le peuvent quelques lignes sur un écran. Raconte ce que tu vois d’où tu es, ou rien.',
    'Toujours là. Laisse le temps passer à sa vitesse.',
    'Ici, tu ne déranges personne, à n’importe quelle heure. On peut aussi se taire.',
    'On attend ensemble. Si une personne te ferait plus de bien, écris-lui ; tu peux faire les deux.',
    'Je lis au fur et à mesure. Un souffle après l’autre, c’est bien assez pour le moment.',
  ],
  doWithMe: [
    'Ensemble, alors, tout de suite.',
    'D’accord, on le fait maintenant.',
    'Alors on commence, et tu arrêtes quand tu veux.',
    'Bien. Suis-moi ligne par ligne.',
    'Oui. Encore une fois, et plus lentement.',
    'On y va. Reste comme tu es.',
  ],
  listen: [
    'Alors j’écoute, et c’est tout. Pas de conseils, pas de questions.',
    'D’accord : tu parles, je lis. Ici, on ne répare rien.',
    'Vas-y, aussi long et aussi en vrac que tu veux. Je ne fais qu’écouter.',
    'Bien, pas de conseils de ma part. Dis-le comme c’est.',
    'J’écoute, et je ne ferai que ça.',
  ],
  memory: {
    named: [
      'Tu m’as donné ce prénom : {name}.',
      'Le nom que tu m’as dit, c’est {name}.',
      'C’est {name}, d’après ce que tu as écrit plus haut.',
    ],
    quoted: [
      'Plus haut, tu as écrit : « {words} ».',
      'J’ai relu ; tu écrivais « {words} ».',
      'Ce que j’ai de toi là-dessus, c’est « {words} ».',
    ],
    unknown: [
      'Je ne le retrouve pas dans notre conversation, et je préfère ne pas deviner. Redis-le-moi et je l’aurai.',
      'Ça n’est pas venu ici, d’après ce que je vois. Je ne connais que ce qui est écrit dans cette conversation.',
      'Là, je ne sais pas, et je préfère le dire plutôt que d’inventer. Tu peux me le redire.',
    ],
  },
  offers: [
    'Il y a un court exercice pour ça : « {title} ». Il commence juste en dessous.',
    'Si tu veux faire plus que lire, « {title} » est en dessous, quelques minutes.',
    'Pour ça, j’ai « {title} » : quelques étapes, et tu peux t’arrêter à chacune. Ça commence plus bas.',
    'Avec « {title} », on le fait pas à pas ; ça commence juste en dessous.',
    'Ce qui aide en quelques minutes, c’est « {title} ». Tu le trouves plus bas.',
    'Juste en dessous, « {title} », fait pour des moments comme celui-ci.',
  ],
  repairs: {
    questions: [
      'Tu as raison, ça faisait trop de questions. J’arrête d’en poser.',
      'Compris : plus de questions de ma part.',
      'C’est vrai, ça tournait à l’interrogatoire. Ça s’arrête là.',
    ],
    repeating: [
      'Tu as raison, je me suis répété.',
      'C’est vrai, c’était la même chose avec d’autres mots. Je change de façon de faire.',
      'Juste : ça tournait en rond de mon côté.',
    ],
    misunderstood: [
      'Alors j’ai lu de travers, et je m’en excuse.',
      'Là, je suis passé à côté de ce que tu voulais dire. Merci de le dire.',
      'J’ai compris de travers. C’est ta version qui compte.',
      'Ce n’est pas ce que tu voulais dire, alors ; je le retire.',
    ],
    unhelpful: [
      'Alors ça n’a pas aidé. C’est noté.',
      'Tu fais bien de le dire : ça ne t’a rien apporté.',
      'D’accord, c’était raté. Je suis un programme, et parfois je tombe à côté.',
      'Ça sonnait creux, je le vois.',
    ],
  },
  ways: [
    'Deux façons de continuer : tu racontes et j’écoute sans rien ajouter, ou tu écris « plan » et tu en auras un pour les heures qui viennent.',
    'Choisis ce qui est mieux maintenant : je me tais et je lis, ou je te donne quelque chose à faire, avec « exercice ».',
    'À partir d’ici, je peux écouter sans commenter, ou te donner une phrase à envoyer, si tu écris « message ».',
    'Soit tu racontes à ta façon et je reste bref, soit on laisse ça et on parle de tout autre chose.',
    'Tu peux tout sortir sans autre réponse qu’une ligne, ou écrire « conseil » et en recevoir un de concret.',
  ],
  otherTopics: [
    'Alors on laisse ça là où c’est. Raconte-moi autre chose, grand ou petit.',
    'D’accord, autre chose. Ça peut être quelque chose d’aujourd’hui, quelqu’un que tu aimes bien, ou rien de particulier.',
    'Volontiers, un autre sujet. Commence où tu veux ; je n’y reviens pas, sauf si tu y reviens.',
  ],
};
