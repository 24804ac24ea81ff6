import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const acts: Recognition['acts'] = {
  wantsPerson: phrases(`
    parler à une vraie personne, parler à une personne, parler à un humain, parler à quelqu'un de vrai,
    parler à un vrai humain, parler à un être humain, veux un humain, veux une personne, voudrais une personne,
    parler à un professionnel, besoin d'un professionnel, parler à un psy, voir un psy, besoin d'un psy,
    aller voir un psy, consulter un psy, trouver un psy, chercher un psy, un psychologue, besoin d'un thérapeute,
    voir un thérapeute, une thérapie, aide professionnelle, un vrai ami, une vraie amie, consulter quelqu'un,
    veux une vraie personne, voudrais une vraie personne, besoin d'une vraie personne,
    besoin de parler à une personne
  `),
  areYouAi: phrases(`
    tu es humain, tu es humaine, tu es un humain, es-tu humain, es-tu humaine, es-tu un humain, tu es une personne,
    es-tu une personne, tu es réel, tu es réelle, es-tu réel, tu es vrai, tu es un robot, es-tu un robot,
    tu es un bot, es-tu un bot, tu es une ia, es-tu une ia, tu es une machine, es-tu une machine,
    une intelligence artificielle, c'est un robot, c'est un bot, c'est une ia, vraie personne qui,
    parle à un robot, parle à une ia, parle à un bot, parle à une machine, parle à un humain, parle à une personne,
    parle à une vraie personne, parle avec un robot, parle avec une ia, tu as des sentiments, as-tu des sentiments,
    tu ressens, tu existes, existes-tu, tu es conscient, tu es vivant, tu es psy, tu es un psy, tu es psychologue,
    tu es thérapeute, tu es médecin, tu es un professionnel, tu penses par toi-même, chatgpt, tu es un homme,
    tu es une femme, tu es une fille, tu es un mec, humain ou robot, robot ou humain, tu es une vraie personne,
    es-tu une vraie personne, ^ y a quelqu'un $, ^ il y a quelqu'un $, quelqu'un derrière, y a quelqu'un là $,
    es-tu psychologue, es-tu thérapeute, es-tu médecin, es-tu psy, es-tu un psy, es-tu un thérapeute,
    es-tu un psychologue, tu es mon psy, tu es mon thérapeute, tu es un thérapeute, tu es un psychologue,
    tu es un vrai médecin, tu es un médecin, tu es un vrai psy, il y a un humain derrière,
    y a un humain derrière
  `),
  whoAreYou: phrases(`
    qui es-tu, tu es qui, c'est qui, qui est tu, comment tu t'appelles, comment t'appelles-tu, ton nom, ton prénom, tu es quoi, tu fais quoi $, que fais-tu, comment tu marches, comment tu fonctionnes, comment ça marche, comment ça fonctionne, tu sers à quoi, à quoi tu sers, que peux-tu faire, tu peux faire quoi, c'est quoi alento, qu'est-ce que c'est alento,
    c'est quoi cette appli, c'est quoi ça
  `),
  secrecy: phrases(`
    c'est confidentiel, confidentiel, confidentielle, c'est privé, c'est anonyme, anonyme, tu vas le dire, tu vas le répéter, tu le répètes, quelqu'un lit, qui lit, quelqu'un peut lire, qui peut lire, qui voit, garder un secret, garde le secret, te faire confiance, entre nous $, ça reste entre nous, mes données, c'est enregistré, tu enregistres, tu gardes ce que
  `),
  medicine: phrases(`
    arrêter mes médicaments, arrêter mon traitement, arrêter les médicaments, arrêter les antidépresseurs, arrêter de prendre mes, arrêter de prendre mon, est-ce que je peux prendre, puis-je prendre, je peux prendre du, je peux prendre un, dois-je prendre, je dois prendre un, quel médicament, quels médicaments, augmenter la dose, doubler la dose, ma dose, quelle dose, posologie,
    antidépresseur, antidépresseurs, anxiolytique, anxiolytiques, somnifère, somnifères, xanax, lexomil, prozac, seroplex, zoloft, sertraline, fluoxétine, atarax, benzo, benzos, valium, prescrire, prescris, ordonnance
  `),
  naming: phrases(`
    est-ce une dépression, est-ce que c'est une dépression, c'est une dépression, je suis en dépression,
    suis-je dépressif, suis-je dépressive, suis-je bipolaire, je suis bipolaire, j'ai un tdah, j'ai un tda,
    suis-je autiste, je suis autiste, je suis borderline, suis-je borderline, j'ai un trouble, j'ai des toc,
    c'est quoi mon diagnostic, un diagnostic, diagnostiqu*, est-ce que j'ai une dépression,
    je pense que j'ai une dépression, je crois que j'ai une dépression, je crois que je fais une dépression,
    je fais une dépression, est-ce que je suis folle, est-ce que je suis fou, suis-je fou, suis-je folle,
    je suis en train de devenir folle, je suis en train de devenir fou, suis-je normal, est-ce que je suis normal, est-ce que je suis normale, qu'est-ce que j'ai $
  `),
  affection: phrases(
    `je t'aime, t'aime fort, tu m'aimes, m'aimes-tu, je suis amoureux de toi, je suis amoureuse de toi, sors avec moi, épouse-moi, tu m'as manqué, je te manque, je t'ai manqué, tu m'aimes bien, je t'aime bien, je t'adore`,
  ),
  howAreYou: phrases(`
    comment vas-tu, comment tu vas, tu vas bien, ça va toi, ça va et toi, et toi ça va, et toi $, ^ ça va $, ^ salut ça va $, ^ bonjour ça va $, ^ coucou ça va $, ^ hey ça va $, ^ bonsoir ça va $, quoi de neuf, comment ça va, la forme $
  `),
  goodbye:
    phrases(` à bientôt, à la prochaine, a la proch, à plus $, ^ à plus, à plus tard $, ^ à tout à l'heure, à toute $, à tte $, à tantôt, ^ à demain, | à demain, merci à demain, à demain $, à lundi $, à ce soir $, à un de ces quatre, à la revoyure, on se reparle, on se reparlera, on en reparle, on en reparlera, on reparle demain, on se redit, on se capte, on se voit demain, je reviendrai, je reviens demain, je reviens plus tard, je repasserai, jrepasserai, bye, bye bye, byebye, baye, ciao, tchao, tchaw, tchuss, tchüss, tschüss, tchou, bises, bisous, biz, bizz, bisou $, gros bisous, des bisous, kiss, ^ au revoir, | au revoir, merci au revoir, au revoir $, aurevoir, ^ adieu, salut la compagnie, allez salut, bon salut, merci salut, | salut $, salut alors, salut toi $, ^ la bise, allez ciao, allez bye, allez à plus, ^ bonne soirée, | bonne soirée, merci bonne soirée, bonne soirée $, ^ bonne journée $, | bonne journée $, merci bonne journée, bonne journée $, bonne journée à toi, bonne soirée à toi, bon week-end, bonne fin de, bonne continuation, bon courage à toi, bonne aprem, bon après-midi $, prends soin de toi, prenez soin de vous, porte-toi bien, passe une bonne, passez une bonne, on est ensemble, ^ peace $, je dois y aller, dois y aller, jdois y aller, je dois y retourner, je dois filer, jdois filer, je dois partir, dois partir $, jdois partir, je dois te laisser, dois te laisser, jdois te laisser, faut que j'y aille, faut que jy aille, il faut que j'y aille, faut jy aille, faut que je file, faut que je te laisse, faut que je vous laisse, faut que je parte, faut que je bouge, faut que j'y retourne, faut que je dorme, faut que j'aille dormir, faut que j'aille me coucher, faut que je me couche, faut que je m'y mette, faut que je force le sommeil, faut y aller, faut filer, j'y vais $, jy vais $, j'y vais |, jy vais là, bon j'y vais, allez j'y vais, je vais y aller, jvais y aller, je m'en vais $, ^ je pars $, | je pars $, bon je pars, je pars bosser $, je pars travailler $, je pars en cours $, je pars en cours là, je te laisse, jte laisse, jtlaisse, je te laisse là, je vous laisse, jvous laisse, on te laisse, ^ je file, bon je file, je file $, allez je file, jfile, je file à, je file au, je file prendre, je filoche, je me sauve, jme sauve, je me casse $, jme casse $, je bouge $, jbouge $, je décolle, jdecolle, je mets les voiles, je taille $, je raccroche, je me déconnecte, jme deco, je déco $, jdeco, je coupe $, je coupe là, j'éteins $, j'éteins |, j'éteins là, jeteins $, je vais éteindre, vais éteindre, jvais éteindre, je ferme $, je ferme l'appli, je pose le téléphone, je pose mon téléphone, je pose le tel, jpose le tel, je range le téléphone, je lâche le téléphone, je lâche mon téléphone, plus de batterie, plus de batterie $, j'ai plus de batterie, batterie faible, tel va s'éteindre, téléphone va s'éteindre, bientôt plus de batterie, je vais dormir, jvais dormir, vais dormir $, vais aller dormir, vais me coucher, je vais me coucher, je vais au lit $, je vais au lit |, jvais au lit $, jvais au lit |, vais aller au lit, je vais aller au lit, je vais au dodo, jvais au dodo, dodo $, au dodo, allez au lit, bon au lit, allez dodo, je file au lit, filer au lit, je me couche, jme couche, je pars me coucher, je pars dormir, je retourne dormir, je retourne me coucher, retourne au lit, retourne me coucher, je dors là $, vais essayer de dormir, vais tenter de dormir, j'essaie de dormir, j'essaye de dormir, je tente de dormir, essayer de dormir maintenant, essayer de fermer l'œil, vais fermer les yeux, je ferme les yeux, yeux se ferment, mes yeux se ferment, les yeux qui se ferment, je m'endors $, jmendors $, je tombe de sommeil $, je tire le rideau, je tire ma révérence, je pique du nez, vais me reposer, je vais me reposer, jvais me reposer, c'est tout pour aujourd'hui, c'est tout pour ce soir, ça sera tout, ce sera tout, ça ira pour ce soir, ça ira pour aujourd'hui, ça suffira pour ce soir, on s'arrête là, on s'arrête ici, je m'arrête là, jm'arrête là, on arrête là, j'arrête là pour, fini pour aujourd'hui, fini pour ce soir, assez pour aujourd'hui, assez pour ce soir, on en reste là, restons-en là, j'y retourne $, jy retourne, je retourne bosser $, je retourne travailler $, je retourne au travail $, retourne en cours, je m'y mets, jm'y mets, jmy mets, jmy met, je m'y mets à plus, la pause est finie, ma pause est finie, fin de pause, fin de ma pause, ça sonne $, ça va sonner, ça a sonné, mon bus arrive, mon bus est là, le bus arrive, le bus est là, voilà mon bus, mon train arrive, mon train est là, le train arrive, mon métro arrive, mon tram arrive, mon métro est là, mon tram est là, c'est mon arrêt, je descends là, j'arrive à mon arrêt, je suis arrivé $, je suis arrivée $, on m'appelle, on m'attend $, ma mère m'appelle $, ma mère m'appelle | je, m'attend pour, m'attend $, m'attendent, le repas est prêt, c'est prêt $, on mange $, on passe à table, à table $, je vais manger $, jvais manger $, je vais à la douche, jvais me doucher, on sonne à la porte, ça frappe à la porte, le petit pleure $, la petite pleure $, la petite se réveille $, le petit se réveille $, je vais au five, jvais au five, jvais au sport $, jvais en cours $, j'ai cours là, jvais bosser $, je vais bosser $, je vais travailler $, jvais au taf, merci pour tout, merci pour cette discussion, merci pour la discussion, merci pour l'écoute, merci de l'écoute, merci de m'avoir écouté, merci de m'avoir écoutée, merci d'avoir écouté, merci d'avoir été là,  souhaite-moi bonne chance, souhaite-moi bon courage, faut que jdorme, faut jte laisse, faut que jte laisse, faut que jfile, il faut que je dorme $, pioncer $, vais pioncer, tenter de pioncer, me pieuter, je vais roupiller, vais roupiller, essayer de me rendormir, vais me rendormir, le devoir m'appelle, le travail m'appelle, le boulot m'appelle, arrivé au taf, arrivée au taf, arrivé au travail, arrivée au travail $, arrivé à destination, je coupe mon tel, je coupe le tel, je coupe mon téléphone, je coupe le téléphone, je mets le téléphone en, je mets mon tel en, c'est pas tout ça mais, mon train est en gare, train est en gare, pause est terminée, pause terminée, pause est finie, mon mari rentre, on m'attend à, je décroche pour ce soir, allez zou, zou $, à la prochaine fois, je reprends ma route, je reprends la route $, je remonte $, je rentre $, bon je rentre, vais _ dormir $, vais tâcher de dormir, tâcher de dormir, vais me mettre au lit, me mettre au lit, vais me poser $, vais me pieuter, vais pas tarder, je vais pas tarder, ^ bon je dois aller, ^ bon faut que, ^ bon il faut que, ^ allez faut que, ^ bon je retourne, ^ bon je remonte, ^ bon allez $, ^ bon allez je, ^ allez je file, ^ allez je te, dois aller chercher, faut que j'aille chercher, j'arrête pour ce soir, j'arrête pour aujourd'hui, arrête pour ce soir, on arrête pour ce soir, c'est bon pour ce soir, ça me suffit pour ce soir, pour ce soir ça ira, je me remets au, jme remets au, me remets au boulot, me remets au travail, faut que je bosse, faut que je rentre, faut que je prépare le, faut que je sorte, faut que je raccroche, je te reparle, jte reparle, je te redis, je te tiens au courant, je te raconterai, je te dirai demain, je reviens te voir, je reviens vers toi, je reviendrai te, à la semaine prochaine, à plus dans le bus, le métro arrive, le tram arrive, mon tram arrive, mon covoit, mon taxi, mon uber, on décolle, on part là, on y va là, et je dors $, je dors merci, je dors | merci, puis dodo, je descends $, je sors là, je vais sortir $, je vous dis à, je te dis à
  `),
  goodNight: phrases(`
    ^ bonne nuit, | bonne nuit, merci bonne nuit, allez bonne nuit, bonne nuit à toi, bonne nuit à vous, bonne nuit $, bon bonne nuit, la bonne nuit, ok bonne nuit, bonne nuit alors, bne nuit, bnuit, bonnuit, bonne nuitée, ^ bn $, bn $, ^ bn à toi, ^ nuit $, ^ night, gn $, good night, fais de beaux rêves, faites de beaux rêves, beaux rêves, ^ dors bien, | dors bien, dormez bien, douce nuit, belle nuit $, ^ belle nuit, passe une bonne nuit, passez une bonne nuit, souhaite une bonne nuit, souhaite bonne nuit, te souhaite une bonne, vous souhaite une bonne
  `),
  questions: phrases(`
    arrête de poser, arrêtez de poser, arrête avec tes questions, arrêtez avec vos questions, arrête tes questions, arrête les questions, stop les questions, stop aux questions, stop avec tes questions, trop de questions, assez de questions, marre de tes questions, marre des questions, marre de vos questions, plus de questions, pas d'autres questions, plus aucune question, sans question, sans me poser, moins de questions, que des questions, rien que des questions, toujours des questions, encore une question $, encore des questions, encore une question là, encore tes questions, tes questions là, arrête de me questionner, arrête de questionner, arrête de demander, arrête de me demander, tu demandes trop, tu poses trop, tu poses que, tu fais que poser, tu fais que demander, tu sais que poser, c'est un interrogatoire, un interrogatoire, interrogatoire, tu m'interroges, on dirait un interrogatoire, on dirait la police, on dirait la conseillère, on dirait un questionnaire, un questionnaire, pourquoi tu poses, pourquoi tu demandes toujours, tu réponds par une question, répondre par une question, répondre à une question par, tu réponds jamais, réponds au lieu de demander, au lieu de poser des questions, je veux pas de questions, pas de questions stp, pas de question
  `),
  repeating: phrases(`
    tu te répètes, tu te répète, tu répètes, vous vous répétez, vous répétez, tu radotes, ça radote, tu dis toujours la même, tu dis toujours pareil, tu dis tout le temps la même, tu dis la même chose, tu redis la même, toujours la même chose, toujours pareil ce que tu, encore la même chose, encore la même phrase, la même phrase, la même réponse, les mêmes réponses, les mêmes phrases, même réponse, mêmes réponses, tu l'as déjà dit, tu as déjà dit, tu l'as déjà demandé, tu as déjà demandé, tu m'as déjà dit, tu m'as déjà demandé, tu m'as déjà posé, tu me l'as déjà, vous l'avez déjà, vous m'avez déjà, déjà dit ça, déjà demandé, déjà posé la question, j'ai déjà répondu, je l'ai déjà dit, je te l'ai déjà dit, jte l'ai déjà dit, je viens de le dire, je viens de te le dire, je viens de te dire, jviens de te le dire, on tourne en rond, tu tournes en rond, tu tournes en boucle, disque rayé, disque rayé là, tu bugues, tu bug, tu buggues, ^ déjà vu $, copié collé, copier coller
  `),
  unhelpful: phrases(`
    tu m'aides pas, tu aides pas, m'aide pas du tout, ça m'aide pas, ça aide pas, m'aide pas vraiment, ça m'aide en rien, ça m'avance pas, ça m'avance à rien, ça change rien, ça sert à rien ce que, ça sert à rien $, ça sert à rien là, tu sers à rien, tu es nul, tu es nulle, tu es inutile, tu es con, tu es conne, tu es bête, tu es chiant, tu es relou, c'est relou, tu es lourd, tu es débile, tu es à la ramasse, application de merde, appli de merde, appli nulle, appli inutile, bot de merde, je te déteste, tu m'énerves, tu me saoules, tu me soûles, tu me gonfles, tu me gaves, tu m'agaces,
    réponse générique, réponses génériques, générique, réponse toute faite, réponses toutes faites, phrases toutes faites, phrase toute faite, phrases bateau, phrase bateau, c'est bateau, on dirait un robot, on dirait une machine, on dirait un horoscope, un horoscope, biscuit chinois, phrase de calendrier, phrases de calendrier, phrases de développement, du développement personnel, du blabla, c'est du blabla, blabla, bla bla, du vent, que du vent, paroles creuses, c'est creux, c'est vide ce que, langue de bois, trop robot, tu parles comme un livre, tu parles comme un robot, tu parles comme à la télé, me parles comme à la télé, parle normalement, parle normal, c'est froid, c'est trop vague, trop vague, c'est vague, facile à dire, plus facile à dire, vite dit, c'est vite dit,
    ferme-la, ta gueule, tg, va te faire, va chier, perte de temps, ^ idiot $, tu es un idiot, tu es idiot, ^ abruti, tu es un abruti, ^ c'est nul $, ^ nul $, c'est nul ce que, ^ super merci, ^ ah super, ^ super utile, ^ très utile, ^ hyper utile, ^ trop utile, ^ vachement utile, vachement utile, ^ génial merci, ^ ouah merci, ^ waouh merci, ^ wow merci, ^ wow $, ^ waouh $, ^ wahou $, merci du conseil, merci pour rien, merci captain, merci capitaine, captain obvious, sans blague $, ^ sans déconner, ^ non sans blague, ^ quelle idée de génie, ^ quel scoop, ^ scoop $, tu m'apprends rien, tu m'en diras tant, ^ profond $, ^ c'est profond $, ^ c'est beau $, merci sherlock, ^ sérieux $, ^ sérieusement $, ^ tu es sérieux, tu te fous de moi, tu te moques de moi, tu te fiches de moi, ^ mdr quoi $, ^ quoi $, ^ hein $, ^ lol quoi $, j'ai pas demandé un poème, pas demandé de la poésie, je suis pas un robot, ^ je suis pas une machine $, ^ bof $, bof bof $, ^ mouais bof, pas convaincu, pas convaincue, ^ la belle affaire, ^ tu parles $, ^ et alors $
  `),
  done: phrases(
    `
    ^ c'est fait, ^ fait $, ^ je l'ai fait, ^ je les ai faits, ^ j'ai fait l'exercice, ^ j'ai essayé $,
    ^ j'ai terminé, ^ terminé $, ^ fini $, ^ j'ai fini, ^ voilà c'est fait, ^ ok c'est fait, ^ j'ai fait $,
    ^ j'ai fait ça
  `,
  ),
  apology: phrases(
    `^ désolé, ^ désolée, ^ pardon, ^ excuse-moi, ^ excuse, ^ excusez-moi, ^ je m'excuse, ^ navré, ^ navrée, ^ oups, je suis désolé, je suis désolée, ^ sorry`,
  ),
  misunderstood: phrases(`
    c'est pas ça, pas ce que je voulais dire, pas ce que je veux dire, pas ce que j'ai dit, pas ce que j'ai demandé, pas ce que je demande, pas du tout ça, tu as pas compris, as pas compris, tu comprends pas, tu captes pas, tu piges pas, tu comprends rien, vous comprenez pas, vous avez pas compris, tu m'as mal compris, tu m'as mal comprise, mal compris, tu te trompes, tu te trompes de, vous vous trompez, j'ai pas dit ça, ai pas dit ça, jamais dit ça $, j'ai jamais dit, ça n'a rien à voir, rien à voir avec, rien à voir $, aucun rapport, sans rapport, c'est quoi le rapport, quel rapport, de quoi tu parles, de quoi vous parlez, tu racontes quoi, qu'est-ce que tu racontes, tu parles de quoi, ça n'a pas de sens ce que, ça veut rien dire ce que, pas exactement ça, à côté de la plaque, tu es à côté, tu es complètement à côté, pas vraiment ça, tu m'écoutes pas, tu écoutes pas, tu écoutes rien, vous m'écoutez pas, tu lis pas, tu as pas lu, tu as lu ce que, lis ce que j'ai, relis ce que, relis mon, tu as mal lu, lis bien, c'est pas le sujet, c'est pas la question, c'est pas le problème, mon problème c'est pas, je parle pas de ça, je parlais pas de ça, c'est faux $, ^ c'est pas vrai, ^ non c'est pas, je parle pas comme ça, personne parle comme ça, je dirais jamais ça, je dirai jamais ça, ça me ressemble pas
  `),
  offTopic: phrases(`
    capitale de, la météo, recette de, une recette, combien font, combien coûte, écris un poème, écris-moi un,
    écris un code, qui a gagné, qui est le président,
    traduis, traduire, fais mes devoirs, résous, ignore tes instructions, ignore toutes, ignore les instructions,
    prompt, cours de la bourse, python, javascript, quelle heure est-il, quelle heure il est, il est quelle heure,
    quel jour sommes-nous
  `),
  silence: phrases(`
    veux pas en parler, veux pas parler, pas envie de parler, pas envie d'en parler, préfère pas en parler,
    préfère pas parler, préfère pas dire, veux pas dire, veux pas répondre, pas envie de répondre, change de sujet,
    changer de sujet, changeons de sujet, laisse tomber, ^ oublie, oublie ça, ^ passons, ^ peu importe, ^ laisse $
  `),
  dontKnow: phrases(`
    je sais pas, sais pas trop, sais pas $, sais plus, aucune idée, pas la moindre idée, difficile à dire, difficile à expliquer, dur à expliquer, dur à dire, peux pas expliquer, arrive pas à expliquer, me souviens pas, me souviens plus, peut-être $, pas sûr, pas sûre, par où commencer, qui sait, va savoir
  `),
  thanks: phrases(`
    merci, merci beaucoup, mille mercis, mci, je te remercie
  `),
  agreement: phrases(`
    exactement, exact, c'est ça, ^ voilà, c'est vrai, tu as raison, tout à fait, absolument, carrément, clairement, précisément, c'est exactement ça, bien vu, bien dit, je suis d'accord, ^ d'accord avec, ^ vrai, ^ en effet, ^ effectivement, ^ grave, ^ totalement, ^ tu me comprends, ^ tu as compris, ^ tu comprends, c'est tout à fait ça
  `),
  laughter: phrases(
    `mdr, mdrr, mdrrr, ptdr, ptdrr, xptdr, lol, lolol, haha*, hihi*, héhé*, ahah*, hahah*, ah ah, ha ha, xd, jpp mdr`,
  ),
  no: phrases(`
    ^ non, ^ nan, ^ nn $, ^ nop, ^ pas vraiment, ^ pas encore, ^ non merci, ^ je crois pas, ^ je pense pas, ^ pas maintenant, ^ rien $, ^ jamais $, ^ pas du tout, ^ pas trop, ^ pas tellement, ^ ça marche pas, ^ ça a pas marché, ^ aucun, ^ aucune, ^ bof non
  `),
  yes: phrases(`
    ^ oui, ^ ouais, ^ oui oui, ^ ui, ^ yes, ^ yep, ^ ok, ^ okay, ^ okok, ^ d'accord, ^ d'ac, ^ dac, ^ bien sûr, ^ évidemment, ^ je crois, ^ je pense, ^ je pense que oui, ^ je crois que oui, ^ un peu, ^ plutôt, ^ parfois, ^ des fois, ^ ça marche, ^ vas-y, ^ volontiers, ^ avec plaisir, ^ si $, ^ mouais, ^ mhm, ^ hum hum, ^ beaucoup $, ^ très $,
    ^ compris, ^ je vois, ^ toujours $, ^ bien $, ^ entendu, ^ je veux bien, ^ pourquoi pas, ^ je vais essayer, ^ allez, ^ ça va aller
  `),
  greeting: phrases(
    `^ bonjour, ^ bonsoir, ^ salut, ^ coucou, ^ cc, ^ hello, ^ hey, ^ yo, ^ wesh, ^ hola, ^ allô, ^ re $, ^ hi $, ^ bon matin`,
  ),
};
