import type { Recognition } from '../../../content.ts';
import { phrases } from '../../../text/phrases.ts';

export const notMisspelt: Recognition['notMisspelt'] = phrases(`
  denkbaar, trainen, tronen, lengte, bedragen, verwarmd, verwacht, nieuwe, nieuwst, nieuwste, politie, schoon, schoot, schoof,
  slagen, slaven, slopen, slappe, stapel, slepen, slechts, slacht, huizen, hullen, heilig, halen, messen, misten, posten, pasten,
  gepost, geperst, trouwens, kranten, planten, klachten, wekker, wakkere, toekomt, zongen, zorgden, zinken, zielen, merken,
  wekken, werven, werpen, woorden, worden, wonden, winden, winter, winkel, rouwig, rustiek, kiezer, kiezel, kasten, korsten, keuken,
  vrezen, vriezen, vreemd, vreemde, vrijden, onders, andere, anders, ouderen, oudere, moeten, moeite, moeder, meedere, boeken,
  boeren, baby, zweven, schapen, schepen, schaken, schouder, schouders, schilder, schilden, stoppen, stappen, straten, streken,
  spannend, spanden, gespaard, bezorgde, bezorgen, bezocht, verlicht, verliep, verliest, verleden, verlegen, verlagen, vertaald,
  verkeerd, verkocht, verlopen, vragen, drogen, dragen, dronken, gedragen, gebogen, geboden, gebieden, geluid, gelukt, geleden,
  gelegen, hoofden, hoofd, hopend, haring, fietsen, kennen, kunnen, kamers, kalender, rokend, reizen, reizend, relaties, reactie,
  rekenen, tekening, mening, leiding, landing, lezing, lessen, lezen, lerend, leraren, drukte, drukke, strikt, strand, straks
`);
