import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const themes: Recognition['themes'] = {
  panic: phrases(`
    panique, paniqué, paniquée, paniquer, paniquais, crise d'angoisse, crises d'angoisse, crise de panique,
    crises de panique, attaque de panique, attaques de panique, crise d'anxiété, peux plus respirer,
    peux pas respirer, arrive plus à respirer, arrive pas à respirer, arrivais plus à respirer, manque d'air,
    étouffe, suffoque, coeur qui bat trop, coeur bat trop, coeur bat vite, coeur qui bat vite, coeur s'emballe,
    coeur qui s'emballe, coeur à 100, palpitations, tachycardie, vais m'évanouir, vais tomber dans les pommes,
    hyperventil*, peur de mourir, deviens fou, deviens folle, devenir fou, devenir folle, perdre le contrôle,
    perds le contrôle, poitrine serrée, poitrine qui serre, mains qui tremblent, fait une crise dans,
    fais une crise $, faire une crise $
  `),
  grief: phrases(`
    deuil, décès, décédé, décédée, est mort, est morte, sont morts, était mort, mort de mon, mort de ma, mort de mes,
    la mort d*, sa mort, leur mort, nous a quittés, enterrement, obsèques, funérailles, cimetière, perdu mon père,
    perdu ma mère, perdu mon frère, perdu ma soeur, perdu mon fils, perdu ma fille, perdu mon mari, perdu ma femme,
    perdu mon grand-père, perdu ma grand-mère, perdu mon papi, perdu ma mamie, perdu mon ami, perdu mon amie,
    perdu mon meilleur ami, perdu ma meilleure amie, perdu mon chien, perdu mon chat, perdu ma chienne, perdu mon bébé,
    perdu le bébé, perdu un bébé, fausse couche, veuf, veuve, s'est suicidé, s'est suicidée, euthanasi*
  `),
  breakup: phrases(`
    rupture, ruptures, m'a quitté, m'a quittée, m'a largué, m'a larguée, m'a plaqué, m'a plaquée, m'a jeté, m'a jetée, quitté par,
    m'a lâché, m'a lâchée, on a rompu, a rompu, rompre, on a cassé, on s'est séparés, on s'est quittés, on s'est séparé,
    séparation, séparés, me séparer, se séparer, divorce, divorcé, divorcée, divorcer, mon ex, ex mari, ex femme, ex copain,
    ex copine, trompé, trompée, me trompe avec, m'a trompé, m'a trompée, infidél*, ghosté, ghostée, c'est fini entre nous,
    fini avec lui, fini avec elle, mis fin à notre
  `),
  parenting: phrases(`
    mon fils, ma fille, mes fils, mes filles, mes enfants, mon enfant, mon bébé, mon gosse, mes gosses, mon petit dernier,
    mon ado, les enfants, maternité, paternité, être mère, être père, être maman, être papa, enceinte, grossesse, allait*,
    post partum, mère célibataire, maman solo, père célibataire, beau fils, belle fille, accouch*, charge mentale,
    caprices, parentalité, nourrisson, congé maternité, congé parental
  `),
  sleep: phrases(`
    dormir, dors, dormi, dort, dormais, endors, endormir, endormi, sommeil, insomnie, insomnies, insomniaque, cauchemar, cauchemars,
    nuit blanche, nuits blanches, réveille la nuit, réveil la nuit, réveillé à, réveillée à, réveille à, tourne dans mon lit,
    fermer l'oeil, 3h du mat, 4h du mat, 2h du mat, 5h du mat, du matin et je, mal dormi
  `),
  guilt: phrases(`
    culpabilité, culpabilis*, coupable, ma faute, m'en veux, m'en vouloir, regrette, regrets, regret, remords,
    me pardonner, me pardonne pas, j'aurais pas dû, aurais pas dû, j'ai fait du mal, blessé quelqu'un,
    lui ai menti, j'ai menti à, déçu tout le monde, j'ai déçu, j'ai merdé, j'ai tout gâché, j'ai déconné, mal agi,
    aurais dû
  `),
  selfWorth: phrases(`
    confiance en moi, estime de moi, estime de soi, suis nul, suis nulle, suis une merde, suis une ratée, suis un raté,
    me sens nul, me sens nulle, trop nul, trop nulle, suis moche, me trouve moche, me sens moche, suis laid, suis laide,
    suis con, suis conne, suis bête, suis stupide, suis idiot, suis idiote, me déteste, me hais, déteste mon corps,
    pas assez bien, pas à la hauteur, pas à ma hauteur, suis un échec, sers à rien, vaux rien, bon à rien, bonne à rien,
    inutile, incapable, imposteur, syndrome de l'imposteur, complexe, complexes, complexé, complexée, perfectionnis*,
    me compare, me comparer, un fardeau, un poids pour, mérite pas, médiocre, inférieur, inférieure, mauvaise mère,
    mauvais père, mauvaise personne, mauvaise amie, mauvais ami, m'aime pas moi, me dévalorise, dure avec moi, dur avec moi,
    me sens grosse, me sens gros, suis grosse, trop grosse
  `),
  loneliness: phrases(`
    solitude, me sens seul, me sens seule, suis seul, suis seule, si seul, si seule, trop seul, trop seule, très seul,
    très seule, tellement seul, tellement seule, tout seul, toute seule, toujours seul, toujours seule, ^ seul $, ^ seule $, rester seul,
    rester seule, finir seul, finir seule, vivre seul, vivre seule, isolé, isolée, isolement, m'isole, pas d'amis, plus d'amis,
    aucun ami, personne à qui parler, j'ai personne, ai personne, personne se soucie, personne m'écoute, personne me comprend,
    personne m'aime, personne pense à moi, exclu, exclue, rejeté, rejetée, mis à l'écart, mise à l'écart, pas ma place,
    invisible, abandonné, abandonnée, personne me parle
  `),
  exhaustion: phrases(`
    fatigue, fatigué, fatiguée, fatiguer, fatigant, fatigante, épuisé, épuisée, épuisement, épuisant, épuisante,
    crevé, crevée, claqué, claquée, naze, vidée, lessivé, lessivée, ko, burn out, burnout, plus d'énergie,
    pas d'énergie, sans énergie, plus de force, plus la force, à bout, au bout du rouleau, en peux plus, surmené,
    surmenée, surmenage, débordé, débordée, submergé, submergée, stress, stressé, stressée, stressant, stressante,
    rincé, rincée, sur les rotules, à plat, plus de jus, éreinté, éreintée, surcharge, trop de choses
  `),
  money: phrases(`
    argent, dette, dettes, loyer, factures, facture, salaire, crédit, crédits, prêt immobilier, banque, découvert,
    à découvert, huissier, huissiers, fin de mois, fins de mois, finances, financier, financière, financièrement,
    thune, thunes, fric, sous à la fin, fauché, fauchée, endetté, endettée, surendett*, rsa, caf, chômage,
    précarité, payer mes, payer le, joindre les deux bouts, plus un rond, ruiné, ruinée, mon prêt, un prêt
  `),
  study: phrases(`
    examen, examens, exam, exams, partiel, partiels, concours, bac, brevet, fac, université, école, lycée, collège,
    études, étudiant, étudiante, étudier, réviser, révisions, révise, mémoire de, mon mémoire, thèse, doctorat,
    master, licence, prépa, devoirs, notes, ma moyenne, redoubler, redouble, prof, profs, professeur,
    semestre, rattrapages, diplôme, stage, bts, soutenance, dissertation, amphi, mes cours, les cours, un cours,
    mon cours, aller en cours, cours en ligne
  `),
  change: phrases(`
    déménagement, déménager, déménagé, déménage, nouvelle ville, nouveau pays, nouvelle vie, nouveau départ, repartir de zéro,
    recommencer à zéro, changement, changements, changer de vie, expatri*, immigr*, émigr*, m'adapter, s'adapter, mal du pays, retraite,
    à l'étranger, quitté mon pays, loin de chez moi, nouvel appart, transition, tout a changé, reconversion, nouvelle école
  `),
  relationship: phrases(`
    copain, copine, mari, femme, épouse, époux, conjoint, conjointe, compagnon, compagne, couple, mariage, mon mec,
    ma meuf, mon chéri, ma chérie, mon amoureux, mon amoureuse, relation, relations, fiancé, fiancée, jaloux,
    jalouse, jalousie, crush, amoureux de, amoureuse de, vie amoureuse, on se dispute, on s'engueule, partenaire,
    rencontré quelqu'un, rencontré un mec, rencontré une fille, rencontré un homme, rencontré une femme, plan cul,
    tinder, m'ignore, l'homme que j'aime, la femme que j'aime, me répond pas, me répond plus, vu sans répondre,
    on s'est pris la tête, pris la tête avec mon mec, pris la tête avec ma copine
  `),
  friendship: phrases(`
    ami, amie, amis, amies, amitié, amitiés, pote, potes, meilleur ami, meilleure amie, bestie, copains, copines, coloc, colocs, colocataire,
    bande d'amis, groupe d'amis, mes proches
  `),
  health: phrases(`
    santé, maladie, malade, malades, cancer, hôpital, hosto, opération, chirurgie, médecin, docteur, migraine, migraines,
    mal de tête, maux de tête, mon corps, mon poids, régime, médicament, médicaments, traitement, chronique, diabète, ménopause,
    symptôme, symptômes, douleur, douleurs, mal au dos, mal au ventre, mal partout, vertige, vertiges, fièvre, grippe, scanner, irm, prise de sang,
    endométriose, boulimie, anorexie, hyperphagie, compulsions, handicap, alzheimer, démence, aidant, aidante, ehpad, m'occupe de ma mère,
    m'occupe de mon père, soins palliatifs, analyses, blessure, fibromyalgie,
    radiologue, mammographie, échographie, biopsie, images à contrôler, image à contrôler, contrôler au scanner
  `),
  work: phrases(`
    travail, travaille, travailler, travaillé, boulot, taff, job, bosse, bosser, bossé, patron, patronne, chef,
    cheffe, manager, manageur, rh, collègue, collègues, bureau, entreprise, boîte, boite, carrière, licencié,
    licenciée, licenciement, viré, virée, démission, démissionner, démissionné, emploi, chômeur, chômeuse,
    au chômage, entretien d'embauche, entretien, réunion, réunions, client, clients, projet, deadline, promotion,
    promu, promue, cdi, cdd, intérim, heures sup, open space, télétravail, collab, arrêt maladie, en arrêt,
    harcèlement au, alternance, équipe, hiérarchie, supérieur, supérieure, boss,
    suppression de postes, suppressions de postes, postes supprimés, postes sur, mon poste, plan social, usine, atelier
  `),
  family: phrases(`
    famille, mère, maman, père, papa, parents, parent, frère, frères, soeur, soeurs, frangin, frangine, mamie,
    papi, papy, mamy, grands-parents, tante, oncle, tata, tonton, cousin, cousine, cousins, belle-famille,
    beaux-parents, neveu, nièce, daron, daronne, darons, reum, reuf, fratrie, familial, familiale, familiales,
    familiaux
  `),
  anger: phrases(`
    colère, énervé, énervée, énerve, énervent, énerver, furieux, furieuse, rage, enragé, enragée, haine, la haine,
    hais, déteste mon, déteste ma, déteste mes, déteste ce, déteste cette, le déteste, la déteste, les déteste,
    vénère, vener, en rogne, irrité, irritée, agacé, agacée, agace, saoule, soûle, saoulé, saoulée, marre de,
    ras le bol, injuste, injustice, pété un câble, péter un câble, pété les plombs, craqué, crié dessus,
    m'a crié dessus, m'a hurlé dessus, hurlé dessus, engueulé, engueulée, humilié, humiliée, humiliation,
    manque de respect, manqué de respect, révolté, révoltée, dégoûté par, fait chier, me gonfle, rancune,
    ressentiment, insupportable, le seum
  `),
  emptiness: phrases(`
    vide, vides, un vide, plus de sens, pas de sens, aucun sens, sert à rien, à quoi bon, ressens rien, ressens plus rien, sens plus rien, ennui, m'ennuie,
    ennuyeux, plus de motivation, aucune motivation, pas de motivation, démotivé, démotivée, plus envie de rien, envie de rien, goût à rien, plus goût,
    plus le goût, pilote automatique, mode automatique, apathi*, indifférent, indifférente, anesthésié, anesthésiée, fade, blasé, blasée, plus d'intérêt,
    comme un robot dans, comme un zombie, vie monotone, rien a de sens
  `),
  future: phrases(`
    avenir, futur, décision, décisions, décider, choisir, choix, quoi faire de ma vie, faire de ma vie, orientation, quel chemin, carrefour, hésite, hésiter,
    indécis, indécise, incertitude, incertain, mes projets, projets de vie, but dans la vie, sans but, aucun but, suis perdu, suis perdue, me sens perdu,
    me sens perdue, paumé, paumée, ma voie, tourner la page, une proposition, une offre, sais pas si je dois, vocation,
    parcoursup, mes vœux, vœux sur, mon orientation
  `),
  world: phrases(`
    actualité, actualités, actu, actus, les infos, aux infos, journal télévisé, guerre, guerres, politique,
    élection, élections, climat, climatique, réchauffement, planète, gouvernement, attentat, attentats, pandémie,
    le monde va, monde va mal, ce monde, état du monde, catastrophe, inondations, incendies, canicule, éco anxiété,
    l'ia va, la société, monde part en, monde est devenu, monde est fou
  `),
  anxiety: phrases(`
    anxiété, anxieux, anxieuse, angoisse, angoisses, angoissé, angoissée, angoissant, angoissante, inquiet,
    inquiète, inquiétude, inquiéter, m'inquiète, nerveux, nerveuse, stresse, tendu, tendue, boule au ventre,
    boule dans le ventre, gorge nouée, arrête pas de penser, arrête pas de réfléchir, peux pas m'arrêter de penser,
    rumine, ruminer, ruminations, cogite, cogiter, et si, peur, peurs, j'appréhende, appréhende, redoute, crainte,
    craindre, sur les nerfs, trop dans ma tête, prise de tête, me prends la tête, tracasse, flippe, flipper,
    flippant, à cran, agité, agitée, la trouille, terrifié, terrifiée, pas à arrêter de penser,
    pas arrêter de penser
  `),
  gratitude: phrases(`
    gratitude, reconnaissant, reconnaissante, chance d'avoir, chance de l'avoir, j'ai de la chance, tellement de chance, remercie la vie, merci la vie, merci à la vie
  `),
  joy: phrases(`
    réussi mon, réussi ma, réussi mes, j'ai réussi, ai réussi, j'ai eu mon, j'ai eu le, obtenu mon, obtenu le, décroché, été pris, été prise, été promu, été promue, reçu à, admis, admise, bonne nouvelle,
    super nouvelle, bonnes nouvelles, fêter, fêté, on a fêté, célébr*, fier de moi, fière de moi, meilleur jour, plus beau jour, belle journée, bonne journée aujourd'hui, super journée,
    journée géniale, génial, géniale, merveilleux, merveilleuse, magnifique journée, rêve réalisé, va se marier, vais me marier, demandé en mariage, on a gagné, j'ai gagné, diplômée, diplômé,
    c'était bien, c'était super, c'était génial, c'était chouette, bien passé, bien passée, tellement ri, on a ri, bien rigolé, m'a souri, bon moment, beau moment, c'était top, permis en poche, eu mon permis, eu mon bac, eu mon année
  `),
};
