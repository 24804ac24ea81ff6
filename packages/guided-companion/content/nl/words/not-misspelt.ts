import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const notMisspelt: Recognition['notMisspelt'] = phrases(`
  denkbaar, trainen, tronen, lengte, bedragen, verwarmd, verwacht, nieuwe, nieuwst, nieuwste, politie, schoon,
  schoot, schoof, slagen, slaven, slopen, slappe, stapel, slepen, slechts, slacht, huizen, hullen, halen, messen,
  misten, posten, pasten, gepost, geperst, trouwens, kranten, planten, klachten, wekker, wakkere, toekomt, zongen,
  zorgden, zinken, merken, wekken, werven, werpen, worden, wonden, kasten, keuken, korsten, spanden, bezorgde,
  bezorgen, verlicht, verliep, verliest, verlaten, verlagen, moeite, afging, afhang, behouw, beroem, beroeps, beriep,
  beschaafd, besluipen, besluiten, bespuiten, betrouw, bevallig, blokker, blonken, bokken, brokken, carrier, collage,
  contact, contacten, contrast, creatie, decent, detentie, dobbel, doctoraal, dubben, eenzaat, finance, foutloos,
  gebukt, gedaagd, gedaald, gedankt, gedempt, gefaald, gehakt, gehuld, gekant, geklaagd, gekletst, gekreukt, gelaagd,
  geleefd, gelikt, gelokt, gelicht, gemeen, gemeenste, gemest, gepakt, gepast, geperkt, geplaagd, geplukt, geregeerd,
  geregend, gericht, gerichte, geruild, gerukt, geschaad, geslepen, geslopen, gesponnen, gestrekt, getankt, getest,
  gevoerd, gewaagd, gewacht, gewekt, gewest, gewezen, gewonden, gewricht, gezaagd, gezicht, gezichten, gezwicht,
  hunter, irrigatie, kanjer, kanten, kieken, kielen, kloven, leemte, lering, leuning, mediatie, meeste, meesten, meester, mesting,
  meting, modder, omleiding, onlust, operatief, opgelicht, opgewerkt, opgezogen, opvoeren, opvoering, overdekt,
  overhang, overleefd, overlegd, pellen, pension, pilsen, pissen, regeling, regelingen, relatief, schaad, schaaf,
  schaak, schaal, schaap, schaar, schaden, schalen, scharen, schaven, schelden, schenden, schending, schild, schools,
  schoor, schram, schudden, screen, scheld, slaper, slappen, spinning, studio, studieus, tender, tinker, tonder,
  traden, tuinder, verdeling, verguisd, verladen, verloot, verloten, vermoed, vermoeden, verreden, vertederd,
  verwarm, verzuim, vielen, viewen, vlinder, voeren, vreten, wecken, weekdag, welken, wenden, wenken, wensen, werden,
  wielen, winnen, woeden, woeien, wollen, wonnen, wreken, zanger
`);
