import type { SharedTexts } from '../../../src/dialogues/texts.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const shared: SharedTexts = {
  consent: 'Environ {minutes} minutes, et tu peux t’arrêter quand tu veux. On essaie ?',
  start: 'Oui, on commence',
  somethingElse: 'Autre chose',
  justListen: 'Écoute-moi, c’est tout',
  before: {
    distress: 'À quel point c’est dur, là ?',
    fear: 'La peur est forte comment, là ?',
    anger: 'La colère est forte comment, là ?',
    urge: 'L’envie est forte comment, là ?',
    tension: 'Il y a combien de tension en toi, là ?',
    worry: 'L’inquiétude prend combien de place, là ?',
    belief: 'Cette pensée dure, elle te semble vraie à quel point, là ?',
    hurt: 'Ça fait mal à quel point, là ?',
    lonely: 'La solitude pèse combien, là ?',
    stuck: 'Ça bloque à quel point, là ?',
  },
  after: {
    distress: 'Et maintenant, à quel point c’est dur ?',
    fear: 'Et maintenant, la peur est forte comment ?',
    anger: 'Et maintenant, la colère est forte comment ?',
    urge: 'Et maintenant, l’envie est forte comment ?',
    tension: 'Et maintenant, il y a combien de tension en toi ?',
    worry: 'Et maintenant, l’inquiétude prend combien de place ?',
    belief: 'Et maintenant, cette pensée te semble vraie à quel point ?',
    hurt: 'Et maintenant, ça fait mal à quel point ?',
    lonely: 'Et maintenant, la solitude pèse combien ?',
    stuck: 'Et maintenant, ça bloque à quel point ?',
  },
  lowest: 'pas du tout',
  highest: 'au maximum',
  cautions: {
    faints: 'Si tu fais facilement des malaises, installe-toi en position assise ou couchée.',
    heart: 'Si tu as un problème de cœur, laisse de côté l’eau froide et tout ce qui demande un effort.',
    trauma:
      'Si de mauvais souvenirs remontent, garde les yeux ouverts, regarde autour de toi, et arrête quand tu veux.',
    eating:
      'Si manger ou ton poids, c’est compliqué pour toi, saute tout ce qui remue trop ; on ne te demandera aucun chiffre.',
    psychosis:
      'Si en ce moment tu entends ou crois des choses que les autres ne perçoivent pas, passe celui-ci, ou fais-le avec une personne de confiance.',
    pregnancy:
      'Pendant une grossesse, vas-y doucement : pas de froid soudain, pas d’effort, rien qui fasse tourner la tête.',
    unsafeHome:
      'Si une personne proche peut te faire du mal, ta sécurité passe d’abord : parles-en à des gens dont c’est le travail avant d’essayer ceci.',
    minors: 'Si tu as moins de 18 ans, tu peux faire ça avec un adulte en qui tu as confiance.',
  },
  unclear: 'Là, je n’ai pas bien compris. Choisis ce qui s’en approche le plus, ou dis-le avec quelques mots de plus.',
  otherTopic: 'On dirait qu’il s’agit d’autre chose. On en parle, ou on continue ici ?',
  talkInstead: 'En parler',
  goOnHere: 'Continuer ici',
  controls: {
    stop: phrases(`
      ^ stop $, ^ stoop $, ^ stp stop $, ^ stop stp $, ^ stop stop $, ^ ok stop $, ^ ok | stop $, ^ non stop $, ^ non | stop $, ^ allez stop $, ^ stop maintenant $, ^ stop ici $, ^ on stop $, ^ on stoppe $, ^ stop svp $, ^ bon stop $,
      ^ arrête $, ^ arrete ça $, ^ arrêtez $, ^ arrêter $, ^ arret $, ^ arrête stp $, ^ arrête | stp $, ^ stp arrête $, ^ arrête maintenant $, ^ arrête tout $, ^ on arrête $, ^ on arrête là $, ^ on arrete ici $, ^ on s’arrête $, ^ on s’arrête là $, ^ ok on arrête $, ^ bon on arrête $, ^ allez on arrête $,
      ^ on peut arrêter $, ^ on peut s’arrêter $, ^ on peut arrêter là $, ^ on peut s’arrêter là $, ^ je peux arrêter $, ^ est-ce qu’on peut arrêter $, ^ j’arrête $, ^ jarrete $, ^ j’arrête là $, ^ jarrete la $, ^ je m’arrête là $, ^ je veux arrêter $, ^ jveux arrêter $, ^ je voudrais arrêter $, ^ j’aimerais arrêter $, ^ j’ai envie d’arrêter $, ^ je préfère arrêter $, ^ je veux arrêter là $, ^ je veux sortir $, ^ je veux plus $, ^ je ne veux plus $, ^ jveux plus $,
      ^ assez $, ^ c’est assez $, ^ c’est bon stop $, ^ ça suffit $, ^ sa suffit $, ^ ça suffit comme ça $, ^ ça suffit pour aujourd’hui $, ^ ça suffit pour ce soir $, ^ assez pour ce soir $, ^ assez pour aujourd’hui $, ^ j’en ai assez $, ^ j’en ai marre $, ^ jen ai marre $, ^ marre $, ^ plus de questions $, ^ trop de questions $,
      ^ fin $, ^ terminer $, ^ terminé $, ^ quitter $, ^ je quitte $, ^ annuler $, ^ annule $, ^ fermer $, ^ ferme ça $, ^ exit $, ^ laisse tomber $, ^ laisse béton $, ^ lâche l’affaire $, ^ j’abandonne $, ^ jabandonne $, ^ tant pis $, ^ stop c’est nul $,
      ^ je veux pas continuer $, ^ je ne veux pas continuer $, ^ j’ai pas envie de continuer $, ^ jai pas envie de continuer $, ^ j’ai plus envie $, ^ jai plus envie $, ^ je n’ai plus envie $, ^ je veux pas faire ça $, ^ je ne veux pas faire ça $, ^ j’aime pas ça $, ^ jaime pas $, ^ j’aime pas $,
      ^ ça aide pas $, ^ ça n’aide pas $, ^ ça m’aide pas $, ^ ça ne m’aide pas $, ^ ça marche pas $, ^ ça ne marche pas $, ^ ça sert à rien $, ^ ça ne sert à rien $, ^ sa sert a rien $, ^ c’est nul $, ^ cest nul $, ^ c nul $, ^ c’est débile $, ^ c’est n’importe quoi $, ^ nimp $,
      ^ bye $, ^ ciao $, ^ tchao $, ^ au revoir $, ^ a plus $, ^ bonne nuit $, ^ bn $, ^ je dois y aller $, ^ jdois y aller $, ^ je dois filer $, ^ faut que j’y aille $, ^ faut que jy aille $, ^ je vais dormir $, ^ jvais dormir $, ^ je vais me coucher $
    `),
    skip: phrases(`
      ^ passe $, ^ passer $, ^ pass $, ^ je passe $, ^ jpasse $, ^ jepasse $, ^ passe stp $, ^ passe ça $, ^ passe celle là $, ^ on passe $, ^ on passe ça $, ^ ok passe $, ^ on peut passer $, ^ je peux passer $, ^ on peut passer ça $, ^ je préfère passer $, ^ jpref passer $, ^ je passe mon tour $, ^ joker $,
      ^ saute $, ^ sauter $, ^ saute ça $, ^ on saute $, ^ je saute $, ^ skip $, ^ skip ça $, ^ skippe $, ^ zappe $, ^ zapper $, ^ zap $, ^ je zappe $, ^ on zappe $, ^ zappe ça $,
      ^ suivant $, ^ suivante $, ^ question suivante $, ^ étape suivante $, ^ la suite $, ^ next $, ^ la suivante $, ^ au suivant $, ^ ensuite $, ^ avance $, ^ on avance $, ^ la suite stp $, ^ suite $,
      ^ pas celle là $, ^ pas celle ci $, ^ pas cette question $, ^ pas envie de répondre $, ^ j’ai pas envie de répondre $, ^ jai pas envie de répondre $, ^ je veux pas répondre $, ^ je ne veux pas répondre $, ^ jveux pas répondre $, ^ je préfère pas répondre $, ^ je préfère ne pas répondre $, ^ je préfère ne pas dire $, ^ je préfère pas $, ^ plutôt pas $, ^ je veux pas le dire $, ^ je veux pas dire $, ^ je réponds pas $, ^ sans réponse $,
      ^ je sais pas $, ^ je ne sais pas $, ^ jsais pas $, ^ jsai pas $, ^ je sai pas $, ^ jsaispas $, ^ jsp $, ^ jspas $, ^ chais pas $, ^ chai pas $, ^ chepa $, ^ chépa $, ^ chaipa $, ^ sais pas $, ^ sais plus $, ^ je sais plus $, ^ je ne sais plus $, ^ je sais vraiment pas $, ^ bah je sais pas $, ^ ben je sais pas $, ^ je sais pas trop $, ^ je sais pas quoi dire $, ^ je sais pas quoi répondre $, ^ je sais pas quoi mettre $, ^ nsp $, ^ aucune idée $, ^ j’ai aucune idée $, ^ jen sais rien $, ^ j’en sais rien $, ^ je n’en sais rien $, ^ pas d’idée $, ^ j’ai pas d’idée $, ^ jai pas didee $, ^ rien ne vient $, ^ rien me vient $, ^ rien ne me vient $, ^ je trouve pas $, ^ je ne trouve pas $, ^ je vois pas $, ^ je ne vois pas $
    `),
    back: phrases(`
      ^ retour $, ^ retour stp $, ^ retour arrière $, ^ arrière $, ^ en arrière $, ^ revenir $, ^ reviens $, ^ reviens en arrière $, ^ revenir en arrière $, ^ revient en arriere $, ^ on revient en arrière $, ^ on peut revenir en arrière $, ^ je peux revenir en arrière $, ^ je veux revenir en arrière $, ^ retourne en arrière $, ^ retourner en arrière $, ^ on peut revenir $, ^ back $,
      ^ précédent $, ^ précédente $, ^ question précédente $, ^ étape précédente $, ^ la question d’avant $, ^ celle d’avant $, ^ la précédente $, ^ avant $, ^ étape d’avant $, ^ question d’avant $,
      ^ je me suis trompé $, ^ je me suis trompée $, ^ jme suis trompé $, ^ jme suis trompée $, ^ me suis trompé $, ^ mauvais bouton $, ^ mauvaise réponse $, ^ pas le bon bouton $, ^ fausse manip $, ^ oups $, ^ oups erreur $, ^ j’ai mal cliqué $, ^ jai mal cliqué $, ^ j’ai mal appuyé $, ^ missclick $, ^ misclick $,
      ^ changer ma réponse $, ^ je veux changer ma réponse $, ^ je peux changer ma réponse $, ^ je change ma réponse $, ^ je veux changer $, ^ modifier $, ^ corriger $, ^ je corrige $
    `),
    why: phrases(`
      ^ pourquoi $, ^ pk $, ^ pq $, ^ pkoi $, ^ prk $, ^ prq $, ^ pourkoi $, ^ prkoi $, ^ pquoi $, ^ mais pourquoi $, ^ ah bon pourquoi $, ^ pourquoi ça $, ^ pk ça $, ^ pourquoi faire $, ^ pour quoi faire $, ^ pour faire quoi $, ^ pourquoi cette question $, ^ c’est quoi cette question $, ^ pourquoi tu demandes $, ^ pourquoi tu demandes ça $, ^ pk tu demandes $, ^ pk tu demandes ça $, ^ pourquoi tu me demandes ça $, ^ pk tu me demandes ça $, ^ pourquoi je ferais ça $, ^ pourquoi je devrais faire ça $, ^ pourquoi on fait ça $, ^ pk on fait ça $, ^ pourquoi faire ça $,
      ^ à quoi bon $, ^ à quoi ça sert $, ^ a quoi sa sert $, ^ a koi sa sert $, ^ a koi ça sert $, ^ sa sert a koi $, ^ ca sert a koi $, ^ ça sert à quoi $, ^ sa sert a quoi $, ^ ça sert à quoi ça $, ^ à quoi ça va servir $, ^ c’est pour quoi $, ^ dans quel but $, ^ quel intérêt $, ^ c’est quoi l’intérêt $, ^ c’est quoi le but $, ^ quel est le but $, ^ le but $,
      ^ en quoi ça aide $, ^ en quoi ça m’aide $, ^ en quoi ça va aider $, ^ en quoi ça va m’aider $, ^ comment ça aide $, ^ comment ça peut aider $, ^ comment ça marche $, ^ ça marche comment $, ^ ça marche vraiment $, ^ ça aide vraiment $, ^ ça va m’aider $, ^ ça va aider $, ^ est-ce que ça marche $, ^ est-ce que ça aide $, ^ et ça marche $
    `),
    otherTopic: phrases(`
      ^ autre chose $, ^ autre sujet $, ^ un autre sujet $, ^ autre truc $, ^ change de sujet $, ^ changer de sujet $, ^ changeons de sujet $, ^ on change de sujet $, ^ on peut changer de sujet $, ^ je veux changer de sujet $, ^ nouveau sujet $, ^ rien à voir $, ^ rien à voir mais $, ^ hors sujet $,
      parler d’autre chose $, parler d’un autre truc $, parler d’un autre sujet $, ^ c’est autre chose $, ^ c’est pas ça $, ^ ce n’est pas ça $, ^ c pas ça $, ^ cest pas ça $, ^ c’est pas mon problème $, ^ c’est pas ça le problème $, ^ c’est pas le sujet $, ^ le problème c’est autre chose $, ^ c’est pas de ça $,
      ^ je peux te dire un truc $, ^ je peux te raconter un truc $, ^ j’ai un truc à te dire $, ^ je veux te dire un truc $, ^ écoute-moi $, ^ ecoute moi juste $, ^ écoute c’est tout $, ^ écoute juste $, ^ écoute-moi c’est tout $, ^ écoute-moi | c’est tout $, ^ juste m’écouter $, ^ je veux juste parler $, ^ jveux juste parler $, ^ je veux parler $, ^ je préfère parler $, ^ je préfère juste parler $, ^ on peut juste parler $, ^ on peut parler $, ^ juste parler $, ^ parle-moi $
    `),
    yes: phrases(`
      ^ oui, ^ ouais, ^ ouai, ^ ouaip, ^ oue $, ^ oe $, ^ wé $, ^ wep $, ^ yep, ^ yes, ^ ui $, ^ wi $, ^ vi $, ^ o $, ^ mouais $, ^ moui $, ^ si $, ^ ok, ^ okay, ^ oki, ^ okk $, ^ k $, ^ dac, ^ d’acc, ^ dacc, ^ d’accord, ^ daccord, ^ dakor, ^ daco, ^ ça marche $, ^ ça roule $, ^ ça me va $, ^ ça va $, ^ bien sûr, ^ évidemment $, ^ carrément $, ^ grave $, ^ volontiers, ^ avec plaisir, ^ pourquoi pas, ^ pk pas, ^ si tu veux, ^ si vous voulez, ^ je veux bien, ^ jveux bien, ^ je crois $, ^ je pense $, ^ je suppose $, ^ sûrement $,
      ^ allez $, ^ allez go $, ^ allez on y va, ^ allons-y, ^ on y va, ^ vas-y, ^ vazy, ^ vzy, ^ go, ^ c’est parti, ^ cest parti, ^ c parti, ^ on essaie, ^ on essaye, ^ on tente, ^ j’essaie, ^ j’essaye, ^ jessaie, ^ jessaye, ^ je tente $, ^ on commence, ^ commence $, ^ commencer $, ^ on fait ça $, ^ faisons ça $, ^ continue $, ^ on continue $, ^ prêt $, ^ prête $, ^ je suis prêt $, ^ je suis prête $, ^ je peux essayer $, ^ on peut essayer $, ^ ça me tente $, ^ bon $, ^ bien $, ^ parfait $, ^ super $, ^ maintenant $, ^ fait $, ^ c’est fait $, ^ c’est bon $, ^ cbon $, ^ c bon $, ^ fini $
    `),
    no: phrases(`
      ^ non, ^ nan, ^ nn $, ^ nope, ^ nop $, ^ na $, ^ noon $, ^ n $, ^ no $, ^ nein $, ^ que non $, ^ non merci $, ^ non | merci $, ^ merci non $, ^ merci mais non $, ^ pas maintenant, ^ pas mtn, ^ pas mnt, ^ pas là $, ^ là non $, ^ là pas $, ^ pas aujourd’hui, ^ pas ce soir, ^ pas cette nuit $, ^ pas tout de suite, ^ pas encore $, ^ pas vraiment $, ^ pas trop $, ^ pas ça $, ^ bof $, ^ plus tard, ^ peut-être plus tard $, ^ une autre fois, ^ demain $, ^ pas envie, ^ j’ai pas envie $, ^ jai pas envie $, ^ je n’ai pas envie $, ^ j’ai pas très envie $, ^ la flemme $, ^ flemme $, ^ jai la flemme $, ^ j’ai la flemme $,
      ^ je veux pas $, ^ je ne veux pas $, ^ jveux pas $, ^ je peux pas $, ^ je ne peux pas $, ^ jpeux pas $, ^ j’y arrive pas $, ^ jy arrive pas $, ^ je n’y arrive pas $, ^ impossible $, ^ trop crevé $, ^ trop crevée $, ^ je suis trop fatigué $, ^ je suis trop fatiguée $, ^ trop fatigué $, ^ trop fatiguée $, ^ jamais $, ^ oublie $, ^ oublie ça $, ^ pas moyen $
    `),
  },
  numbers: [
    phrases('zéro, zero, aucun, aucune, rien, rien du tout, pas du tout, nul, nulle, que dalle, pas un peu'),
    phrases('^ un $, ^ une $, un sur, ^ un peut-être $, ^ un je dirais $, je dirais un $, ^ un ou'),
    phrases('deux'),
    phrases('trois'),
    phrases('quatre, quatr'),
    phrases('cinq, cink, moitié, à moitié, au milieu, moyen, moyenne, entre les deux'),
    phrases('six, sis'),
    phrases('sept, set'),
    phrases('huit, uit, huite'),
    phrases('neuf, neuff'),
    phrases(
      'dix, le maximum, au maximum, maximum, max, le max, au max, à fond, à bloc, hors échelle, explosé, on ne peut plus, pire que jamais, le pire, plein pot, full',
    ),
  ],
};
