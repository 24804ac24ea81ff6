import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const notMisspelt: Recognition['notMisspelt'] = phrases(`
  abitazione, affatto, affetto, annodato, annotato, attenta, attente, attentamente, balletto, bestia, boccata,
  bollente, college, colpita, colpiti, colpito, combattere, compiuta, compiuti, compiuto, concentrare, concentrarmi,
  concentrarti, concentrarsi, concentrata, concentrati, concentrato, concentrazione, concentro, concentri, concordo,
  consente, consentito, contante, contanti, contatti, contatto, contenere, contenitore, contenuti, contenuto,
  conteneva, contesto, contrasto, convento, decenza, distratta, distratti, distratto, distretto, giornale,
  interiore, lesione, lesioni, maestà, marino, mister, panini, panino, parete, pareti, patente, perdete, prepari,
  preparo, prestato, promessa, promesse, promesso, prometti, prometto, proposto, protetta, protette, protetti,
  protetto, reazione, reazioni, riconosce, riconoscere, riconosci, riconosco, riconoscono, ricorso, rimanda,
  rimandare, rimando, rimborso, rimossa, rimosso, salita, salite, saluta, salutare, saluti, saluto, scadente,
  sirena, soffio, sparata, sparate, sparato, spenga, spengo, spetta, spinta, spinto, sposata, sposate, sposati,
  sposato, spostare, spostata, spostati, spostato, spunta, spunto, stacca, staccare, stacco, stadio, stando, stanza,
  stanze, stento, svelta, svelto, timone, turisti, tutore, votazione
`);
