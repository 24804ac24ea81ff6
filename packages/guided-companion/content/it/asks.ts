import type { GuidedContent } from '../../src/content.ts';

export const asks: GuidedContent['asks'] = {
  advice: {
    panic: [
      'Resta dove ti trovi e metti i piedi a terra. Butta fuori l’aria più a lungo di come la prendi, e lascia salire senza lottare: il peggio dura qualche minuto e poi scende da sé.',
      'Il freddo aiuta subito: acqua sui polsi, o qualcosa preso dal frigo sulle guance. Poi di’ ad alta voce cinque cose che vedi. Finché l’onda non scende, niente decisioni.',
    ],
    worry: [
      'Scrivi la preoccupazione in una frase. Se c’è qualcosa da fare, dalle un giorno e un’ora. Se non c’è, rimandala a un quarto d’ora fisso domani e fai qualcosa con le mani.',
      'Prendi un foglio e fai due colonne: quello che sai e quello che immagini. Muoviti solo sulla prima. Poi dieci minuti a piedi: con il corpo in moto la testa rallenta.',
    ],
    night: [
      'Se ti giri da un pezzo nel letto, alzati. Siediti con poca luce e qualcosa di noioso, senza orologio e senza telefono, e torna giù quando gli occhi si fanno pesanti. Domani la sveglia resta alla solita ora.',
      'Metti su un foglio quello che hai in testa, con accanto un primo passo per domani. Poi pensa a riposare e non a dormire: anche stare al buio in silenzio fa già qualcosa.',
    ],
    loss: [
      'Per un giorno o una data difficile decidi prima una cosa sola: un posto che amava, il suo piatto, una candela, una lettera. Dillo a una persona, e lascia vuoto il resto della giornata.',
      'Fai giornate piccole: mangia qualcosa, esci una volta, parla con qualcuno. Di’ il suo nome quando ne hai voglia. Le sue cose non vanno sistemate entro una data.',
    ],
    breakup: [
      'Per qualche giorno niente discorsi importanti e niente sbirciate al suo profilo: silenzialo, così non devi resistere ogni ora. Nell’ora che fa più male metti una persona o un posto, deciso prima.',
      'Metti in una scatola quello che te lo ricorda, fuori dalla vista, senza decidere niente. Di’ a un’amica o a un amico qual è la sera peggiore e chiedi quella. Ai messaggi pratici rispondi il giorno dopo.',
    ],
    people: [
      'Scegli un momento calmo, non il mezzo della lite. Di’ che cosa è successo, che effetto ti ha fatto e una cosa che vorresti, in tre frasi. Poi fermati e lascia rispondere.',
      'Meglio chiedere che indovinare: una domanda gentile costa meno di una settimana di dubbi. Se prende una brutta piega, di’ che ne riparlate domani ed esci dalla stanza.',
    ],
    alone: [
      'Punta sul rivedersi spesso più che sul conoscersi a fondo: stesso posto, stessa ora, ogni settimana, finché le facce diventano note. Poi un piccolo invito con un giorno, come un caffè giovedì dopo il corso.',
      'Scrivi a una persona che ti piaceva, anche se è passato tanto: due righe, un ricordo, nessuna spiegazione. E oggi passa un’ora dove c’è gente, senza dover dimostrare niente.',
    ],
    self: [
      'Scrivi la frase che ti stai dicendo, e sotto quello che diresti a una persona amica che avesse fatto lo stesso. Poi fai una cosa sola: rimediane un pezzo, o lascia che per oggi basti.',
      'Separa quello che hai fatto da quello che vali. Se c’è da rimediare, una frase e un gesto questa settimana. Se non c’è, la punizione può finire qui.',
    ],
    tired: [
      'Riduci la giornata a quello che non può aspettare: una cosa utile, una gentile, mangiare e letto. Togli o passa a qualcuno un impegno della settimana. Se dura da settimane, fatti vedere dal medico di base.',
      'Comincia da pochissimo: piedi a terra, finestra aperta, una doccia. In questi giorni si fa prima di averne voglia. Poi scegli una cosa per due minuti, e dopo due minuti vale come fatta.',
    ],
    children: [
      'Sempre uguale e noioso: poche parole, si torna a letto, niente discorsi. La regola si spiega di giorno. E se stai per urlare, mettili al sicuro ed esci un minuto dalla stanza.',
      'Stasera abbassa l’asticella: pasta in bianco, casa com’è. Chiedi a un adulto un’ora precisa di questa settimana. Con un bambino, prima di’ che cosa prova, poi la regola, una volta.',
    ],
    money: [
      'Prima casa e bollette, poi la spesa, poi tutto il resto. Chiama chi deve avere i soldi prima della scadenza: con chi si fa vivo le rate si trovano. Offri una cifra che puoi mantenere.',
      'Scrivi tre numeri su un foglio: quanto c’è, quanto va pagato prima dello stipendio, quanto entra. Poi porta il foglio a un patronato, un CAF o un’associazione di consumatori: per un primo aiuto spesso è gratis.',
    ],
    study: [
      'Vedi che cosa pesa di più e parti da lì, non da pagina uno. Venticinque minuti a libro chiuso, scrivendo quello che ricordi, poi cinque di pausa. E smetti in tempo per dormire.',
      'Apri il libro e fai il pezzo più piccolo: un esercizio, un paragrafo, anche male. Telefono in un’altra stanza. Se non ce la fai per la data, scrivi al professore oggi e non dopo.',
    ],
    work: [
      'Chiedi prima di che si tratta: è normale e non ti fa sembrare fragile. Segnati i fatti, con le date. E durante il colloquio puoi dire “ci penso e le rispondo domani”.',
      'Porta una cosa sola, non tutte: che cosa è successo, quanto costa al lavoro, che cosa proponi. In dieci minuti fissati prima. E questa settimana tieni una sera in cui il lavoro non ti trova.',
    ],
    ahead: [
      'Dai una data alla decisione, e fino ad allora raccogli due informazioni che ti mancano. Prova in piccolo, per un giorno, o parla con chi ci è già passato. Scegli il prossimo passo, non tutta la vita.',
      'Fai una lista di quello che va sistemato e dividila: prima, quel giorno, dopo. Comincia da ciò che ha una scadenza. Per il resto trova una persona che l’ha già fatto e chiedile tre cose.',
    ],
    body: [
      'Scrivi da quando, quante volte, che cosa lo migliora o lo peggiora, e porta il foglio al medico di base questa settimana. Intanto niente ricerche di notte. Se arriva di colpo o è forte, vai oggi.',
      'Dividi in due: quello che deve dire un medico, e quello che rende più facile oggi. La prima parte va su una lista per la visita. Per la seconda scegli riposo, qualcosa di caldo e una persona che lo sappia.',
    ],
    anger: [
      'Non rispondere ancora. Cammina dieci minuti, scrivi la versione arrabbiata per nessuno, e cerca la sola cosa che è stata troppo. Di’ quella, domani, con voce normale.',
      'Prima il corpo: fuori dalla stanza, acqua fredda, spalle giù. Poi decidi dove vuoi arrivare entro domani, e fai solo quello che porta lì. Mandare qualcosa adesso di solito non porta lì.',
    ],
    good: [
      'Dillo oggi a una persona che ne sarà felice con te. Poi una lista corta: che cosa serve prima, a chi chiedere, entro quando. Chiedi presto quello che non sai: da chi comincia se lo aspettano tutti.',
      'Tienine un pezzetto: una foto, tre righe su com’è andata. E metti subito in agenda il prossimo passo pratico, così il resto della giornata serve solo a godersela.',
    ],
    general: [
      'Prendi la parte che preme di più e riducila a un’ora: che cosa può essere diverso entro stasera. Fanne adesso i primi due minuti. Il resto può aspettare su un foglio.',
      'Scrivi tre modi possibili, anche uno pessimo. Togli quelli che non reggeresti per una settimana. Tra gli altri prendi quello che puoi cominciare oggi, e dillo a qualcuno.',
      'Se puoi, dormici su: poche cose peggiorano entro domani a pranzo. Intanto parlane con una persona che ti conosce nei giorni buoni e in quelli storti. Poi fai il passo più piccolo.',
      'Pensa a che cosa diresti a una persona amica al tuo posto e scrivilo come una lettera. Poi fai quello che dice la prima riga.',
    ],
  },
  plan: {
    panic: [
      'La prossima ora: dieci minuti dove ti trovi, buttando fuori l’aria piano. Poi qualche sorso d’acqua e due passi lenti. Poi una commissione sola, la più vicina, e a casa per la strada facile. Il resto si fa domani.',
      'Primo, siediti finché le gambe reggono bene. Secondo, scrivi a una persona dove ti trovi. Terzo, fai la sola cosa che non può aspettare, senza fretta. Poi casa, qualcosa di caldo, e per oggi nient’altro.',
    ],
    worry: [
      'La prossima ora: dieci minuti per scrivere tutto quello che preoccupa. Dieci per scegliere una cosa che puoi fare, e fare il primo passo. Poi mezz’ora di lavoro per le mani, con il foglio nel cassetto.',
      'Stasera: entro le otto una chiamata o un messaggio che smuova la cosa. Poi cena, senza schermo. Alle nove un quarto d’ora di preoccupazione, su carta. Dopo, è roba di domani.',
    ],
    night: [
      'La prossima ora: luce bassa e telefono in un’altra stanza. Dieci minuti per scrivere la cosa di domani. Poi acqua calda, letto, respiri lenti. Se dopo un po’ il sonno non viene, su di nuovo con qualcosa di noioso.',
      'Stanotte: basta orologio. Siediti con poca luce e un libro noioso finché gli occhi si chiudono, poi letto. Domattina in piedi alla solita ora, luce del giorno nella prima mezz’ora, e niente pisolini lunghi.',
    ],
    loss: [
      'Per oggi: qualcosa da mangiare, anche pane e olio. Poi dieci minuti d’aria. Nel pomeriggio una telefonata a chi l’ha conosciuto. La sera una candela o una foto per un quarto d’ora, e poi la radio bassa.',
      'La prossima ora: siediti con qualcosa di caldo. Poi dieci minuti con un ricordo, apposta. Poi una faccenda che finisce, come i piatti. Poi chiama o scrivi a qualcuno, anche solo per sentire una voce.',
    ],
    breakup: [
      'Prima che arrivi: le cose pronte vicino alla porta, una persona al telefono se serve. Mentre è lì: dieci minuti, solo frasi pratiche. Dopo: fuori di casa, subito, da qualcuno, per due ore.',
      'Stasera: prima mangiare, poi una doccia. Poi un film o una voce amica, con la chat silenziata fino a domattina. A letto alla solita ora, telefono fuori dalla camera. Domani si pensa domani.',
    ],
    people: [
      'Prima un’ora di distanza. Poi tre righe: che cosa è successo, che effetto ha fatto, che cosa vorresti. Poi chiedi dieci minuti per domani sera. Lì dici le tre righe, ascolti la risposta, e chiudi prima di girare in tondo.',
      'Oggi non si dice niente. Stasera scrivi la versione che non si può mandare e buttala. Domattina scegli una frase e un’ora. Dopo, vedi qualcuno che sta dalla tua parte, comunque vada.',
    ],
    alone: [
      'La prossima ora: lavati il viso e mettiti qualcosa per uscire. Venti minuti dove c’è gente, un bar o una panchina. Poi un messaggio a una persona. Poi a casa, con qualcosa di caldo e una voce alla radio.',
      'Questa settimana: un’ora fissa dove tornano le stesse persone, un corso o un gruppo. Un messaggio a qualcuno di prima. Un invito con dentro un giorno. Le altre sere possono essere tranquille.',
    ],
    tired: [
      'Per stasera: prima dieci minuti sul divano. Poi solo quello di cui domattina non si può fare a meno. Poi qualcosa di semplice da mangiare, a tavola. Il resto resta dov’è, e a letto all’ora che vuoi.',
      'Domani: in piedi, acqua, finestra, dieci minuti fuori. In mattinata una cosa utile. Dopo pranzo mezz’ora sul letto, senza telefono. La sera una cosa piacevole, breve. Tutto il resto è in più.',
    ],
    children: [
      'Stasera: prima di tutto dieci minuti a sedere. Poi solo quello che serve domattina: vestiti, zaini, biberon. Il bucato resta lì. Infine doccia e letto. Chi si sveglia torna a dormire con le stesse cinque parole.',
      'La prossima ora: bambini al sicuro con qualcosa di tranquillo. Tu: acqua, cibo, cinque minuti alla finestra. Poi dieci minuti di riordino, con la sveglia. Poi tutti a letto, nell’ordine di sempre.',
    ],
    money: [
      'Primo, oggi: su un foglio casa, luce e tutto quello che ha una scadenza. Poi metti via i soldi della spesa fino allo stipendio, divisi per giorni. Domattina chiama chi non puoi pagare, e offri una parte e una data.',
      'Lunedì: alle nove raccogli le carte in una busta sola, senza aprirle tutte. Alle dieci chiama l’ufficio che scrive, e chiedi se si può pagare a rate. Poi segna nome, ora e risposta. Nel pomeriggio portale a un CAF o un patronato.',
    ],
    study: [
      'Da adesso: dieci minuti per elencare gli argomenti e segnare i due che contano di più. Poi due giri da venticinque minuti sul primo, con cinque di pausa. Lo stesso col secondo. Ultima mezz’ora: ripeti a memoria, zaino, letto.',
      'Una versione più leggera: ogni sera un argomento solo, l’idea principale e un esempio, detti ad alta voce. Se hai altri impegni, bastano venti minuti dopo cena. La mattina, dieci minuti sui tuoi appunti.',
    ],
    work: [
      'Oggi: dieci minuti per scrivere i fatti con le date. Poi una riga per chiedere di che si parla, o un orario. La sera prima: i tuoi due punti su un foglietto, vestiti pronti, letto. Quel giorno: dici i tuoi punti e chiedi una notte per pensarci.',
      'La prossima ora: scegli la cosa che qualcuno sta aspettando. Venticinque minuti solo su quella, messaggi chiusi. Cinque minuti fuori. Poi due righe a chi serve, su a che punto è la cosa. Poi si chiude.',
    ],
    general: [
      'La prossima ora: dieci minuti per il corpo, quindi acqua, cibo o una doccia. Poi venti minuti sulla cosa che preme di più. Poi un messaggio breve a qualcuno. Poi mezz’ora solo tua.',
      'Una giornata così: in mattinata la cosa piccola più difficile. Dopo pranzo due passi, anche brevi. Nel tardo pomeriggio una cosa per domani. La sera niente decisioni, e a letto a un’ora fissa.',
      'In tre passi. Primo, scrivi che cosa deve succedere prima di dormire, tre cose al massimo. Poi fai subito la più corta. Poi dai un’ora alla seconda, e sposta apposta la terza a domani.',
    ],
  },
  wording: {
    breakUp: [
      'Una chiara e non crudele: “Ci penso da tanto. Non voglio più stare insieme, e non cambierò idea. Se vuoi, ti spiego perché di persona.” Dilla all’inizio, non alla fine.',
      'Puoi cominciare così: “Devo dirti una cosa dura da sentire. Per me finisce qui. Non hai sbagliato a chiedere di più, sono io che non posso darlo.” Poi lascia spazio al silenzio.',
    ],
    apologise: [
      'Questa regge: “Scusami per quello che ho detto domenica. Era ingiusto, e capisco che ti ha fatto male. Non devi rispondermi. La prossima volta voglio fare meglio.” Togli ogni “ma”.',
      'Corta e intera: “Ho sbagliato. Dovevo chiedertelo prima. Rimedio entro venerdì.” Cambia l’ultima parte con quello che farai davvero.',
    ],
    condole: [
      'Puoi scrivere: “Ti penso tanto. Non ho le parole giuste. Giovedì ti lascio qualcosa da mangiare davanti alla porta, non serve rispondere.”',
      'Meglio una cosa semplice: “Ho saputo, e ti abbraccio. Ricordo come ne parlavi. Se vuoi parlare, o stare in silenzio con qualcuno, ci sono.”',
    ],
    sayNo: [
      'Un no senza spiegazioni: “Grazie per averlo chiesto a me. Stavolta non posso.” Se insistono, ripeti la stessa frase, con lo stesso tono.',
      'Gentile e ferma: “So che ci tieni. Questo però non lo faccio. Posso darti un’ora sabato.” Togli l’ultima parte se non c’è niente che vuoi dare.',
    ],
    askForHelp: [
      'Puoi mandare: “È un periodo pesante e non voglio tenermelo tutto per me. Stasera mi chiami dieci minuti? Non devi risolvere niente.”',
      'A una richiesta precisa è più facile dire di sì: “Questa settimana non ce la faccio con tutto. Sabato mi terresti i bambini dalle due alle quattro? Se non puoi dimmelo pure, va bene lo stesso.”',
    ],
    moreTime: [
      'Breve e pratica: “Buongiorno, alla scadenza non riesco a pagare tutto. Posso dare metà venerdì e il resto con lo stipendio. Mi fa sapere entro domani se va bene.” Metti le tue cifre e i tuoi giorni.',
      'Puoi scrivere: “Non riesco a finire per la scadenza, e lo dico adesso e non dopo. È possibile avere tempo fino a lunedì? Posso già mostrare quello che ho.”',
    ],
    cancel: [
      'Non serve una storia lunga: “Scusami, stasera non vengo. Non ho più forze e mi serve una serata a casa. Facciamo martedì prossimo, se ti va.” Mandala adesso e metti via il telefono.',
      'Per il lavoro: “Buongiorno, oggi non sto bene e non posso venire. Entro stasera faccio sapere per domani.” Non serve altro.',
    ],
    invite: [
      'Tranquilla, con una via d’uscita: “Ehi, giovedì dopo il corso prendo un caffè, vieni anche tu? Se non puoi fa niente.”',
      'Buttata lì, alla pari: “Ho sentito che giocate il mercoledì. Se vi manca qualcuno io ci sono.” Un giorno preciso la rende vera senza mettere pressione.',
    ],
    reconnect: [
      'Bastano due righe: “Ehi, oggi, davanti al nostro posto, ho pensato a te. È tanto che non ci sentiamo, anche per colpa mia. Come va in questi giorni.” Cambia quello che non è tuo.',
      'Senza grandi scuse: “Volevo scriverti da un po’ e rimandavo sempre. Mi manca parlare con te. Una sera di queste, se ti va, chiamami.”',
    ],
    collect: [
      'Pratica e calma: “Sabato tra le due e le quattro va bene. Ti faccio trovare tutto pronto vicino alla porta.” In quel messaggio non devi rispondere ad altro.',
      'Puoi fermarti a una riga: “Ho letto. Ti rispondo domani, dopo averci pensato.” E domani una frase sola, sulla cosa che ha chiesto.',
    ],
    complain: [
      'Calma e chiara: “Ehi, mi togli il tag da quella foto? Nessun problema, solo che non mi piaccio.” Per cose più grosse: “Quando l’hai raccontato davanti a tutti ci ho sofferto. La prossima volta lascialo fuori.”',
      'Corta, senza fare scena: “Ho visto le storie e ci ho sofferto un po’. La prossima volta dimmelo.” Poi silenzia il gruppo per la serata.',
      'Che cosa è successo, che effetto ha fatto, che cosa vuoi: “Ieri hai di nuovo fatto un’ora di ritardo e ho aspettato. Così mi sento poco importante. Quando sai che fai tardi, scrivimelo.”',
    ],
    hardNews: [
      'Prima una cornice: “Devo dirti una cosa che per me non è facile. Lasciami finire, poi parli tu.” Poi il fatto in una frase, senza addolcirlo tre volte.',
      'Puoi anche scriverlo: “Preferisco dirtelo per iscritto, così lo dico bene. Non sapevo come fare. È questo:” e poi una riga semplice. Alla fine: “Domani, quando hai avuto tempo, ne parliamo.”',
    ],
    atWork: [
      'A quattr’occhi, senza alzare la voce: “Ieri, davanti al cliente, quella parola mi ha dato fastidio. Se c’è un problema sul lavoro, me lo dica da parte.” Poi fermati e lascia rispondere.',
      'Normale e cortese: “Buongiorno, ho visto la convocazione per giovedì. Mi dice in due parole di che si tratta, così mi preparo?” Una riga, e poi metti giù il telefono.',
    ],
    ask: [
      'Chiedere fa vedere che ti prepari: “Una domanda veloce, così arrivo a posto: devo portare qualcosa io, o c’è già tutto?” Lo sentono ogni settimana.',
      'Puoi dire: “Vorrei capire bene. Me lo rispiega come lo vuole?” Nessuno la prende male.',
    ],
    general: [
      'Prova questa: “C’è una cosa che voglio dirti e non so bene come. Riguarda noi, e per me conta. Stasera hai dieci minuti?” Cambia ogni parola che non è tua.',
      'Tre pezzi corti: “Quando è successo ho avuto l’impressione di restare fuori. Vorrei parlarne prima di decidere. Domani sera va bene?” Il pezzo in mezzo mettilo tu.',
      'Più morbida, in una riga: “Con queste cose non ho le parole, quindi lo scrivo: ci penso da giorni, e con te vorrei mettere le cose a posto.”',
      'Più semplice: “Mi servono due cose: un po’ di tempo e una risposta sincera. Tutto qui.”',
    ],
  },
  information: {
    rights: [
      'Se sia permesso dipende dal paese e dal contratto, e io non posso controllare. Un sindacato, un patronato o uno sportello per inquilini sì, spesso gratis. Fino ad allora non firmare niente sul momento: puoi chiedere un giorno per leggere.',
      'Non posso dirlo, non ho le leggi sottomano. Per tasse e multe spesso esiste il pagamento a rate, ma si chiede prima della scadenza: l’ufficio che ha scritto, un CAF o un patronato sanno dirti come. Tieni ogni lettera.',
    ],
    panic: [
      'Cuore a mille, petto stretto, mani che formicolano, la sensazione di morire: il panico fa tutto questo. Arriva al massimo in una decina di minuti e non è pericoloso. Se è nuovo, va verso il braccio o la mascella o svieni, fatti vedere subito da un medico.',
      'Nel panico il corpo suona l’allarme senza incendio: il respiro veloce fa formicolare le mani e tremare le gambe. Non fa impazzire, e finisce anche se non fai niente. Un medico può dirti una volta per tutte che il cuore è a posto.',
    ],
    breakup: [
      'Cambia molto. Per quasi tutti il dolore più acuto si allenta tra qualche settimana e tre mesi, e dopo una storia lunga può volerci un anno. Va a ondate: una brutta giornata più avanti non vuol dire tornare all’inizio.',
      'Sì, è normale sentire la mancanza anche di chi non faceva bene: mancano le abitudini e le speranze. Senza contatti dura meno, guardando il suo profilo dura di più.',
    ],
    grief: [
      'Non c’è una durata giusta. Il primo anno, con tutte le date, di solito è il più duro, e le ondate tornano anche dopo. Parlargli, sentirne la voce, apparecchiare per due: lo fanno in tanti. Se col tempo non si alleggerisce proprio niente, dillo a un medico.',
      'Ridere, non sentire niente, avercela con chi è morto, provare sollievo: fa tutto parte del lutto e non dice quanto bene gli volevi. Non va per tappe, va e viene.',
    ],
    crying: [
      'Sì. Piangere tanto, per piccole cose o giorni dopo, è il modo di molti corpi per scaricarsi, e non riuscire a piangere è altrettanto comune. Se è quasi tutto il giorno da più di due settimane, vale la pena dirlo a un medico.',
      'Si piange anche per stanchezza, per rabbia, per sollievo, o senza sapere perché. Non è debolezza. Per il mal di testa dopo aiutano un bicchiere d’acqua e un panno fresco.',
    ],
    numb: [
      'Non sentire niente è una risposta comune quando è stato troppo: dopo una perdita, uno spavento o molto stress la testa abbassa il volume. Di solito torna a pezzi, spesso prima con le lacrime. Se dura più di due settimane, parlane con un medico.',
    ],
    sleep: [
      'Non dormire prima di una cosa importante è comunissimo, e una notte corta il giorno dopo pesa meno di quanto si crede: il corpo recupera da sé. Anche stare giù al buio è riposo.',
      'A un adulto servono circa sette o nove ore, a un ragazzo otto o dieci, e qualche notte storta non fa danni. Svegliarsi una o due volte è normale. Se va avanti da un mese, il medico può aiutare, anche senza farmaci.',
    ],
    friends: [
      'Quasi sempre rivedendo le stesse persone mentre si fa altro: un corso, una squadra, il volontariato, la parrocchia, le carte. Servono decine di ore per un’amicizia, perciò l’appuntamento settimanale batte la gran serata.',
      'È normale che da adulti sia più difficile: nessuno ci mette più nello stesso banco. Funziona andarci spesso, ricordare un nome, e proporre un giorno. Di solito piacciamo più di quanto crediamo.',
    ],
    homesick: [
      'La nostalgia di casa può arrivare molto dopo, spesso quando passa la confusione dei primi tempi, e torna nelle feste. Di solito nel primo anno si addolcisce, prima se hai un posto fisso e una persona fissa. Non vuol dire che venire sia stato un errore.',
    ],
    badThoughts: [
      'Quasi tutti hanno pensieri orribili che arrivano dal nulla, e spaventano proprio perché sono il contrario di quello che si vuole. Un pensiero non è un desiderio né un’azione. Scacciarli li rafforza. Se comandano le giornate, un medico li conosce bene.',
    ],
    study: [
      'Restare in bianco sotto pressione è comune: lo stress blocca per un minuto o due la strada verso quello che sai. Piedi a terra, aria fuori piano, si comincia dalla domanda più facile, e torna. Resta di più quello che ripeti a libro chiuso.',
    ],
    children: [
      'Lo provano tantissimi genitori: amarli e voler scappare, annoiarsi, non sopportare più di essere toccati. Non fa di te un cattivo genitore. I bambini vanno a fasi, e quasi tutte durano settimane. Se temi di perdere il controllo, chiama qualcuno oggi.',
      'Ogni bambino ha i suoi tempi, e quello dei vicini non è un metro. Per un dubbio vero su sonno, crescita o linguaggio c’è il pediatra: glielo chiedono tutti i giorni.',
    ],
    tired: [
      'La stanchezza anche dopo aver dormito può venire dal troppo per troppo tempo, dall’umore basso o dal corpo: ferro, tiroide, infezioni. Per questo dopo qualche settimana conviene una visita dal medico. La pigrizia è un’altra cosa: chi è pigro non ci soffre.',
    ],
    anger: [
      'Rabbia e gelosia sono normali, e provarle non fa male a nessuno, conta quello che se ne fa. La prima fiammata dura qualche minuto, se niente la alimenta. Se è più del solito, spesso c’è poco sonno o troppo ingoiato.',
    ],
    worry: [
      'Un corpo preoccupato lavora: stomaco chiuso, mani fredde, pensieri in tondo, fa tutto parte della cosa e non è pericoloso. Cala quando finisce l’attesa, e prima se ti muovi. Se riempie quasi ogni giorno da mesi, parlane con un medico.',
    ],
    alone: [
      'È molto comune, anche tra chi conosce tanta gente: la prova all’incirca una persona su tre. Dice che manca qualcosa, non che in te c’è qualcosa di sbagliato. Anche la timidezza non è un difetto: le si addicono incontri piccoli e regolari.',
    ],
    normal: [
      'Per quello che vedo da qui, sì: al tuo posto in tanti sentirebbero o farebbero lo stesso. Conviene parlarne con un medico se dura da settimane, se cresce o se ti impedisce di mangiare, dormire o lavorare.',
      'Le differenze tra le persone sono enormi, e quello che scrivi mi pare umano. Io sono un programma e non posso visitare nessuno: se ti spaventa, o tra due settimane non si alleggerisce, chiedi a chi può farlo.',
    ],
    unknown: [
      'Questo non lo so: sono un piccolo programma senza biblioteca, e non voglio inventare. Una ricerca lo trova in un minuto. Io posso aiutare con quello a cui serve: un piano, una frase, una pausa.',
      'Non posso cercare le cose, quindi tirerei a indovinare. Chi ci lavora, o una pagina seria, te lo dice meglio. Se torni con quello che trovi, vediamo che cosa farne.',
      'Per le nozioni non vado bene: conosco solo cose di ogni giorno su sonno, stress e persone. Un professore, una biblioteca o una ricerca sono più rapidi e più sicuri.',
    ],
  },
  opinion: {
    loss: [
      'Sono un programma, quindi prendila come un parere: non è una sciocchezza, è un modo di tenere vicino qualcuno. A favore c’è che ti fa bene. Contro ci sarebbe solo se ti togliesse cibo, sonno o persone.',
    ],
    breakup: [
      'Da fuori, e da programma: per stare lontani c’è che ogni contatto riapre la ferita, contro c’è che le cose aperte restano aperte. Se c’è qualcosa di pratico, sistemalo per iscritto. Il resto può aspettare qualche settimana.',
    ],
    people: [
      'Sono un programma e sento solo la tua campana. Per parlare c’è che si chiarisce, per tacere che a caldo può finire male. Aver taciuto una volta non è sbagliato, e dire la tua domani in una riga è ancora possibile.',
      'Sento una campana sola, e da programma. Per la lettura gentile c’è che almeno l’ha detto, per l’altra che le parole costano poco. Prendila in parola una volta, con un giorno preciso, e la risposta verrà da lì.',
    ],
    self: [
      'Come programma non ho interessi in gioco: quello che leggo è una persona che ha sbagliato o ha avuto una giornata storta. Per la tua parte c’è quello che hai fatto, contro il prenderti tutto c’è quello che non potevi sapere. Metà basta.',
    ],
    work: [
      'Il mio parere, per quel che vale quello di un programma: per parlarne c’è che il silenzio passa per un sì, contro ci sono il momento e chi decide. A mente fredda, a quattr’occhi e con una proposta, il rischio è piccolo.',
    ],
    ahead: [
      'Il futuro non lo vedo, sono un programma. A favore c’è quello che ti peserebbe non aver provato, contro quello che non si può disfare. Se si può disfare, prova in piccolo. Se no, dalle altre due settimane e un altro parere.',
    ],
    general: [
      'Sono un programma, quindi è un parere e non una sentenza. A favore tuo c’è che ci hai pensato prima di agire. Contro, solo quello che l’altra parte forse sa e tu no. Non direi che è sbagliato.',
      'Sinceramente, e da programma: lo trovo comprensibile, e non stupido. A favore c’è quello che senti, contro solo la fretta: guarderei se domattina, dopo aver riposato, lo vuoi ancora.',
      'Visto da fuori, da un programma, possono essere vere tutte e due: che l’altra persona aveva un motivo, e che per te non andava bene. Per far valere la seconda non serve smontare la prima.',
      'A favore: avresti una risposta. Contro: per un giorno sarebbe scomodo. Da programma non posso pesarlo al posto tuo, ma lo scomodo passa prima.',
    ],
  },
  distraction: [
    'Un gioco: prendi la prima lettera del tuo nome. Ora un animale, una città, un piatto e un film che cominciano così. Scrivili qui, conta la velocità.',
    'Il polpo ha tre cuori e assaggia con le braccia, e quando nuota uno dei cuori si ferma. Per questo preferisce camminare.',
    'Scegli senza pensarci: mare o montagna, dolce o salato, invisibile o in volo, sempre dieci minuti tardi o sempre un’ora prima. Scrivi le tue quattro.',
    'Un indovinello: ho città senza case, fiumi senz’acqua e boschi senza alberi. Pensaci prima di leggere oltre: è una carta geografica.',
    'Guardati intorno e trova una cosa per ogni colore dell’arcobaleno, dal rosso. Scrivi quella più difficile da trovare.',
    'In Groenlandia non ci sono strade tra una città e l’altra: si va in barca, in elicottero o con i cani da slitta. E d’estate il sole resta su anche a mezzanotte.',
    'Arrediamo un posto che non esiste: una casetta con una stanza sola. Puoi metterci tre cose, una finestra con la vista che vuoi e un animale. Scrivi che cosa c’è.',
    'Le mucche hanno un’amica preferita e si agitano se le separano. Le lontre marine dormono tenendosi per mano, per non perdersi con la corrente.',
    'Conta all’indietro da cento, di sette in sette, fin dove arrivi, e scrivi il numero a cui ti fermi. Nessuno va lontano, e intanto la testa non ha posto per altro.',
    'Cominciamo una storia, una riga a testa. La mia: un martedì, al capolinea dell’autobus, una valigia si mise a canticchiare. Ora la tua.',
  ],
  company: [
    'Sono qui. Non devi dire niente di intelligente, e nemmeno niente. Scrivi una parola ogni tanto, se ti va, e rispondo ogni volta.',
    'Allora restiamo qui un po’, tu e un programma che non ha da andare da nessuna parte. Trova la posizione più comoda che c’è.',
    'Eccomi. Adesso non c’è niente da fare. Senti la sedia o il letto sotto di te, questo minuto non chiede altro.',
    'Ti faccio compagnia, per quanto possono farlo due righe su uno schermo. Raccontami che cosa vedi da lì, oppure niente.',
    'Sono ancora qui. Il tempo può passare alla sua velocità.',
    'Qui non disturbi, a nessuna ora. Possiamo anche stare in silenzio.',
    'Aspettiamo insieme che passi. Se ti fa bene una voce vera, scrivi anche a una persona: si possono fare tutte e due le cose.',
    'Leggo tutto quello che arriva. Per ora basta un respiro dopo l’altro.',
  ],
  doWithMe: [
    'Insieme, adesso.',
    'Va bene, cominciamo subito.',
    'Allora si parte, e puoi fermarti quando vuoi.',
    'Bene. Segui una riga alla volta.',
    'Sì. Un’altra volta, e più piano.',
    'Facciamolo. Resta nella posizione che hai.',
  ],
  listen: [
    'Allora ascolto e basta. Niente consigli e niente domande.',
    'Va bene: tu parli, io leggo. Qui non si aggiusta niente.',
    'Vai, quanto vuoi e in disordine. Io ascolto soltanto.',
    'D’accordo, da me nessun suggerimento. Dillo com’è.',
    'Ti ascolto, e non faccio altro.',
  ],
  memory: {
    named: [
      'Il nome che mi hai detto è {name}.',
      'Si tratta di {name}, da quello che hai scritto prima.',
      'Mi hai scritto questo nome: {name}.',
    ],
    quoted: [
      'Prima hai scritto: “{words}”.',
      'Ho riletto, e c’è scritto “{words}”.',
      'Su questo, da te, ho “{words}”.',
    ],
    unknown: [
      'Nella nostra conversazione non lo trovo, e non voglio indovinare. Dimmelo ancora una volta e lo tengo.',
      'Per quello che vedo qui non è venuto fuori. Conosco solo quello che sta scritto in questa conversazione.',
      'Non ne ho la certezza, e preferisco dirlo che inventare. Puoi ridirmelo.',
    ],
  },
  offers: [
    'Per questo c’è un esercizio breve: “{title}”. Comincia qui sotto.',
    'Se vuoi fare qualcosa oltre a leggere, qui sotto comincia “{title}”: dura pochi minuti.',
    'Per questo ho “{title}”: pochi passi, e puoi fermarti a ognuno. Parte qui sotto.',
    '“{title}” lo affronta con te passo per passo, e inizia qui sotto.',
    'Una cosa che aiuta in pochi minuti è “{title}”. Si apre qui sotto.',
    'Qui sotto parte “{title}”, fatto per momenti come questo.',
  ],
  repairs: {
    questions: [
      'Hai ragione, erano troppe domande. Smetto di chiedere.',
      'Capito: da me niente più domande.',
      'Giusto, era un interrogatorio. Finisce qui.',
    ],
    repeating: [
      'Hai ragione, mi sto ripetendo.',
      'Vero, era la stessa cosa con altre parole. Cambio.',
      'Giusto, giravo in tondo.',
    ],
    misunderstood: [
      'Allora ho letto male, scusami.',
      'Non era quello che volevi dire. Grazie di avermelo fatto notare.',
      'Ho capito male io. Vale la tua versione.',
      'Non era questo, quindi lo ritiro.',
    ],
    unhelpful: [
      'Quindi non è servito. Giusto dirlo.',
      'Fai bene a dirlo: così non ti è servito a niente.',
      'Ok, ho mancato il punto. Sono un programma, e a volte capita.',
      'Suonava vuoto, lo vedo.',
    ],
  },
  ways: [
    'Da qui due strade: continui a raccontare e io ascolto soltanto, oppure scrivi “piano” e ne hai uno per le prossime ore.',
    'Scegli che cosa è meglio adesso: sto in silenzio e leggo, o ti do qualcosa da fare, con “esercizio”.',
    'Da qui posso ascoltare senza commenti, oppure darti una frase da usare, se mi dici per chi è.',
    'O lo racconti a modo tuo e io resto breve, o lo lasciamo lì e parliamo di tutt’altro.',
    'Puoi buttare fuori tutto e da me avere solo una riga, oppure scrivere “consiglio” e avere due frasi concrete.',
  ],
  otherTopics: [
    'Allora lo lasciamo dov’è. Raccontami qualsiasi altra cosa, grande o piccola.',
    'Va bene, altro. Può essere qualcosa di oggi, qualcuno a cui vuoi bene, o niente di preciso.',
    'Volentieri, cambiamo argomento. Comincia da dove vuoi; io non ci torno, se non ci torni tu.',
  ],
};
