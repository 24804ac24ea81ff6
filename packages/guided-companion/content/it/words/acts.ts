import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const acts: Recognition['acts'] = {
  wantsPerson: phrases(`
    parlare con una persona, parlare con qualcuno di vero, parlare con un umano, parlare con un essere umano,
    parlare con una persona vera, parlare con una persona reale, voglio una persona, vorrei una persona,
    mi serve una persona, qualcuno in carne e ossa, voglio un umano, un operatore, vorrei che fossi vero,
    vorrei che fossi reale, mi serve uno psicolog*, mi serve un terapeuta, ho bisogno di uno psicolog*,
    ho bisogno di una psicolog*, ho bisogno di un terapeuta, ho bisogno di un professionista, voglio uno psicolog*,
    vorrei uno psicolog*, cerco uno psicolog*, dovrei andare da uno psicolog*, andare dallo psicolog*,
    andare da uno psicolog*, andare in terapia, iniziare una terapia, bisogno di terapia, aiuto professionale,
    parlare con un professionista, un amico vero, un'amica vera
  `),
  areYouAi: phrases(`
    sei umano, sei umana, sei un umano, sei un essere umano, sei una persona, sei persona, sei vero, sei vera,
    sei reale, sei un robot, sei un bot, sei un'ia, sei una ia, sei un'intelligenza, sei una macchina,
    sei un computer, sei un programma, sei chatgpt, sei chat gpt, chatgpt, sei un'ai, sei una ai,
    parlo con un robot, parlando con un robot, parlo con una persona, parlando con una persona, parlo con un bot,
    parlando con un bot, parlando con una macchina, parlo con una macchina, parlo con un umano,
    parlando con un umano, è un bot, è un robot questo, hai sentimenti, provi emozioni, provi sentimenti,
    provi qualcosa, sei vivo, sei viva, sei cosciente, sei uno psicolog*, sei una psicolog*, sei un terapeuta,
    sei un medico, sei un dottore, sei un professionista, ^ c'è qualcuno $, c'è una persona dall'altra,
    c'è una persona vera, c'è qualcuno lì, c'è qualcuno dall'altra, pensi davvero, sei un uomo o, sei maschio,
    sei femmina, sei un uomo, sei una donna,
    sei il mio terapeuta, sei il mio psicologo, sei la mia psicologa, sei una terapeuta, sei uno psichiatra,
    sei una psichiatra, sei una dottoressa, c'è un umano dietro, c'è una persona dietro
  `),
  whoAreYou: phrases(`
    chi sei, chi sei tu, cosa sei, che cosa sei, come ti chiami, qual è il tuo nome, il tuo nome, ^ cosa fai,
    ^ che cosa fai, come funzioni, ^ come funziona, come funziona qui, come funziona questa, cosa sai fare,
    che cosa sai fare, cosa puoi fare, che cosa puoi fare, a cosa servi, cos'è alento, che cos'è alento,
    cos'è questa app, cos'è questo
  `),
  secrecy: phrases(`
    è privato, è riservat*, è anonim*, è confidenziale, lo dici a qualcuno, lo dirai a qualcuno,
    lo racconti a qualcuno, chi legge, qualcuno legge, qualcuno può leggere, chi può leggere, qualcuno lo legge,
    lo vede qualcuno, mantieni il segreto, mantenere un segreto, posso fidarmi di te, mi posso fidare,
    resta tra noi, rimane tra noi, tra noi due resta, i miei dati, viene registrat*, stai registrando, salvi quello
  `),
  medicine: phrases(`
    smettere di prendere, smetto di prendere, smettere le medicine, smettere i farmaci, smettere le gocce,
    smettere con le gocce, sospendere i farmaci, sospendere il farmaco, sospendere la cura, interrompere i farmaci,
    devo prendere le medicine, devo prendere i farmaci, devo prendere il farmaco, devo prendere le gocce,
    posso prendere le gocce, posso prendere un farmaco, posso prendere il farmaco, posso prendere una pastiglia,
    posso prendere qualcosa per, che farmaco, quale farmaco, quali farmaci, che medicina, quale medicina,
    che medicine, aumentare la dose, raddoppiare la dose, che dose, la dose, dosaggio, quante gocce, antidepressiv*,
    ansiolitic*, xanax, lexotan, tavor, valium, sertralina, zoloft, fluoxetina, prozac, escitalopram, cipralex,
    paroxetina, benzodiazepin*, sonnifer*, tranquillante*, melatonina, mi prescrivi
  `),
  naming: phrases(`
    ho la depressione, sono depress* o, sarà depressione, è depressione, sono bipolare, sono autistic*,
    sono narcisista, ho l'adhd, ho il disturbo, ho un disturbo, sarà un disturbo, ho il doc, ho il borderline,
    sono borderline, è ansia questa, questa è ansia, questa è depressione, secondo te ho, cosa ho che non va,
    cos'ho che non va, che cosa ho che non va, cosa c'è che non va in me, cos'ho, sono pazzo $, sono pazza $,
    sto diventando pazz*, fammi una diagnosi, puoi farmi una diagnosi, penso di avere la depressione,
    penso di essere depress*, credo di essere depress*, credo di avere la depressione
  `),
  affection: phrases(`
    ti amo, ti voglio bene, mi vuoi bene, mi ami, mi piaci, ti piaccio, sono innamorat* di te, sei la mia ragazza,
    sei il mio ragazzo, vuoi essere la mia, vuoi essere il mio, sposami, mi sei mancat*, ti sono mancat*, ti manco
  `),
  howAreYou: phrases(`
    come stai, come va, come stai tu, come ti va, e tu come stai, tutto bene tu, ^ tutto bene $, ^ tutto ok $,
    ^ ciao tutto bene, ^ e tu $, ^ e te $, ^ bene e tu, ^ bene tu
  `),
  goodbye: phrases(`
    arrivederci, arrivederla, a presto, ^ a domani, a domani $, a domani forse, a domani allora, a dopo $, ^ a dopo, a più tardi, a più tardi $, ^ a lunedì, a stasera $, ci sentiamo, ^ ci sentiamo, ci si sente, ci vediamo, ^ ci vediamo, ci si vede, ci si becca, ci becchiamo, ci aggiorniamo, ci risentiamo, ci rivediamo, ci scriviamo, risentiamoci, sentiamoci, alla prossima, alla prox, ^ addio, addio $, ^ ciao ciao, ciao ciao $, ciaociao, ciaoo $, ciaooo $, ciaoooo $, ciaone, ciauz, ^ ciauu, ciau $, ciao ciao, bye, bye bye, byee, baibai, ^ adios, adios $, hasta la vista, au revoir, ^ saluti $, un saluto $, tanti saluti, cordiali saluti, un bacio $, un bacione $, bacioni $, baci $, un abbraccio e, stammi bene, statemi bene, stai bene $, stammi buono, stammi buona, buona serata, buona giornata, buon pomeriggio $, buona continuazione, buon proseguimento, buon lavoro $, buona domenica, buon weekend, buon riposo, buona vita, buone cose, in gamba $, riguardati $, abbi cura,
    ciao e grazie, ok ciao, ok allora ciao, va bene ciao, va bene allora ciao, dai ciao, vabbè ciao, allora ciao, grazie ciao, grazie e ciao, e ciao $, ciao a presto, ciao a domani, ciao notte, ciao grazie $, ciao grazie di tutto, ^ ok ciao $, ciao alla prossima, ciao buona, ti saluto, vi saluto, vi lascio, ^ ti lascio, ti lascio $, ti lascio che, ora ti lascio, adesso ti lascio, ti lascio andare, ti lascio dormire, la saluto, tolgo il disturbo,
    devo andare $, devo andare adesso, devo andare ora, devo andare via, devo andare a, devo proprio andare, mo devo andare, ora devo andare, adesso devo andare, devo scappare, scappo $, ^ scappo, ora scappo, adesso scappo, io scappo, devo staccare, stacco $, ^ stacco, stacco che, ora stacco, adesso stacco, io stacco, stacco la, devo uscire $, devo chiudere, devo correre $, devo lasciarti, devo lasciarla, devo proprio staccare, devo tornare al lavoro, devo tornare a lavoro, devo tornare a studiare, devo rientrare, torno al lavoro, torno a lavoro, torno a lavorare, torno a studiare, torno sui libri, torno dentro $, torno a casa $, torno a letto, torno a dormire, devo caricare, devo preparare la cena, devo cucinare, devo prendere il, devo prendere i bambini, devo ripartire, devo salire, devo scendere, la mia fermata, è la mia fermata, scendo $, scendo qui, scendo alla, è arrivato il bus, è arrivato l'autobus, arriva il bus, arriva il treno, arriva l'autobus, arriva la metro, arriva il tram, è arrivato il treno, è arrivata la metro, è arrivato il tram, è il mio turno, tocca a me $, mi chiamano $, mi stanno chiamando, mi chiama mia madre, mi chiama mamma, mamma mi chiama, mi aspettano, è suonata la campanella, suona la campanella, è finita la pausa, finita la pausa, pausa finita, inizio il turno, inizia il turno, comincia il turno, attacco il turno, attacco a lavorare, si è svegliato il bambino, si è svegliata la bambina, si è svegliato il piccolo, si è svegliata la piccola, il bambino si è svegliato, la bambina si è svegliata, piange il bambino, suonano alla porta, hanno suonato, ora riparto, riparto $, riparto piano, mi rimetto in viaggio, mi rimetto in macchina, mi rimetto a, sono arrivato $, sono arrivata $, sono a casa $,
    ora vado $, adesso vado $, ora vado, adesso vado, mo vado, io vado $, io vado, vado $, vado via $, vado va $, vado che, ^ vado a, vado a provare, vado adesso, vado ora, allora vado, allora io vado, vabbè vado, dai vado, ok vado, va bene vado, bene vado, vado a letto, vado a dormire, vado a nanna, vado a coricarmi, vado a riposare, vado a ripetere, vado a studiare, vado a lavorare, vado al lavoro, vado a lezione, vado a scuola, vado a farmi una doccia, vado a lavarmi, vado a mangiare, vado a cena, vado a pranzo, vado a cenare, vado a fare il giro, vado a fare la, vado a preparare, vado a prendere, vado a parlargli, vado a parlarle, vado a chiamarlo, vado a chiamarla, vado a correre, vado a camminare, vado a fare due passi, vado a vedere se dormo, ora vado a letto, ora vado a dormire, adesso vado a dormire, me ne vado $, me ne vado a, me ne torno a, me ne vo, io vo, filo $, filo a, corro $, corro a, è tardi vado, vado che è tardi, si è fatta una certa, s'è fatta una certa, si è fatto tardi, s'è fatto tardi, si è fatta l'ora, è ora di andare, è ora di dormire, è ora di staccare, è ora di nanna, è l'ora di, è tardissimo, domani mi alzo presto, domani mi devo alzare, domani sveglia, domani mi sveglio presto, che domani mi alzo, che domani mi sveglio, che domani si lavora, che domani lavoro, domani alle 5 si, ho la sveglia alle, ho la sveglia presto, la sveglia è alle, la sveglia suona,
    provo a dormire, provo a dormire $, proviamo a dormire, ora dormo, adesso dormo, dormo $, ora provo a dormire, adesso provo a dormire, cerco di dormire $, cerco di dormire un po, vediamo se dormo, vedo se dormo, vediamo se riesco a dormire, provo a riposare, provo a chiudere gli occhi, chiudo gli occhi, mi si chiudono gli occhi, gli occhi si chiudono, sto crollando, crollo $, crollo dal sonno, sto per crollare, casco dal sonno, mi sto addormentando, sto per addormentarmi, mi addormento $, mi metto a dormire, mi metto a letto, mi metto giù, mi corico, mi infilo a letto, mi infilo sotto, sotto le coperte, e letto, letto $, doccia e letto, denti e letto, camomilla e letto, a letto $, a nanna, nanna $, tutti a nanna, spengo $, spengo la luce, spengo tutto, spengo il telefono, spengo il cell, spengo lo schermo, allora spengo, metto via il telefono, metto giù il telefono, poso il telefono, mollo il telefono, lascio il telefono, ho la batteria scarica, batteria scarica, ho il telefono scarico, telefono scarico, si spegne il telefono, mi si spegne il telefono, batteria al, ho l'uno per cento, ci dormo su, ci dormo sopra, dormiamoci su, ci penso su, ci penso stanotte, ci penserò su $,
    per oggi basta, basta così per oggi, per oggi è tutto, per stasera è tutto, per ora è tutto, è tutto per oggi, per stasera basta, per stanotte basta, per oggi può bastare, per stasera può bastare, per ora può bastare, per ora basta così, basta per oggi, basta per stasera, per oggi ho dato, anche per oggi, mi fermo qui, mi fermo qua, io mi fermo qui, fermiamoci qui, ci fermiamo qui, chiudiamo qui, chiudiamola qui, chiudo qui, chiudo $, chiudo l'app, chiudo la chat, chiudo tutto, ora chiudo, adesso chiudo, finiamo qui, finiamola qui, stop per oggi, esco $, esco ora, esco dalla chat, io esco, mi scollego, mi disconnetto, mi stacco, continuiamo domani, continuiamo dopo, continuiamo un'altra volta, ne parliamo domani, ne riparliamo, riprendiamo domani, riprendiamo dopo, torno domani, torno dopo $, torno più tardi, torno presto, ripasso domani, ti scrivo domani, ti scrivo dopo, ti scrivo più tardi, ti faccio sapere, ti aggiorno, ti racconto domani, ti racconto poi, ti dirò com'è andata, poi ti dico, poi ti racconto, ti tengo aggiornat*, magari ci risentiamo, magari torno,
    grazie di tutto $, grazie di tutto ciao, grazie di tutto e, grazie per tutto $, grazie per la compagnia, grazie della compagnia, grazie per avermi ascoltat*, grazie di avermi ascoltat*, grazie dell'ascolto, grazie per l'ascolto, grazie per la chiacchierata, grazie della chiacchierata, grazie per il tempo, grazie del tempo, grazie per l'aiuto $, grazie dell'aiuto $, è stato bello parlare, mi ha fatto bene parlare, mi ha fatto bene parlarne $, mi hai fatto compagnia, ora sto meglio grazie, ora va meglio grazie, adesso va meglio grazie, va meglio grazie, mi sento meglio grazie, alla salute e, wish me luck, augurami buona fortuna, in bocca al lupo a me, crepi il lupo $, fammi gli auguri
  `),
  goodNight: phrases(`
    buonanotte, buona notte, buonanottee, buonanotteee, buonanott, bnotte, b notte, bnott, bn $, ^ bn $, ^ bn |, nottee, notteee, notte notte, ^ notte $, ^ notte |, ^ notte, notte $, notte a te, notte anche a te, nottata, buona nottata, nottina, buonanottina, sogni d'oro, sogni belli, dormi bene, dolci sogni, fai bei sogni, buon sonno, buon sonno a te, good night, gn $, ^ gn $, ^ gnight, serena notte, notte serena, notte tranquilla a te, buon riposo
  `),
  questions: phrases(`
    smettila di chiedere, smettila di fare domande, smetti di fare domande, smetti di chiedere, smettila con le domande, smettila con sta domanda, smettila di farmi domande, smetti di farmi domande, non chiedermi, non mi chiedere, non farmi domande, non farmi altre domande, non mi fare domande, non fare domande, niente domande, nessuna domanda, senza domande, basta domande, basta con le domande, basta con ste domande, troppe domande, quante domande, tutte queste domande, tutte ste domande, ste domande, altre domande, un'altra domanda $, ancora domande, ancora con le domande, di nuovo domande, sempre domande, solo domande, fai solo domande, fai sempre domande, fai troppe domande, fai mille domande, mi fai domande, mi fai sempre domande, non fai che chiedere, non fai altro che chiedere, non fai altro che fare domande, chiedi sempre, chiedi e basta, chiedi solo, continui a chiedere, continui a chiedermi, continui a fare domande, continui a farmi domande, continui con le domande, perché mi chiedi, perché continui a chiedere, perché chiedi sempre, invece di chiedere, invece di farmi domande, invece di fare domande, rispondi con una domanda, rispondi sempre con una domanda, rispondi con domande, domanda dopo domanda, domande su domande, domanda su domanda, a una domanda con una domanda, è un interrogatorio, un interrogatorio, che interrogatorio, sembra un interrogatorio, sembra un colloquio, sembra un'intervista, è un'intervista, mi stai interrogando, il terzo grado, mi fai il terzo grado, meno domande, stufo di domande, stufa di domande, stanco di domande, stanca di domande, un quiz questo
  `),
  repeating: phrases(`
    ti ripeti, ti stai ripetendo, ti ripeti sempre, ti stai a ripetere, ripeti sempre, ripeti le stesse, ripeti la stessa, ripeti la solita, continui a ripetere, continui a ripeterti, smettila di ripetere, smetti di ripeter*, non ripeterti, non ripetere, dici sempre le stesse cose, dici sempre la stessa cosa, dici sempre lo stesso, mi dici sempre le stesse, mi dici sempre la stessa, scrivi sempre la stessa, scrivi sempre le stesse, sempre la stessa cosa, sempre le stesse cose, sempre le stesse frasi, sempre la stessa frase, sempre la stessa risposta, sempre la stessa solfa, la stessa solfa, la solita solfa, solita risposta, la stessa cosa di prima, la stessa frase, la stessa risposta, la stessa domanda, stessa risposta di prima, stesse parole, uguale a prima, identico a prima, come prima uguale, l'hai già detto, lo hai già detto, me l'hai già detto, me l'hai già scritto, l'hai già scritto, questo l'hai detto, questo l'hai già, questa l'hai già, l'hai detto prima, me l'hai detto prima, l'hai appena detto, me l'hai appena detto, già detto, già sentito, già sentita, già letto, questa l'ho già, questo l'ho già, me l'hai già chiesto, l'hai già chiesto, me lo hai già chiesto, te l'ho già detto, te l'ho già scritto, te l'ho appena detto, te l'ho detto prima, ho già risposto, ti ho già risposto, un disco rotto, disco rotto, sembri un disco, sei in loop, sei incantat*, ti sei incantat*, ti sei bloccat*, giriamo in tondo, stiamo girando in tondo, giri in tondo, copia incolla, copia e incolla, di nuovo questa, di nuovo la stessa, ancora questa frase, ancora la stessa, di nuovo con questa, due volte la stessa, già due volte, per la terza volta, cambia disco, cambia frase, deja vu, pappagallo
  `),
  unhelpful: phrases(`
    non mi aiuti, non mi stai aiutando, non stai aiutando, questo non mi aiuta, questo non aiuta, così non mi aiuti, così non aiuti, non mi aiuta, non aiuta, non mi ha aiutat*, non mi aiuti per niente, non sei d'aiuto, non sei di aiuto, non sei molto d'aiuto, di poco aiuto, bell'aiuto, che bell'aiuto, ^ non serve a niente, non serve a niente quello, non mi serve a niente, non mi serve a nulla, non serve a nulla, a che serve parlare, a che servi, a cosa servi allora, parlare con te non serve, parlare con te è inutile, questa app non serve, ^ tutto questo non serve, non servi a niente, non servi a nulla, non servi, non mi servi, sei inutile, inutile parlare con te, ^ inutile $, risposta inutile, risposte inutili, consiglio inutile, consigli inutili, che consiglio è, e questo sarebbe, questo sarebbe un consiglio, sarebbe un consiglio, e questo mi dovrebbe, mi dovrebbe aiutare, dovrebbe aiutarmi, dovrebbe farmi stare meglio, tutto qui $, ^ tutto qui, è tutto quello che sai, sai dire solo, sai solo dire, non sai dire altro, meglio di così non, non sai fare di meglio, mi aspettavo di più, mi aspettavo qualcosa,
    sei stupid*, sei scem*, sei un idiota, sei idiota, ^ idiota, sei un coglione, sei tont*, sei ridicol*, sei patetic*, fai schifo, fai pena, fai ridere, che schifo di, fa schifo questa, questa app fa, ti odio, ti detesto, odio questa app, odio sta app, disinstallo, ti disinstallo, la disinstallo, cancello l'app, sei noios*, che noia, che palle, sei fastidios*, sei irritante, sei insopportabil*, mi fai arrabbiare, mi fai incazzare, mi stai facendo arrabbiare, mi dai sui nervi, mi innervosisci,
    risposte generiche, risposta generica, generico, generica, troppo generic*, troppo vago, troppo vaga, vago, sei vag*, risposte preconfezionate, risposta preconfezionata, risposte automatiche, risposta automatica, frasi fatte, frase fatta, frasi preconfezionate, frasi da bacio perugina, bacio perugina, baci perugina, biscotto della fortuna, frasi da diario, frasi motivazionali, frase motivazionale, frasette, frasine, belle parole, solo belle parole, parole vuote, parole al vento, aria fritta, ^ poesia, che poeta, che poesia, filosofia spicciola, banale, banalità, che banalità, ovvietà, scontato $, che scontat*, grazie al cazzo, grazie al ca, gac $, grazie tante eh, grazie mille eh, grazie eh, ^ grazie capo, grazie genio, ^ genio, che genio, sei un genio, grazie dottore, grazie professore, ok dottore, ^ wow grazie, ^ wow, wow che, ^ ah beh grazie, ^ ah grazie tante, grazie per niente, grazie di niente eh, grazie del niente, utilissimo, utilissima, molto utile davvero, ^ molto utile, ^ che utile, ^ illuminante, che illuminazione, che rivelazione, che scoperta, scoperta dell'acqua calda, acqua calda, capitan ovvio, ma va, ^ ma dai davvero, ma non mi dire, ah non ci avevo pensato, non ci avevo mica pensato, questo lo sapevo, lo sapevo già, lo sapevo pure io, lo sapevo anch'io, lo sapevo anche io, ci arrivavo anch'io, ci arrivavo da sol*, ci arrivo da sol*, bella scoperta, bella risposta, bel consiglio, ottimo consiglio, che bel consiglio, bravo eh, facile a dirsi, facile dirlo, facile per te, la fai facile, lo fai facile, fosse facile, fosse così facile, se fosse così semplice, come se fosse facile, già provato, l'ho già provato, ci ho già provato, già fatto non, non funziona così, non è così semplice, non è così facile,
    sembri un robot, parli come un robot, parli come un libro, parli come un prete, sembri un libro, sembri un prete, sembri un manuale, sembri una pubblicità, sembri l'oroscopo, sembra l'oroscopo, un oroscopo, parla normale, parla come mangi, parla chiaro, parla semplice, scrivi normale, più concreto, più pratico, sii più concret*, sii concret*, sii più specific*, mi serviva una cosa pratica, mi serviva qualcosa di pratico, volevo una cosa pratica, volevo qualcosa di pratico, non farmi la predica, non fare la morale, non farmi la morale, la predica, che predica, predicozzo, paternale, paternalistic*, non trattarmi come, non trattarmi da, non prendermi in giro, mi prendi in giro, mi stai prendendo in giro, mi stai prendendo per, stai scherzando, ma scherzi, ma sei serio, ma sei seria, ma che risposta, che risposta è, che risposta di, che cavolo di, che razza di, smettila di dire, smetti di dire, smettila con, non dirmi che, non dirmi di, non mi dire di, non mi dire che,
    stai zitt*, ^ zitt*, ^ taci, ^ vaffanculo, ^ fanculo, ^ vai a cagare, ^ vai a cacare, ma vai a, ma vattene, vai a quel paese, sei una perdita di tempo, ^ che perdita di tempo, perdita di tempo, tempo perso, tempo sprecato, ^ solo parole, sono solo parole, come parlare al muro, parlare con un muro, parlo col muro, parlo con un muro, meglio il muro, meglio chatgpt, chatgpt è meglio, meglio siri, google è meglio, meglio google, ^ bah, ^ seh, ^ sé vabbè, ^ seee, ^ ma per favore, ^ ma per piacere, lascia stare va
  `),
  done: phrases(`
    ^ fatto, ^ l'ho fatto, ^ ho fatto l'esercizio, ^ ho fatto come, ^ ho provato $, ^ ci ho provato, ^ provato,
    ^ finito $, ^ ok fatto, ^ appena fatto, ^ ho finito, ^ l'ho provato
  `),
  apology: phrases(`
    ^ scusa, ^ scusami, ^ scusate, mi dispiace $, ^ mi spiace, ^ mi scuso, chiedo scusa, ^ perdonami, ^ perdono,
    ^ colpa mia $, ^ pardon, ^ ok scusa, ^ ops
  `),
  misunderstood: phrases(`
    non intendevo, non intendevo questo, non è quello che, non è quello che ho, non è ciò che, non volevo dire, non volevo dire questo, non ho detto questo, non ho detto così, non ho detto quello, non l'ho detto, non l'ho mai detto, mai detto questo, chi l'ha detto, chi ha detto, chi ha parlato di, non hai capito, nn hai capito, non hai capito niente, non hai capito nulla, non mi hai capit*, non mi capisci, non capisci, non capisci niente, non stai capendo, hai capito male, hai capito tutt'altro, hai frainteso, mi hai frainteso, mi stai fraintendendo, hai letto male, hai letto, hai letto quello, ma hai letto, leggi bene, leggi meglio, rileggi, rileggi bene, rileggi quello, non leggi, non hai letto, non leggi quello che, ma leggi quello, ma mi leggi, ^ non è così $, no non è così, ^ non è questo, non è questo il punto, non è quello il punto, il punto non è, non è questo il problema, non è quello il problema, il problema non è, non è proprio così, non esattamente, non proprio, non c'entra niente, non c'entra nulla, che c'entra, cosa c'entra, ma che c'entra, e che c'entra, non c'entra, ma che dici, ma cosa dici, che stai dicendo, cosa stai dicendo, ma che stai a dire, ma che vuol dire, di cosa parli, di che parli, ma di che parli, ma di cosa parli, ma di che stai, parlavo d'altro, parlavo di altro, stavo parlando di, parlavo di un'altra cosa, non parlavo di, non sto parlando di, io parlavo di, io intendevo, intendevo un'altra, intendevo altro, intendevo il, intendevo la, intendevo dire, volevo dire un'altra, volevo dire che, no dicevo, no volevo dire, no intendevo, ho chiesto un'altra cosa, ti ho chiesto un'altra, ti ho chiesto altro, ti ho chiesto una cosa sola, ti ho detto che, ti avevo detto che, te l'avevo detto che, te l'ho detto che, ho detto che, io ho detto, ho scritto che, non ho chiesto questo, non ti ho chiesto questo, non era questa la domanda, non era la mia domanda, non hai risposto, non mi hai risposto, non stai rispondendo, non rispondi, rispondi alla domanda, rispondi a quello, non è una risposta, non mi ascolti, non mi stai ascoltando, non ascolti, ma mi ascolti, mi stai ascoltando o, ma mi stai ascoltando, non mi hai ascoltat*, non ha senso quello che, non ha senso la tua, risposta a caso, rispondi a caso, risposte a caso, fuori tema, hai confuso, ti confondi, ti sei confus*, hai sbagliato persona, fuori strada, ^ sbagliato $, ^ no sbagliato, si sente che non l'ho scritto io, non l'ho scritto io, non parlo così, io non parlo così, non direi mai così, nessuno parla così, nessuno scrive così, ma così fitto, perché così fitto
  `),
  offTopic: phrases(`
    la capitale, che tempo fa, che ore sono, che ora è, che giorno è oggi, la ricetta, una ricetta, ricetta per, ricetta della, quanto fa, quanto costa, scrivi un codice, scrivi codice, scrivi una poesia, scrivimi una poesia, chi ha vinto, chi è il presidente, traduci, traduzione di, fammi i compiti, risolvi, ignora le istruzioni, ignora le tue, ignora tutte, prompt, python, javascript
  `),
  silence: phrases(`
    non voglio parlarne, non ne voglio parlare, non voglio parlare, non mi va di parlarne, non mi va di parlare,
    non ho voglia di parlare, non ho voglia di parlarne, preferisco non parlarne, preferisco non dirlo,
    preferisco di no, non voglio dirlo, non voglio rispondere, non mi va di rispondere, lascia stare, lascia perdere, lasciamo stare,
    lasciamo perdere, ^ fa niente, ^ non importa $, niente lascia
  `),
  dontKnow: phrases(`
    non so, non lo so, boh, non saprei, nessuna idea, non ne ho idea, chi lo sa, chissà, difficile da dire,
    difficile da spiegare, non so spiegare, non riesco a spiegare, non so spiegarlo, non ricordo, non mi ricordo,
    forse $, non so bene, non so da dove, da dove comincio, da dove inizio, non so come dirlo, mah, bo
  `),
  thanks: phrases('grazie, ti ringrazio, ringrazio, grazie mille, grazie davvero, gentilissim*, thanks'),
  agreement: phrases(`
    esatto, esattamente, proprio così, è proprio così, è così, è vero, hai ragione, vero $, ^ vero, giusto $,
    ^ giusto, verissimo, proprio quello, appunto, infatti, ^ infatti, d'accordo, sono d'accordo, ben detto,
    ^ certo che sì, ^ ha senso, ^ mi capisci, ^ hai capito, precisamente, ^ già $, ^ eh già, ^ eh sì
  `),
  laughter: phrases(
    'ahah*, haha*, ahaha*, hahah*, ah ah, eheh*, hehe*, ihih*, lol, lmao, rido, sto ridendo, xd, ahha*',
  ),
  no: phrases(`
    ^ no $, ^ nope, ^ no grazie, ^ non proprio, ^ non ancora, ^ non credo, ^ non penso, ^ non direi, ^ direi di no,
    ^ credo di no, ^ penso di no, ^ mi sa di no, ^ non ora, ^ non adesso, ^ non molto, ^ non tanto, ^ niente $,
    ^ nulla $, ^ mai $, ^ no no, ^ per niente, ^ neanche, ^ nemmeno, ^ meglio di no, ^ non mi va $, ^ non voglio $,
    ^ non riesco $, ^ non ha funzionato, ^ nessuno $, ^ nessuna $, ^ no non, ^ macché
  `),
  yes: phrases(`
    ^ sì $, ^ sì sì, ^ sì |, ^ si dai, ^ sì certo, ^ sì grazie, ^ sì un po', ^ sì molto, ^ sì credo, ^ sì forse,
    ^ sì esatto, ^ sì sempre, ^ sì davvero, ^ sì a volte, ^ certo, ^ certamente, ^ ok, ^ va bene, ^ penso di sì,
    ^ credo di sì, ^ direi di sì, ^ mi sa di sì, ^ un po', ^ un poco, ^ abbastanza, ^ più o meno, ^ a volte,
    ^ ogni tanto, ^ dai $, ^ volentieri, ^ perché no, ^ ci provo, ^ ci proverò, ^ provo $, ^ proviamo, ^ ho capito,
    ^ capito, ^ capisco, ^ molto $, ^ tanto $, ^ tantissimo $, ^ sempre $, ^ assolutamente, ^ ovvio, ^ mhm, ^ mh mh,
    ^ perfetto, ^ d'accordo, ^ va benissimo, ^ lo faccio, ^ lo farò, ^ sicuro $
  `),
  greeting: phrases(`
    ^ ciao, ^ salve, ^ ehi, ^ ehy, ^ hey, ^ ei $, ^ hi $, ^ hello, ^ buongiorno, ^ buon giorno, ^ buonasera,
    ^ buona sera, ^ buon pomeriggio, ^ buondì, ^ eccomi, ^ sera $, ^ giorno $, ^ ciaoo, ^ we $, ^ ue $, ^ weila,
    ^ ohi
  `),
};
