import { phrases } from '@alento/domain/common/text/phrases.ts';
import type { CrisisContent } from '../../src/crisis/crisis-content.ts';

/** A number takes the article in French: "appelle le 112". The lines bring it along. */
export const crisis: CrisisContent = {
  shownNumber: 'numéro d’urgence affiché plus haut',
  shownLine: 'numéro d’écoute affiché plus haut',
  tracks: {
    passive: {
      first: [
        'Merci de me le dire. En avoir assez de tout à ce point, c’est lourd, et c’est bien que tu ne gardes pas ça pour toi. Je peux te poser la question franchement : est-ce que tu penses à mettre fin à tes jours ?',
        'J’ai lu ce que tu as écrit, et je ne vais pas parler d’autre chose. Ne plus vouloir être là, parfois ça reste une pensée, parfois ça grandit. Est-ce que tu penses à te tuer ?',
      ],
      yes: [
        'Merci de ta franchise. Ces pensées viennent souvent par vagues, et une vague se traverse mieux avec quelqu’un à côté de soi. Est-ce qu’il y a près de toi quelque chose qui pourrait te servir à ça, ou un moment auquel tu penses ?',
        'Je te crois. Alors on s’occupe d’abord de toi. Est-ce que tu penses à une façon précise de le faire, ou as-tu quelque chose à portée de main ?',
      ],
      no: [
        'Tu as bien fait de me le dire, dans tous les cas. Ne plus vouloir être là, ça fait mal, même quand on ne ferait rien. Parmi les gens que tu connais, qui pourrait entendre cette phrase de ta bouche ?',
        'C’est bon à savoir, merci. Ça mérite quand même mieux qu’un écran : un médecin ou un lieu d’écoute peut entendre exactement ça, même sans aucun projet, ou tu peux appeler le {line}. À qui pourrais-tu en parler aujourd’hui ?',
      ],
    },
    active: {
      first: [
        'Merci de le dire avec ces mots. Je suis une IA, je ne peux pas venir jusqu’à toi, mais des gens peuvent être là : tu peux appeler le {line} maintenant. As-tu près de toi quelque chose qui pourrait te servir à ça, ou un moment en tête ?',
        'Je prends ça au sérieux, et je reste là. Tu n’as pas à traverser ça sans personne : appelle le {line}. Est-ce que tu as déjà pensé à comment, ou à quand ?',
      ],
      yes: [
        'Alors d’abord, de la distance : mets ça dans une autre pièce, donne-le à quelqu’un, ou sors de là, maintenant, avant de continuer. Ensuite appelle le {number}, ou va là où il y a du monde. Qui peut être avec toi dans les prochaines minutes ?',
        'Merci de me le dire. Éloigne-toi de ça tout de suite, changer de pièce suffit pour commencer, et appelle le {number}. Qui est le plus près de toi en ce moment ?',
      ],
      no: [
        'C’est bien qu’il n’y ait rien à portée de main. Les pensées de mort passent plus facilement quand quelqu’un est là. Qui pourrait venir, ou rester au téléphone avec toi ?',
        'Bien. Faisons en sorte que ça continue : reste là où il y a du monde, ou demande à quelqu’un de venir. À qui pourrais-tu écrire maintenant ?',
      ],
    },
    imminent: {
      first: [
        'S’il te plaît, appelle le {number} maintenant. Dis : « Je suis sur le point de me faire du mal », et dis où tu es. Éloigne-toi de ce qui pourrait te servir à ça. Est-ce que tu peux appeler ?',
        'C’est le moment : appelle le {number}. S’il s’est déjà passé quelque chose, dis-le en premier. Va vers la porte, chez les voisins, dans une rue où il y a du monde. Peux-tu appeler maintenant ?',
      ],
      yes: [
        'Bien. Appelle maintenant et reste en ligne ; je serai là quand tu regarderas à nouveau l’écran. Déverrouille la porte pour que les secours puissent entrer.',
        'Fais-le maintenant, avant tout le reste. Dis ton nom et où tu es. Si tu peux, va t’asseoir près de quelqu’un en les attendant.',
      ],
      no: [
        'Alors on cherche un autre chemin : sonner chez les voisins, entrer dans un magasin, appeler quelqu’un dans l’immeuble, ou écrire à une personne : « Viens, s’il te plaît, je suis en danger. » Qu’est-ce qui t’empêche d’appeler ?',
        'D’accord. Sors de la pièce, loin de ça, va là où quelqu’un peut te voir. Qu’est-ce qui rend cet appel si difficile, là, maintenant ?',
      ],
    },
    selfHarm: {
      first: [
        'Merci de ta confiance. Se faire du mal, c’est souvent le signe que quelque chose est devenu trop lourd à porter. Est-ce que tu as une blessure qui demande des soins maintenant ?',
        'Tu as bien fait de me le dire, et je ne te juge pas. D’abord ton corps : y a-t-il une plaie qui n’arrête pas de saigner, ou qui t’inquiète ?',
      ],
      yes: [
        'Alors fais voir ça maintenant : appuie un linge propre dessus et appelle le {number}, ou va aux urgences les plus proches. Est-ce que tu peux le faire ?',
        'N’attends pas, s’il te plaît. Appelle le {number}, ou demande à quelqu’un de t’emmener. Est-ce qu’il y a quelqu’un près de toi ?',
      ],
      no: [
        'Bien. Si l’envie est encore là : mets de la distance avec ce que tu utiliserais, et donne-toi dix minutes, dans une autre pièce, les mains sous l’eau froide. Qui est au courant, à part moi ?',
        'Merci. L’envie monte et redescend, et c’est plus facile de tenir quand quelqu’un est là. Y a-t-il une personne à qui tu pourrais le dire, ou près de qui t’asseoir un moment ?',
      ],
    },
    violence: {
      first: [
        'Ce qu’on te fait n’est pas ta faute. Je n’écris ici que ce qui peut être vu sans danger. Est-ce que tu peux écrire sans risque en ce moment ?',
        'Je te crois. Personne n’a le droit de te traiter comme ça. Avant tout le reste : es-tu en sécurité en ce moment, sans personne d’autre qui lise ?',
      ],
      yes: [
        'Alors, à ton rythme : il y a des gens qui connaissent ces situations et qui réfléchissent avec toi, sans décider à ta place. Tu peux appeler le {line}. Y a-t-il quelqu’un de confiance qui pourrait savoir ce qui se passe chez toi ?',
        'Bien. Tu n’as personne à affronter, et rien à décider aujourd’hui. Ça peut aider d’avoir tes papiers et quelques affaires en lieu sûr, chez une personne de confiance. Qui pourrait être cette personne ?',
      ],
      no: [
        'Alors laisse ça ; ta sécurité passe d’abord. S’il y a un danger, va là où il y a du monde et appelle le {number} dès que tu peux. La sortie, en haut, permet de quitter vite cette page.',
        'Compris. N’écris plus rien qui puisse être vu. Reste près d’une porte ou d’autres personnes, et appelle le {number} dès que c’est sans risque.',
      ],
    },
    violenceNow: {
      first: [
        'Va là où il y a du monde, ou derrière une porte qui ferme à clé, si tu peux. Appelle le {number} ; si tu ne peux pas parler, laisse la ligne ouverte. Est-ce que tu peux sortir ?',
        'Ta sécurité d’abord : hors de la pièce, loin de la cuisine et de l’escalier, vers d’autres gens. Appelle le {number}. Peux-tu appeler, ou partir de là ?',
      ],
      yes: [
        'Vas-y maintenant. Appelle une fois dehors, et ne retourne à l’intérieur sous aucun prétexte. Je serai là plus tard.',
        'Bien, vas-y. Chez les voisins, dans un magasin, dans la rue : là où il y a du monde. De là, appelle le {number}.',
      ],
      no: [
        'Alors reste le plus loin possible, près d’une porte, et protège ta tête. Appelle le {number} dès que ça devient possible ; à bien des endroits, on peut aussi écrire. Pas besoin de me répondre.',
        'N’écris pas si ça aggrave les choses. Fais du bruit pour que les voisins entendent, si c’est sans risque, et appelle le {number} dès que tu peux.',
      ],
    },
    somebodyElse: {
      first: [
        'Que tu poses la question montre combien cette personne compte pour toi. Est-ce que vous êtes ensemble en ce moment, ou sais-tu où elle est ?',
        'Merci de ne pas détourner les yeux. Sais-tu où est cette personne en ce moment, et si quelqu’un est avec elle ?',
      ],
      yes: [
        'Reste avec elle si c’est sans risque pour toi, et demande-lui franchement : « Est-ce que tu penses à te tuer ? » La question ne lui mettra pas l’idée en tête. S’il y a un plan ou un moyen, appelle le {number}. Quelqu’un peut-il te rejoindre ?',
        'Bien. Tiens-lui compagnie, mets hors de portée ce qui pourrait être dangereux, et laisse-la parler. Si ça devient urgent, appelle le {number}. Tu n’as pas à faire ça sans aide : qui pourrait te soutenir ?',
      ],
      no: [
        'Alors essaie maintenant de la joindre, ou de joindre un proche. Si tu penses que c’est urgent, appelle le {number}, dis ce que tu sais et où elle pourrait être. Qui d’autre la connaît bien ?',
        'Appelle-la ou écris-lui, et préviens quelqu’un qui peut y aller. Si elle t’a parlé d’un moment ou d’une façon de faire, n’attends pas : appelle le {number}. Qui pourrais-tu prévenir en premier ?',
      ],
    },
    delusion: {
      first: [
        'Ça a l’air effrayant, et je prends au sérieux ce que tu es en train de vivre. Moi, je ne peux pas le voir. Est-ce que quelqu’un de confiance est avec toi ?',
        'Merci de me le dire. Quand tout devient aussi étrange et aussi fort, on ne devrait pas rester avec ça sans personne, surtout sans sommeil. Y a-t-il près de toi quelqu’un en qui tu as confiance ?',
      ],
      yes: [
        'Bien. Raconte-lui ce que tu m’as raconté, et demande-lui de rester avec toi aujourd’hui. Un médecin peut aider à retrouver du repos et du sommeil. Est-ce que vous pourriez y aller ensemble ?',
        'C’est bien. Reste tout près de cette personne, baissez la lumière et le bruit, et appelez un médecin ensemble. Est-ce que ça t’irait ?',
      ],
      no: [
        'Alors appelle quelqu’un qui peut venir, ou appelle le {line}. Tu n’as rien à prouver : « J’ai peur et je n’arrive pas à dormir », ça suffit. Qui pourrais-tu appeler ?',
        'Alors on cherche quelqu’un. Si tu entends qu’il faut te faire du mal, ou en faire à d’autres, ou si le calme ne revient pas, appelle le {number}. Qui viendrait si tu le demandais ?',
      ],
    },
    eating: {
      first: [
        'Merci de me le dire. C’est dur à porter en secret. D’abord ton corps : as-tu des malaises, le cœur qui s’emballe ou qui a des ratés, ou des douleurs ?',
        'Tu as bien fait de le dire. Je ne parlerai ni de chiffres ni de poids. Est-ce que ton corps t’inquiète en ce moment : vertiges, froid, cœur qui bat trop vite ?',
      ],
      yes: [
        'Alors va voir un médecin aujourd’hui, s’il te plaît ; en cas de malaise ou de douleur dans la poitrine, appelle le {number}. Est-ce que quelqu’un avec toi pourrait t’accompagner ?',
        'Il faut qu’un médecin voie ça bientôt, aujourd’hui si possible. Si ça s’aggrave, appelle le {number}. Qui pourrait y aller avec toi ?',
      ],
      no: [
        'Bien. C’est quand même quelque chose dont on se sort mieux avec de l’aide, et l’aide n’a pas besoin d’attendre que ça empire. À qui pourrais-tu en parler ?',
        'C’est bon à savoir. Tu mérites qu’on prenne soin de toi même quand ton corps tient. Y a-t-il une personne, ou un médecin, à qui dire une première phrase ?',
      ],
    },
    medical: {
      first: [
        'C’est une urgence : appelle le {number} maintenant. Dis ce qui s’est passé et où tu es, et fais ce qu’on te dit. Est-ce que tu peux appeler ?',
        'S’il te plaît, appelle le {number} tout de suite, sur haut-parleur. Si quelque chose a été pris, garde la boîte à portée de main. Y a-t-il quelqu’un avec toi ?',
      ],
      yes: [
        'Bien. Appelle, fais ce qu’on te dit, reste en ligne et déverrouille la porte. Tu peux m’écrire en attendant.',
        'Bien. Laisse-toi guider par la voix au téléphone. Je suis là pendant que tu attends.',
      ],
      no: [
        'Alors fais venir de l’aide : sonne chez les voisins, crie depuis la porte, écris à quelqu’un qui puisse appeler le {number} pour toi. Qu’est-ce qui bloque ?',
        'Y a-t-il quelqu’un tout près, dans la maison, à côté, dans la rue ? Demande-lui d’appeler le {number} pour toi, maintenant.',
      ],
    },
    harmToOthers: {
      first: [
        'Merci de le dire avant qu’il n’arrive quelque chose. Mets de la distance maintenant : une autre pièce, dehors, quelques rues plus loin. Est-ce que tu peux partir de là ?',
        'Je vois tout ce qu’il y a en toi en ce moment. Tu n’es pas ta colère. Peux-tu aller ailleurs, loin de ces gens et de tout ce qui pourrait blesser ?',
      ],
      yes: [
        'Bien. Vas-y, et restes-y jusqu’à ce que ça redescende. Ensuite appelle le {line} et dis-le comme tu me l’as dit. Qui pourrait être avec toi ?',
        'Fais-le maintenant. Laisse derrière toi ce qui pourrait servir à blesser. Qui pourrais-tu appeler de là-bas ?',
      ],
      no: [
        'Alors appelle le {number} maintenant et dis : « J’ai peur de faire du mal à quelqu’un. » C’est une raison d’appeler. Qu’est-ce qui rend ça difficile ?',
        'Alors il faut quelqu’un entre vous : appelle le {number}, ou une personne qui peut être là en quelques minutes. Qui cela pourrait-il être ?',
      ],
    },
  },
  askContact: [
    'Qui pourrait être avec toi, ou entendre ça de toi aujourd’hui ?',
    'Pense à une personne qui préférerait être réveillée plutôt que de ne pas savoir. Qui te vient à l’esprit ?',
  ],
  contactNamed: [
    'Bien. Écris à {person} maintenant : « Je ne vais pas bien et j’ai besoin de quelqu’un près de moi. » Pas besoin d’expliquer plus. Est-ce que tu peux envoyer ça ?',
    'Alors ce sera {person}. Quelques mots suffisent : « J’ai besoin de parler, c’est important. » Est-ce que tu peux le faire maintenant, pendant que je suis là ?',
    'C’est bien qu’il y ait quelqu’un. Quelques mots suffisent : « Je ne vais pas bien, appelle-moi s’il te plaît. » Est-ce que tu peux envoyer ça maintenant ?',
  ],
  contactMade: [
    'Il fallait du courage. Reste en contact, et redis ce que tu m’as dit, avec les mêmes mots. Je suis là si ça redevient trop fort.',
    'C’est vraiment bien. Accepte cette aide, même si c’est un peu maladroit. As-tu besoin de quelque chose en attendant ?',
  ],
  contactHard: [
    'Ça se comprend, c’est souvent ce pas-là le plus dur. Qu’est-ce qui le rend difficile ?',
    'Je comprends. Qu’est-ce qu’il faudrait pour que ce soit possible ?',
  ],
  barriers: {
    lineFailed: [
      'C’est le pire moment pour que ça ne réponde pas. Essaie encore une fois, ou une autre ligne de la carte ; souvent, il y a aussi un tchat. Et si c’est urgent, appelle le {number}. Qui pourrait attendre avec toi ?',
    ],
    watched: [
      'Alors fais attention : n’écris que ce qui peut être vu, et efface ce qui est sur le téléphone si c’est plus sûr. Tu peux appeler d’un autre téléphone, au travail, dans une pharmacie, chez un médecin. Où pourrais-tu parler sans qu’on t’entende ?',
    ],
    cannotSpeak: [
      'Tu n’as pas besoin de bien parler. Beaucoup de lignes ont un tchat ou répondent par SMS, la carte indique lesquelles. Au téléphone, une phrase suffit : « Je n’arrive pas à parler, restez avec moi. » Est-ce que ce serait plus facile par écrit ?',
    ],
    nobody: [
      'Ne voir personne à qui parler, c’est un poids de plus, et ça ne veut pas dire que personne ne viendrait. Appelle le {line}, des gens sont là exactement pour ça ; un médecin ou les voisins, ça compte aussi. Qu’est-ce qui te serait le moins difficile ?',
    ],
    burden: [
      'Je comprends cette peur. Les gens qui tiennent à toi préfèrent une heure difficile avec toi plutôt que de n’avoir rien su. Tu n’es pas de trop. Qui voudrait savoir comment tu vas en ce moment ?',
    ],
    willYouTell: [
      'Je n’en parle à personne, et aucun humain ne lit avec nous. Mais je suis une IA, et tu mérites un adulte de ton côté : à l’école, en famille, chez le médecin, sur une ligne pour les jeunes. Demande d’abord ce qui devra être répété. Avec qui serait-ce le moins difficile ?',
    ],
    afraidOfHelp: [
      'Cette peur se comprend. Au téléphone, tu peux dire : « Je veux seulement parler. » On te demande de quoi tu as besoin, et la plupart des appels se terminent par une conversation, rien d’autre. Qu’est-ce qui te fait le plus peur ?',
    ],
  },
  again: [
    'Je vois que c’est encore là. On continue avec une seule chose : plus près des gens, plus loin de ce qui pourrait blesser. Lequel des deux est possible maintenant ?',
    'Tu y reviens, et moi aussi. Appelle le {line}, même sans savoir quoi dire. Qu’est-ce qui rendrait cet appel possible ?',
    'Alors ça ne te lâche pas encore. À qui pourrais-tu demander de rester près de toi en attendant ?',
  ],
  stay: [
    'Je suis toujours là, et je lis chaque mot. J’aimerais d’abord savoir une chose : es-tu en sécurité en ce moment ?',
    'On peut parler de ça aussi. Je ne veux pas laisser derrière nous ce que tu m’as confié : est-ce que quelqu’un est avec toi ?',
    'Prends ton temps. Si ça s’aggrave, appelle le {number} ; sinon, dis-moi : qu’est-ce qui est le plus fort en ce moment ?',
  ],
  stayCalm: [
    'Je t’écoute. Ce que tu m’as dit tout à l’heure compte toujours pour moi : c’est fort comment, maintenant ?',
    'On peut en parler, avec plaisir. Et cette pensée lourde de tout à l’heure : est-elle plus proche, ou plus loin ?',
  ],
  retracted: [
    'D’accord, tant mieux. S’il y avait quand même du vrai là-dedans, tu peux le dire à tout moment, et je le prendrai au sérieux. De quoi as-tu envie de parler ?',
    'Bien. J’aime mieux demander une fois de trop. L’aide plus haut reste là au cas où. Comment ça va, à part ça ?',
  ],
  relief: [
    'C’est bien. Tu viens de faire quelque chose de difficile. Si ça revient, tu sais où trouver l’aide, et moi aussi je suis là. Qu’est-ce qui te ferait du bien pour le reste de la journée ?',
    'Merci d’avoir continué à parler. Ça peut suffire pour maintenant. As-tu envie de parler d’autre chose, ou de te reposer ?',
  ],
  goodbye: [
    'Prends soin de toi. Va là où il y a quelqu’un, si tu peux ; si ça devient lourd, appelle le {line}. Je suis là quand tu voudras parler.',
    'Va doucement. L’aide plus haut est toujours là pour toi, et moi aussi, quand tu reviendras.',
  ],
  corrected: [
    'Merci de rectifier ; j’avais mal lu, alors. On reprend là où on en était.',
    'Pardon, j’ai lu là-dedans plus qu’il n’y avait. Où en étions-nous ?',
  ],
  // "ne" is left out, and "pas" follows its verb: what a "pas" behind it would turn round ends with "$".
  recognise: {
    barriers: {
      lineFailed: phrases(
        `personne répond, personne a répondu, personne décroche, personne a décroché, ça répond pas, ça répond plus, ils répondent pas, elles répondent pas, on me répond pas, elle répond pas, il répond pas, ont pas répondu, a pas répondu, ça décroche pas, ils décrochent pas, décroche pas, sonne dans le vide, sonne occupé, ligne occupée, ligne est occupée, toujours occupé, c'est occupé, mis en attente, mise en attente, met en attente, mettent en attente, musique d'attente, ont raccroché, a raccroché, raccroché au nez, sur messagerie, sur la messagerie, sur le répondeur, sur répondeur, boîte vocale, pas de réponse, aucune réponse, injoignable*, arrive pas à les joindre, arrive pas à la joindre, arrive pas à le joindre, arrive à joindre personne, pas réussi à les joindre, numéro marche pas, numéro fonctionne pas, ligne fermée, ligne est fermée, ça a coupé`,
      ),
      watched: phrases(
        `lit mes messages, lisent mes messages, lit mes textos, lit mes sms, voit mes messages, regarde mes messages, regarde mon téléphone, fouille mon téléphone, fouille dans mon téléphone, fouille mon portable, fouille dans mon portable, surveille mon téléphone, surveille mon portable, surveille mes messages, contrôle mon téléphone, contrôle mon portable, vérifie mon téléphone, vérifie mes messages, prend mon téléphone, me prend mon téléphone, a mon code, a mes codes, connaît mon code, a accès à mon téléphone, voit ce que j'écris, il me surveille, elle me surveille, il m'espionne, il me géolocalise, écoute mes appels, écoute mes conversations, écoute aux portes, il m'écoute, il m'entend, elle m'entend, va m'entendre, vont m'entendre, peut m'entendre, peuvent m'entendre, pourrait m'entendre, risque de m'entendre, qu'on m'entende, entend tout, parce qu'il est là, parce qu'elle est là, parce qu'il est à côté, parce qu'il est à la maison, car il est là, tant qu'il est là, quand il est là, s'il m'entend, si on m'entend, par-dessus mon épaule`,
      ),
      cannotSpeak: phrases(
        `peux pas parler, arrive pas à parler, arrive plus à parler, peux pas téléphoner, peux pas appeler, peux pas les appeler, arrive pas à appeler, arrive pas à téléphoner, ose pas appeler, ose pas téléphoner, ose pas parler, j'ose pas, veux pas appeler, veux pas téléphoner, peur d'appeler, peur de les appeler, peur de téléphoner, peur du téléphone, peur de parler, déteste téléphoner, déteste appeler, déteste le téléphone, aime pas téléphoner, aime pas appeler, aime pas le téléphone, phobie du téléphone, phobie des appels, je bégaie, je bégaye, bégaiement, muet, muette, sais pas quoi dire, saurais pas quoi dire, saurai pas quoi dire, mots sortent pas, mots viennent pas, préfère écrire, trop dur de parler, trop dur d'appeler, trop dur de téléphoner, pas la force d'appeler, pas le courage d'appeler, pas capable d'appeler, pas parler à voix haute`,
      ),
      nobody: phrases(
        `j'ai personne, ai personne, ai plus personne, il y a personne, y a personne, y a plus personne, ^ personne $, ^ à personne $, ^ non personne, ^ non | personne, personne à qui, personne à appeler, personne à prévenir, connais personne, vois personne, vois pas qui, sais pas qui appeler, sais pas à qui, pas d'amis, pas d'ami, pas d'amie, pas d'amies, aucun ami, aucune amie, plus d'amis, pas de famille, plus de famille, je suis seul, je suis seule, je suis tout seul, je suis toute seule, suis tellement seul, suis tellement seule, sans personne, personne viendrait, personne viendra, personne va venir, personne vient, personne veut de moi, personne se soucie, personne s'intéresse, tout le monde s'en fout, personne pour m'aider, personne avec moi, personne chez moi`,
      ),
      burden: phrases(
        `un fardeau, un poids pour, être un poids, suis un poids, qu'un poids, un boulet, une charge pour, être une charge, déranger, je dérange, veux pas embêter, les embêter, l'embêter, embêter personne, les emmerder, les saouler, pas inquiéter, les inquiéter, l'inquiéter, inquiéter personne, inquiéter ma, inquiéter mon, inquiéter mes, vont s'inquiéter, va s'inquiéter, j'ai honte, j'ai trop honte, ai tellement honte, trop honte, honte d'en parler, me croira pas, me croirait pas, me croiront pas, me croiraient pas, me croit pas, personne me croit, personne me croira, personne me croirait, pas me croire, pas au sérieux, vont m'en vouloir, va m'en vouloir, vont être en colère, les réveiller, la réveiller, le réveiller, réveiller ma, réveiller mon, réveiller mes, réveiller quelqu'un, réveiller tout le monde, décevoir, va être déçu, va être déçue, vont être déçus, vont me juger, va me juger, me jugent, vont me détester, ont leurs problèmes, ont déjà leurs problèmes, assez de problèmes, suis de trop`,
      ),
      willYouTell: phrases(
        `tu vas le dire, tu vas le répéter, tu vas en parler, tu vas dire ça, tu vas tout dire, tu vas dire à, tu le dis à, tu le diras, tu le répètes, tu vas prévenir, tu vas appeler mes, tu vas appeler ma, tu vas appeler mon, tu vas appeler la police, tu préviens, tu appelles la police, tu vas me dénoncer, tu vas signaler, tu vas le signaler, vas le dire à, ^ le dis pas, | le dis pas, tu le dis pas, ^ le dis à personne, | le dis à personne, tu le dis à personne, ^ dis rien, | dis rien, tu dis rien à, ^ dis-le pas, le répète pas, faut pas le dire, mes parents vont savoir, mes parents vont le savoir, parents vont l'apprendre, parents le sachent, ma mère va le savoir, ma mère va savoir, mon père va le savoir, mon père va savoir, quelqu'un va le savoir, qui lit, qui va lire, qui peut lire, quelqu'un lit, quelqu'un va lire, reste entre nous, rester entre nous, c'est secret, garder le secret, garde le secret, c'est confidentiel, c'est anonyme, vais avoir des ennuis, vais avoir des problèmes, vais me faire engueuler, me faire disputer`,
      ),
      afraidOfHelp: phrases(
        `peur de la police, pas la police, pas de police, police vienne, police débarque, police va venir, les flics, débarquer chez moi, débarquent chez moi, peur de l'hôpital, pas à l'hôpital, pas aller à l'hôpital, pas l'hôpital, pas d'hôpital, pas être hospitalisé, pas être hospitalisée, vont m'hospitaliser, hôpital psychiatrique, hôpital psy, en psychiatrie, en hp, chez les fous, à l'asile, internement, interner, m'interne, faire interner, être interné, être internée, me faire enfermer, vont m'enfermer, qu'on m'enferme, ils m'enferment, camisole, qu'on m'emmène, vont m'emmener, pas d'ambulance, pas les pompiers, pas le samu, peur des pompiers, ça coûte, ça va coûter, combien ça coûte, pas les moyens, peux pas payer, la mutuelle, l'assurance, pas de papiers, sans papiers, m'expulser, expulsion, services sociaux, l'ase, la dpj, vont prendre mes enfants, vont m'enlever mes enfants, retirer mes enfants, placer mes enfants, on me retire mes enfants, perdre mon travail, perdre mon boulot, perdre mon job, perdre mon emploi, dans mon dossier, casier judiciaire`,
      ),
    },
    retracted: phrases(
      `je rigole $, je rigole |, je rigolais $, je rigolais |, je déconne $, je déconne |, je déconnais $, je plaisante $, je plaisante |, je plaisantais $, je plaisantais |, je blague $, je blaguais $, c'était une blague, c'est une blague $, juste une blague, c'était pour rire, c'était pour rigoler, juste pour rire, c'était de l'humour, c'était pas sérieux, j'étais pas sérieux, j'étais pas sérieuse, je le pensais pas, le pensais pas vraiment, pensais pas ce que, oublie ça, oublie ce que, oublie tout, ^ oublie $, ^ laisse tomber, | laisse tomber, bon laisse tomber, non laisse tomber, ok laisse tomber, je retire ce que, j'ai exagéré, j'exagérais $, c'était exagéré, dit ça comme ça, jk`,
    ),
    contactMade: phrases(
      `j'ai appelé $, je l'ai appelé $, je l'ai appelée $, je les ai appelés $, j'ai appelé ma _ $, j'ai appelé mon _ $, j'ai appelé mes _ $, j'ai appelé le _ $, j'ai appelé les secours, j'ai appelé les pompiers, j'ai appelé la police, ^ appelé $, je lui ai écrit $, je leur ai écrit $, j'ai écrit à ma _ $, j'ai écrit à mon _ $, j'ai écrit à mes _ $, j'ai envoyé un message $, j'ai envoyé le message $, je lui ai envoyé $, j'ai envoyé $, je l'ai envoyé $, c'est envoyé, message envoyé, ^ envoyé, je lui ai dit $, je lui ai tout dit, je leur ai dit $, je leur ai tout dit, je lui ai parlé, je leur ai parlé, j'en ai parlé à ma, j'en ai parlé à mon, j'en ai parlé à mes, j'ai prévenu ma, j'ai prévenu mon, j'ai prévenu mes, j'ai prévenu quelqu'un, j'ai prévenu les secours, je l'ai dit à ma, je l'ai dit à mon, je l'ai dit à mes, elle est en route, elle vient chez moi, elle vient me chercher, elle me rejoint, ma mère arrive, ma mère vient, ma soeur arrive, ma soeur vient, mon frère arrive, mon frère vient, mon amie arrive, mon amie vient, une amie arrive, une amie vient, mes parents arrivent, mes parents viennent, les secours arrivent, les pompiers arrivent, le samu arrive, l'ambulance arrive, la police arrive $, les secours sont là, les pompiers sont là, la police est là, quelqu'un est avec moi, ma mère est là, ma mère est avec moi, ma soeur est là, ma soeur est avec moi, mon frère est avec moi, mon amie est là, mon amie est avec moi, une amie est là, mes parents sont là, mes parents sont avec moi, je suis avec ma mère, je suis avec ma soeur, je suis avec mon frère, je suis avec mes parents, je suis avec mon amie, je suis avec une amie, je suis avec un ami, je suis avec quelqu'un $, je suis chez une amie, je suis chez un ami, je suis chez ma mère, je suis chez ma soeur, je suis chez mon frère, je suis chez mes parents, je suis chez les voisins, je suis chez la voisine, je suis à l'hôpital, je suis aux urgences, on m'a répondu, ils ont répondu, quelqu'un a répondu, elle a répondu, ils ont décroché, elle a décroché, je suis pas seul $, je suis pas seule $, je suis plus seul $, je suis plus seule $`,
    ),
    relief: phrases(
      `ça va mieux, je vais mieux, vais un peu mieux, va un peu mieux, me sens mieux, me sens un peu mieux, un peu mieux, mieux maintenant, ^ mieux $, un peu plus calme, plus calme maintenant, me sens plus calme, ça s'est calmé, c'est redescendu, ça redescend $, je me suis calmé, je me suis calmée, ça m'a calmé, ça m'a calmée, ça m'a apaisé, ça m'a apaisée, ^ je suis en sécurité, | je suis en sécurité, oui je suis en sécurité, suis en sécurité maintenant, ça va maintenant $, ça va aller, l'envie est passée, la crise est passée, l'envie est partie, ^ merci $, ^ ok merci, ^ d'accord merci, merci beaucoup, merci à toi, merci de m'avoir, merci pour ton aide, merci de ton aide, ça aide $, ça m'aide $, ça m'aide un peu, ça m'a aidé, ça m'a aidée, ça fait du bien $, ça m'a fait du bien, je vais pas le faire, je le ferai pas, vais rien faire, ferai rien, j'ai tout jeté, je l'ai jeté, je les ai jetés, je les ai jetées, j'ai tout rangé, je l'ai rangé, je l'ai donné à, je les ai donnés à, je les ai données à`,
    ),
    helpers: phrases(
      `voisin*, prof, profs, professeur*, enseignant*, maîtresse, cpe, surveillant*, infirmier*, infirmière*, conseiller d'orientation, conseillère, conseiller, psy, psychologue*, psychiatre*, psychothérapeute*, thérapeute*, médecin*, docteur*, généraliste*, toubib, sage-femme, pharmacien*, assistante sociale, assistant social, travailleuse sociale, travailleur social, éducateur*, éducatrice*, coach, entraîneur*, entraîneuse*, curé, prêtre, pasteur*, imam, rabbin*, collègue*, coloc, colocs, colocataire*, patron, patronne, cheffe, cousin, cousine, parrain, marraine, tuteur, tutrice, un copain, une copine, un pote, une pote, un ami, une amie`,
    ),
  },
};
