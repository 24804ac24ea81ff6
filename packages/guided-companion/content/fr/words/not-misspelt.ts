import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const notMisspelt: Recognition['notMisspelt'] = phrases(`
  parties, couples, mariages, familles, contenu, contenue, fatigues, vendre, tendre, douceur, bureaux, blesser,
  blessures, manger, coupables, banques, planètes, plante, aimant, aimante, argenté, briser, chaque, chargement,
  choisi, choisie, compagnie, contient, crique, devoir, dormira, étudiée, france, intérieur, intérieure, liberté,
  parlent, partent, payent, projeté, promet, récolte, records, remise, répète, strass, utiliser, utilisez, éprise,
  cancel
`);
