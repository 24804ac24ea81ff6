import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const cues: Recognition['cues'] = {
  neverTold: phrases(`
    mai detto a nessuno, mai raccontato a nessuno, mai parlato con nessuno, non l'ho mai detto,
    non l'ho mai raccontato, mai detto ad alta voce, prima volta che lo dico, prima volta che ne parlo,
    prima volta che lo racconto, non lo sa nessuno, nessuno lo sa, nessuno sa, è un segreto,
    non l'ho detto a nessuno, mai confidato
  `),
  dismissed: phrases(`
    dice che esagero, ha detto che esagero, hanno detto che esagero, dicono che esagero, mi dice che esagero,
    mi dicono che esagero, secondo lui esagero, secondo lei esagero, dice che sono esagerat*,
    dicono che sono esagerat*, dice che sono troppo sensibile, dicono che sono troppo sensibile, troppo sensibile,
    dice che faccio drammi, dicono che faccio drammi, dice che faccio la vittima, fai la vittima,
    non mi prende sul serio, non mi prendono sul serio, nessuno mi prende sul serio, minimizza, minimizzano,
    è tutto nella mia testa, è tutto nella tua testa, ride di me, ridono di me, mi ride in faccia,
    mi prendono in giro, mi prende in giro, dice che passa, dicono che passa, dicono di reagire, dice di reagire
  `),
  unsaid: phrases(`
    non ho detto niente, non ho detto nulla, sono rimast* zitt*, sono stat* zitt*, sono rimast* in silenzio,
    non ho avuto il coraggio, non sono riuscit* a dire, non riesco a dirlo, non riesco a dirglielo,
    non gliel'ho detto, mi tengo tutto dentro, tengo tutto dentro, tenermi tutto dentro, ho ingoiato, ingoio tutto,
    mando giù, mi sono bloccat*, mi blocco, non ho risposto, non ho reagito
  `),
  hiding: phrases(`
    faccio finta, fare finta, fingo, fingere, fingendo, sorriso finto, sorrido ma, una maschera, la maschera,
    metto la maschera, da fuori, all'esterno, nessuno si accorge, lo nascondo, nascondo tutto, nascondere, nascondo,
    far vedere che sto bene, dico che va tutto bene, dico che sto bene, recito
  `),
  forbidden: phrases(`
    mi sento un mostro, mi sento una merda per, mi sento orribile per, mi sento in colpa per aver pensato,
    per averlo pensato, per aver pensato, per averlo provato, non dovrei pensarlo, non dovrei pensare,
    non dovrei sentirmi, non dovrei provare, pensiero orribile, pensieri orribili, pensieri brutti su,
    mi vergogno di pensare
  `),
  insight: phrases(`
    non ci avevo mai pensato, mai pensato in questo modo, mi rendo conto, mi sono res* conto, mi sono accort*,
    ho capito che, ora capisco, adesso capisco, ora vedo, adesso vedo, credo di aver capito, penso di aver capito,
    a pensarci bene, pensandoci bene, ho realizzato, realizzo adesso
  `),
  plan: phrases(`
    penso che lo farò, penso che andrò, penso che parlerò, credo che parlerò, parlerò con, ci parlerò, lo chiamerò,
    la chiamerò, chiamerò, proverò a, ci proverò, cercherò di, voglio provare a, chiederò, glielo dirò, gli dirò,
    le dirò, ho deciso di, ho deciso che, sto pensando di, ho intenzione di, ho prenotato, ho preso appuntamento,
    mi sono iscritt*, potrei chiamare, potrei parlare, potrei chiedere, potrei provare, domani vado, domani provo,
    domani chiamo, domani parlo, forse potrei, ^ forse parlar*, forse dovrei, ^ magari, magari provo, magari chiamo,
    magari parlo, sono pront* a
  `),
  hard: phrases(`
    è dura, è stata dura, è difficile, è stato difficile, molto difficile, difficile per me, è pesante,
    è stato pesante, troppo pesante, faticos*, non è facile, non è stato facile, non è semplice,
    un momento difficile, periodo difficile, periodo brutto, brutto periodo, periodaccio, giornataccia,
    giornata pesante, giornata difficile, settimana pesante, settimana difficile, insopportabile, complicat*
  `),
  pleasant: phrases(`
    mi piace, mi è piaciut*, mi piacciono, mi diverte, adoro, è bello, è stato bello, è bella, è carin*, che bello,
    mi fa bene, mi ha fatto bene, mi fa ridere, mi fa sorridere, mi fa stare bene, piacevole, è stato divertente,
    mi godo
  `),
  tooMuch: phrases(`
    non ce la faccio più, nn ce la faccio più, non ce la faccio, non ne posso più, non reggo più, non lo reggo più,
    non sopporto più, non lo sopporto più, basta non, sono al limite, al limite, è troppo per me, è tutto troppo,
    è troppo $, sono arrivat* al limite, mi sono stufat*, sono stuf*, stuf* di, mi sono rott*, ne ho abbastanza,
    ne ho le palle piene, ho le palle piene, allo stremo, sto per scoppiare, sto scoppiando, sto crollando,
    la goccia
  `),
  crying: phrases(`
    piango, ho pianto, sto piangendo, piangendo, piangere, piangevo, lacrime, in lacrime, mi viene da piangere,
    scoppiat* a piangere, pianto tutta, un pianto
  `),
  alone: phrases(`
    faccio tutto io, devo fare tutto io, tutto io, tutto da solo, tutto da sola, faccio tutto da solo,
    faccio tutto da sola, nessuno mi aiuta, nessuno aiuta, senza aiuto, nessuno con cui parlare,
    non ho nessuno con cui, nessuno mi capisce, non mi capisce nessuno, nessuno se ne accorge, nessuno lo nota,
    tutto sulle mie spalle, sulle mie spalle, nessuno mi ascolta, non mi ascolta nessuno, nessuno mi chiede,
    non mi chiede nessuno, tocca tutto a me, tocca sempre a me, grava tutto su
  `),
  worse: phrases(`
    sta peggiorando, peggiora, sempre peggio, di male in peggio, peggio di prima, è peggiorat*, va peggio,
    sto peggio, mi sento peggio
  `),
  better: phrases(`
    sto meglio, mi sento meglio, un po' meglio, va meglio, molto meglio, già meglio, è migliorat*, sta migliorando,
    mi ha aiutat*, ha aiutato, è servito, mi è servito, mi sono calmat*, più calm*, più legger*, più tranquill*,
    mi sento più, mi ha calmat*, meglio adesso, meglio ora, sollevat*
  `),
  effort: phrases(`
    ci provo, ci ho provato, ho provato a, sto provando, sto cercando di, cerco di, mi sforzo, mi sto sforzando,
    ho fatto del mio meglio, faccio del mio meglio, faccio il possibile, ce la metto tutta, ce l'ho messa tutta,
    mi sono impegnat*, mi impegno, sono riuscit* a, ho lottato, sto lottando, ho trovato il coraggio
  `),
  supported: phrases(`
    crede in me, ha creduto in me, mi sostiene, mi ha sostenut*, mi appoggia, mi sta vicino, mi è vicin*,
    mi è stat* vicin*, dalla mia parte, posso contare su, conto su di, mi aiuta sempre, mi sta aiutando,
    c'è sempre per me, c'è per me, mi capisce, si prende cura di me, mi ha dato forza, mi dà forza, mi vuole bene
  `),
  wish: phrases(`
    vorrei che, vorrei solo, voglio solo, vorrei tanto, vorrei poter, vorrei avere, vorrei essere, vorrei tornare,
    vorrei un, vorrei una, vorrei fare, vorrei sapere, mi piacerebbe, sogno di, il mio sogno, avrei bisogno di,
    ho bisogno di qualcuno, magari potessi, se solo, voglio essere, voglio cambiare, voglio tornare, voglio fare,
    desidero
  `),
  duty: phrases(`
    devo essere, devo fare, devo sempre, devo per forza, dovrei, avrei dovuto, sono obbligat*, sono costrett*,
    ci si aspetta, si aspettano, tutti si aspettano, si aspetta da me, non posso fallire, non posso deludere,
    non posso sbagliare, devo essere forte, mi tocca, è mio dovere, dovere
  `),
  ambivalence: phrases(`
    da una parte, da un lato, dall'altra, dall'altro lato, allo stesso tempo, nello stesso tempo, una parte di me,
    non so se voglio, non so se devo, non so se, combattut*, divis* tra, lo amo ma, la amo ma, voglio ma, vorrei ma,
    indecis*
  `),
  before: phrases(`
    una volta ero, una volta era, una volta mi, un tempo, prima ero, prima era, ero sempre, allora ero, quando ero,
    quand'ero, da piccol* ero, ho smesso di, ho smesso, non più come, come prima, era sempre, lui era, lei era,
    eravamo, non è più come
  `),
  longTime: phrases(`
    da anni, da mesi, da settimane, da _ anni, da _ mesi, sono anni, sono mesi, da sempre, da una vita,
    tutta la vita, da quando ero, da piccol*, fin da piccol*, dall'infanzia, da bambin*, da tanto tempo,
    da molto tempo, da tanto, da un sacco, da troppo tempo, da troppo, anni fa, è sempre stat*, da quando mi ricordo
  `),
  recent: phrases(`
    proprio adesso, proprio ora, appena success*, ho appena, è appena, ieri, stamattina, questa mattina, ieri sera,
    stanotte, poco fa, un'ora fa, oggi pomeriggio, appena saputo, appena scoperto
  `),
  ordinary: phrases(`
    niente di che, niente di speciale, nulla di che, nulla di speciale, solito, il solito, la solita,
    le solite cose, come al solito, come sempre, giornata normale, un giorno normale, tutto normale, ^ normale $,
    così così, nessuna novità, niente di nuovo, routine, tranquilla giornata, si tira avanti
  `),
  wondering: phrases(`
    perché a me, perché proprio a me, perché proprio io, perché devo sempre, perché sempre a me, mi chiedo,
    mi domando, continuo a chiedermi, non capisco perché, chissà perché, com'è possibile, come mai,
    cosa c'è che non va, cosa ho che non va
  `),
};
