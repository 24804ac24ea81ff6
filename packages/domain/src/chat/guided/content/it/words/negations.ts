import type { Recognition } from '../../../content.ts';
import { phrases } from '../../../../../common/text/phrases.ts';

export const dangers: Recognition['dangers'] = {
  somebodyElse: phrases(`
    vuole morire, vorrebbe morire, dice che vuole morire, vuole uccidersi, vuole ammazzarsi, si vuole uccidere,
    si vuole ammazzare, uccidersi, ammazzarsi, togliersi la vita, vuole togliersi la vita, vuole suicidarsi,
    suicidarsi, parla di suicidio, parla di suicidarsi, parlato di suicidio, ha tentato il suicidio,
    vuole farla finita, minaccia di farla finita, si taglia, si sta tagliando, si fa dei tagli, si fa i tagli,
    si è tagliat*, si fa del male, si sta facendo del male, si è fatt* del male, vuole farsi del male,
    farsi del male, si faccia del male, si ammazzi, si uccida, si butti di sotto
  `),
  suicide: phrases(`
    voglio morire, vorrei morire, volevo morire, volessi morire, voglia di morire, voglio solo morire,
    vorrei solo morire, voglio soltanto morire, vorrei tanto morire, preferirei morire, preferisco morire,
    meglio morire, voglio crepare, vorrei crepare, vorrei essere mort*, voglio essere mort*, vorrei fossi mort*,
    meglio mort*, se fossi mort*, fossi mai nat*, non essere mai nat*, pensieri di morte, penso alla morte,
    penso di morire, uccidermi, mi uccido, mi voglio uccidere, mi vorrei uccidere, ammazzarmi, mi ammazzo,
    mi voglio ammazzare, mi vorrei ammazzare, suicid*, togliermi la vita, mi tolgo la vita, tolgo la vita,
    farla finita, la faccio finita, la voglio fare finita, voglio solo che finisca tutto,
    non voglio più stare qui $, non vorrei più esserci, non vorrei esserci, se morissi, meglio se non ci fossi,
    bene se non ci fossi, se non ci fossi più, se io non ci fossi, andarmene da questo mondo, lasciare questo mondo,
    mi voglio buttare dal, mi voglio buttare dalla, mi voglio buttare sotto, mi vorrei buttare dal,
    mi vorrei buttare dalla, mi vorrei buttare sotto, mi butterei dal, mi butterei dalla, mi butterei sotto,
    finirla per sempre, voglio finirla, vorrei finirla, porre fine alla mia vita, mettere fine alla mia vita,
    porre fine a tutto, mettere fine a tutto, mettere fine a questa vita, voglio che finisca tutto,
    vorrei che finisse tutto, non voglio più vivere, non voglio vivere, non vorrei più vivere,
    non voglio più esistere, non voglio esistere, vorrei non esistere, smettere di vivere, smettere di esistere,
    non voglio più esserci, non voglio più essere qui, non voglio più stare al mondo, non ho più voglia di vivere,
    non ho voglia di vivere, stanc* di vivere, stuf* di vivere, non ce la faccio più a vivere,
    non riesco più a vivere, non ha senso vivere, che senso ha vivere, non vale la pena vivere,
    non vale la pena di vivere, nessun motivo per vivere, nessun motivo di vivere,
    non c'è motivo di vivere, non c'è più motivo di vivere, non ho motivo di vivere, non ho più motivo di vivere,
    non ho motivi di vivere, non ho più motivi di vivere, non ho un motivo di vivere,
    non ho più un motivo di vivere, non ho motivi per andare avanti, non ho più motivi per andare avanti,
    nessun motivo per andare avanti, non ho un motivo per andare avanti, non ho motivo per vivere,
    non ho un motivo per vivere, non ho più motivi per vivere, non ho più un motivo per vivere,
    non ho motivi per vivere, non vedo motivi per vivere, non trovo un motivo per vivere,
    senza un motivo per vivere, non ho ragioni per vivere, vorrei sparire per sempre, voglio sparire per sempre,
    sparire per sempre, scomparire per sempre, non svegliarmi più, non svegliarmi mai, vorrei non svegliarmi,
    spero di non svegliarmi, e non svegliarmi, non vorrei svegliarmi, dormire per sempre, addormentarmi per sempre,
    meglio senza di me, bene senza di me, mondo senza di me, impiccarmi, mi impicco, buttarmi di sotto,
    mi butto di sotto, buttarmi sotto, mi butto sotto, buttarmi dal, buttarmi dalla, buttarmi da un, mi butto dal,
    mi butto dalla, buttarmi giù dal, buttarmi giù dalla, mi butto giù dal, mi butto giù dalla, saltare dal ponte,
    saltare dal balcone, saltare dalla finestra, saltare giù, tagliarmi le vene, mi taglio le vene, voglio spararmi,
    vorrei spararmi, spararmi in testa, spararmi un colpo, mi sparo in testa, mi sparo un colpo, overdose,
    preso un flacone, tutto il flacone, preso troppi sonniferi, preso tutti i sonniferi, preso troppe gocce,
    preso tutte le gocce, preso troppi farmaci, preso tutti i farmaci, preso troppo xanax,
    ho preso tutte le pillole, ho preso tutte le pastiglie, ho preso troppe pillole, ho preso troppe pastiglie,
    preso un sacco di pillole, preso un sacco di pastiglie, preso tante pillole, preso tante pastiglie,
    ho ingoiato tutte, prendere tutte le pillole, prendere tutte le pastiglie, ho preso tutte le medicine,
    imbottirmi di pillole, imbottirmi di farmaci, lettera di addio, lettera d'addio, biglietto d'addio,
    dire addio a tutti, addio a tutti, addio per sempre, rinunciare a vivere, kms
  `),
  selfHarm: phrases(`
    mi taglio, tagliarmi, mi tagliavo, mi sono tagliat*, mi sto tagliando, mi faccio i tagli, mi faccio dei tagli,
    mi sono fatt* dei tagli, mi faccio del male, mi faccio male da solo, mi faccio male da sola, farmi del male,
    mi sono fatt* del male, voglio farmi male, vorrei farmi male, voglia di farmi male, farmi male apposta,
    mi faccio male apposta, autolesion*, mi graffio fino, mi graffio a sangue, mi brucio apposta, mi brucio con,
    bruciarmi con, ferirmi apposta, mi ferisco, mi colpisco, mi prendo a pugni, mi prendo a schiaffi, mi do pugni,
    mi picchio, picchiarmi da solo, picchiarmi da sola, la testa contro il muro, la testa al muro, lametta, lamette,
    cutting
  `),
  violence: phrases(`
    mi picchia, mi ha picchiat*, mi picchiava, mi picchiano, mi hanno picchiat*, mi mena, mi ha menat*, mi menava,
    alza le mani, mi ha alzato le mani, alzato le mani su di me, le mani addosso, mi ha dato uno schiaffo,
    mi ha tirato uno schiaffo, mi dà schiaffi, mi prende a schiaffi, mi ha preso a schiaffi, mi ha presa a schiaffi,
    mi prende a pugni, mi ha preso a pugni, mi ha presa a pugni, mi prende a calci, mi ha preso a calci,
    mi ha presa a calci, mi ha dato un pugno, mi ha stuprat*, mi hanno stuprat*, sono stat* stuprat*,
    mi ha violentat*, mi hanno violentat*, sono stat* violentat*, violentat* da, subito violenza,
    subito una violenza, abusa di me, abusato di me, abusava di me, mi ha molestat*, mi maltratta,
    minacciat* di morte, mi minaccia di morte, minaccia di uccidermi, minaccia di ammazzarmi,
    minacciato di uccidermi, minacciato di ammazzarmi, minacciata di uccidermi, vuole uccidermi, vuole ammazzarmi,
    mi vuole uccidere, mi vuole ammazzare, cercato di uccidermi, cercato di ammazzarmi, cercato di strangolarmi,
    provato a uccidermi, mi ha strangolat*, mi ha strozzat*, le mani al collo, sono in pericolo, siamo in pericolo,
    ho paura di mio marito, paura del mio compagno, paura del mio ragazzo, paura del mio fidanzato,
    paura del mio ex, paura che mi faccia del male, paura di quello che può farmi,
    paura di quello che potrebbe farmi, non sono al sicuro a casa, non mi sento al sicuro a casa,
    mi costringe a fare sesso, mi obbliga a fare sesso, mi ha costrett* a fare sesso, mi ha obbligat* a fare sesso,
    mi ha toccat* senza, mi tocca senza, mi chiude in casa, mi ha chius* in casa, lui mi perseguita,
    ex mi perseguita, mi sta perseguitando, ex mi segue, mi segue ovunque, mi segue dappertutto, violento con me,
    violenta con me, mi segue fino a casa
  `),
};

export const harmless: Recognition['harmless'] = phrases(`
  non voglio morire, non vorrei morire, non volevo morire, paura di morire, voglio morire dal ridere,
  voglio morire dalle risate, vorrei morire dal ridere, voglio morire di vergogna, vorrei morire di vergogna,
  volevo morire di vergogna, volevo morire dalla vergogna, vorrei morire dalla vergogna, voglio morire di caldo,
  voglio morire di sonno, meglio morire che mangiare, preferisco morire di fame, mi ammazzo di lavoro,
  mi ammazzo di studio, mi ammazzo dalle risate, mi ammazzo dal ridere, ammazzarmi di lavoro, ammazzarmi di studio,
  ammazzarmi in palestra, mi ammazzo in palestra, ammazzarmi dalle risate, ammazzarsi di lavoro,
  ammazzarsi di fatica, mi uccido di lavoro, mia madre vuole uccidermi se, mia madre mi vuole ammazzare se,
  mi vuole ammazzare quando, suicide squad, suicidio professionale, suicidio politico, suicidio calcistico,
  farla finita con lui, farla finita con lei, farla finita con questa storia, farla finita con questa relazione,
  farla finita con questo matrimonio, farla finita con questa situazione, farla finita con questo lavoro,
  farla finita con il fumo, farla finita con le sigarette, finirla con lui, finirla con lei,
  finirla con questa storia, finirla di litigare, voglio finirla con, voglio finirla di, buttarmi dal letto,
  buttarmi dalla parte, mi butto sotto le coperte, mi butto sotto la doccia, buttarmi sotto le coperte,
  buttarmi sotto la doccia, saltare giù dal letto, overdose di caffè, overdose di cioccolata,
  overdose di cioccolato, overdose di serie, mi taglio i capelli, mi taglio la barba, mi taglio le unghie,
  tagliarmi i capelli, tagliarmi la barba, tagliarmi le unghie, tagliarmi fuori, mi sono tagliat* i capelli,
  mi sono tagliat* la barba, mi sono tagliat* cucinando, mi sono tagliat* mentre, mi sono tagliat* con la carta,
  mi sono tagliat* un dito, si taglia i capelli, si taglia la barba, si taglia le unghie, si è tagliat* i capelli,
  si è tagliat* la barba, non voglio farmi male, non voglio farmi del male, paura di farmi del male in amore,
  mi picchia in testa, il sole mi picchia, mi ha picchiat* in testa il sole, penso alla morte di mia,
  penso alla morte di mio, penso alla morte del, penso alla morte della
`);

export const safe: Recognition['safe'] = phrases(`
  ^ sono al sicuro, | sono al sicuro, sì sono al sicuro, io sono al sicuro, ora sono al sicuro,
  adesso sono al sicuro, ok sono al sicuro, credo di essere al sicuro, penso di essere al sicuro,
  ^ mi sento al sicuro, | mi sento al sicuro, ^ al sicuro, sì al sicuro, non faccio niente, non farò niente,
  non lo farò, non lo farei mai, non lo faccio, non mi uccido, non mi ammazzo, non mi faccio niente, scherzavo,
  stavo scherzando, era uno scherzo, solo un pensiero, solo pensieri, l'ho solo pensato, non sono solo,
  non sono sola, non sono da solo, non sono da sola, sono con mia, sono con mio, sono con i miei, sono con la mia,
  sono con il mio, sono col mio, sono con un amic*, sono con un'amica, sono con qualcuno, c'è qualcuno con me,
  c'è mia, c'è mio, c'è la mia, c'è il mio, mamma è qui, madre è qui, padre è qui, papà è qui, marito è qui,
  moglie è qui, sorella è qui, fratello è qui, amica è qui, amico è qui, ragazzo è qui, ragazza è qui,
  sono qui con me, stanno arrivando, sta arrivando, sta venendo, è arrivat* mia, è arrivat* mio, ^ ho chiamato,
  | ho chiamato, sì ho chiamato, ho già chiamato, l'ho chiamat*, sto chiamando, ora chiamo, adesso chiamo,
  ora sto bene, adesso sto bene, ora sto meglio, adesso sto meglio
`);

export const unsafe: Recognition['unsafe'] = phrases(`
  non sono al sicuro, non mi sento al sicuro, non so se sono al sicuro, non sono sicur* di, ^ sono solo,
  ^ sono sola, | sono solo, | sono sola, no sono solo, no sono sola, ma sono solo, ma sono sola, io sono solo,
  io sono sola, ^ sono da solo, ^ sono da sola, | sono da solo, | sono da sola, no sono da solo, no sono da sola,
  in casa da solo, in casa da sola, qui da solo, qui da sola, non c'è nessuno, nessuno con me, nessuno qui,
  arrivando nessuno, ho già preso, le ho prese, le ho già prese, ho preso tutto, l'ho già fatto, ^ lo farò,
  | lo farò, e lo farò, lo faccio stanotte, lo faccio stasera, stanotte, ho un piano, ho già deciso, ho deciso,
  non mi fido di me, ho paura di me
`);

export const negations: Recognition['negations'] = phrases(
  'non, mai, senza, nessun, nessuno, nessuna, neanche, nemmeno, neppure, mica, per niente',
);

export const negationReach: Recognition['negationReach'] = { onwards: 3, backwards: 0 };

export const turningWords: Recognition['turningWords'] = phrases(
  'ma, però, che, perché, solo, soltanto, quindi, invece, eppure, anzi',
);

export const addressing: Recognition['addressing'] = phrases(
  'tu, te, ti, tuo, tua, hai, sei, puoi, sai, pensi, credi, vuoi, senti, provi',
);
