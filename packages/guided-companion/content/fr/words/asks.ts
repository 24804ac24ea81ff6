import { phrases } from '@alento/domain/common/text/phrases.ts';
import type { Recognition } from '../../../src/content.ts';

export const asks: Recognition['asks'] = {
  kinds: {
    listen: phrases(`
      (vider/vide) mon sac, (juste/laisse-moi/laissez-moi) (vider/raconter/râler/parler), envie de me (confier/plaindre), seulement parler, (seulement/juste/simplement) en parler,
      besoin de me (livrer/plaindre), me (défouler/soulager), juste besoin d'être (écouté/écoutée), écoute-moi, écoute moi juste, écoutez-moi, juste (écouter/m'écouter),
      (écoute/lis/écoutez/lisez) (juste/sans/seulement), (m'écoute/laisse-moi/laissez-moi) juste, (écoute/lis) c'est tout, (m'écouter/m'écoute) sans, qu'on m'écoute deux,
      (juste/besoin) qu'on m'écoute, (juste/besoin) que tu m'écoutes, que quelqu'un m'écoute, pas besoin de (conseil/conseils/répondre/solution/solutions), pas envie de (conseil/conseils),
      pas de (conseil/conseils/solution/solutions), sans (conseil/conseils/morale/leçon/jugement/répondre/commenter/m'interrompre/analyse), aucun conseil, pas (d'avis/d'analyse), garde tes conseils,
      pas obligé de répondre, (dis/réponds/demande/attends/j'attends/répondez) rien, laisse-moi (finir/déballer/pester/pleurer), laissez-moi finir,
      besoin de (craquer/lâcher/cracher/déballer/râler/gueuler/raconter/parler), envie de (râler/gueuler/raconter/parler), (juste/laisse-moi/laissez-moi) me plaindre,
      (besoin/faut/juste/fallait) que ça sorte, besoin de sortir ça, juste (le/pour) (dire/raconter), juste (pouvoir/pour) le dire, le (dire/raconter) à quelqu'un, besoin de le dire,
      que je le dise à quelqu'un, juste te raconter, je peux te raconter, je peux me confier, besoin d'une oreille, juste une oreille, tu peux m'écouter, vous pouvez m'écouter, tu m'écoutes juste,
      me dites pas quoi faire, dis pas quoi faire, que tu lises, besoin d'être (entendu/entendue/lu/lue), me fais pas la morale, sans me (juger/couper), attends pas de réponse,
      (fallait/faut) que je le dise, (besoin/juste) que quelqu'un sache, que quelqu'un le sache, pas la peine de me (donner/conseiller/répondre), pas la peine de (répondre/chercher/réagir),
      gueuler un coup, besoin de hurler un coup, pousser une gueulante, ma gueulante, coup de gueule, lâcher ce que j'ai, cracher ma, cracher le morceau, tout déballer, je déballe, m'épancher,
      ventiler, (répondez/réponds/m'interromps/m'interrompez/commente/commentez/analyse/analysez) pas, dites rien du tout,  dites rien, me (coupe/console/consolez) pas, dis pour le dire,
      juste pour en parler, juste pour (parler/vider), faut juste que je (vide/raconte), faut juste que je le dise, faut juste que j'en parle, faut que je (vide/raconte), faut que j'en parle,
      (prête-moi/prêtez-moi/tends/tendez) l'oreille, une oreille (attentive/amicale), (contente-toi/contentez-vous) d'écouter, (contente-toi/contentez-vous) de lire, je veux juste (qu'on/être),
      je veux juste que tu, veux juste être (écouté/écoutée), pas besoin d'aide juste, pas besoin qu'on me dise, pas envie qu'on me, gardez vos conseils, épargne-moi, épargnez-moi, fais-moi grâce,
      faites-moi grâce de, je veux pas de, cherche pas à (m'aider/arranger), (cherchez/essaye) pas de, essaie pas de m'aider, essaie pas de me (consoler/remonter), me remonte pas le moral,
      me (dis/sors) pas que, me dites pas que ça va, me sors pas de, y a rien à (dire/répondre), rien à répondre à, pas de réponse à donner, c'est pas une question, je me plains c'est tout,
      je (râle/raconte) c'est tout, (besoin/envie) d'en parler, besoin de tout raconter, pas qu'on me (réponde/dise/conseille), veux le raconter, pas qu'on m'aide
    `),
    memory: phrases(`
      tu (t'en/te) souviens, te (souviens-tu/rappelles-tu), vous vous (souvenez/rappelez), vous (souvenez-vous/rappelez-vous/avais-je), tu (te/me) rappelles, tu te (rappelle/rappeles/souviendras),
      vous me rappelez, tu as (retenu/noté), tu as oublié le, tu sais encore, (jt'ai/j'ai/j'avais) dit quoi, je t'ai dit (quoi/quel/comment/quand/combien/où), je t'avais dit (quoi/quel),
      je vous ai dit (quoi/comment/combien/quand/où/quel), qu'est-ce que je t'ai (dit/raconté), est-ce que je t'ai dit, qu'est-ce que j'ai (dit/écrit), ce que je t'ai raconté, j'ai dit que c'était,
      (que/comment) j'avais dit, que je t'ai dit tout à l'heure, que je t'avais dit, que je vous avais dit, je disais quoi, je te disais quoi, on disait quoi, on en était où, j'en étais où,
      je t'ai parlé de, je t'ai déjà parlé, je t'ai déjà dit le, je t'avais (parlé/donné), (redis-moi/rappelle-moi) (le/la/comment/quand/ce/son/quel/mon/ma/où/qui/les/l'), remets-moi le, redites-moi,
      rappelez-moi, s'appelle comment (déjà/mon/ma), (s'appelait/c'était) comment déjà, (s'appelle/s'appelait/t'ai-je) déjà, comment (s'appelle/s'appelait) (mon/ma), comment il s'appelle mon,
      comment elle s'appelle ma, c'est quoi le (prénom/nom) de (mon/ma), c'était quoi le (nom/prénom/truc), c'est quoi son (prénom/nom) déjà, quel est le prénom de, quel était le (prénom/nom/jour),
      comment je m'appelle, je m'appelle comment, c'est quoi mon prénom, tu connais mon prénom, quel est mon prénom, c'est quand (mon/ma/l'/déjà), (c'est/c'était) (quand/qui) déjà,
      c'est quel jour (mon/ma), quel (jour/prénom/nom) (j'ai/je), à quelle heure est mon, mon examen c'est quand, j'ai rendez-vous quand, c'est à quelle heure (mon/ma),
      c'était quoi (déjà/l'heure/son), c'était (où/combien) déjà, tu sais quoi de moi, qu'est-ce que tu sais de moi, que sais-tu de moi, j'avais dit (comment/quel/combien/quand),
      j'avais appelé comment, j'avais rendez-vous quel, (rendez-vous/c'était) quel jour, quel jour déjà, quelle heure (déjà/je/j'ai), quel âge je t'ai, tu as encore le nom, tu retrouves ce que,
      retrouve ce que j'ai, relis ce que j'ai dit sur, j'avais dit que (j'étais/j'), j'ai dit combien, je vous avais dit quel, j'ai parlé de quel, je vous ai parlé de, vous ai-je (dit/parlé/déjà),
      t'ai-je (dit/parlé), quelle (date/ville) je, quel mois (je/elle/il), quel âge j', quelle date j'ai, je vous (ai/avais) donné, je vous ai donnée, je t'ai (donné/donnée),
      (t'ai/t'avais) donné comme, vous ai donné comme, (déjà/j'ai) mentionné, que j'ai cité, que je t'ai cité, tu as gardé en mémoire, vous avez gardé en mémoire, vous avez (noté/retenu),
      te souviens (encore/du/de), te rappelles (du/de/quand/comment), t'en rappelles, (as-tu/avez-vous) (retenu/noté), (rappelle-moi/redis-moi) à quelle, rappelle-moi (quelle/pourquoi/combien),
      rappelle-moi de quoi, remettez-moi, remémore-moi, (peux-tu/pouvez-vous) me (rappeler/redire), pourriez-vous me rappeler, tu (peux/pourrais) me rappeler, tu peux me redire, vous pouvez me redire,
      c'était quoi la date, c'était comment son, c'est quoi déjà le, c'est comment son nom déjà, mon (chien/chat) il s'appelle, ma fille elle s'appelle comment, quel est le nom de (mon/ma),
      quel était mon, quelle était (ma/l'heure), quelle était la date, c'est quelle heure mon, c'est le combien (mon/ma), mon rendez-vous c'est, je te parlais de (quoi/qui),
      de (quoi/qui) je te parlais, de (quoi/qui) je parlais, de quoi on parlait, on parlait de (quoi/qui), où on en était, où en étions-nous, où j'en étais, qu'est-ce que je disais,
      (qu'est-ce/ce) que je vous ai dit, qu'est-ce que je (vous/te) disais, que disais-je, ce que je t'ai dit (sur/de), ce que je vous ai raconté, ce que j'ai dit tout à l'heure,
      ce que j'ai dit au début, au tout début, tout à l'heure j'ai dit, au début j'ai dit, hier je t'ai, la dernière fois je t'ai, la dernière fois j'ai
    `),
    wording: phrases(`
      (quoi/que) lui (dire/écrire/répondre), (quoi/que) leur dire, comment te dire ça,
      comment (l'annoncer/annoncer/demander/aborder/formuler/tourner/m'excuser/s'excuser/refuser/décliner/prévenir/inviter/l'inviter/relancer/présenter/j'annonce/j'explique/j'écris/j'aborde/avouer/expliquer/parler/écrit-on/annonce-t-on/raconter/écrire/envoyer/répondre/dire/dit-on),
      j'aimerais (lui/leur) écrire, quoi (écrire/envoyer/répondre/dire/mettre/marquer), que (répondre/dire/mettrais-tu/répondriez-vous/répondrais-tu/répond-on/dit-on), comment en parler à,
      comment commencer le (message/mail), comment commencer la (lettre/conversation), comment je (dis/demande/réponds/formule/tourne/m'excuse/refuse/préviens/l'aborde/lance/l'invite),
      comment je lui (parle/avoue), comment on (annonce/dit/s'excuse), comment je commence le, comment je (peux/vais/dois) (dire/formuler/tourner/raconter/envoyer/présenter/répondre),
      comment je pourrais (dire/formuler/tourner/raconter/envoyer/présenter), comment je devrais (dire/répondre), comment on lui dit,
      comment on fait pour (dire/prévenir/annoncer/demander/écrire/répondre/expliquer/avouer/parler/formuler/tourner/aborder/refuser), on fait comment pour (prévenir/dire/demander),
      on fait comment pour lui dire, comment faire pour (dire/annoncer/demander/écrire/répondre/expliquer/avouer/parler/formuler/tourner/aborder/refuser/prévenir),
      comment tu (dirais/formulerais/tournerais/écrirais), comment tu lui dirais, comment vous diriez,
      (je/lui/leur/y/j') (dis/mets/dit/écris/envoie/marque/raconte/sors/balance/enverrais/réponds/écrit/répond/dirais/écrirais/mettrais/répondrais/diriez/écririez) quoi,
      (j'écris/jécris/jréponds/jrep/j'envoie/jenvoie/jsors/t'écrirais/répondre) quoi, je lui demande quoi, je rep quoi, je (dois/peux) (dire/écrire) quoi, je pourrais dire quoi,
      je (dois/peux) lui dire quoi, on dit quoi (dans/à), on dit quoi $, on (écrit/répond/dirait) quoi, (tu/lui/leur/y/je/j') dirais (quoi/comment), tu (écrirais/mettrais) quoi,
      vous (diriez/écririez/mettriez) quoi, quoi lui envoyer, qu'écrire, qu'est-ce que je (dis/réponds/mets), qu'est-ce que je lui (dis/réponds/écris), qu'est-ce que je leur dis,
      qu'est-ce que j'écris, (qu'est-ce/ce) que je (dois/peux/pourrais/vais) dire,
      (qu'est-ce/ce) que je (peux/pourrais/vais) (lui/leur/y) (dire/écrire/répondre/annoncer/demander/expliquer/avouer/parler/raconter/mettre/envoyer/marquer),
      (qu'est-ce/ce) que je (peux/pourrais/vais) (écrire/répondre/annoncer/demander/expliquer/avouer/parler/raconter/mettre/envoyer/marquer), qu'est-ce que tu (dirais/écrirais),
      qu'est-ce qu'on (dit/écrit), (aide-moi/aidez-moi/m'aider/m'aiderais/m'aideriez/m'aides) à (écrire/rédiger/formuler/dire/répondre/tourner),
      (m'aiderais/m'aideriez/aidez-moi/m'aides) à lui (dire/écrire/répondre), (aide-moi/m'aider) à faire un message, (aide-moi/m'aider) (pour/avec) le message, (aide-moi/m'aider) pour la lettre,
      m'aider à faire le message, (écris-moi/rédiger) (un/une/le/la), (écris/effacé/recommencé) le message,
      (écris/fais-moi/donne-moi/pondre/m'écrire/trouve-moi/file-moi/donnez-moi/ponds-moi/propose-moi/aurais/auriez-vous/cherche) un (message/sms), (écris/m'écrire) un mot,
      (écris/recommencé) la lettre, (écris-moi/corrige-moi/relis-moi/arrange-moi) ça, écrivez-moi, tu peux (l'écrire/écrire/rédiger/formuler/relire), tu peux m'écrire (un/une/le/la),
      tu peux me (rédiger/corriger), vous pouvez (écrire/rédiger/m'écrire), tu peux me (la/le) faire, tu peux la faire courte, tu me (la/le) fais, rédige, rédige-moi,
      (fais-moi/donne-moi/m'écrire/trouve-moi/file-moi/donnez-moi/ponds-moi/propose-moi/aurais/auriez-vous/cherche) un (mail/texto/courrier), pondre un mail,
      (fais-moi/m'écrire/trouve-moi/file-moi/donne-moi/donnez-moi/ponds-moi/propose-moi/aurais/auriez-vous/cherche) une (lettre/réponse/formule/tournure/phrase), t'aurais une phrase,
      me (faire/trouver/filer/donner/proposer/tourner/faudrait) un (message/texto/sms/mail/courrier), (j'aimerais/j'voudrais/faudrait) faire un (mail/courrier),
      je (veux/voudrais/dois) faire un (mail/courrier), me (faire/pondre/trouver/filer/donner/proposer/tourner/faudrait) une (lettre/phrase/réponse/formule/tournure),
      (j'aimerais/j'voudrais/faudrait) (faire/écrire) une lettre, je (veux/voudrais/dois) (faire/écrire) une lettre, me faire la lettre, me faire le (message/mail), lettre tu peux me la,
      la lettre tu peux, le (mail/message) tu peux, un (brouillon/discours), un modèle de, un exemple de (message/mail/lettre/phrase), (donne-moi/trouve-moi/trouver/pas/manque/cherche) les mots,
      dis-moi comment (lui/le) dire, une (phrase/formule/lettre) (pour/simple/courte/correcte/propre/qui/claire/gentille/ferme/sympa/convenable/élégante/d'excuses/polie), la phrase pour,
      une phrase à (dire/envoyer/apprendre), une (lettre/carte/réponse/formule/tournure) à (envoyer/apprendre), une phrase toute prête, une formulation, trouve pas mes mots, les bons mots,
      les mots (justes/pour/restent), la bonne formule, la première phrase, quels mots, quelle (phrase/réponse), une (façon/manière) de dire, une façon gentille de, une manière polie de,
      sans avoir l'air, sans (le/la) (vexer/blesser), sans vexer, reformule, reformuler, reformule-moi, ^ message $, ^ un message $, lui avouer que, une phrase $, me pondre un, que je réponde à,
      (faut/veux/voulez/voudrais/veux-tu) que je réponde, je dois répondre à, je bloque sur le (message/mail), je bloque sur la lettre, autour du pot, pour ce (mail/message) aide,
      je saurais pas comment, je saurais pas quoi lui, je vois pas comment lui dire, (ose/saurais/sais) pas lui écrire, je commence comment (ma/mon), aide pour un (mail/message),
      (relis/corrige/arranger/commence) mon message, (m'aider/aide-moi) à _ (dire/écrire/répondre/annoncer/demander/expliquer/avouer/parler/proposer),
      comment _ (dire/écrire/répondre/annoncer/demander/expliquer/avouer/parler/proposer/formuler/tourner/aborder/refuser/prévenir/raconter/envoyer/présenter),
      comment je _ le (dire/écrire/répondre/annoncer/demander/expliquer/avouer/parler/proposer),
      comment je (peux/pourrais/vais/dois) _ (dire/écrire/répondre/annoncer/demander/expliquer/avouer/parler/formuler/tourner/raconter/envoyer/présenter),
      comment on peut _ (dire/écrire/répondre/annoncer/demander/expliquer/avouer/parler/proposer/raconter/envoyer/tourner/formuler/présenter),
      quoi _ (dire/écrire/répondre/annoncer/demander/expliquer/avouer/parler/proposer) à, comment je (peux/pourrais) _ proposer, comment je _ (dis/écris/réponds/explique/annonce/demande),
      comment on _ (annonce/demande/répond), comment je _ parle de, m'écrire (deux/trois/quelques), écrire deux lignes, (deux/trois/quelques) lignes pour,
      un (mot/texto/sms/mail/message) (pour/simple/court/poli/correct/propre/qui/clair/gentil/ferme/sympa/d'excuses/d'excuse), un texte pour,
      un petit mot (pour/simple/court/poli/correct/propre/qui/clair/gentil/ferme/sympa/d'excuses/d'excuse), un truc à (dire/répondre/écrire/envoyer), quelque chose à dire à,
      un (message/texto/sms/mail/mot/courrier) à envoyer, quelque chose à (envoyer/écrire), mon discours, besoin d'un (texte/message), besoin d'une phrase, les mots (sortent/viennent) pas,
      je voudrais écrire à, j'aimerais écrire à, comment je (vais/dois) (écrire/annoncer/demander/expliquer/avouer/parler/aborder/refuser/prévenir),
      comment je (vais/dois) _ (aborder/refuser/prévenir), comment je suis (censé/censée) (dire/écrire/répondre/annoncer/demander/expliquer/avouer/parler/formuler/tourner/aborder/refuser/prévenir),
      comment je suis (censé/censée) _ (dire/écrire/répondre/annoncer/demander/expliquer/avouer/parler/formuler/tourner/aborder/refuser/prévenir),
      comment faire pour _ (dire/écrire/répondre/annoncer/demander/expliquer/avouer/parler/formuler/tourner/aborder/refuser/prévenir),
      comment on fait pour _ (dire/écrire/répondre/annoncer/demander/expliquer/avouer/parler/formuler/tourner/aborder/refuser/prévenir),
      comment m'y prendre pour (dire/écrire/répondre/annoncer/demander/expliquer/avouer/parler/formuler/tourner/aborder/refuser/prévenir),
      comment m'y prendre pour _ (dire/écrire/répondre/annoncer/demander/expliquer/avouer/parler/formuler/tourner/aborder/refuser/prévenir),
      comment tu ferais pour (dire/écrire/répondre/annoncer/demander/expliquer/avouer/parler/formuler/tourner/aborder/refuser/prévenir),
      comment tu ferais pour _ (dire/écrire/répondre/annoncer/demander/expliquer/avouer/parler/formuler/tourner/aborder/refuser/prévenir), (saurais/sais) pas (le/la) (formuler/tourner),
      (saurais/sais) pas (formuler/l'écrire/rédiger), (saurais/sais) pas tourner (ça/mon/ma/la), (saurais/sais) pas leur écrire, (saurais/sais) pas écrire (ce/cette), (saurais/sais) pas lui répondre,
      (saurais/sais) pas trouver mes mots, (saurais/sais) pas mettre des mots, sais plus (le/la) (formuler/tourner), sais plus (formuler/l'écrire/rédiger), sais plus tourner (ça/mon/ma/la),
      sais plus (lui/leur) écrire, sais plus écrire (ce/cette), sais plus lui répondre, sais plus trouver mes mots, sais plus mettre des mots,
      (arrive/réussis/parviens) pas à (le/la) (formuler/tourner), (arrive/réussis/parviens) pas à (formuler/l'écrire/rédiger), (arrive/réussis/parviens) pas à tourner (ça/mon/ma/la),
      (arrive/réussis/parviens) pas à (lui/leur) écrire, (arrive/réussis/parviens) pas à écrire (ce/cette), arrive (pas/plus) à lui (écrire/répondre), (réussis/parviens) pas à lui répondre,
      (arrive/réussis/parviens) pas à trouver mes mots, (arrive/réussis/parviens) pas à mettre des mots, arrive plus à (le/la) (formuler/tourner), arrive plus à (formuler/l'écrire/rédiger),
      arrive plus à tourner (ça/mon/ma/la), arrive plus à leur écrire, arrive plus à écrire (ce/cette), arrive plus à trouver mes mots, arrive plus à mettre des mots,
      (lui/leur/y/je/j') (annonce/dis/dit/demande/explique/écris/réponds/parle/écrirais/répondrais) comment, tu (dirais/tournerais/formulerais) ça comment, vous diriez ça comment,
      que (diriez-vous/dirais-tu) à, qu'écririez-vous, qu'écrirais-tu, ça se dit comment, ça s'écrit comment, on (tourne/écrit/dit) ça comment, je (tourne/formule/dis) ça comment, je le dis comment,
      (je/on) (l'annonce/signe) comment, je (démarre/finis) comment le, je commence la lettre comment, (veux/voulez/voudrais) que je (dise/écrive),
      (veux/voulez/voudrais) que je (lui/leur/y) (réponde/dise/écrive), faut que je lui écrive, que (veux-tu/puis-je/pourrais-je) répondre, tu veux répondre à, voulez-vous répondre à,
      dire quoi (à/exactement), écrire quoi à, dire quoi au juste, un courrier (simple/court/poli/correct/propre/qui/clair/gentil/ferme/sympa/d'excuses/d'excuse),
      un (message/texto/sms/mail/mot/courrier) de (rupture/condoléances/refus/remerciement),
      un petit (message/texto/sms/mail/courrier) (simple/court/poli/correct/propre/qui/clair/gentil/ferme/sympa/d'excuses/d'excuse), un petit (message/texto/sms/mail/mot/courrier) à envoyer,
      un petit (message/texto/sms/mail/mot/courrier) de (rupture/condoléances/refus/remerciement),
      une (carte/réponse/tournure) (simple/courte/correcte/propre/qui/claire/gentille/ferme/sympa/convenable/élégante/d'excuses/polie), une excuse (polie/valable/bidon),
      une (phrase/lettre/carte/réponse/formule/tournure) de (rupture/condoléances/refus), une (phrase/lettre/carte/réponse/formule/tournure) ou deux,
      une petite (phrase/lettre/carte/réponse/formule/tournure/formulation) (simple/courte/polie/correcte/propre/qui/claire/gentille/ferme/sympa/convenable/élégante/d'excuses),
      une petite (phrase/lettre/carte/réponse/formule/tournure/formulation) à (envoyer/apprendre),
      une petite (phrase/lettre/carte/réponse/formule/tournure/formulation) de (rupture/condoléances/refus), une petite (phrase/lettre/carte/réponse/formule/tournure/formulation) ou deux,
      il me faut un (message/texto/sms/mail/courrier), il me faut une (phrase/lettre/réponse/formule/tournure), vous auriez un (message/texto/sms/mail/courrier),
      vous auriez une (phrase/lettre/réponse/formule/tournure), besoin de un (message/texto/sms/mail/courrier), besoin de une (phrase/lettre/réponse/formule/tournure),
      je voudrais un (message/texto/sms/mail/courrier), je voudrais une (phrase/lettre/réponse/formule/tournure), je veux juste un (message/texto/sms/mail/courrier),
      je veux juste une (phrase/lettre/réponse/formule/tournure), tout ce que j'écris, tout ce que je mets, (cherche/perds) mes mots, je cherche la formule, devant l'écran, devant mon écran,
      devant la feuille, (page/feuille) blanche, rien (/qui) vient, les mots se coincent, les mots me manquent, sort de travers, sort tout de travers, ça sort mal, sonne faux, fait agressif,
      fait trop agressif, trop sec comme, j'écris j'efface, j'écris et j'efface, je tape et j'efface, (quinze/dix/trois) brouillons, aide-moi pour ce message, aide-moi à lui, lui dire comme il faut,
      y dire comme y faut, dire ça (proprement/sans), dire sans (que/le/la/les), l'écrire sans, (le/la) dire sans, le demander sans, faire passer le message, (mettre/écrire) (dans/sur) la carte,
      je voudrais lui écrire, voudrais pouvoir (expliquer/dire/lui), j'aimerais pouvoir lui dire, j'aimerais arriver à lui dire, faudrait que j'arrive à dire, faudrait que j'arrive à (lui/y) dire,
      (faudrait/faut) que je trouve comment, faut que je trouve une phrase, faut que je trouve les mots, faut que j'écrive à, dois lui écrire et, je dois rédiger, dois envoyer un (mail/message/truc),
      comment la prendre sans, je fais comment pour lui (dire/demander/parler), je fais comment pour (dire/annoncer/prévenir/refuser), sais (plus/pas) par quel bout la prendre,
      sais même plus par quel bout, sais pas par quel bout le prendre, sous quel angle, corrige-moi ce, (arranger/commence) ma lettre, comment faire (comprendre/savoir/entendre/part),
      comment _ faire (comprendre/savoir/entendre/part), comment je (vais/dois/peux/pourrais) faire (comprendre/savoir/entendre/part),
      comment je (vais/dois/peux/pourrais) _ faire (comprendre/savoir/entendre/part), comment on peut faire (comprendre/savoir/entendre/part),
      comment on peut (raconter/envoyer/tourner/formuler/présenter), comment on peut _ faire (comprendre/savoir/entendre/part),
      ce que je dois (écrire/répondre/annoncer/demander/expliquer/avouer/parler/raconter/mettre/envoyer/marquer),
      ce que je dois (lui/leur/y) (dire/écrire/répondre/annoncer/demander/expliquer/avouer/parler/raconter/mettre/envoyer/marquer),
      ce que je vais pouvoir (dire/écrire/répondre/annoncer/demander/expliquer/avouer/parler/raconter/mettre/envoyer/marquer),
      ce que je vais pouvoir (lui/leur/y) (dire/écrire/répondre/annoncer/demander/expliquer/avouer/parler/raconter/mettre/envoyer/marquer),
      que (puis-je/pourrais-je) (dire/écrire/annoncer/demander/expliquer/avouer/parler/raconter/mettre/envoyer/marquer),
      que (puis-je/pourrais-je) (lui/leur/y) (dire/écrire/répondre/annoncer/demander/expliquer/avouer/parler/raconter/mettre/envoyer/marquer),
      je (peux/vais) bien (dire/écrire/répondre/annoncer/demander/expliquer/avouer/parler/raconter/mettre/envoyer/marquer),
      je (peux/vais) bien (lui/leur/y) (dire/écrire/répondre/annoncer/demander/expliquer/avouer/parler/raconter/mettre/envoyer/marquer),
      (m'aiderais/m'aideriez/m'aider/aide-moi/aidez-moi/m'aides) à trouver une phrase, (j'aimerais/j'voudrais/faudrait) m'excuser auprès, je (veux/voudrais/dois) m'excuser auprès,
      (j'aimerais/j'voudrais/faudrait) présenter mes excuses, je (veux/voudrais/dois) présenter mes excuses, (j'aimerais/j'voudrais/faudrait) écrire un petit mot,
      je (veux/voudrais/dois) écrire un petit mot, (j'aimerais/j'voudrais/faudrait) écrire un (mot/message/mail), (j'aimerais/j'voudrais/faudrait) (envoyer/laisser) un mot,
      je (veux/voudrais/dois) écrire un (mot/message/mail), je (veux/voudrais/dois) (envoyer/laisser) un mot, (j'aimerais/j'voudrais/faudrait) écrire une carte,
      je (veux/voudrais/dois) écrire une carte, (j'aimerais/j'voudrais/faudrait) lui laisser un mot, je (veux/voudrais/dois) lui laisser un mot, il faut m'excuser auprès,
      il faut présenter mes excuses, il faut écrire un petit mot, il faut écrire un (mot/message/mail), il faut (envoyer/laisser) un mot, il faut (écrire/faire) une lettre, il faut écrire une carte,
      il faut faire un (mail/courrier), il faut lui laisser un mot, faut que je m'excuser auprès, faut que je présenter mes excuses, faut que je écrire un petit mot,
      faut que je écrire un (mot/message/mail), faut que je (envoyer/laisser) un mot, faut que je (écrire/faire) une lettre, faut que je écrire une carte, faut que je faire un (mail/courrier),
      faut que je lui laisser un mot, mais par écrit, par écrit quelque chose, quelque chose de court, tu répondrais, vous répondriez, dit-on à quelqu'un, dire à quelqu'un qui,
      (commence/commencer) ma phrase, commence mon mail, une excuse pour pas, (trouve-moi/trouver) une excuse, phrases toutes faites me, sans formule toute faite, quand on me demande pourquoi
    `),
    plan: phrases(`
      un (plan/programme/horaire/calendrier/rétroplanning/tableau/agenda/pense-bête/découpage/rituel/planning/déroulé), un (cadre/ordre/rythme) pour, besoin d'un plan, ^ plan $, ^ plan stp $,
      un petit plan, plan d'action, le (planning/déroulé), un emploi du temps, une (routine/todo/checklist), une liste (pour/d'étapes/claire), une liste (de/des) choses,
      (fais-moi/faites-moi/donne-moi/dresser/faisons) une liste, me faire une liste, faire une liste de, une to do, todo list, to do list, une check list, (fais-moi/fais/faire/dresser) la liste,
      étape par étape, pas (à/par) pas, point par point, (par/les/des) étapes, heure (par/après) heure, jour par jour, minute par minute, soir par soir, matin par matin, découpe-moi,
      découpe (ça/le/ma/mon/mes), découper (ça/en), rangeons ça, (planifier/m'organiser) (le/ma/mon/mes), dans l'ordre, dans quel ordre, l'ordre des choses, quoi en premier, quoi d'abord,
      en premier (quoi/puis), je fais quoi (d'ici/jusqu'à/lundi), qu'est-ce que je fais en premier, qu'est-ce que je fais d'abord, par quoi (je/on) commence, par (quoi/lequel/laquelle) commencer,
      par (quoi/où) je démarre, (on/je) commence par quoi, (commencer/j'attaque/attaquer) par quoi, (aide-moi/m'aider) à (organiser/m'organiser/planifier/structurer), aide-moi à (prévoir/préparer),
      m'aider à préparer (ma/mon), organise-moi, (organise/j'organise/organises/structure/structurer/cadres) (ma/mon), (organise/répartir/structurer) (mon/mes),
      tenir (mes/jusqu'à/jusqu'au/demain/jusque/ces/les/encore/deux/trois), cadrer mes, planifie, planifie-moi, planifier (la/tout), m'organiser la,
      comment (m'organiser/s'organiser/organiser/répartir/j'organise), comment je (m'organise/répartis/case), pour organiser (une/la), je (m'organise/tiens/remplis) comment,
      comment je gère ma journée, comment gérer la journée, survivre (jusqu'à/jusqu'), (tenir/passer) (la/cette) nuit, (tenir/traverser) la (nuit/journée), tenir ce soir, (tenir/passer) la soirée,
      (tenir/passer/traverser) le week-end, tenir la semaine, tenir le coup (jusqu'à/jusqu'au), passer la journée de demain, survivre à (demain/la), survivre au week-end, je fais quoi cette nuit,
      je fais quoi ce soir, on fait quoi d'ici, prochaines heures, prochains jours, les heures qui viennent, d'ici vendredi faut, (découper/organiser) ma (journée/semaine/soirée),
      (cadre/occuper/remplir) ma journée, occuper ma soirée, marche à suivre, par quel (bout/dossier/chapitre), quel bout prendre, une méthode pour la semaine, organiser mon (week-end/après-midi),
      remplir mon week-end, je prévois quoi, tu peux (organiser/m'organiser), mon programme de, le programme de demain, une feuille de route, comment je tiens jusqu'à, un ordre logique, je découpe,
      que je survive, que je tienne (jusqu'à/jusque), (planning/programme/plan) de révision, planning de révisions, tout caser, organiser ma matinée, tu m'organises, vous pouvez m'organiser,
      organisez-moi, cale-moi, me (caler/cadrer), par quelle (pièce/matière), par (quoi/où) attaquer, par où je m'y prends, par où démarrer, mettre sur pied, mettre tout ça dans, mettre ça en ordre,
      mettre de l'ordre dans (mes/ma), mettre à plat, en deuxième, une petite (semaine/routine), une (semaine/journée/soirée) type, des choses à faire chaque, un truc à faire chaque,
      un petit emploi du temps, (une/la) liste de ce, liste avec, dresse-moi, on (dresse/organise/s'organise), par (tranches/priorité), par petits (bouts/morceaux), en petits morceaux,
      morceau par morceau, une chose après l'autre, une chose à la fois, combien de temps pour chaque, un rythme à, tu me planifies, on fait une liste, faisons le point étape, fixe-moi, des objectifs,
      des petits objectifs, minuter, minute-moi, de quelle heure à, de telle heure, (d'ici/jusque) là je fais, d'ici demain je, occuper mon dimanche, occuper mes soirées, plan de bataille,
      comment je m'y retrouve, gérer mon temps, je gère mon temps, comment tu (t'organiserais/découperais/casserais), comment vous répartiriez, répartirais, range-moi, rangez-moi, par ordre de,
      ordre d'urgence, ordre de priorité, mes priorités, prioriser, routine du (soir/matin), dressez-moi, tu t'organiserais comment, jour après jour faut, que tu me prépares, que vous me prépariez,
      que vous m'organisiez
    `),
    doWithMe: phrases(`
      (un/petit) (exercice/exo), l'exercice, des (exercices/techniques/étirements), ^ (exercice/exercices) $, une (technique/médit), respiration, cohérence cardiaque, un truc de souffle, respi,
      scan corporel, (body/un) scan, visualisation, sophro, sophrologie, hypnose, yoga nidra, (aide-moi/m'aider) à (respirer/redescendre/m'endormir/atterrir), (aide-moi/m'aider) à me poser,
      aide-moi à souffler, (comment/que) je me calme, me (calmer/détendre/relaxer/recentrer), calme-moi, relaxation, méditation, méditer, apprends-moi, guide-moi, guidez-moi, tu me guides,
      tu peux me guider, (fais-moi/faites-moi) (respirer/faire/souffler), (fais-le/faire/respire/souffle/compte/compter/inspirez/respirez/comptez) avec moi, fais ça avec moi,
      (faire/fait/respirer/souffler/compter/doucement) ensemble, on essaie ensemble, on le fait, on y va ensemble, respirer avec, on (respire/souffle/inspire/compte), un truc pour me poser,
      un truc pour (redescendre/m'endormir/calmer/ralentir/respirer), le truc (pour/de) respirer, quelque chose pour redescendre, ancrage, ancrer, les cinq sens, 5 4 3 2 1, 54321, 4 7 8,
      propose-moi une activité, un autre exercice, une pause guidée, on fait une pause ensemble, tu me fais respirer, me faire respirer, un truc à faire là, quelque chose à faire là,
      une minute ensemble, on se pose ensemble, (souffle/souffler) un coup, un coup ensemble, dix secondes ensemble, cinq minutes ensemble, exo $, redescendre la pression,
      (faire/fais-moi) redescendre, faire baisser la pression, faire baisser le stress, faire descendre, le souffle là, faire tous les deux, faire (tous/à) deux, faire (toi/vous) et moi,
      qu'on pourrait faire, on pourrait faire un, on (fait/refait) le truc, le truc des cinq, que je (respire/redescende), que je me pose, calmez-moi, apaise-moi, apaisez-moi, m'apaiser,
      me poser deux minutes, recentre-moi, fais-moi (atterrir/compter), fais-moi fermer les yeux, dis-moi quand inspirer, dis-moi d'inspirer, inspire expire, inspirer expirer, compter jusqu'à,
      donne-moi le rythme, guide mon souffle, accompagne-moi, accompagnez-moi, propose un truc à faire, un petit truc pour souffler, un truc pour que mon cœur, (ralentir/calmer) mon cœur,
      décontracter, détendre les épaules, relâcher, un étirement, scan du corps, les pieds au sol
    `),
    distraction: phrases(`
      (change-moi/changer) les idées, change moi l'esprit, (m'occuper/occuper/m'aérer) l'esprit, (m'occuper/aère-moi/aérer/vide-moi) la tête, occupe-moi, distrais-moi, distrayez-moi, distraire,
      une (distraction/blague/vanne/diversion), divertis-moi, amuse-moi, (fais-moi/faites-moi) (rire/sourire/rêver), fais-moi (marrer/voyager), fais moi (rigoler/oublier),
      me faire (rire/sourire/oublier), (envie/besoin) de (rire/couper), besoin de (rigoler/décrocher/débrancher/légèreté/rigolade), penser à autre chose, veux plus penser, plus penser à ça,
      plus y penser, veux pas y penser, arrêter d'y penser, (oublier/raconte) un peu, oublier (deux/cinq) minutes, m'occuper deux minutes, (parle-moi/parlons/parler/causer/parlez-moi) d'autre chose,
      (parle-moi/parlons/parler/parlez-moi) de n'importe quoi, parle-moi d'un (truc/animal/pays), parle moi de tout et de rien, parler d'un truc léger, parler de trucs légers,
      un truc (léger/drôle/marrant/inutile/débile/con/bête/idiot/joyeux/absurde/insolite/rigolo), on parle d'autre chose, (raconte-moi/raconte/dis-moi/dis/sors-moi/apprends-moi/balance) un truc,
      (raconte-moi/raconte/apprends-moi/apprenez-moi) quelque chose, (raconte-moi/raconte/t'as) une histoire, (raconte-moi/dis-moi) n'importe quoi, raconte-moi ce que tu veux, racontez-moi,
      tu peux me raconter, dis-moi quelque chose d'intéressant, quelque chose de (drôle/marrant/bête/gai/léger/joyeux/con/débile/rigolo/joli/beau), des (blagues/vannes),
      une histoire (drôle/stp/courte/débile), un fait insolite, une info insolite, anecdote, le saviez-vous, devinette, devinettes, énigme, charade, (un/petit) jeu, on joue, jouons, joue avec moi,
      un pendu, quiz, un blind test, une question (bête/idiote/débile), tu préfères $, un petit bac, ni oui ni non, une histoire pour (dormir/m'endormir), une histoire du soir, n'importe quoi pour,
      ^ autre chose $, ^ (jeu/blague) $, (dis/raconte-moi) une connerie, sors-moi (une/ta), une connerie que je, (dis/dis-moi) une bêtise, une histoire à raconter, tu as une histoire,
      me sortir ça de la tête, sortir de ma tête, m'évader, évade-moi, emmène-moi ailleurs, apprends-moi un mot, apprenez-moi un, quelque chose (d'inutile/d'amusant), tout à fait inutile,
      quelque chose de plus gai, quelque chose qui n'a rien à voir, un truc qui n'a rien à voir, un mot (rigolo/rare), on parle (foot/ciné/cinéma/musique/bouffe/cuisine/séries/voyage),
      on parle de (foot/musique/bouffe/cuisine/chats/films), parle-moi de (foot/chats/dinosaures), parle-moi de la mer, parle-moi des étoiles, parlez-moi d'un, parlons (foot/cuisine/cinéma/chiffons),
      parler pluie et beau temps, de la pluie et du beau temps, parlons de la pluie, parler de choses légères, (couper/débrancher) le cerveau, mettre mon cerveau sur pause,
      (faire/fais/faites) diversion, un peu de légèreté, changeons d'air, changez-moi, me vider la tête, que je pense à autre chose, que j'oublie, que je pense plus,
      (détourne/détourner) mon attention, (occuper/m'occuper) les mains, (occupe/occuper) mon cerveau, occupez-moi, amusez-moi, faites-moi penser, raconte-moi (ta/des/donc), raconte-moi un souvenir,
      raconte nawak, une (petite/bonne) blague, ta meilleure blague, une petite histoire, l'étymologie, fun fact, pose-moi une colle, teste ma culture, jeu de mots, mots croisés, jouer à,
      une (chanson/série) à, un (film/livre) à
    `),
    company: phrases(`
      (reste/restes/restez/rester/parle/parlez/discute/attends/attendre/veille/assieds-toi/bavarde/bavardez/papote/marche) avec moi, reste (là/encore/ici/stp/jusqu'à),
      (restez/rester/t'es/es-tu/sois/êtes-vous) là, (reste/restez/discuter/papoter/causer/bavarder) un peu, reste (cinq/deux) (minutes/min), (parler/causer) cinq minutes, (parler/t'as) deux minutes,
      tu (restes/m'entends), tu es (là/réveillé), tu (peux/pourrais) rester, vous (restez/m'entendez), vous (pouvez/pourriez) rester, (rester/parler) un peu avec,
      (tiens-moi/tenez-moi/tenir/tiens) compagnie, un peu de compagnie, (besoin/envie) de compagnie, juste de la compagnie, (une/ta) présence, besoin d'une (présence/voix), vous êtes là,
      tu es (toujours/encore) là, t'es (toujours/encore) là, vous êtes toujours là, ^ toujours là $, ^ là $, tu (dors/bouges) pas, t'es réveillé, y a quelqu'un,
      me (laisse/laissez/quitte/lâche/lâchez) pas, (pars/partez/bouge/laissez-moi/lâche-moi/raccroche/raccrochez/coupe/t'éloigne) pas, t'en va pas, va pas te, veux pas (être/rester) (seul/seule/tout),
      pas envie d'être (seul/seule/toute/tout), pas envie de rester (seul/seule/toute), envie d'être seul ce soir, veux pas être toute seule, peur d'être seul, peur de rester (seule/seul), parle-moi,
      parlez-moi, on peut (parler/causer/discuter/papoter/bavarder), on peut juste parler, juste (causer/discuter/papoter), on discute un peu, on (papote/cause),
      (attendre/papoter/causer/discuter) avec toi, on attend ensemble, sois juste là, juste être là, besoin d'un câlin, un câlin, (tiens-moi/tenir) la main, pendant que j'attends,
      jusqu'à ce que je (dorme/m'endorme), reste 5 min, reste dix minutes, reste s'il te plaît, accompagne-moi jusqu'à, juste  pas être seul, je peux rester ici, je peux rester avec toi,
      (rester/restes/reste/restez) dans le coin, (rester/reste) dans les parages, (reste/restez) pas loin, reste près de moi, reste à côté, (reste/restez/rester) en ligne, tu veux bien discuter,
      (veux/voulez) bien rester, vous voulez bien discuter, (peux-tu/pouvez-vous/pourriez-vous) rester, (laissez/laisse) pas tout de suite, laisse-moi pas (seul/seule), laisse-moi pas toute seule,
      va pas trop loin, (aime/supporte) pas le silence, aime juste pas le silence, supporte plus le silence, silence de l'appart, silence de la maison, trop de silence, trop silencieux,
      peur du silence, (juste/entendre) une voix, qu'une voix, quelqu'un au bout du fil, quelqu'un à qui parler là, quelqu'un en face, parler à quelqu'un là, (besoin/envie) de parler à quelqu'un,
      (fais-moi/faites-moi/faire) la conversation, (faire/taper) la causette, un brin de causette, tailler une bavette, cause-moi, causez-moi, (discuter/bavarder) avec vous, parler avec toi un peu,
      veux pas rester toute, pas envie de me retrouver, veux pas me retrouver, envie d'être avec quelqu'un, sans personne à côté, être avec quelqu'un, besoin de quelqu'un, besoin de personne à,
      (dis/dites/réponds) quelque chose, (dis/dites) un mot, (es-tu/êtes-vous) encore là, tu me lis, vous me lisez, y a encore quelqu'un, quelqu'un est là, quelqu'un $,
      le temps que (l'orage/le/ma/mon/je), le temps que ça passe, jusqu'à ce que ça passe, jusqu'à ce (qu'il/qu'elle) rentre, jusqu'à ce que (mon/ma), en attendant (que/mon/qu'il),
      tiens-moi un peu compagnie, vous me tenez compagnie, fais le trajet avec moi, pas le moral pour être seul, tu as une minute, t'as une minute, vous avez une minute, vous avez deux minutes,
      sentir quelqu'un, quelqu'un à l'autre bout, à l'autre bout du, quelqu'un de l'autre côté, savoir que quelqu'un est
    `),
    opinion: phrases(`
      tu en (penses/pense/dis/dirais/penserais) quoi, tu dis quoi de, t'en (penses/pense/dirais/penserais/dis) quoi, tu penses (quoi/que/qu'il/qu'elle/qu'on), vous en (pensez/dites) quoi,
      qu'est-ce que tu en (penses/dis), ce que tu en penses, qu'est-ce que t'en (penses/dis/pense), ce que t'en penses, kestu en penses, qu'est-ce que tu penses, (qu'est-ce/ce) que vous en pensez,
      qu'est-ce que vous pensez, tu crois (que/qu'il/qu'elle), penses-tu, crois-tu, vous pensez (que/quoi), vous trouvez (que/ça/pas), pensez-vous, croyez-vous, trouves-tu, trouvez-vous,
      ton (avis/opinion/sentiment/verdict/regard/ressenti), votre (avis/opinion/sentiment/verdict/regard), un avis, (d'après/selon) (toi/vous), (sincèrement/franchement/honnêtement) (vous/tu),
      (ton/votre) point de vue, (sois/soyez) (honnête/franc/sincère), sois franche, dis-moi (honnêtement/franchement/sincèrement), dis-moi la vérité, qu'en (dis-tu/dites-vous),
      ça (te/vous) (paraît/semble/choque/choquerait), cela (te/vous) paraît, ça te (semblerait/paraîtrait), tu le (vois/prendrais) comment, tu (vois/prendrais) ça comment, tu serais d'accord,
      tu es d'accord avec, t'es d'accord, (j'ai/ai-je/j'aurais) (tort/raison), aurais-je (tort/dû), j'ai eu (tort/raison), j'ai (bien/mal) fait, j'ai fait une (connerie/bêtise), j'abuse, honte ou pas,
      jabuse, j'exagère, jexagère, je (dramatise/surréagis/serais), je me fais des (films/idées), est-ce que je me fais des, je me prends la tête pour rien,
      je suis trop (sensible/exigeant/exigeante/gentil/gentille), je suis parano, je suis (dingue/folle/fou/bête/con/conne/naïf/naïve) ou,
      est-ce que je suis (trop/égoïste/nul/bizarre/fou/folle/bête/méchant/méchante/ridicule/injuste/lâche/jaloux/jalouse/ingrat/ingrate/naïf/naïve/une/un), c'était (trop/abusé/déplacé),
      est-ce (trop/égoïste/idiot/raisonnable/mal/ridicule/lâche), je suis (égoïste/méchant/bizarre/fou/folle/bête/méchante/ridicule/injuste/lâche/jaloux/jalouse/ingrat/ingrate/naïf/naïve) de,
      je suis égoïste si, je suis un monstre de, c'est ma faute, c'est de ma faute, c'est (bête/stupide/débile/ridicule/nul/mal/grave/chelou/lâche/vache/cruel/con) de,
      c'est (bête/ridicule/injuste/lâche/bizarre/dégueulasse) non, suis (con/chiante/chiant/conne/dure/dur/lourde/lourd) de, est-ce que c'est (bête/mal/grave/ridicule/trop),
      (est-ce/c'est) une bonne idée, bonne idée ou, bonne ou mauvaise idée, une mauvaise idée, c'est (abusé/malpoli/impoli/louche/jouable/réaliste/pardonnable/égoïste/idiot/raisonnable),
      c'est trop (demander/tôt/ou), c'est (mal/grave) si, c'est trop tard pour, ça craint si, ça fait (pitié/désespéré/chelou/trop/égoïste/radin/lâche), ça fait bizarre si, ça se fait (de/pas),
      est-ce que ça se fait, ça vaut le coup, ça vaut la peine, est-ce que ça vaut, vaut le coup de, il est (sérieux/sincère), elle est (sérieuse/sincère), (il/elle) se moque de moi, il le pense,
      il pense vraiment, je lui plais, normal ou pas ce qu'il, c'est moi qui (suis/exagère/abuse/délire/débloque/me/déraille/vois), c'est bizarre que je, tu me (trouves/juges/trouverais),
      vous me trouvez, j'ai été (trop/injuste), j'ai été (dur/dure) avec, je réagis trop, j'en (fais/demande) trop, c'est (moi/bizarre/chelou/moche/lâche/foutu/mort/fini) ou,
      j'ai (déconné/merdé/exagéré/abusé) ou, j'ai été _ ou, ai-je (été/bien/eu/exagéré/manqué/mal), est-ce que j'aurais dû, j'aurais dû _ tu, j'aurais pas dû si, je suis une mauvaise,
      je suis un mauvais, suis-je, ça fait de moi, je me monte la tête, si je me (monte/trompe), me monte le bourrichon, je me fais un film, si je me fais des, si je suis trop, si c'est moi qui,
      (dis-moi/dites-moi) si (je/j'/c'est), dis-moi que je me, (dis/dites-moi/non) franchement, dites-moi sincèrement, en toute (franchise/honnêteté), sans langue de bois tu, c'est moi (la/le),
      je (délire/débloque/déraille/rêve) ou, je suis trop _ ou, je suis _ ou quoi, je me (trompe/plante) ou, trouves que j', tu (trouves/trouverais), vous (trouveriez/croyez), trouveriez-vous,
      trouverais-tu, jugerais-tu, jugeriez-vous, (qui/lequel) a raison, qui a tort, qui est en tort, t'es de quel côté, tu es de quel côté, tu donnes raison, vous donnez raison,
      tu l'aurais pris comment, ça t'étonne, cela vous semble, vous en penseriez, kes t'en penses, un regard extérieur, l'avis de quelqu'un, avis $, t'y crois toi, tu y crois, vous y croyez,
      tu (crois/penses) pas que, de l'extérieur, ça se voit que, ça fait de la peine ou, ça fait mauvais genre, ça fait mauvaise mère, est-ce si grave, est-ce bien raisonnable, y a de l'espoir,
      (encore/j'ai) une chance, on a une chance, j'ai mes chances, tu sens bien, tu la sens comment, (il/elle) m'aime encore, (il/elle) va revenir, avoir honte ou, est-ce que j'y suis (allé/allée),
      j'y suis (allé/allée) trop fort, j'y vais trop fort, y suis allé fort, serais-je, (c'est/est-ce) une (connerie/erreur), c'est une bêtise, ou pas franchement, suis (rancunière/rancunier),
      est-ce que je devrais avoir, rattrapable, ça se pardonne
    `),
    information: phrases(`
      c'est (normal/courant/fréquent/rare/quoi/dangereux/autorisé/permis/héréditaire/contagieux/génétique/légal/obligatoire/habituel),
      est-ce (normal/fréquent/possible/légal/obligatoire/habituel/grave), est-il (normal/courant/fréquent/possible/vrai/exact), c'est-tu (normal/vrai), c'est (signe/possible/mieux) de,
      c'est (possible/vrai) que, normal (de/que/d'avoir/d'être/après/ça), est-ce que c'est (possible/vrai/lié/les/mieux), ça arrive (souvent/à/quand/de), ça arrive aux (autres/gens),
      est-ce que ça (arrive/passe/s'améliore/peut/fait/revient), d'autres gens, d'autres personnes ressentent, je suis le seul, je suis la seule, suis-je le seul, suis-je la seule, y a que moi,
      que moi qui, tout le monde (fait/ressent/a/vit), les (gens/autres) font comment, comment font les (gens/autres), comment les gens font, comment on se fait des amis, comment se faire des amis,
      comment (rencontrer/fonctionne/reconnaître), ça (dure/touche/coûte/prend) combien, combien de (temps/fois/jours/gens/personnes/mois/semaines/séances/nuits), au bout de combien,
      ça (passe/passera/s'arrête) quand, ça (s'arrête/passe/s'arrange/finit) un jour, ça finit par, est-ce que ça va passer, ça va passer un jour, ça va (s'arrêter/partir/durer), ça part tout seul,
      ça peut (durer/tuer/arriver), ça s'arrange avec, est-ce qu'on s'en remet, on s'en remet, on s'y habitue, on finit par (s'habituer/oublier), combien (d'heures/d'années/on/ça), combien il faut,
      pourquoi (on/j'ai/le), quoi la différence, quelle est la (différence/durée/cause), quelle (différence/démarche), la différence avec, différence entre, qu'est-ce que c'est,
      qu'est-ce (qu'un/qu'une), ça veut dire quoi, ça signifie quoi, que veut dire, que signifie, (qu'est-ce/ce) que ça veut dire, comment on appelle, comment ça (s'appelle/marche/fonctionne),
      comment ça se passe, ça se (passe/déroule) comment, comment cela fonctionne, (comment/j'aimerais) savoir si, comment on sait si, comment je sais si, comment je peux savoir si,
      à quoi on reconnaît, quels sont les (signes/délais/risques), les signes de, (quels/les) symptômes, c'est un signe de, c'est (dû/lié) à, d'où ça (vient/sort), ça vient (d'où/de), à cause de quoi,
      qu'est-ce qui m'arrive, qu'est-ce qui se passe (dans/si), il m'arrive quoi, on peut mourir de, ça peut rendre fou, c'est une crise (de/d'angoisse), est-ce une (crise/dépression),
      est-ce que c'est une crise, est-ce vrai que, on peut faire cohabiter, est-ce qu'on (peut/finit/guérit), on peut (savoir/refuser/me), peut-on, il faut combien, faut-il,
      est-ce qu'il (faut/existe), pourquoi les (gens/chats/chiens/larmes/rêves), pourquoi mon (corps/cerveau/cœur/ventre), pourquoi (ma/la) tête, pourquoi je (pleure/ressens/tremble),
      pourquoi j'arrive pas, pourquoi ça (fait/revient/me), pourquoi je me réveille, explique-moi, expliquez-moi, tu peux (m'expliquer/expliquer), vous pouvez m'expliquer,
      m'expliquer (comment/ce/pourquoi), tu sais (pourquoi/comment/combien/si), tu saurais si, tu sais ce que c'est, tu connais (le/la), vous savez si, une info, des infos, un renseignement,
      renseigne-moi, une question pratique, je voudrais savoir, je veux savoir si, je me demande si c'est, (j'ai/ai-je/j'ai-tu/a-t-on/ont-ils/a-t-il) le droit, j'ai tu le droit,
      (on/il/elle) a le droit, ils ont le droit, est-ce (qu'il/qu'elle/qu'on) a le droit, est-ce qu'ils ont le droit, mes droits, quel est le (délai/risque), quelles sont les démarches,
      comment faire une demande, où je peux trouver, où trouver, où est-ce que je peux, à qui (s'adresser/demander), à qui je m'adresse, que se passe-t-il si, il se passe quoi si, je risque quoi,
      qu'est-ce que je risque, quel (âge/médecin/docteur/spécialiste), est-ce que tout le monde, est-ce que (c'est/ce) grave de, est ce que ce grave, ce est grave de, c'est grave de pas,
      ça (s'appelle/fonctionne/marche) comment, peut-il (augmenter/me), peut il (augmenter/me), peut-elle me, peuvent-ils, est-ce (qu'il/qu'elle) peut me, est-ce qu'ils peuvent,
      pourquoi je suis toujours, y a beaucoup de gens, c'est (bon/mauvais) (pour/signe), (mauvais/bon) pour la santé, est-ce que (pleurer/d'autres/le/la/les/l'alcool/l'âge), ça peut venir de,
      ça peut être dû, ça (existe/s'attrape), on dit que c'est vrai, ça se (guérit/soigne/peut-tu), y a-t-il des, existe-t-il, pourquoi est-ce que, pourquoi mes mains, pourquoi ma gorge,
      pourquoi la nuit, pourquoi c'est la nuit, d'où vient, à quoi c'est dû, c'est à cause de, c'est les nerfs, ça prend du temps, ça prend longtemps, on (met/perd/dort/vit) combien, faut combien de,
      on a combien de, on a droit à, j'ai droit à, ai-je droit, est-ce que j'ai droit, y a droit, au bout d'un moment, à partir de (quand/combien/quel), jusqu'à (quand/combien), depuis quand c'est,
      quand est-ce qu'on, quand est-ce que ça, ça s'en va, ça se calme un jour, on en guérit, on guérit de, c'est grave (docteur/ou), ça craint ou, bon signe ou, ils peuvent me, (il/elle) peut me,
      (peuvent/peut) me (virer/licencier/retirer), peut me mettre dehors, peuvent me mettre, (peut/peuvent) m'obliger, peut me (forcer/refuser), on peut porter plainte, je peux porter plainte,
      je peux refuser de, je peux demander un arrêt, je peux toucher, il est obligé de, elle est obligée de, je suis (obligé/obligée) de, suis-je (obligé/obligée), est-on obligé, ce que c'était,
      (demander/compris/dis-moi/dites-moi) ce que c'est, compris ce que ça, sais pas ce que c'est, sais pas ce que ça veut, sais pas trop ce que c'est, qu'est-ce qu'on entend par,
      qu'est-ce que ça change, en quoi ça consiste, ça consiste en quoi, ça (sert/ressemble) à quoi, à quoi ça sert (de/les), concrètement c'est, à quoi ça ressemble, des gens à qui, gens à qui ça,
      à qui ça arrive, y a des gens qui, d'autres à qui, (d'autres/c'est) que moi, suis pas le seul, suis pas la seule, suis le seul à, suis la seule à, c'est juste moi, c'est moi seul,
      ça arrive des fois, les autres aussi, tout le monde passe par, il est (courant/normal), s'il est (normal/exact/vrai), si (c'est/c'était) grave, si c'était (normal/courant/fréquent),
      si ça se fait, si ça (passe/arrive), c'est tu (vrai/normal/grave), ça se peut que, se peut-il, serait-il, serait-ce, sauriez-vous, (pourriez-vous/pouvez-vous) me dire, peux-tu me dire si,
      tu peux me dire (si/combien/pourquoi), tu peux me dire ce que, tu saurais me dire, vous sauriez, savez-vous, sais-tu, comment se (passe/déroule), cela se passe, comment on fait une demande,
      où on demande, on s'adresse à qui, je m'adresse à qui, faut aller où, qui s'occupe de, (faut/quand) consulter, faut que je consulte, ça vaut un rendez-vous, j'ai lu que, j'ai entendu dire,
      j'ai lu quelque part que, on m'a dit que c'était normal, paraît-il, il paraît que, askip, ça repose pareil, ça change quoi de, vaut-il mieux, avec l'âge ça, ce qu'on ressent quand,
      normal ou (pas/faut), normal à mon âge, à quoi (servent/sert), à quel moment (on/c'est), demandais si (c'était/ça), me demandais si, dépression ou, c'est de la dépression, c'est une dépression
    `),
    advice: phrases(`
      qu'est-ce que je (fais/choisis), qu'est-ce que je (dois/devrais/peux/pourrais) faire, (est-ce/truc) que je peux faire, truc que je pourrais faire, qu'est-ce qu'on fait,
      qu'est-ce qu'on peut faire, qu'est-ce qu'il faut faire, qu'est-ce qui (aide/m'aiderait/marche/pourrait/soulage), ce qui aide, qu'est-ce qui peut aider, que (puis-je/peut-on) faire,
      que (faire/fait-on/ferais-tu/feriez-vous/proposes-tu/recommandez-vous/recommandes-tu/suggérez-vous/suggères-tu/préconisez-vous/fais-je/tenter/choisir),
      comment (faire/fait-on/faites-vous/gérer/arrêter/supporter/tenir/accepter/oublier/l'oublier/j'oublie/avancer/réagir/éviter/retrouver/dormir/m'endormir/l'aider/aider/plus/moins/pas/calmer/lutter/surmonter/dépasser/récupérer/remonter/continuer/vivre/survivre/rebondir/reprendre/m'occuper/occuper/décrocher/couper/débrancher/lâcher/trouver/garder/pardonner/digérer/encaisser/apprivoiser/convaincre/motiver/protéger/m'imposer/chasser/empêcher/m'empêcher/remplir/combler/meubler/affronter/m'intégrer/bosser/réviser/apprendre/m'habituer/payer/économiser/boucler/rattraper/réparer/décider/trancher/puis-je/mieux/choisir),
      qu'en faire, je (fais/fait/choisis) quoi, j'en fais quoi, (j'essaie/j'essaye) quoi, on fait quoi, je (dois/devrais/peux/pourrais) faire quoi, faut faire quoi, on peut faire quoi, quoi faire $,
      quoi faire |, sais pas quoi (faire/choisir/décider), plus quoi faire avec, (savoir/dis-moi/dites-moi) quoi faire, tu (ferais/conseilles/proposes/verrais/tenterais/choisirais/prendrais) quoi,
      vous (feriez/proposez) quoi, qu'est-ce que tu ferais, qu'est-ce que vous feriez, tu ferais mieux, (toi/comment) tu ferais, à ma place, si tu étais (moi/à), tu me (conseilles/suggères),
      tu me proposes quoi, tu (conseillerais/recommandes/recommanderais/préconises/suggères/connaîtrais), vous me conseillez, que me (conseilles-tu/conseillez-vous/proposes-tu),
      un (conseil/tip/tuyau/remède), quel (conseil/recours), un (petit/bon) conseil, des (conseils/astuces/tips/pistes/idées/suggestions/combines/solutions), (quelques/tes/vos) conseils,
      besoin de conseils, besoin d'un conseil, conseille-moi, conseillez-moi, (conseil/conseils/aide-moi/aidez-moi/help) $, ^ conseil, une (astuce/piste/suggestion/solution/combine/méthode),
      une petite astuce, quelle (solution/serait/attitude/conduite/décision), quelles solutions, une idée $, une (idée/ficelle/recette) pour, des trucs pour, (as-tu/t'aurais) une idée,
      tu (as/aurais) une idée, vous (avez/auriez) une idée, dis-moi ce que je (dois/peux) faire, comment je (fais/peux/pourrais/supporte/tiens/réagis/l'aide/remonte/répare/rattrape/gère), kes je fais,
      quoi faire (pour/contre), comment on (fait/gère), qu'y puis-je, comment je m'y prends, comment (s'y/m'y/le/la) prendre, comment on s'y prend, comment je sors de, comment (sortir/j'arrête) de,
      comment (s'en/m'en) sortir, comment je (m'en/me) sors, comment passer à autre chose, comment tourner la page, comment (réussir/j'arrive) à, par où commencer, par où (je/on) commence,
      je commence par où, je commence où, m'aider à (décider/choisir), m'aider à y voir, aide-moi (stp/à), je dois (le/la) quitter, dois-je, devrais-je, est-ce que je (dois/devrais), je devrais lui,
      si je devrais, je dors ou je, j'y vais ou pas, je le fais ou pas, je (l'appelle/reste/pars/signe/démissionne/continue/tente/réponds) ou, (j'accepte/j'appelle/j'arrête/j'attends/garder) ou,
      je dis (oui/rien) ou, j'y vais direct, vaut mieux, le mieux c'est quoi, c'est quoi le mieux, quel est le mieux, la meilleure chose à faire, tu (penses/crois) que je (devrais/dois),
      tu trouves que je devrais, qu'est-ce que je (peux/pourrais) _ faire, moyen que (je/j'arrête), il faut que je fasse quoi, je peux y faire quoi, ça se (soigne/répare/travaille) comment,
      comment  (plus/pas), comment (se/me) (sentir/reprendre/comporter/motiver), comment aller mieux, comment (le/la) (motiver/calmer), un truc (contre/pour), un moyen (pour/de/que),
      (t'as/t'aurais) un truc, tu (as/aurais/connais) un truc, comment tu (gérerais/verrais), comment vous feriez, comment tu t'y prendrais, y a moyen de, comment me sortir de,
      comment (m'en/me) (dépêtrer/débarrasser), comment m'en (défaire/remettre), comment me (relever/protéger/faire/rendormir/concentrer/pardonner), comment lui pardonner, comment poser des limites,
      comment dire stop, comment passer le cap, comment aborder ça, comment rentrer dedans, comment entrer là-dedans, comment rester calme, comment gagner du temps, comment finir le mois,
      comment demander conseil, (fais/fait/ferais/feriez/gère/réagis/réagit/tiens/tient/rattrape/arrête/apprends/dis-moi/dites-moi/montre-moi) comment, m'y prends comment, s'y prend comment,
      m'en sors comment, s'en (sort/tire) comment, t'y prendrais comment, vous y prendriez comment, comment ça se (gère/rattrape), tu verrais ça comment, y a quoi comme,
      quoi comme (recours/solution/option), quels recours, (ta/la) combine, combine pour, la recette pour, le secret pour, la méthode, (un/le) mode d'emploi, qu'on m'éclaire, m'éclairer, éclaire-moi,
      éclairez-moi, ta lanterne, quelle est la première chose, première chose à faire, le premier (truc/pas) à faire, quel serait le premier, un premier pas, par quel côté, aiguille-moi,
      aiguillez-moi, m'aiguiller, oriente-moi, tu peux m'aider $, tu peux m'aider (là/stp), (pouvez-vous/pourriez-vous/peux-tu/pourrais-tu) m'aider, vous (pourriez/pouvez) m'aider,
      tu pourrais m'aider, (aidez-moi/apprends-moi/apprenez-moi) à, aide moi stp, à l'aide $, pas un moyen, pas moyen que, aurait pas moyen, aurait pas un truc, il y aurait un moyen,
      t'as une technique, (t'as/t'aurais) pas (une/un), tu aurais pas (un/une), vous auriez pas (un/une), si t'as une idée, si t'avais (un/une), si tu avais (un/une), si vous aviez (un/une),
      je suis (preneur/preneuse), (preneur/preneuse) de, je prends (tout/laquelle/lequel), je suis (ouvert/ouverte) à, toute idée, toutes les idées, (tes/vos) lumières,
      vous (recommandez/recommanderiez/préconisez/suggérez/choisiriez), quoi de mieux, que peut on faire, je peux faire quelque chose, y a-t-il quelque chose à faire,
      quelque chose que je (peux/pourrais) faire, quelque chose à faire pour, quelque chose à tenter, quoi (essayer/tenter), (lequel/laquelle) choisir, tranche pour moi,
      arrive pas à (trancher/décider/choisir), arrive pas à me décider, sais plus quoi (décider/penser), plus à quel saint, sais pas vers qui, sais pas où commencer, sais même pas par où,
      sais même pas où, sais (pas/plus) où donner de la tête, sais plus où j'en suis, aucune idée de quoi faire, aucune idée de ce que je dois, aucune idée quoi faire,
      pas la moindre idée de quoi faire, quoi en faire, on en fait quoi, on est censé faire quoi, suis (censé/censée) faire, (dis-moi/dites-moi) ce qu'il faut, dis-moi ce que tu ferais,
      dites-moi ce que vous feriez, (dis-moi/dites-moi) par où, auriez-vous, vous (auriez/connaissez) un truc, ce qui marche contre, il y a un truc, y a une technique, (est-ce/faut) que je _ ou,
      (est-ce/faut) que je _ _ ou, est-ce que je _ _ _ ou, est ce que je _ ou, est ce que je _ _ ou, est ce que je _ _ _ ou, si faut que j'y _ _ ou, si faut que j'y _ _ _ ou,
      sais (pas/plus) si je _ ou, sais (pas/plus) si je _ _ ou, sais (pas/plus) si je _ _ _ ou, sais pas si il faut _ ou, sais pas si il faut _ _ ou, sais pas si il faut _ _ _ ou,
      me demande si je ferais _ ou, me demande si je ferais _ _ ou, me demande si je ferais _ _ _ ou, demande si je ferais mieux _ ou, demande si je ferais mieux _ _ ou,
      demande si je ferais mieux _ _ _ ou, (si/s'il) faut que (je/j'), si il faut que je, sais pas si je dois, sais pas (si/s'il) faut, me demande si je dois, me demande s'il faut, ferais mieux de,
      je (dois/le/la/lui/les/prends) _ ou, je (dois/lui/pose/garde) _ _ ou, je dois _ _ _ ou, j'y _ ou, je l'_ ou pas, je lâche l'affaire, je laisse tomber ou, ou je (laisse/continue/lâche/refuse),
      ou (j'attends/j'abandonne/j'arrête/j'accepte/j'encaisse), ou je me tais, ou je fais semblant, ou je fais le mort, ou je ferme ma, mieux vaut, faut-il (que/lui/la/le), est-ce qu'il faut que je,
      comment on s'en tire, comment s'en tirer, comment je m'en tire, je (pourrais/peux) tenter, pourrais (tenter/essayer) quoi, peux essayer quoi, (guide-moi/guidez-moi) un peu, à qui m'adresser,
      vers qui me tourner, qu'essayer, tu vois une issue, vois pas d'issue, vois (pas/plus) de solution, (sors-moi/sortez-moi) de là, je fais moi, fais moi là, kesjfais, faut que j'en parle,
      si j'en parle ou, si je lui (dis/pardonne) ou, mieux que je parte, que je parte ou, partir ou rester, rester ou partir, le dire ou pas, y aller ou pas
    `),
  },
  again: phrases(`
    ^ (encore/d'autres/plus) $, ^ encore une fois, ^ encore stp, ^ encore (un/une) $, ^ (une/un) autre $, (un/une) autre stp, ^ autre chose $, ^ t'as autre chose, ^ tu as autre chose,
    ^ t'en as (un/une) autre, tu en as (un/une) autre, tu en as d'autres, d'autres (idées/conseils/pistes), ^ quoi d'autre, ^ et sinon $, ^ sinon quoi, ^ (refais/recommence/redis/répète),
    ^ on recommence, on recommence $, on refait, ^ on le refait, ^ la suite $, ^ (une/un) deuxième, une dernière $, un dernier $,
    plus (court/courte/doux/douce/gentil/gentille/simple/simplement/ferme/direct/cool/poli/polie), (moins/trop) (formel/formelle/long/longue/sec/dur), trop (froid/soutenu/notaire), encore trop,
    autrement, une autre (version/façon), version plus, pas comme ça, avec mes mots, comme je parle
  `),
  reporting: phrases(`
    (m'a/m'ont/m'avait/ont/a) (demandé/dit), (me/il/elle) (demande/dit/disait), (me/ils) disent, me demandent, (lui/leur) ai demandé, je lui ai dit, (il/elle) me (sort/lance/fait),
    mon (frère/mari) dit, ma (femme/mère) dit, (il/elle) veut savoir, (il/elle) (savait/sait/répète/répétait/crie/voulait), m'a (appris/montré/expliqué), (il/elle) se demande,
    arrête pas de me demander, (on/lui) disait, ils disaient, mon chef demande, (il/elle) m'a (fait/sorti/répondu), (il/elle) a répondu, voulait savoir, a expliqué
  `),
  declining: phrases(`
    (veux/voulais/demande) pas, ai pas demandé, pas (besoin/de), arrête avec, arrête de me donner, marre (de/des), (assez/plus) de, aucun, aucune, au lieu de, stop
  `),
  situations: {
    breakUp: phrases(`
      rompre, casser avec, je veux divorcer, (le/la) (quitter/larguer), quitter mon (copain/mari/mec), quitter ma (copine/femme/meuf), que je (le/la) quitte, mettre fin à, mettre un terme,
      arrêter notre relation, arrêter avec (lui/elle), c'est fini entre, (se/me) séparer, demander le divorce
    `),
    apologise: phrases(`
      m'excuser, s'excuser, (des/mes) excuses, demander pardon, me faire pardonner, pardon à, je m'excuse, (c'était/c'est) ma faute, j'ai (merdé/déconné), j'ai eu tort,
      je l'ai (blessé/blessée/déçu/déçue), je les ai blessés, je lui ai fait du mal, j'ai (crié/hurlé) sur, je lui ai (crié/menti), je me suis (énervé/énervée), j'ai mal parlé,
      j'ai oublié son anniversaire, j'ai menti à, rattraper le coup, me rattraper
    `),
    condole: phrases(`
      condoléances, a perdu ça (mère/femme/fille/sœur/grand-mère), a perdu son (père/mari/fils/frère/chien/chat/bébé/grand-père), ça (mère/femme/sœur) est morte, son (père/mari/frère/chien) est mort,
      ça mère est décédée, son père est décédé, vient de perdre, est en deuil, carte de deuil, un mot pour la famille, les obsèques de
    `),
    sayNo: phrases(`
      dire non, refuser, décliner, je veux pas y aller, veux pas (venir/prêter), veux pas le faire, prêter de l'argent, prêter (ma/mon), lui prêter, me lâche, qu'ils me lâchent, qu'on me laisse,
      me laisse tranquille, me (foute/fiche) la paix, besoin d'espace, besoin de distance, (mettre/poser) une limite, (poser/mettre) des limites, mettre un stop, arrête de (venir/m'appeler),
      débarque sans, (vient/viennent) sans prévenir, se mêle de, se mêler, s'incruste, remplacer un collègue, faire des heures en plus, en plus de mon, garder ses enfants encore
    `),
    askForHelp: phrases(`
      demander de l'aide, un coup de main, lui demander de m'aider, (qu'il/qu'elle/qu'on) m'aide, qu'ils m'aident, besoin d'aide, besoin d'un service, demander un service, un service à,
      (garder/prendre) les enfants, garder mon fils, garder ma fille, garder le petit, garder la petite, une nounou, un babysitting, que je vais pas bien, que ça va pas, que je vais mal,
      que j'y arrive plus, que je craque, que je suis au bout, que j'ai besoin
    `),
    moreTime: phrases(`
      un (délai/report), (délai/retard) de paiement, plus de temps, quelques jours de plus, une semaine de plus, reporter, repousser la date, rendre en retard, (rendre/payer) plus tard,
      payer en plusieurs, en plusieurs fois, échelonner, échéancier, (le/mon) (loyer/proprio), ma (proprio/propriétaire/banquière), mon (propriétaire/banquier), le (bailleur/découvert),
      la (banque/facture/deadline), edf, engie, hydro, les impôts, je dois de l'argent, en retard de loyer, l'échéance, une rallonge
    `),
    cancel: phrases(`
      annuler, décommander, me désister, que je viens (pas/plus), que je viendrai pas, qu'on viendra pas, qu'on viendra peut-être pas, que je peux pas venir, je pourrai pas venir, je peux plus venir,
      poser un lapin, me porter malade, être malade demain, en arrêt, arrêt maladie, prévenir (ma/mon/ça/son) chef, prévenir le boulot, prévenir l'école, prévenir mon patron, pas y aller ce soir,
      échapper à la soirée
    `),
    invite: phrases(`
      inviter, l'inviter, (lui/leur) proposer, (proposer/boire/prendre) un café, (boire/prendre) un verre, un (ciné/date/rencard/rancard/crush), aller au ciné, sortir avec moi, se voir, qu'on se voie,
      (mon/ma) crush, (il/elle) me plaît, lui dire (qu'il/qu'elle) me plaît, lui avouer, manger ensemble, (manger/venir) chez moi, faire connaissance, aborder (un/une),
      (engager/lancer) la conversation
    `),
    reconnect: phrases(`
      reprendre contact, recontacter, renouer, reparler à, lui reparler, on se parle plus, on s'est pas parlé, on s'est perdus de vue, (perdu/perdue) de vue, plus de nouvelles,
      pas de nouvelles depuis, (donner/prendre) des nouvelles, des années sans, depuis des années qu'on, après tout ce temps, après des années, après deux ans, après un an, relancer,
      faire un premier pas, le premier pas, ghosté, je l'ai ghostée
    `),
    collect: phrases(`
      (ses/mes) (affaires/clés), passer prendre, rendre les clés, les clés de, (il/elle) veut me voir, veut qu'on se voie, veut me revoir, (il/elle) m'a (écrit/envoyé), il m'a renvoyé,
      message de mon ex, mon ex (m'a/m'écrit/vient), (laissé/laissée) en vu, un vu
    `),
    complain: phrases(`
      (qu'il/qu'elle) arrête, qu'ils arrêtent, d'arrêter de, arrête de (faire/parler), (enlever/enlève/retirer/supprimer) la photo, une photo de moi, taguée, tagué, identifié sur,
      se (moque/moquent/foutent/fout) de moi, dans mon dos, (raconté/dit) à tout le monde, devant tout le monde, m'a (blessé/blessée/vexé/vexée/planté/plantée/ignoré/ignorée), m'a fait du mal,
      me (saoule/gonfle), m'énerve, le (bruit/ménage), (fait/font) du bruit, trop de bruit, musique à fond, mon voisin, ma voisine, mes voisins, la vaisselle, fait jamais rien, m'aide jamais,
      toujours en retard, a annulé, a oublié mon anniversaire, m'ignore, la conv de groupe, groupe whatsapp, une réclamation, me plaindre auprès
    `),
    hardNews: phrases(`
      annoncer, l'annoncer, (dire/parler) à mes parents, dire à ma (mère/famille/fille/femme/copine/sœur), dire à mon (père/fils/mari/copain/mec/frère/ami/amie), dire à mes enfants,
      dire à ma meilleure amie, dire à mon meilleur ami, mauvaise nouvelle, coming out, que je suis (gay/lesbienne/homo/bi/trans/viré/virée/malade), enceinte, que j'ai raté, j'ai raté mon,
      j'ai perdu mon travail, j'ai été (viré/virée), que je (déménage/pars), que j'arrête mes études, que j'arrête la fac, arrêter la fac, arrêter mes études, j'ai un cancer, que j'ai des dettes,
      j'ai trompé, je l'ai (trompé/trompée), un secret
    `),
    atWork: phrases(`
      (mon/ma) (chef/boss/manager/responsable/collègue), ma (cheffe/patronne/supérieure/démission/tutrice), mon (patron/n+1/supérieur/employeur/planning/préavis/tuteur), la (direction/rh/réunion),
      les rh, le drh, les ressources humaines, une (augmentation/alternance/réunion), mes (heures/horaires/collègues/congés), heures (supplémentaires/sup), un jour de congé, des congés, poser un jour,
      télétravail, démissionner, lettre de (démission/motivation), rupture conventionnelle, charge de travail, un (entretien/stage), l'entretien, lettre (recommandée/recommandé), maître de stage
    `),
    ask: phrases(`
      demander si, demander à (mon/ma/la) prof, demander au (prof/médecin/guichet), demander à mon médecin, demander à la maîtresse, demander à (l'école/l'accueil), au (secrétariat/téléphone),
      poser (la/une/ma) question, demander ce que, demander de quoi, de quoi il s'agit, avoir l'air (bête/con/conne/idiot), passer pour, en (rentrant/arrivant), me présenter
    `),
  },
  topics: {
    rights: phrases(`
      le (droit/contrat/bail), mes droits, légal, illégal, la (loi/caution/garde), mon (contrat/bail), préavis, expulser, expulsion, mettre dehors, dépôt de garantie, (augmentation/hausse) de loyer,
      une hausse, impayé, impayés, licenciement, licencier, me virer, prud'hommes, harcèlement, garde des enfants, pension alimentaire, rupture conventionnelle, heures sup payées, arrêt maladie,
      chômage, allocations, apl, rsa, caf
    `),
    panic: phrases(`
      panique, paniquer, (crise/crises) d'angoisse, spasmophilie, crise cardiaque, infarctus, cœur qui bat, cœur (bat/s'emballe), palpitations, tachycardie, peux plus respirer, arrive plus à respirer,
      j'arrive pas à respirer, souffle coupé, oppression, poitrine, gorge serrée, boule dans la gorge, vertige, vertiges, m'évanouir, évanouir, tomber dans les pommes, hyperventil*, fourmillements,
      fourmis dans, picotements, devenir (fou/folle), perdre la (tête/raison)
    `),
    breakup: phrases(`
      rupture, ruptures, rompu, séparation, séparés, (mon/son/un/une) ex, s'en remettre d'une, oublier quelqu'un, l'oublier, oublier une relation, (chagrin/peine) d'amour, peine de cœur, cœur brisé,
      divorce, divorcer, tourner la page, largué, larguée, m'a (quitté/quittée), penser à (lui/elle) tout le temps
    `),
    grief: phrases(`
      deuil, mort, morte, est parti, décès, décédé, décédée, est partie il y a, disparu, disparue, enterrement, obsèques, funérailles, veuf, veuve, perdu ma (mère/grand-mère/femme),
      perdu mon (père/mari/chien/chat), perdu quelqu'un, lui parler encore, parler aux morts, entendre ça voix, (le/la) voir partout, rêver de lui, rêver d'elle
    `),
    crying: phrases(`
      pleurer, pleure, pleures, pleuré, pleurs, larmes, chialer, chiale, sangloter, brailler
    `),
    numb: phrases(`
      rien ressentir, (ressens/sens) rien, (ressens/sens) plus rien, vide à l'intérieur, me sens vide, le vide, anesthésié, anesthésiée, engourdi, engourdie, insensible, détaché, détachée,
      indifférent, indifférente, plus d'émotions, pas triste, rien à faire de rien, m'en fous de tout
    `),
    sleep: phrases(`
      dormir, dors, dort, dormi, sommeil, endormir, m'endormir, insomnie, insomnies, insomniaque, réveiller, me réveille, réveil, réveillé, réveillée, nuit blanche, nuits blanches, rêve, rêves, rêver,
      cauchemar, cauchemars, sieste, siestes, terreurs nocturnes, somnoler
    `),
    friends: phrases(`
      (faire/trouver/avoir) des amis, nouveaux amis, des amis à l'âge adulte, amis adultes, (pas/plus) d'amis, aucun ami, rencontrer des gens, rencontrer du monde, nouvelles rencontres, des potes
    `),
    homesick: phrases(`
      (mal/loin) du pays, le bled me manque, (mon/nouveau) pays, chez moi me manque, la maison me manque, ma (famille/ville) me manque, loin de chez moi, loin de ma famille, m'habituer, s'habituer,
      nouvelle ville, (arrivé/arrivée) ici, expatri*, immigr*, déraciné, me sentir chez moi, s'intégrer, m'intégrer
    `),
    badThoughts: phrases(`
      mauvaises pensées, pensées (bizarres/horribles/affreuses/noires/violentes), intrusive, intrusives, pensées comme ça, pensées que je veux pas, images dans la tête, des trucs horribles,
      penser des choses horribles, des idées bizarres, (phobie/phobies) d'impulsion
    `),
    study: phrases(`
      examen, examens, exam, exams, partiel, partiels, le bac, bac blanc, brevet, concours, oral, l'oral, contrôle, interro, trou noir, (trou/trous) de mémoire, concentrer, concentration, mémoriser,
      apprendre par cœur, retenir, réviser, révisions, révision, procrastin*, dissertation, étudier
    `),
    children: phrases(`
      bébé, nourrisson, nouveau-né, enfant, enfants, gamin, gamins, gosse, gosses, mon (fils/petit), ma (fille/petite), ado, ados, adolescent, adolescente, parent, parents font, mère normale,
      père normal, allaiter, allaitement, crise de colère, colères, pipi au lit, école maternelle, dents, poussée, doudou, fièvre
    `),
    tired: phrases(`
      fatigue, fatigué, fatiguée, épuisé, épuisée, épuisement, crevé, crevée, burn out, burnout, (plus/pas) d'énergie, aucune énergie, vidé, vidée, paresseux, paresseuse, flemme, flemmard, flemmarde,
      fainéant, fainéante, arrive pas à me lever, motivation, plus envie de rien
    `),
    anger: phrases(`
      colère, énervé, énervée, m'énerve, rage, haine, furieux, furieuse, je (le/la) déteste, rancune, rancœur, jaloux, jalouse, jalousie, irritable, à fleur de peau, (péter/pète) un câble,
      susceptible
    `),
    worry: phrases(`
      inquiet, inquiète, inquiétude, inquiétudes, m'inquiète, s'inquiéter, m'inquiéter, angoisse, angoisses, angoissé, angoissée, anxiété, anxieux, anxieuse, stress, stressé, stressée, stresser,
      nerveux, nerveuse, rumine, ruminer, ruminations, cogite, cogiter, cerveau qui, pensées en boucle, arrêter de penser, ventre noué, (boule/mal) au ventre, trac, me rassurer, résultats,
      à contrôler, appréhende
    `),
    alone: phrases(`
      seul, seule, solitude, solitaire, isolé, isolée, timide, timidité, introverti, introvertie, mal à l'aise avec, asocial, asociale
    `),
    normal: phrases(`
      normal, bizarre de, normale, fréquent, courant, le seul à, la seule à, que moi, les autres aussi, d'autres gens, ça (passe/s'arrête/s'arrange), ça va passer, s'en remet
    `),
  },
  dialogues: {
    urgeToText: phrases(`
      envie de lui (écrire/envoyer/répondre), envie d'écrire à, envie de l'appeler, envie d'appeler mon ex, envie de lui parler à nouveau, envie de répondre à mon ex, écrire à mon ex, appeler mon ex,
      envoyer un message à mon ex, je vais lui écrire là, je vais lui envoyer, j'ai failli lui écrire, j'ai failli l'appeler, failli envoyer, je lui écris ou, je l'appelle ou pas, je dois lui écrire,
      je lui renvoie un message, je regarde son (profil/insta), je regarde ses stories, je stalke, stalke son, stalker, je checke son, je fixe notre conv, j'écris et j'efface, j'écris et je supprime,
      message en brouillon, je tape et j'efface
    `),
    awakeAtThree: phrases(`
      (deux/trois/quatre/cinq) heures du matin, (2h/3h/4h/5h) du (matin/mat), 1h du mat, il est (2h/3h/4h), en pleine nuit, milieu de la nuit, les yeux ouverts, les yeux grands ouverts, je dors pas,
      dors toujours pas, pas dormi, (réveillé/réveillée) depuis, encore (réveillé/réveillée), me suis (réveillé/réveillée) à, me réveille à, me rendormir, (fixe/regarde) le plafond, regarde l'heure,
      les heures défilent, nuit blanche
    `),
    racingMind: phrases(`
      tête pleine, tête qui explose, tête va exploser, tourne dans ma tête, (tourne/tournent/pensées/cerveau) en boucle, tourne en rond dans, pensées qui défilent, (cerveau/tête) s'arrête pas,
      arrive pas à (débrancher/couper/déconnecter), arrive pas à arrêter de penser, peux pas (m'arrêter/arrêter) de penser, arrête pas de penser, mille (choses/trucs), cinquante trucs,
      trop de (trucs/choses) en tête, je (cogite/rumine/rejoue), je refais le film, repasse la scène, dans tous les sens
    `),
    parkingAWorry: phrases(`
      arrête pas de m'inquiéter, peux pas m'empêcher de m'inquiéter, m'inquiète tout le temps, m'inquiète sans arrêt, (inquiet/inquiète/stresse/stressé/stressée/angoisse) pour demain, peur de demain,
      (redoute/appréhende) demain, j'appréhende, ça m'inquiète la nuit, souci qui revient
    `),
    examTonight: phrases(`
      (examen/exam/exams/partiel/partiels/contrôle/interro/oral/bac/concours/soutenance/exposé) demain, demain j'ai un (examen/contrôle/oral), demain j'ai partiel, bac blanc,
      examen (lundi/mardi/mercredi/jeudi/vendredi/dans), (partiel/partiels) dans, partiels la semaine, semaine de partiels, le bac dans, j'ai rien (capté/appris), (rien/pas) révisé,
      pas commencé à réviser, en retard dans mes révisions, bachoter, réviser ce soir, réviser cette nuit
    `),
    bodyImage: phrases(`
      mon (corps/poids/bide/acné/nez), je suis (gros/grosse/moche/laide/laid), me sens (gros/grosse/moche), trop (gros/grosse/maigre), mes (cuisses/hanches/fesses/seins/boutons/complexes),
      mon (ventre/visage) est, ma peau, me trouve (moche/laid/laide), dans la glace, le (miroir/maillot), sur les photos, cette photo de moi, maillot de bain, cabine d'essayage, complexée, complexé
    `),
    innerCritic: phrases(`
      je suis (nul/nulle/inutile/con/conne/idiot/idiote/bête), me sens (nul/nulle/inutile), trop (nul/nulle/con/conne), (bon/bonne/sers) à rien, je suis une merde, une grosse merde, je suis un échec,
      un raté, une ratée, vaux rien, quel idiot, quelle idiote, je me (hais/compare), me déteste, (pas/jamais) à la hauteur, (jamais/pas) assez bien, pas assez (bonne/bon), je (rate/foire) tout,
      syndrome de l'imposteur, imposteur, les autres sont meilleurs, honte de moi
    `),
    apology: phrases(`
      m'excuser, lui présenter mes excuses, demander pardon, me faire pardonner, je l'ai (blessé/blessée/déçu/déçue), je lui ai fait du mal, j'ai (crié/hurlé) sur, je lui ai crié dessus,
      j'aurais pas dû dire, j'aurais pas dû lui dire, regrette ce que j'ai dit, regrette de lui avoir, j'ai été (injuste/odieux/odieuse/méchant/méchante)
    `),
    boundary: phrases(`
      ma belle-mère, mon beau-père, mes beaux-parents, (débarque/vient) sans prévenir, débarquent sans, sans prévenir chez, fouille (dans/mes), lit mes messages, se mêle de tout, se mêle de ma vie,
      critique tout ce que je, remarques sur mon, (respecte/respectent) pas mes, me contrôle, contrôle tout, (mère/père) toxique, parents toxiques, mère intrusive, ma mère arrête pas,
      mon père arrête pas, mes parents arrêtent pas, ma mère m'appelle tous les jours, m'appelle dix fois, ma mère veut toujours, ma mère décide, chantage affectif, me fait culpabiliser,
      dire non à ma mère, dire non à mon père, dire non à mes parents, poser (des/mes) limites, mettre des limites
    `),
    askingForHelp: phrases(`
      demander de l'aide, (ose/j'ose) pas demander, y arrive (pas/plus) toute seule, y arrive (pas/plus) tout seul, je fais tout toute seule, je fais tout tout seul, je fais tout (seule/seul),
      tout repose sur moi, tout sur le dos, tout sur mes épaules, personne (m'aide/aide), personne pour m'aider, peur de déranger, veux pas déranger, être un poids, (mère/père) célibataire,
      (maman/papa) solo, je suis (aidant/aidante), je m'occupe de ma mère, je m'occupe de mon père, le coup de main
    `),
    catastropheCheck: phrases(`
      (au/le) pire, scénario catastrophe, et si je (rate/perds), et si (j'échoue/elle/ils/jamais), et si on me, et si c'est grave, et si c'est un cancer, et s'il, je vais me faire virer,
      vais être (viré/virée), vais perdre mon (travail/boulot), tout va (s'écrouler/foirer), (tout/ça) va mal finir, (gâcher/foutu) ma vie, ma vie est foutue, finir à la rue, finir (seul/seule)
    `),
    stop: phrases(`
      vais (exploser/péter), péter un (câble/plomb), je vais craquer sur, envie de (hurler/crier), envie de tout (casser/envoyer), tout envoyer balader, tout plaquer, je vais claquer ma dem,
      claquer ma démission, je vais lui dire ma façon, dire ses quatre vérités, leurs quatre vérités, je vais lui balancer, je vais l'envoyer chier, (prêt/prête) à envoyer, sur le point d'envoyer,
      appuyer sur envoyer, jeter mon téléphone
    `),
    hardConversation: phrases(`
      dois (lui/leur) (dire/parler), faut que je (lui/leur) dise, faut que je lui parle, faut qu'on parle, je dois annoncer, faut que j'annonce, (lui/leur) annoncer, mettre les choses au clair,
      une discussion avec, avoir une discussion, (discussion/conversation) difficile, confronter, mon coming out, parler à mon (chef/patron/boss), parler à ma chef, dire à mes parents, rompre avec,
      lui dire que c'est fini, sais pas comment lui parler, peur de lui (parler/dire), ose pas lui (dire/parler)
    `),
    assertiveMessage: phrases(`
      (lui/leur) écrire que, envoyer un message à mon chef, un mail à (mon/ma), un mail au, écrire à mon (chef/proprio), écrire au proprio, lettre (recommandée/recommandé), lui répondre,
      répondre à son message, répondre à mon ex, dans le groupe, le groupe whatsapp, enlever la photo, (lui/leur) dire d'arrêter, (qu'il/qu'elle) arrête de, une augmentation, mes heures sup
    `),
    makingAFriend: phrases(`
      faire des amis, (pas/plus) d'amis, aucun ami, nouveaux amis, (connais/connaît) personne, personne me parle, nouveau (ici/lycée), nouvelle (ici/ville/école/fac), je mange (seul/seule),
      (mangé/manger) (seul/seule), ils ont leur groupe, ont déjà leurs groupes, (inviter/rencontrer) des gens, (gars/filles) de ma promo
    `),
    fiveSenses: phrases(`
      pas réel, irréel, rien est réel, rien me semble réel, l'impression de rêver, comme dans un (rêve/film), déréalisation, dépersonnalisation, dissocie, dissociation, je (flotte/décroche),
      je plane pas, à côté de moi-même, à côté de mon corps, (hors/sors) de mon corps, me vois de l'extérieur, flashback, flashbacks, flash back, dans le brouillard
    `),
    gettingGoing: phrases(`
      arrive (pas/plus) à me lever, arrive pas à sortir du lit, sors (pas/plus) du lit, au lit toute la journée, (resté/restée) au lit, couché toute la journée, (aucune/zéro) motivation,
      plus de motivation, arrive pas à commencer, m'y mettre, procrastin*, rien (fait/foutu) de la journée, rien fait aujourd'hui, fait rien de la journée, goût à rien, envie de rien, à quoi bon,
      rien me fait envie, grosse flemme, pas la force de
    `),
  },
  unquotable: phrases(`
    mort, morte, morts, mortes, mourir, meurs, meurt, crever, crève, tuer, tue, tué, suicid*, pendre, me couper, scarif*, me faire du mal, en finir, overdose, cachets, médocs, couteau, arme, fusil,
    viol, violé, violée, violer, abus*, agress*, frappe, frappé, frappée, tape, tapé, battu, battue, cogne, menac*, putain*, merde*, merdique, bordel, connard*, connasse*, conne, con, cons, salope*,
    salaud*, pute*, enfoiré*, pédé*, tapette, gouine, bâtard*, batard*, fdp, ntm, tg, chier, chiant*, chiale*, gueule, cul, bite, couille*, foutre, foutu*, idiot*, débile*, imbécile*, abruti*,
    crétin*, moche, moches, laid, laide, gros, grosse, nul, nulle, nuls, raté, ratée, inutile, dégueulasse, dégoûtant*, monstre, bougnoule*, nègre*, négro*, youpin*, mongol*, tabarnak, câlice, crisse,
    ostie, niqu*, baise*, encul*, tu, toi, te, ton, ta, tes, tien, vous, votre, vos, bot, robot, appli, application, ia, porno*, sexe*, sexuel*, coucher avec, nu, nue, nudes, adresse, rue,
    mot de passe, code, pin, iban, carte bancaire, numéro de carte, secret, secrets
  `),
};
