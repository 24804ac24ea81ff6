import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const cues: Recognition['cues'] = {
  neverTold: phrases(`
    jamais dit à personne, jamais raconté, jamais parlé de ça, jamais dit ça, jamais osé le dire, première fois que j'en parle, première fois que je le dis, première fois que je dis, personne le sait, personne est au courant, personne sait,
    dit à personne, en ai parlé à personne, parlé à personne, c'est un secret, gardé ça pour moi, jamais écrit ça
  `),
  dismissed: phrases(`
    dit que j'exagère, disent que j'exagère, me dit que j'exagère, que j'exagère, trop sensible, dit que je dramatise, que je dramatise, en fais trop, en fais des tonnes, me prend pas au sérieux, me prennent pas au sérieux, dans ma tête, dans la tête que ça se passe,
    s'est moqué de moi, se moque de moi, se moquent de moi, rit de moi, que c'est rien, que c'est pas grave, secoue-toi, fais un effort, arrête de pleurer, y a pire, y a pire que toi, minimise
  `),
  unsaid: phrases(`
    j'ai rien dit, ai rien dit, rien osé dire, pas osé, pas osé dire, j'ose pas, ose pas lui dire, ose pas dire, me suis tu, me suis tue, me tais, gardé pour moi, garde tout pour moi, je garde tout, ravalé, j'encaisse, encaisse, arrive pas à le dire, arrive pas à lui dire,
    pas réussi à parler, resté bloqué, restée bloquée, resté muet, restée muette, pas répondu, pas su quoi dire, pas su répondre, bouche cousue
  `),
  hiding: phrases(`
    je fais semblant, fais semblant, faire semblant, faire bonne figure, je souris mais, sourire de façade, un masque, porte un masque, de l'extérieur, en apparence, personne voit, personne se doute, je cache, cacher, me cache, je joue un rôle, comme si tout allait bien
  `),
  forbidden: phrases(`
    me sens horrible de, me sens coupable de penser, me sens coupable de ressentir, me sens comme un monstre, suis un monstre, de penser ça, honte de penser, honte de ressentir, de ressentir ça, pensée horrible, pensées horribles, devrais pas penser, devrais pas ressentir, pas le droit de ressentir, pas le droit de me plaindre
  `),
  insight: phrases(`
    jamais pensé à ça, jamais vu comme ça, pas vu comme ça, je réalise, me rends compte, me suis rendu compte, me suis rendue compte, je crois que je comprends, maintenant je comprends, je comprends mieux, je vois maintenant, ça a fait tilt, un déclic, en y pensant, maintenant que j'y pense, j'ai compris que
  `),
  plan: phrases(`
    je pense que je vais, je crois que je vais, je pourrais, je vais essayer, vais essayer, vais tenter, vais appeler, vais lui parler, vais parler, vais demander, vais écrire, vais lui dire, j'ai décidé, ai décidé de, j'envisage, je compte, je prévois de, j'ai pris rendez-vous, ai pris rendez-vous, me suis inscrit,
    me suis inscrite, demain je vais, demain j'appelle, peut-être appeler, peut-être parler, peut-être que je vais, peut-être que je pourrais, ^ peut-être un, ^ peut-être une, ^ peut-être juste, suis prêt, suis prête, suis décidé, suis décidée
  `),
  hard: phrases(`
    c'est dur, c'était dur, trop dur, très dur, si dur, tellement dur, vraiment dur, difficile, compliqué, compliquée, pas facile, pas évident, pas simple, galère, dure journée, dure semaine, sale période, mauvaise passe, période difficile, pénible, éprouvant, éprouvante, j'en bave, c'est chaud
  `),
  pleasant: phrases(`
    j'aime bien, j'aime, j'adore, j'ai adoré, j'ai aimé, ai adoré, ai bien aimé, c'est agréable, c'était agréable, me fait du bien, m'a fait du bien, ça fait du bien, me fait rire, m'a fait rire, me fait sourire, m'a fait sourire, c'est chouette, c'est sympa, me plaît, m'a plu, me détend
  `),
  tooMuch: phrases(`
    en peux plus, en ai marre, marre, j'en ai assez, assez de, trop pour moi, c'est trop, au bout, à bout, supporte plus, supporte pas, tiens plus, tenir plus, tiendrai pas, plus possible, ras le bol, ras-le-bol, saturé, saturée, je sature, je craque, y arrive plus, vais craquer, trop c'est trop
  `),
  crying: phrases(
    `pleure, pleuré, pleurer, pleurais, pleurs, larmes, en larmes, sanglote, sangloté, chialé, chiale, chialer`,
  ),
  alone: phrases(`
    je fais tout, tout faire, tout faire seul, tout faire seule, tout repose sur moi, repose sur moi, sur mes épaules, sur mon dos, personne m'aide, personne aide, aucune aide, sans aide, personne à qui parler, personne comprend, personne me comprend, personne remarque, personne voit, personne m'écoute,
    personne demande, personne me demande, toujours moi qui
  `),
  worse: phrases(
    `de pire en pire, pire qu'avant, ça empire, empire, s'aggrave, de plus en plus mal, de plus en plus dur, encore pire, va pas mieux, se dégrade`,
  ),
  better: phrases(`
    ça va mieux, vais mieux, va mieux, me sens mieux, un peu mieux, beaucoup mieux, bien mieux, mieux maintenant, ça m'a aidé, ça m'a aidée, m'a aidé, m'a aidée, ça aide, ça m'aide, m'aide un peu, plus calme, plus léger, plus légère, m'a calmé, m'a calmée, me calme, apaisé, apaisée, ça s'améliore, s'arrange
  `),
  effort: phrases(`
    j'essaie, j'essaye, essaie de, essaye de, j'ai essayé, ai essayé, de mon mieux, j'ai tout donné, tout fait pour, fais des efforts, fait des efforts, me force, me suis forcé, me suis forcée, je lutte, je me bats, me bats, je tiens bon, j'ai tenu, réussi à me lever
  `),
  supported: phrases(`
    croit en moi, me soutient, m'a soutenu, m'a soutenue, me soutiennent, là pour moi, à mes côtés, compter sur elle, compter sur lui, compter sur eux, compter sur mes, compter sur ma, compter sur mon, prend soin de moi, a pris soin de moi, m'a pris dans ses bras, m'a prise dans ses bras, me comprend bien, m'a écouté, m'a écoutée, m'épaule
  `),
  wish: phrases(`
    j'aimerais, aimerais, je voudrais, voudrais, j'aurais aimé, aurais aimé, aurais voulu, je rêve de, mon rêve, si seulement, j'ai envie de, ai envie de, envie d'être, je veux juste, veux juste, je souhaite, j'ai besoin de quelqu'un, j'espère que
  `),
  duty: phrases(`
    je dois, il faut que je, faut que je, je suis obligé, je suis obligée, suis obligé, suis obligée, je devrais,
    devrais, censé, censée, on attend de moi, tout le monde compte sur moi, pas le droit à l'erreur,
    pas le droit d'échouer, peux pas décevoir, être fort, être forte, obligation, obligations
  `),
  ambivalence: phrases(`
    d'un côté, de l'autre côté, d'un autre côté, en même temps, une partie de moi, une part de moi, sais pas si je veux, sais pas si je dois, sais pas si, je l'aime mais, l'aime mais, partagé, partagée, tiraillé, tiraillée, j'hésite, je veux mais, à la fois
  `),
  before: phrases(`
    avant je, avant j'étais, avant on, avant c'était, avant tout ça, à l'époque, autrefois, dans le temps, quand j'étais, j'ai arrêté de, ai arrêté de, j'ai abandonné, comme avant, il était toujours, elle était toujours, on était si, il a toujours été, elle a toujours été, fut un temps
  `),
  longTime: phrases(`
    depuis des années, depuis des mois, depuis des semaines, depuis longtemps, depuis toujours, depuis l'enfance, depuis _ ans, depuis _ mois, depuis que je suis petit, depuis que je suis petite, ça fait des années, ça fait des mois, fait des années, fait des mois, fait longtemps, fait _ ans, fait _ mois, toute ma vie, encore et encore, sans cesse
  `),
  recent: phrases(
    `à l'instant, vient de se passer, vient d'arriver, hier, ce matin, hier soir, cette nuit, tout à l'heure, il y a une heure, il y a _ minutes, viens d'apprendre, viens de l'apprendre, cet après-midi`,
  ),
  ordinary: phrases(`
    rien de spécial, rien de particulier, rien de neuf, rien de nouveau, comme d'habitude, comme d'hab, la routine,
    routine, train-train, journée normale, jour normal, journée ordinaire, jour comme les autres, bof, couci-couça,
    comme ci comme ça, pas grand-chose, tranquille sans plus, normal quoi, ^ moyen
  `),
  wondering: phrases(`
    pourquoi moi, pourquoi je, pourquoi il, pourquoi elle, pourquoi c'est, pourquoi ça, je me demande, me demande si, me demande pourquoi, comprends pas pourquoi, c'est quoi mon problème, qu'est-ce qui va pas chez moi, qu'est-ce qui cloche
  `),
};
