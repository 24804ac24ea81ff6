import type { Recognition } from '../../../content.ts';
import { phrases } from '../../../text/phrases.ts';

export const notMisspelt: Recognition['notMisspelt'] = phrases(`
  partout, parties, partie, partiels, couples, coupes, mariages, marine, marché, marche, marcher, famine, familles, contenu, contenue,
  contente, compte, comptes, fatigues, viande, vident, vendre, chance, changer, chanter, chemin, chemise, prendre, prendra, rendre, tendre, attendre,
  entendu, entendre, étendu, détendre, pendant, parfois, parmi, porte, portes, couleur, chaleur, chaleurs, valeur, valeurs, douceur, douleurs, malgré, mandat,
  bouteille, boutique, bateau, bureaux, travers, traverser, traversé, trouver, trouvé, laisser, laissé, blesser, blessures, pousser, passer, passé,
  ménage, manège, manger, mangé, danger, ranger, rangé, étrange, orange, vrai, vraie, poulet, poule, pleut, pleine, plein, plaine, cuisine, cousine, voisine, voisins,
  histoire, victoire, mémoires, notaire, salade, salades, balade, balades, stable, table, tables, sable, capable, coupables, lettre, mettre, maître, montre, rencontre, rentrer, rentré,
  préparer, prépare, prépas, séparer, réparer, répare, comparer, accord, abord, bord, banques, blague, planètes, plante, plantes, chambre, membre, sentir, sortir, partir, servir, souvent,
  soirée, soigner, soleil, sommet, semaine, semelle, vitesse, tristement, richesse, caresse, adresse, paresse, promesse, jeunesse, vieillesse, faiblesse, politesse
`);
