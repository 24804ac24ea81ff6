import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const acts: Recognition['acts'] = {
  wantsPerson: phrases(`
    parlare con una persona, parlare con qualcuno di vero, parlare con un (umano/professionista), parlare con un essere umano,
    parlare con una persona (vera/reale), (voglio/vorrei) una persona, mi serve una persona, qualcuno in carne e ossa, voglio un umano,
    un operatore, vorrei che fossi (vero/reale), mi serve uno psicolog*, mi serve un terapeuta, ho bisogno di (uno/una) psicolog*,
    ho bisogno di un (terapeuta/professionista), (voglio/vorrei/cerco) uno psicolog*, dovrei andare da uno psicolog*, andare dallo psicolog*,
    andare da uno psicolog*, andare in terapia, iniziare una terapia, bisogno di terapia, aiuto professionale, un amico vero, un'amica vera
  `),
  areYouAi: phrases(`
    sei (umano/umana/persona/vero/vera/reale/un'ia/un'intelligenza/chatgpt/un'ai/vivo/viva/cosciente/maschio/femmina),
    sei un (umano/robot/computer/programma/medico/dottore/professionista/uomo), sei un essere umano,
    sei una (persona/ia/macchina/ai/donna/dottoressa), (sei/è) un bot, sei chat gpt, chatgpt, (parlo/parlando) con un (robot/bot/umano),
    (parlo/parlando) con una (persona/macchina), è un robot questo, (hai/provi) sentimenti, provi (emozioni/qualcosa), sei (uno/una) psicolog*,
    sei (un/una) terapeuta, ^ c'è qualcuno $, c'è una persona (dall'altra/vera/dietro), c'è qualcuno (lì/dall'altra), pensi davvero,
    sei un uomo o, sei il mio (terapeuta/psicologo), sei la mia psicologa, sei (uno/una) psichiatra, c'è un umano dietro
  `),
  whoAreYou: phrases(`
    (chi/cosa) sei, chi sei tu, che cosa sei, come ti chiami, qual è il tuo nome, il tuo nome, ^ cosa fai, ^ che cosa fai, come funzioni,
    ^ come funziona, come funziona (qui/questa), cosa (sai/puoi) fare, che cosa (sai/puoi) fare, a cosa servi, cos'è (alento/questo),
    che cos'è alento, cos'è questa app
  `),
  secrecy: phrases(`
    è (privato/confidenziale), è riservat*, è anonim*, lo (dici/dirai/racconti) a qualcuno, (chi/qualcuno) legge, (qualcuno/chi) può leggere,
    qualcuno lo legge, lo vede qualcuno, mantieni il segreto, mantenere un segreto, posso fidarmi di te, mi posso fidare, (resta/rimane) tra noi,
    tra noi due resta, i miei dati, viene registrat*, stai registrando, salvi quello
  `),
  medicine: phrases(`
    (smettere/smetto) di prendere, smettere le (medicine/gocce), (smettere/sospendere/interrompere) i farmaci, smettere con le gocce,
    sospendere il farmaco, sospendere la cura, devo prendere le medicine, devo prendere i farmaci, (devo/posso) prendere il farmaco,
    (devo/posso) prendere le gocce, posso prendere un farmaco, posso prendere una pastiglia, posso prendere qualcosa per,
    (che/quale) (farmaco/medicina), quali farmaci, che medicine, (aumentare/raddoppiare) la dose, (che/la) dose, dosaggio, quante gocce,
    antidepressiv*, ansiolitic*, xanax, lexotan, tavor, valium, sertralina, zoloft, fluoxetina, prozac, escitalopram, cipralex, paroxetina,
    benzodiazepin*, sonnifer*, tranquillante*, melatonina, mi prescrivi
  `),
  naming: phrases(`
    ho la depressione, sono depress* o, (sarà/è) depressione, sono (bipolare/narcisista/borderline), sono autistic*, ho l'adhd,
    ho il (disturbo/doc/borderline), (ho/sarà) un disturbo, è ansia questa, questa è (ansia/depressione), secondo te ho, cosa ho che non va,
    cos'ho che non va, che cosa ho che non va, cosa c'è che non va in me, cos'ho, sono (pazzo/pazza) $, sto diventando pazz*, fammi una diagnosi,
    puoi farmi una diagnosi, (penso/credo) di avere la depressione, (penso/credo) di essere depress*
  `),
  affection: phrases(`
    ti (amo/piaccio/manco), ti voglio bene, mi vuoi bene, mi (ami/piaci), sono innamorat* di te, sei la mia ragazza, sei il mio ragazzo,
    vuoi essere la mia, vuoi essere il mio, sposami, mi sei mancat*, ti sono mancat*
  `),
  howAreYou: phrases(`
    come (stai/va), come stai tu, come ti va, e tu come stai, tutto bene tu, ^ tutto (bene/ok) $, ^ ciao tutto bene, ^ e (tu/te) $, ^ bene e tu,
    ^ bene tu
  `),
  goodbye: phrases(`
    arrivederci, arrivederla, (a/torno) presto, ^ a (domani/dopo/lunedì), a (domani/stasera) $, a domani (forse/allora), (a/torno) dopo $,
    (a/torno) più tardi, a più tardi $, ci (sentiamo/vediamo/becchiamo/aggiorniamo/risentiamo/rivediamo/scriviamo), ^ ci (sentiamo/vediamo),
    ci si (sente/vede/becca), risentiamoci, sentiamoci, alla (prossima/prox), ^ (ciao/vado) ciao, (ciao/e) ciao $, ciaociao, ciaone, ciauz,
    ^ (ciauu/adios/stacco), (ciau/adios/bacioni/baci/riguardati/scappo/stacco/scendo/riparto/filo/nanna/spengo/rientro) $,
    (ciao/ok/dai/vabbè/allora/grazie) ciao, bye, bye bye, byee, baibai, hasta la vista, au revoir,
    ^ (saluti/addio/vado/esco/chiudo/scappo/crollo/dormo/letto) $, un (saluto/bacio/bacione) $, (tanti/cordiali) saluti, un abbraccio e,
    (stammi/statemi) bene, stammi buono, (stammi/ciao) buona, buona (serata/giornata/continuazione/domenica/vita), buon (pomeriggio/lavoro) $,
    buon (proseguimento/weekend/riposo/turno), buone cose, in gamba $, abbi cura, (ciao/addio) e grazie, ok allora ciao,
    va bene (ciao/vado/notte), va bene allora ciao, grazie e ciao, ciao a (presto/domani), (ciao/ok) notte, ciao grazie $, ciao grazie di tutto,
    ^ ok ciao $, ciao alla prossima, (ti/vi/la) saluto, vi lascio, ^ ti lascio, ti lascio $, ti lascio (che/andare/dormire),
    (ora/adesso) ti lascio, tolgo il disturbo, devo (andare/correre/cucinare) $, devo andare (adesso/ora/via), devo proprio (andare/staccare),
    (mo/ora/adesso) devo andare, devo (scappare/staccare/lasciarti/lasciarla/rientrare/ripartire), (ora/adesso/io) (scappo/stacco),
    (stacco/vado/scappo) che, stacco la, devo tornare (al/a) lavoro, devo tornare a studiare, torno al lavoro, (torno/scappo) a lavoro,
    (torno/ora/adesso/allora) a letto, (torno/proviamo) a dormire, la mia fermata, è la mia fermata,
    (scendo/fermiamoci/chiudiamo/chiudiamola/chiudo/finiamo/finiamola) qui, è arrivato il (bus/treno/tram), è arrivato l'autobus,
    (arriva/eccolo/ecco) il bus, arriva l'autobus, arriva la metro, è arrivata la metro, è il mio turno, mi (stanno/sta) chiamando,
    mamma mi chiama, è suonata la campanella, suona la campanella, è finita la pausa, finita la pausa, pausa finita, (inizio/attacco) il turno,
    attacco a lavorare, si è svegliato il (bambino/piccolo), si è svegliata la (bambina/piccola), il bambino si è svegliato,
    la bambina si è svegliata, suonano alla porta, hanno suonato, ora riparto, riparto piano, mi rimetto in (viaggio/macchina), mi rimetto a,
    (ora/adesso/io) vado $, vado va $, vado a (provare/coricarmi/ripetere/cena/pranzo/cenare/preparare/prendere), vado adesso, (vado/esco) ora,
    (allora/vabbè/dai/ok/bene) vado, allora io vado, vado a fare il giro, vado a fare la, vado a fare due passi, vado a vedere se dormo,
    ora vado a letto, (ora/adesso/ok/e/io) vado a dormire, me ne vado $, me ne (vado/torno) a, me ne vo, io vo, è tardi vado, vado che è tardi,
    si è fatta una certa, s'è fatta una certa, si è fatto tardi, s'è fatto tardi, si è fatta l'ora, è ora di (andare/dormire/staccare/nanna),
    è l'ora di, è tardissimo, domani mi devo alzare, domani sveglia, che domani mi (alzo/sveglio), che domani si lavora, domani alle 5 si,
    ho la sveglia presto, (provo/vado) a dormire $, (ora/adesso/ci) provo a dormire, cerco di dormire $, cerco di dormire un po,
    vediamo se dormo, vediamo se riesco a dormire, provo a chiudere gli occhi, mi si chiudono gli occhi, gli occhi si chiudono,
    mi sto addormentando, sto per addormentarmi, mi (metto/butto) a dormire, mi infilo sotto, (doccia/denti/camomilla) e letto, a nanna,
    tutti a nanna, spengo la luce, (spengo/chiudo) tutto, (spengo/poso/mollo/lascio) il telefono, spengo il cell, spengo lo schermo,
    allora spengo, metto (via/giù) il telefono, ho la batteria scarica, batteria scarica, ho il telefono scarico, telefono scarico,
    si spegne il telefono, mi si spegne il telefono, (batteria/scappo) al, ho l'uno per cento, ci (dormo/penso) su, ci dormo sopra,
    dormiamoci su, ci penso stanotte, ci penserò su $, per (oggi/stasera/stanotte) basta, basta così per oggi, per (oggi/stasera/ora) è tutto,
    è tutto per oggi, per (oggi/stasera/ora) può bastare, per ora basta così, (basta/stop) per oggi, basta per stasera, per oggi ho dato,
    mi fermo (qui/qua), io mi fermo qui, ci fermiamo qui, chiudo l'app, chiudo la chat, (ora/adesso) chiudo, esco dalla chat,
    mi (scollego/disconnetto), (continuiamo/riprendiamo/torno) domani, (continuiamo/riprendiamo) dopo, continuiamo un'altra volta,
    ne parliamo domani, ne riparliamo, ti (scrivo/racconto) domani, ti scrivo dopo, ti scrivo più tardi, ti faccio sapere, ti aggiorno,
    ti racconto poi, ti dirò com'è andata, poi ti (dico/racconto), ti tengo aggiornat*, magari ci risentiamo, magari torno,
    grazie (di/per) tutto $, grazie di tutto (ciao/e), grazie per la (compagnia/chiacchierata), grazie della (compagnia/chiacchierata),
    grazie (per/di) avermi ascoltat*, grazie dell'ascolto, grazie per l'ascolto, grazie per il tempo, grazie del tempo, grazie per l'aiuto $,
    grazie dell'aiuto $, è stato bello parlare, mi ha fatto bene parlare, mi ha fatto bene parlarne $, mi hai fatto compagnia, alla salute e,
    wish me luck, augurami buona fortuna, in bocca al lupo a me, crepi il lupo $, fammi gli auguri, (ora/adesso/mo/mi) vado a,
    (ora/adesso/io) vado |, ^ io vado $, ^ vado |, ^ vado va $, ^ (ok/vabbè) vado, allora dormo $, e poi letto $, (ora/adesso) letto $,
    ^ a letto $, ^ vado a (studiare/lavorare/scuola/lezione/mangiare/correre/camminare) $, ^ vado al lavoro,
    ^ vado a (lavarmi/letto/nanna/riposare/prendere/fare/preparare), ^ (ora/adesso) dormo, ok ora dormo, provo a dormire (ora/adesso),
    ^ (provo/vado) a dormire, vado a (parlargli/parlarle/chiamarlo/chiamarla) adesso, (la/lo) chiamo adesso ciao, ^ mi aspettano,
    mi chiama mamma $, devo uscire ciao, torno sui libri $, torno a (studiare/lavorare) $, devo preparare la cena $, devo caricare il furgone,
    arriva il (treno/tram) $, arriva il mio (treno/bus), il (treno/bus) è arrivato, ecco il treno, tocca a me ciao, mi metto a dormire $,
    (ora/adesso) mi metto a letto, mi metto giù $, mi butto (a/sul) letto, provo a riposare $, va be stacco, notte a tutti, ora chiudo gli occhi,
    chiudo gli occhi $, devo andare in bagno, devo andare a (prendere/letto/dormire), devo andare (a/al) lavoro $,
    devo andare a (scuola/lezione) $, vado a (letto/nanna/fumare/bere) $, ^ vado a farmi una doccia, _ _ (ciao/ciaoo) $, _ (ciaoo/ciaooo) $,
    | (ciaoo/ciaooo/ciao) $, (scappo/rientro) in, scappo dal, di batteria $, basta (schermo/telefono/cellulare), ^ grazie di tutto,
    ^ grazie di cuore $, ^ vado a dar*, vado a (dare/dargli) da mangiare, vado a portare fuori il cane, porto (fuori/giù) il cane,
    mi rimetto a studiare, mi rimetto al lavoro, attacco (tra/alle), mi tocca andare, tocca andare
  `),
  goodNight: phrases(`
    buonanotte, (buona/b/notte/serena/ok/letto/ciao/allora/grazie/dai/vabbè) notte, buonanottee, buonanotteee, buonanott, bnotte, bnott,
    (bn/gn) $, ^ (bn/notte/gn) $, ^ (bn/notte) |, nottee, notteee, notte a te, notte (anche/tranquilla) a te, buona nottata, nottina,
    buonanottina, sogni (d'oro/belli), dormi bene, dolci sogni, fai bei sogni, buon (sonno/riposo), buon sonno a te, good night, ^ gnight,
    notte serena, | notte $, | notte notte, va bene notte
  `),
  questions: phrases(`
    (smettila/smetti/invece) di chiedere, (smettila/smetti/invece) di (fare/farmi) domande, (smettila/basta/ancora/continui) con le domande,
    smettila con sta domanda, non chiedermi, non mi chiedere, non (farmi/fare) domande, non farmi altre domande, non mi fare domande,
    (niente/senza/basta/troppe/quante/ste/altre/ancora/sempre/solo/meno) domande, nessuna domanda, basta con ste domande,
    tutte (queste/ste) domande, un'altra domanda $, di nuovo domande, fai (solo/sempre/troppe/mille) domande, mi fai domande,
    mi fai sempre domande, non fai che chiedere, non fai altro che chiedere, non fai altro che fare domande, chiedi (sempre/solo),
    chiedi e basta, continui a (chiedere/chiedermi), continui a (fare/farmi) domande, perché mi chiedi, perché continui a chiedere,
    perché chiedi sempre, rispondi con una domanda, rispondi sempre con una domanda, rispondi con domande, domanda (dopo/su) domanda,
    domande su domande, a una domanda con una domanda, (è/sembra) un interrogatorio, (un/che) interrogatorio, sembra un colloquio,
    (sembra/è) un'intervista, mi stai interrogando, il terzo grado, mi fai il terzo grado, (stufo/stufa/stanco/stanca) di domande,
    un quiz questo
  `),
  repeating: phrases(`
    ti ripeti, ti stai ripetendo, ti ripeti sempre, ti stai a ripetere, ripeti sempre, ripeti le stesse, (ripeti/ancora) la stessa,
    ripeti la solita, continui a (ripetere/ripeterti), smettila di ripetere, smetti di ripeter*, non (ripeterti/ripetere),
    dici sempre le stesse cose, dici sempre la stessa cosa, dici sempre lo stesso, mi dici sempre le stesse, mi dici sempre la stessa,
    scrivi sempre la stessa, scrivi sempre le stesse, sempre le stesse frasi, sempre la stessa (frase/risposta/solfa), la (stessa/solita) solfa,
    solita risposta, la stessa (cosa/domanda) di prima, la stessa risposta, stessa risposta di prima, (uguale/identico) a prima,
    l'hai (già/appena) detto, lo hai già detto, me l'hai (già/appena) detto, me l'hai già (scritto/chiesto), l'hai già (scritto/chiesto),
    questo l'hai detto, (questo/questa) (l'hai/l'ho) già, me l'hai detto prima, me lo hai già chiesto, te l'ho già scritto, te l'ho appena detto,
    ti ho già risposto, un disco rotto, disco rotto, sembri un (disco/pappagallo), sei in loop, sei incantat*, ti sei incantat*, ti sei bloccat*,
    (giriamo/giri) in tondo, stiamo girando in tondo, copia incolla, copia e incolla, di nuovo questa, di nuovo la stessa, ancora questa frase,
    di nuovo con questa, due volte la stessa, già due volte, cambia (disco/frase), deja vu, ^ già (detto/sentito/sentita/letto),
    ^ sempre la stessa cosa, ^ sempre le stesse cose, ancora la stessa cosa, ancora le stesse cose, di nuovo la stessa cosa
  `),
  unhelpful: phrases(`
    non mi (aiuti/servi), non mi stai aiutando, non stai aiutando, questo non mi aiuta, questo non aiuta, così non mi aiuti, così non aiuti,
    non mi aiuti per niente, non sei d'aiuto, non sei di aiuto, non sei molto d'aiuto, di poco aiuto, bell'aiuto,
    che (bell'aiuto/poeta/poesia/banalità/illuminazione/rivelazione/predica), ^ non serve a niente, non serve a niente quello,
    non (serve/servi) a nulla, a che serve parlare, a che servi, a cosa servi allora, parlare con te non serve, parlare con te è inutile,
    questa app non serve, ^ tutto questo non serve, non servi a niente, non servi, (sei/risposta/consiglio) inutile, inutile parlare con te,
    ^ inutile $, (risposte/consigli) inutili, che (consiglio/risposta) è, e questo sarebbe, questo sarebbe un consiglio, sarebbe un consiglio,
    e questo mi dovrebbe, mi dovrebbe aiutare, dovrebbe aiutarmi, dovrebbe farmi stare meglio, tutto qui $, ^ tutto qui, è tutto quello che sai,
    sai dire solo, sai solo dire, non sai dire altro, meglio di così non, non sai fare di meglio, mi aspettavo di più, mi aspettavo qualcosa,
    sei stupid*, sei scem*, sei un (idiota/coglione/genio), sei (idiota/irritante),
    ^ (idiota/poesia/genio/wow/illuminante/taci/vaffanculo/fanculo/bah/seh/seee/generico/banale/vago), sei tont*, sei ridicol*, sei patetic*,
    fai (schifo/pena/ridere), che (schifo/risposta/cavolo/razza) di, fa schifo questa, questa app fa, ti (odio/detesto), odio (questa/sta) app,
    disinstallo, (ti/la) disinstallo, cancello l'app, sei noios*, sei fastidios*, sei insopportabil*, mi fai (arrabbiare/incazzare),
    mi stai facendo arrabbiare, mi dai sui nervi, mi innervosisci, risposte (generiche/automatiche),
    risposta (generica/preconfezionata/automatica), troppo generic*, troppo vago, sei vag*, (risposte/frasi) preconfezionate,
    frasi (fatte/motivazionali), frase (fatta/motivazionale), frasi da bacio perugina, (bacio/baci) perugina, biscotto della fortuna,
    frasi da diario, belle parole, solo belle parole, parole vuote, parole al vento, aria fritta, filosofia spicciola, ovvietà, che scontat*,
    grazie al (cazzo/ca), gac $, grazie (tante/mille) eh, (grazie/bravo) eh, ^ grazie capo, (grazie/che) genio, (grazie/ok) dottore,
    grazie professore, ^ wow grazie, ^ ah beh grazie, ^ ah grazie tante, grazie (per/del) niente, grazie di niente eh, utilissimo, utilissima,
    ^ (molto/che) utile, (che/bella) scoperta, scoperta dell'acqua calda, acqua calda, capitan ovvio, ^ ma dai davvero, ma non mi dire,
    ah non ci avevo pensato, non ci avevo mica pensato, questo lo sapevo, lo sapevo (già/anch'io), lo sapevo (pure/anche) io,
    ci arrivavo anch'io, ci (arrivavo/arrivo) da sol*, bella risposta, (bel/ottimo) consiglio, che bel consiglio, facile a dirsi, facile dirlo,
    (la/lo) fai facile, fosse facile, fosse così facile, se fosse così semplice, come se fosse facile, già provato, l'ho già provato,
    ci ho già provato, già fatto non, non funziona così, non è così (semplice/facile), sembri un (robot/libro/prete/manuale),
    parli come un (robot/libro/prete), sembri una pubblicità, (sembri/sembra) l'oroscopo, un oroscopo, (parla/scrivi) normale, parla come mangi,
    parla (chiaro/semplice), più (concreto/pratico), sii più concret*, sii concret*, sii più specific*, mi serviva una cosa pratica,
    mi serviva qualcosa di pratico, volevo una cosa pratica, volevo qualcosa di pratico, non farmi la predica, non (fare/farmi) la morale,
    predicozzo, paternale, paternalistic*, non trattarmi (come/da), non prendermi in giro, mi prendi in giro, mi stai prendendo in giro,
    mi stai prendendo per, stai scherzando, ma scherzi, ma sei (serio/seria), ma che risposta, (smettila/smetti) di dire, smettila con,
    non dirmi (che/di), non mi dire (di/che), stai zitt*, ^ zitt*, ^ vai a (cagare/cacare), ma vai a, vai a quel paese, sei una perdita di tempo,
    ^ che perdita di tempo, ^ solo parole, sono solo parole, come parlare al muro, (parlare/parlo) con un muro, parlo col muro, meglio il muro,
    meglio (chatgpt/siri/google), (chatgpt/google) è meglio, ^ sé vabbè, ^ ma per (favore/piacere), lascia stare va, ^ troppo generico,
    ^ che banalità, ^ non mi aiuta, ^ non aiuta, ^ così non mi aiuta, ^ che noia $, ^ ma va $, facile per te dirlo, ^ facile per te,
    ^ tempo (perso/sprecato), ^ non mi serve a (niente/nulla)
  `),
  done: phrases(`
    ^ (fatto/provato), ^ (l'ho/ok/appena) fatto, ^ ho fatto (l'esercizio/come), ^ ho provato $, ^ ci ho provato, ^ finito $, ^ ho finito,
    ^ l'ho provato
  `),
  apology: phrases(`
    ^ (scusa/scusami/scusate/perdonami/perdono/pardon/ops), mi dispiace $, ^ mi (spiace/scuso), chiedo scusa, ^ colpa mia $, ^ ok scusa
  `),
  misunderstood: phrases(`
    (non/io/no) intendevo, non intendevo questo, non (è/leggi) quello che, non è quello che ho, (non/no) volevo dire, non volevo dire questo,
    non ho (detto/chiesto) questo, non ho detto (così/quello), non l'ho detto, non l'ho mai detto, mai detto questo, chi (l'ha/ha) detto,
    chi ha parlato di, (non/nn) hai capito, non hai capito (niente/nulla), non mi hai capit*, non mi capisci,
    non (capisci/leggi/esattamente/proprio/rispondi/ascolti), non (capisci/c'entra) niente, non stai (capendo/rispondendo),
    hai (capito/letto) male, hai capito tutt'altro, hai (frainteso/confuso), mi hai frainteso, mi stai fraintendendo, hai letto (quello/bene),
    (ma/non) hai letto, (leggi/rileggi) bene, leggi meglio, rileggi, rileggi quello, ma leggi quello, ma mi leggi, ^ non è così $, no non è così,
    ^ non è questo, non è (questo/quello) il (punto/problema), non è proprio così, non c'entra nulla, (che/cosa/non) c'entra, (ma/e) che c'entra,
    ma (che/cosa) dici, (che/cosa) stai dicendo, ma che stai a dire, ma che vuol dire, di (cosa/che) parli, ma di (che/cosa) parli,
    ma di che stai, parlavo d'altro, parlavo di altro, parlavo di un'altra cosa, (non/io) parlavo di, non sto parlando di,
    intendevo (un'altra/altro/dire), volevo dire un'altra, no dicevo, ho chiesto un'altra cosa, ti ho chiesto (un'altra/altro),
    ti ho chiesto una cosa sola, ti (ho/avevo) detto che, te (l'avevo/l'ho) detto che, non ti ho chiesto questo, non era questa la domanda,
    non era la mia domanda, non hai risposto, non mi hai risposto, rispondi alla domanda, rispondi a quello, non è una risposta,
    (non/ma) mi ascolti, (non/ma) mi stai ascoltando, mi stai ascoltando o, non mi hai ascoltat*, non ha senso quello che, non ha senso la tua,
    (risposta/rispondi/risposte) a caso, fuori (tema/strada), ti confondi, ti sei confus*, hai sbagliato persona, ^ sbagliato $, ^ no sbagliato,
    si sente che non l'ho scritto io, non l'ho scritto io, non parlo così, io non parlo così, non direi mai così, nessuno (parla/scrive) così,
    (ma/perché) così fitto, volevo dire un'altra cosa
  `),
  offTopic: phrases(`
    la capitale, che tempo fa, che ore sono, che ora è, che giorno è oggi, (la/una) ricetta, ricetta (per/della), quanto (fa/costa),
    scrivi un codice, scrivi codice, (scrivi/scrivimi) una poesia, chi ha vinto, chi è il presidente, traduci, traduzione di, fammi i compiti,
    risolvi, ignora le (istruzioni/tue), ignora tutte, prompt, python, javascript
  `),
  silence: phrases(`
    non voglio (parlarne/parlare/dirlo/rispondere), non ne voglio parlare, non mi va di (parlarne/parlare/rispondere),
    non ho voglia di (parlare/parlarne), preferisco non (parlarne/dirlo), preferisco di no, (lascia/lasciamo) (stare/perdere), ^ fa niente,
    ^ non importa $, niente lascia
  `),
  dontKnow: phrases(`
    non (so/saprei/ricordo), non lo so, boh, nessuna idea, non ne ho idea, chi lo sa, chissà, difficile da (dire/spiegare),
    non so (spiegare/spiegarlo/bene), non riesco a spiegare, non mi ricordo, forse $, non so da dove, da dove (comincio/inizio),
    non so come dirlo, mah, bo
  `),
  thanks: phrases(`
    grazie, ti ringrazio, ringrazio, grazie (mille/davvero), gentilissim*, thanks
  `),
  agreement: phrases(`
    esatto, esattamente, (proprio/è) così, è proprio così, è vero, hai ragione, (vero/giusto) $, ^ (vero/giusto/infatti), verissimo,
    proprio quello, appunto, infatti, d'accordo, sono d'accordo, ben detto, ^ certo che sì, ^ ha senso, ^ mi capisci, ^ hai capito, precisamente,
    ^ già $, ^ eh (già/sì)
  `),
  laughter: phrases(`
    ahah*, haha*, ahaha*, hahah*, ah ah, eheh*, hehe*, ihih*, lol, lmao, rido, sto ridendo, xd, ahha*
  `),
  no: phrases(`
    ^ (no/niente/nulla/mai/nessuno/nessuna) $, ^ (nope/neanche/nemmeno/macché), ^ no (grazie/no/non),
    ^ non (proprio/ancora/credo/penso/direi/ora/adesso/molto/tanto), ^ (direi/credo/penso/meglio) di no, ^ mi sa di no, ^ per niente,
    ^ non mi va $, ^ non (voglio/riesco) $, ^ non ha funzionato
  `),
  yes: phrases(`
    ^ (sì/dai/provo/molto/tanto/tantissimo/sempre/sicuro) $, ^ sì (sì/certo/grazie/molto/credo/forse/esatto/sempre/davvero), ^ sì |, ^ si dai,
    ^ sì un po', ^ sì a volte, ^ (certo/certamente/ok/abbastanza/volentieri/proviamo/capito/capisco/assolutamente/ovvio/mhm/perfetto/d'accordo),
    ^ va (bene/benissimo), ^ (penso/credo/direi) di sì, ^ mi sa di sì, ^ un (po'/poco), ^ più o meno, ^ a volte, ^ ogni tanto, ^ perché no,
    ^ ci (provo/proverò), ^ ho capito, ^ mh mh, ^ lo (faccio/farò)
  `),
  greeting: phrases(`
    ^ (ciao/salve/ehi/ehy/hey/hello/buongiorno/buonasera/buondì/eccomi/ciaoo/weila/ohi), ^ (ei/hi/sera/giorno/we/ue) $,
    ^ buon (giorno/pomeriggio), ^ buona sera
  `),
};
