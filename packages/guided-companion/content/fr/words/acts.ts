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
    c'est confidentiel, confidentiel, confidentielle, c'est privé, c'est anonyme, anonyme, tu vas le dire, tu vas le répéter, tu le répètes, quelqu'un lit, qui lit, quelqu'un peut lire, qui peut lire, qui voit, garder un secret, garde le secret, te faire confiance, entre nous $, ça reste entre nous, mes données, c'est enregistré, tu enregistres, tu te souviens de ce que, tu gardes ce que
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
    je suis en train de devenir folle, je suis en train de devenir fou, est-ce normal, est-ce que c'est normal,
    c'est normal ce, suis-je normal, est-ce que je suis normal, est-ce que je suis normale, qu'est-ce que j'ai $
  `),
  affection: phrases(
    `je t'aime, t'aime fort, tu m'aimes, m'aimes-tu, je suis amoureux de toi, je suis amoureuse de toi, sors avec moi, épouse-moi, tu m'as manqué, je te manque, je t'ai manqué, tu m'aimes bien, je t'aime bien, je t'adore`,
  ),
  howAreYou: phrases(`
    comment vas-tu, comment tu vas, tu vas bien, ça va toi, ça va et toi, et toi ça va, et toi $, ^ ça va $, ^ salut ça va $, ^ bonjour ça va $, ^ coucou ça va $, ^ hey ça va $, ^ bonsoir ça va $, quoi de neuf, comment ça va, la forme $
  `),
  goodbye: phrases(`
    à bientôt, à la prochaine, bye, ciao, tchao, je dois y aller, dois y aller, faut que j'y aille,
    il faut que j'y aille, j'y vais $, je m'en vais $, je te laisse, je vous laisse, je vais dormir,
    vais me coucher, je vais me coucher, vais essayer de dormir, je pars me coucher, c'est tout pour aujourd'hui,
    c'est tout pour ce soir, on s'arrête là, je m'arrête là, on arrête là, fini pour aujourd'hui,
    assez pour aujourd'hui, bonne fin de, ^ au revoir, | au revoir, merci au revoir, ^ à plus, ^ à demain,
    | à demain, merci à demain, ^ adieu, ^ je file, ^ bonne soirée, | bonne soirée, merci bonne soirée,
    ^ bonne journée $, | bonne journée $, merci bonne journée, à plus $
  `),
  goodNight: phrases(`
    ^ bonne nuit, | bonne nuit, merci bonne nuit, allez bonne nuit, bonne nuit à toi
  `),
  dislike: phrases(`
    tu m'aides pas, tu aides pas, m'aide pas du tout, ça m'aide pas, ça aide pas, ça sert à rien ce que,
    tu sers à rien, tu es nul, tu es nulle, tu es inutile, tu es con, tu es conne, tu es bête, tu es chiant,
    tu es lourd, tu es débile, application de merde, appli de merde, appli nulle, bot de merde, je te déteste,
    tu m'énerves, tu me saoules, tu te répètes, tu répètes, arrête de poser, arrête avec tes questions,
    trop de questions, assez de questions, arrête de me questionner, que des questions, plus de questions,
    toujours des questions, réponse générique, réponses génériques, réponse toute faite, réponses toutes faites,
    phrases toutes faites, phrase toute faite, on dirait un robot, ferme-la, ta gueule, tg, va te faire, va chier,
    perte de temps, tu comprends rien, ^ idiot $, tu es un idiot, tu es idiot, ^ abruti, tu es un abruti,
    ^ c'est nul $
  `),
  venting: phrases(`
    juste besoin de parler, besoin de vider mon sac, vider mon sac, juste vider, envie de me confier, juste parler, besoin de me défouler, me défouler, juste me défouler, juste besoin d'être écouté, juste besoin d'être écoutée, écoute-moi juste, juste qu'on m'écoute, veux pas de conseil, veux pas de conseils, pas besoin de conseil, pas besoin de conseils, laisse-moi parler, besoin de me plaindre, besoin de craquer,
    juste me plaindre
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
    c'est pas ça, pas ce que je voulais dire, pas ce que j'ai dit, pas du tout ça, tu as pas compris, as pas compris, tu comprends pas, tu m'as mal compris, tu m'as mal comprise, mal compris, tu te trompes, j'ai pas dit ça, ai pas dit ça, jamais dit ça $, rien à voir, de quoi tu parles, tu racontes quoi, ça n'a pas de sens ce que, pas exactement ça, à côté de la plaque, pas vraiment ça
  `),
  exercise: phrases(`
    un exercice, exercice de respiration, exercices de respiration, des exercices, technique de respiration,
    une technique, des techniques, aide-moi à me calmer, comment me calmer, me calmer, pour me détendre,
    me détendre, relaxation, méditation, méditer, apprends-moi, respirer avec, respire avec moi,
    quelque chose pour me calmer, un truc pour me calmer, ancrage, propose-moi une activité
  `),
  advice: phrases(`
    qu'est-ce que je fais, qu'est-ce que je dois faire, que dois-je faire, que faire, je fais quoi, je dois faire quoi, quoi faire $, qu'est-ce que je peux faire, que puis-je faire, tu ferais quoi, que ferais-tu, qu'est-ce que tu ferais, un conseil, des conseils, conseille-moi, tes conseils, ton avis, tu en penses quoi, qu'en penses-tu, qu'est-ce que tu en penses, qu'est-ce que tu penses,
    des astuces, une astuce, dis-moi quoi faire, comment je fais pour, comment faire pour, comment faire $, comment je peux, comment puis-je, des idées, une idée $, une suggestion, aide-moi à décider, aide-moi à choisir, je dois le quitter, je dois la quitter, dois-je l'appeler, dois-je le quitter, est-ce que je devrais
  `),
  offTopic: phrases(`
    capitale de, la météo, recette de, une recette, combien font, combien coûte, écris un poème, écris-moi un,
    écris un code, raconte une blague, raconte-moi une blague, une blague $, qui a gagné, qui est le président,
    traduis, traduire, fais mes devoirs, résous, ignore tes instructions, ignore toutes, ignore les instructions,
    prompt, cours de la bourse, python, javascript, quelle heure est-il, quelle heure il est, il est quelle heure,
    quel jour sommes-nous
  `),
  silence: phrases(`
    veux pas en parler, veux pas parler, pas envie de parler, pas envie d'en parler, préfère pas en parler,
    préfère pas parler, préfère pas dire, veux pas dire, veux pas répondre, pas envie de répondre, change de sujet,
    changer de sujet, changeons de sujet, parlons d'autre chose, laisse tomber, ^ oublie, oublie ça,
    parler d'autre chose, ^ autre chose $, ^ passons, ^ peu importe, ^ laisse $
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
