import type { Recognition } from '../../../content.ts';
import { phrases } from '../../../../../common/text/phrases.ts';

export const dangers: Recognition['dangers'] = {
  somebodyElse: phrases(`
    veut mourir, veut se suicider, veut se tuer, veut se pendre, veut en finir, veut plus vivre, va se suicider,
    va se tuer, envie de se tuer, envie de se suicider, parle de se suicider, parle de se tuer, parle de suicide,
    parle d'en finir, pense à se suicider, pense à se tuer, il pense au suicide, elle pense au suicide,
    ami pense au suicide, amie pense au suicide, frère pense au suicide, soeur pense au suicide,
    fils pense au suicide, fille pense au suicide, a essayé de se tuer, a essayé de se suicider,
    a tenté de se suicider, a tenté de se tuer, il a fait une tentative, elle a fait une tentative,
    menace de se tuer, menace de se suicider, a menacé de se tuer, se mutile, s'automutile, ami est suicidaire,
    amie est suicidaire, il est suicidaire, elle est suicidaire, se scarifie, se scarifier, il se fait du mal,
    elle se fait du mal, se fait du mal exprès, veut se faire du mal, il se coupe les veines,
    elle se coupe les veines, elle a avalé des, il a avalé des, elle a avalé tous, il a avalé tous
  `),
  suicide: phrases(`
    veux mourir, voudrais mourir, voulais mourir, aimerais mourir, envie de mourir, envie de crever, veux crever,
    voudrais crever, préfère mourir, préférerais mourir, autant mourir, mieux mort, mieux morte,
    voudrais être mort, voudrais être morte, veux être mort, veux être morte, aimerais être mort,
    aimerais être morte, me tuer, me suicider, me suicide, suicid*, me pendre, me flinguer, me buter,
    me foutre en l'air, m'ouvrir les veines, me tirer une balle, me jeter sous, me jeter par, me jeter du,
    me jeter d'un, me jeter dans le vide, sauter par la fenêtre, sauter du pont, sauter d'un pont, sauter du toit,
    sauter dans le vide, en finir avec la vie, en finir avec tout, envie d'en finir, veux en finir, vais en finir,
    voudrais en finir, pense à en finir, finir une bonne fois, mettre fin à mes jours, mettre fin à ma vie,
    mettre fin à tout ça, m'ôter la vie, quitter ce monde, veux plus vivre, voudrais plus vivre,
    plus envie d'être là, plus être de ce monde, plus exister, veux disparaître, voudrais disparaître,
    envie de disparaître, aimerais disparaître, plus me réveiller, pas me réveiller, jamais me réveiller,
    m'endormir pour toujours, dormir pour toujours, aucune raison de vivre, plus de raison de vivre,
    pas de raison de vivre, plus la force de vivre, plus le goût de vivre, fatigué de vivre, fatiguée de vivre,
    marre de vivre, marre de la vie, peux plus de vivre, peux plus de la vie, vie vaut pas la peine,
    vaut pas la peine d'être vécue, à quoi bon vivre, mieux sans moi, mieux si j'étais plus là,
    mieux si j'étais pas là, si je mourais, pris tous mes médocs, pris tous mes cachets, pris tous mes médicaments,
    pris tous les médocs, pris tous les cachets, pris tous les médicaments, pris plein de cachets,
    pris plein de médocs, avalé tous mes, avalé tous les, avaler tous mes, avaler tous les, avalé toute la boîte,
    prendre tous mes médicaments, prendre tous mes cachets, overdose, lettre d'adieu, fait mes adieux,
    dire adieu à tout le monde, abandonner la vie, renoncer à vivre, idées noires, plus envie de vivre,
    pas envie de vivre, aucune envie de vivre, perdu l'envie de vivre, perdu le goût de vivre, veux plus être là,
    voudrais plus être là, aimerais plus être là, envie d'être mort, envie d'être morte, me donner la mort,
    passer à l'acte, ouvert les veines, pris toute la boîte, pris toute la plaquette, pris une boîte de,
    avalé une boîte, pas envie de me réveiller, jamais être née, jamais née, rejoindre là-haut, rejoindre au ciel,
    plus rien me retient, jamais être $
  `),
  selfHarm: phrases(`
    me scarifi*, scarification, scarifications, scarifié, scarifiée, scarifier, automutil*, me mutil*,
    me faire du mal, me fais du mal, me suis fait du mal, me faire mal, me coupe, me couper, me suis coupé,
    me suis coupée, me coupais, recommencé à me couper, me taillade, me taillader, m'entailler, me brûle exprès,
    me brûler exprès, me frapper la tête, me tape la tête, me taper la tête, me cogner la tête, me cogne la tête,
    je me frappe, me lacér*, me punir en me, je me donne des coups
  `),
  violence: phrases(`
    il me frappe, elle me frappe, me frappe encore, mari me frappe, femme me frappe, copain me frappe,
    copine me frappe, mec me frappe, père me frappe, mère me frappe, conjoint me frappe, m'a frappé, m'a frappée,
    m'a encore frappé, m'a encore frappée, me bat, me battait, m'a battu, m'a battue, m'a tabassé, m'a tabassée,
    me tabasse, il me tape, elle me tape, père me tape, mari me tape, m'a giflé, m'a giflée, me gifle,
    lève la main sur moi, levé la main sur moi, me cogne dessus, il me cogne, me roue de coups, m'a violé,
    m'a violée, me viole, été violé, été violée, abuse de moi, abusé de moi, abusait de moi, agressé sexuellement,
    agressée sexuellement, m'a agressé, m'a agressée, m'agresse, attouchements, touché sans mon accord,
    touchée sans mon accord, menace de me tuer, menacé de me tuer, menacée de mort, menacé de mort,
    me menace de mort, m'a menacé avec, m'a menacée avec, va me tuer, veut me tuer, essayé de me tuer,
    m'a étranglé, m'a étranglée, m'étrangle, peur de mon mari, peur de mon copain, peur de mon mec,
    peur de mon conjoint, peur de mon père, peur de mon beau-père, peur qu'il me tue, peur qu'il me frappe,
    peur de ce qu'il peut faire, me force à coucher, m'a forcé à coucher, m'a forcée à coucher,
    me force à faire l'amour, m'a enfermé, m'a enfermée, suis en danger, pas en sécurité chez moi,
    pas en sécurité à la maison, violences conjugales, femme battue, m'a forcé à avoir, m'a forcée à avoir,
    m'a forcée à faire l'amour, m'enferme à clé, m'enferme à la maison, m'enferme chez, il me donne des coups,
    elle me donne des coups, peur de rentrer chez moi, beau-père me touche, oncle me touche,
    me touche quand je dors, me touche sans mon
  `),
};

export const harmless: Recognition['harmless'] = phrases(`
    mourir de rire, morte de rire, mort de rire, mourir de honte, mourir de chaud, mourir de faim, mourir d'ennui,
    mourir de fatigue, mourir de peur, crever de rire, crever de chaud, crever de faim, crever de honte,
    mourir de ridicule, veux pas mourir, voudrais pas mourir, pas envie de mourir, aucune envie de mourir,
    me tuer à la tâche, me tuer au travail, me tuer au boulot, me tuer à bosser, me tuer à lui, me tuer à leur,
    me tuer le dos, me tuer les yeux, mère va me tuer, père va me tuer, maman va me tuer, papa va me tuer,
    chef va me tuer, patron va me tuer, femme va me tuer quand, prof va me tuer, va me tuer quand, va me tuer si,
    va me tuer de, boulot va me tuer, travail va me tuer, chaleur va me tuer, stress va me tuer, pas me tuer,
    suicide squad, suicide commercial, suicide politique, suicide professionnel, suicide social, s'est suicidé,
    s'est suicidée, suicide de mon, suicide de ma, suicide de son, pas suicidaire, pas me suicider, pas me pendre,
    disparaître sous terre, disparaître de honte, disparaître dans un trou, disparaître six pieds,
    disparaître quelques jours, disparaître en vacances, envie de vivre à, envie de vivre avec, envie de vivre en,
    envie de vivre une, envie de vivre des, envie de vivre ma vie, plus exister pour lui, plus exister pour elle,
    envie d'en finir avec ce, envie d'en finir avec cet, envie d'en finir avec cette, envie d'en finir avec ces,
    veux en finir avec ce, veux en finir avec cet, veux en finir avec cette, veux en finir avec ces,
    vais en finir avec ce, vais en finir avec cet, vais en finir avec cette, pas me réveiller à l'heure,
    pas me réveiller demain matin pour, pas me réveiller trop, plus me réveiller la nuit, plus me réveiller à,
    jamais me réveiller à l'heure, overdose de chocolat, overdose de café, overdose de travail, overdose d'infos,
    sauter du plongeoir, me couper les cheveux, me couper les ongles, me coupe les cheveux, me couper la frange,
    me coupe la frange, me suis coupé les cheveux, me suis coupée les cheveux, me coupe la parole,
    me couper la parole, me couper du monde, me coupe du monde, me couper de tout, me coupe de tout,
    me couper des autres, me coupe des autres, me coupe l'appétit, me coupe le souffle, me couper en quatre,
    me coupe en quatre, me suis coupé en, me suis coupée en, me suis coupé avec, me suis coupée avec,
    peur de me faire mal, me faire mal au sport, pas me faire mal, pas me faire du mal, me faire mal au dos,
    me faire mal au genou, me faire du mal à, je me bat, me bat aux, me bat au, me bat toujours aux, me bat à,
    me bat froid, ce qui m'a frappé, ce qui m'a frappée, ça m'a frappé, ça m'a frappée, m'a frappé dans ce,
    me frappe c'est, il me tape sur, elle me tape sur, vas me tuer, parents vont me tuer, m'a battu à,
    m'a battu au, m'a battu aux, m'a battue à, m'a battue au, m'a battue aux, me couper de ma, me couper de mes,
    me couper de mon, c'est du suicide, m'a frappé par, m'a frappée par
  `);

export const safe: Recognition['safe'] = phrases(`
    vais rien faire, ferai rien, vais pas le faire, le ferai pas, vais pas me tuer, vais pas me suicider,
    vais pas me faire, suis pas seul, suis pas seule, suis avec quelqu'un, suis avec un ami, suis avec une amie,
    quelqu'un est là, quelqu'un est avec moi, ma mère est là, mon père est là, j'ai appelé, ai appelé,
    je vais appeler, vais appeler, juste une pensée, juste des pensées, c'était une blague, je plaisantais,
    je rigolais, je blaguais, ça va maintenant, ^ je suis en sécurité, oui je suis en sécurité,
    | je suis en sécurité, mais je suis en sécurité, suis en sécurité maintenant, suis en sécurité chez,
    suis en sécurité avec, ^ en sécurité, oui en sécurité, ^ je me sens en sécurité, oui je me sens en sécurité,
    | je me sens en sécurité, suis avec ma mère, suis avec mon père, suis avec mes parents, suis avec ma soeur,
    suis avec mon frère, suis avec ma famille, suis chez une amie, suis chez un ami, suis chez mes parents,
    suis chez ma mère, mère est avec moi, père est avec moi, soeur est avec moi, frère est avec moi,
    amie est avec moi, ami est avec moi, parents sont avec moi, parents sont là, soeur est là, frère est là,
    amie est là, ami est là, mère arrive, père arrive, soeur arrive, frère arrive, amie arrive, ami arrive,
    elle arrive, elle est en route
  `);

export const unsafe: Recognition['unsafe'] = phrases(`
    pas en sécurité, me sens pas en sécurité, sais pas si je suis en sécurité, suis seul, suis seule, tout seul,
    toute seule, y a personne, personne est là, personne avec moi, je l'ai fait, l'ai déjà fait, j'ai déjà pris,
    ai déjà pris, j'ai pris les, vais le faire, je vais le faire, ce soir je, cette nuit je, j'ai un plan,
    ai un plan, j'ai décidé, me fais pas confiance, peur de moi, peur de ce que je pourrais faire,
    personne est avec moi, il est là, il est encore là, il va revenir, il arrive
  `);

export const negations: Recognition['negations'] = phrases(`
  pas, jamais, rien, aucun, aucune, sans, ni, guère, plus de, plus du tout, plus aucun, plus aucune, plus jamais, plus trop, plus très, plus vraiment, suis plus, sens plus, sentais plus, plus envie, plus le, plus la
`);

export const negationReach: Recognition['negationReach'] = { onwards: 3, backwards: 1 };

export const turningWords: Recognition['turningWords'] = phrases(
  'mais, juste, seulement, parce, que, et, donc, alors, sauf, pourtant, car',
);

export const addressing: Recognition['addressing'] = phrases('tu, te, toi, ton, ta, tes');
