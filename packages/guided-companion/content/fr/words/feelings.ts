import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const feelings: Recognition['feelings'] = {
  sadness: phrases(`
    triste, tristes, tristesse, malheureux, malheureuse, déprimé, déprimée, déprime, déprimant, dépression,
    dépressif, dépressive, cafard, le blues, le moral à zéro, moral à zéro, moral dans les chaussettes,
    pas le moral, plus le moral, au fond du trou, au plus bas, effondré, effondrée, anéanti, anéantie, dévasté,
    dévastée, coeur brisé, coeur lourd, pleure, pleuré, pleurer, pleurs, larmes, en larmes, mal dans ma peau,
    me sens mal, suis mal, vais mal, va pas bien, va pas du tout, ça va pas, pas bien, trop mal, tellement mal,
    désespoir, désespéré, désespérée, chagrin, horrible, sale journée, journée pourrie, journée de merde, brisé,
    brisée, morose, ^ mal $, pas la forme, tout va mal, peiné, de la peine, tant de peine, trop de peine, pas ouf,
    pas terrible, c'est foutu, tout est foutu, suis foutu, suis foutue
  `),
  hurt: phrases(`
    blessé, blessée, blessant, blessante, blessure, fait mal, fait souffrir, souffre, souffrir, souffrance, souffrances, rejeté, rejetée, rejet, trahi, trahie, trahison, vexé, vexée, m'ignore, m'a ignoré,
    m'a ignorée, utilisé, utilisée, offensé, offensée, meurtri, meurtrie
  `),
  longing: phrases(`
    me manque, me manquent, manque tellement, me manques, nostalgie, nostalgique, mal du pays, le manque, son absence, m'a manqué, en manque de lui, en manque d'elle
  `),
  loneliness: phrases(`
    solitude, seul, seule, isolé, isolée, abandonné, abandonnée, délaissé, délaissée, exclu, exclue, mis à l'écart, mise à l'écart
  `),
  emptiness: phrases(`
    vide, ressens rien, ressens plus rien, sens plus rien, m'ennuie, ennui, démotivé, démotivée, apathique, indifférent, indifférente, anesthésié, anesthésiée, blasé, blasée, envie de rien, goût à rien
  `),
  disappointment: phrases(`
    déçu, déçue, déception, décevant, décevante, frustré, frustrée, frustration, frustrant, frustrante, découragé,
    découragée, décourageant, désillusion, dégoûté, dégoûtée, attendais mieux, attendais plus, attendais à mieux,
    le seum, deg, dég
  `),
  anxiety: phrases(`
    anxieux, anxieuse, anxiété, angoisse, angoisses, angoissé, angoissée, inquiet, inquiète, inquiétude, m'inquiète, nerveux, nerveuse, tendu, tendue, stresse, boule au ventre, rumine, cogite, flippe, à cran, agité, agitée,
    préoccupé, préoccupée, sur les nerfs
  `),
  fear: phrases(`
    peur, peurs, effrayé, effrayée, terrifié, terrifiée, terreur, panique, paniqué, paniquée, trouille, flippant, fait flipper, effrayant, effrayante, apeuré, apeurée, la frousse
  `),
  overwhelm: phrases(`
    débordé, débordée, dépassé, dépassée, submergé, submergée, stressé, stressée, stress, trop de choses,
    trop à la fois, m'en sors plus, m'en sors pas, noyé, noyée, me noie, plus pied, craque, je coule,
    charge mentale, à saturation, saturé, saturée, trop plein, trop de pression, met la pression, mis la pression,
    sous pression
  `),
  exhaustion: phrases(`
    fatigué, fatiguée, fatigue, épuisé, épuisée, épuisement, crevé, crevée, claqué, claquée, vidée, naze, à bout,
    lessivé, lessivée, rincé, rincée, plus d'énergie, pas d'énergie, au bout du rouleau, sur les rotules, à plat,
    la flemme
  `),
  anger: phrases(`
    colère, énervé, énervée, énerve, furieux, furieuse, rage, la haine, vénère, vener, irrité, irritée, agacé, agacée, saoulé, saoulée, me saoule, révolté, révoltée, en rogne, déteste mon, déteste ma, le déteste, la déteste,
    ras le bol, rancune, ressentiment
  `),
  guilt: phrases(`coupable, culpabilité, culpabilise, culpabiliser, remords, regrette, m'en veux, ma faute`),
  shame: phrases(`
    honte, honteux, honteuse, gêné, gênée, embarrassé, embarrassée, humilié, humiliée, humiliation, ridicule,
    mal à l'aise, rougi, rougis, je bégaie, bégayé
  `),
  confusion: phrases(`
    confus, confuse, perdu dans, suis perdu, suis perdue, me sens perdu, me sens perdue, paumé, paumée, embrouillé, embrouillée, sais plus où j'en suis, sais plus quoi penser, sais pas ce que je ressens, sais plus ce que je ressens,
    partagé entre, partagée entre, tiraillé, tiraillée, troublé, troublée, tout se mélange, je comprends plus rien
  `),
  joy: phrases(`
    heureux, heureuse, enthousiasme, content, contente, contents, joie, joyeux, joyeuse, bonheur, ravi, ravie, aux anges, excité, excitée, trop bien, enthousiaste, enchanté, enchantée, plus heureux que, plus heureuse que, sur un petit nuage, hâte, la pêche,
    kiffe, kiffé, trop de la balle, euphorique, comblé, comblée, me réjouis
  `),
  gratitude: phrases(
    `gratitude, reconnaissant, reconnaissante, reconnaissance, merci la vie, tellement de chance, j'ai de la chance`,
  ),
  pride: phrases(`fier, fière, fiers, fierté, satisfait, satisfaite, accompli, accomplie`),
  relief: phrases(
    `
    soulagé, soulagée, soulagement, soulage, poids en moins, un poids de moins, libéré, libérée, allégé, allégée,
    ^ ouf
  `,
  ),
  hope: phrases(
    `espoir, de l'espoir, optimiste, confiant, confiante, confiance en l'avenir, j'ai espoir, je garde espoir, vois le bout`,
  ),
  calm: phrases(`
    calme, calmé, calmée, apaisé, apaisée, apaisement, serein, sereine, sérénité, détendu, détendue, en paix, zen,
    ça va bien, vais bien, ça va mieux, me sens bien, suis bien, relax, suis tranquille, me sens tranquille,
    plus tranquille
  `),
  love: phrases(
    `amoureux, amoureuse, je l'aime, je les aime, aime mon, aime ma, aime mes, me sens aimé, me sens aimée, folle de lui, fou d'elle`,
  ),
};
