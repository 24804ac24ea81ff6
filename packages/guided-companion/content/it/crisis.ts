import { phrases } from '@alento/domain/common/text/phrases.ts';
import type { CrisisContent } from '../../src/crisis/crisis-content.ts';

export const crisis: CrisisContent = {
  shownNumber: 'il numero di emergenza qui sopra',
  shownLine: 'la linea di ascolto qui sopra',
  tracks: {
    passive: {
      first: [
        'Grazie di avermelo detto. Una stanchezza così, di tutto, pesa tanto, e hai fatto bene a non tenerla solo per te. Posso farti una domanda diretta: pensi di toglierti la vita?',
        'Ho letto quello che hai scritto, e non voglio passarci sopra. A volte il non voler più esserci resta un pensiero, a volte cresce. Stai pensando di ucciderti?',
      ],
      yes: [
        'Grazie della sincerità. Pensieri così possono venire a ondate, e un’ondata si attraversa meglio con qualcuno accanto. Vicino a te c’è qualcosa che potresti usare, o hai in mente un momento?',
        'Ti credo. Allora prima di tutto pensiamo a te. Hai in mente un modo, o qualcosa a portata di mano?',
      ],
      no: [
        'Hai fatto bene a dirmelo, in ogni caso. Non voler più esserci fa male anche quando non si farebbe niente. Tra le persone che conosci, chi potrebbe ascoltare questa frase da te?',
        'È bene saperlo, grazie. Merita comunque più di uno schermo: un medico può ascoltare proprio questo, e puoi chiamare {line} anche se non hai nessun piano. A chi potresti dirlo oggi?',
      ],
    },
    active: {
      first: [
        'Grazie di averlo detto apertamente. Sono un’IA e non posso venire da te, ma le persone sì: puoi chiamare {line}, anche adesso. Hai con te qualcosa che potresti usare, o un momento in mente?',
        'Prendo sul serio quello che scrivi, e resto qui. Non devi reggere queste ore senza nessuno: chiama {line}. Hai già pensato a come o a quando?',
      ],
      yes: [
        'Allora prima di tutto la distanza. Se hai qualcosa vicino, mettilo in un’altra stanza o dallo a qualcuno, oppure esci tu da lì, adesso. Poi chiama {number}, o vai dove c’è gente. Chi può stare con te nei prossimi minuti?',
        'Grazie di avermelo detto. Per favore, allontanati subito, per cominciare basta uscire dalla stanza, e chiama {number}. Chi è la persona più vicina a te in questo momento?',
      ],
      no: [
        'È un bene che non ci sia niente a portata di mano. I pensieri di morte passano più facilmente con qualcuno vicino. Chi potrebbe venire, o restare al telefono con te?',
        'Bene. Facciamo che resti così: stai dove c’è gente, o chiedi a qualcuno di venire. A chi potresti scrivere adesso?',
      ],
    },
    imminent: {
      first: [
        'Per favore, chiama {number} adesso. Di’: “Sto per farmi del male”, e dove ti trovi. Allontanati da quello che potresti usare. Puoi chiamare?',
        'È il momento di chiamare {number}. Se è già successo qualcosa, dillo subito. Vai verso la porta, da chi abita accanto, in una strada con gente. Puoi fare la chiamata adesso?',
      ],
      yes: [
        'Bene. Chiama adesso e resta in linea: quando torni a guardare, io sono qui. Lascia la porta aperta, così possono entrare.',
        'Fallo subito, prima di ogni altra cosa. Di’ come ti chiami e dove ti trovi. Se puoi, siediti accanto a qualcuno finché arrivano.',
      ],
      no: [
        'Allora cerchiamo un’altra strada: chi abita accanto, un negozio, qualcuno in casa, un messaggio a una persona: “Vieni, per favore, non sono al sicuro”. Che cosa ti impedisce di chiamare?',
        'Va bene. Esci dalla stanza, lontano da lì, dove qualcuno può vederti. Che cosa rende così difficile chiamare adesso?',
      ],
    },
    selfHarm: {
      first: [
        'Grazie della fiducia. Spesso ci si fa del male quando qualcosa è diventato troppo da portare. Adesso hai una ferita che ha bisogno di cure?',
        'Hai fatto bene a dirmelo, e non ti giudico. Prima il tuo corpo: c’è una ferita che non smette di sanguinare, o che ti preoccupa?',
      ],
      yes: [
        'Allora, per favore, falla vedere subito a qualcuno: premi un panno pulito sulla ferita e chiama {number}, o vai al pronto soccorso più vicino. Riesci a farlo?',
        'Per favore, non aspettare. Chiama {number}, o chiedi a qualcuno di portarti al pronto soccorso. C’è qualcuno vicino a te?',
      ],
      no: [
        'Bene. Se l’impulso c’è ancora, metti distanza tra te e quello che useresti, e dagli dieci minuti: in un’altra stanza, con acqua fredda sulle mani. Oltre a me, chi lo sa?',
        'Grazie. Gli impulsi salgono e scendono, e con qualcuno vicino si reggono meglio. C’è una persona a cui potresti dirlo, o accanto a cui stare per un po’?',
      ],
    },
    violence: {
      first: [
        'Quello che ti viene fatto non è colpa tua. Scriverò solo cose che si possono leggere senza rischi per te. In questo momento puoi scrivere in sicurezza?',
        'Ti credo. Nessuno ha il diritto di trattarti così. Prima di tutto: in questo momento sei al sicuro, e qui leggi solo tu?',
      ],
      yes: [
        'Allora andiamo con i tuoi tempi. Chi conosce queste situazioni può pensare a un piano con te, senza decidere al posto tuo: puoi chiamare {line}. C’è una persona di cui ti fidi che potrebbe sapere che cosa succede a casa?',
        'Bene. Non devi affrontare nessuno, e non devi decidere oggi. Può aiutare, se nessuno se ne accorge, avere pronti una borsa, i documenti e una persona a cui rivolgerti. Chi potrebbe essere?',
      ],
      no: [
        'Allora chiudi qui: la tua sicurezza viene prima. Se c’è pericolo, vai dove c’è gente e chiama {number} appena puoi. Con l’uscita rapida in alto lasci subito questa pagina.',
        'Capisco. Non scrivere altro che qualcuno potrebbe vedere. Stai vicino a una porta o ad altre persone, e chiama {number} appena è sicuro.',
      ],
    },
    violenceNow: {
      first: [
        'Se puoi, vai dove c’è gente, o dietro una porta che si chiude a chiave. Chiama {number}; se non puoi parlare, lascia la linea aperta. Riesci a uscire?',
        'Prima la tua sicurezza: fuori dalla stanza, lontano da cucina e scale, verso altre persone. Chiama {number}. Riesci a chiamare, o ad allontanarti?',
      ],
      yes: [
        'Vai adesso. Chiama da lì, e non tornare dentro per nessun motivo. Io ci sono anche dopo.',
        'Bene, vai. Da chi abita accanto, in un negozio, in strada: ovunque ci sia gente. Chiama {number} da lì.',
      ],
      no: [
        'Allora stai più lontano che puoi, vicino a una porta, e proteggi la testa. Chiama {number} appena è possibile; molti servizi si raggiungono anche con un messaggio. Non devi rispondermi.',
        'Non scrivere, se peggiora le cose. Se è sicuro, fai rumore perché ti sentano dalle case vicine, e chiama {number} appena puoi.',
      ],
    },
    somebodyElse: {
      first: [
        'Si vede quanto ci tieni. Adesso sei con quella persona, o sai dove si trova?',
        'Grazie di non voltarti dall’altra parte. Sai dove si trova in questo momento, e se c’è qualcuno lì?',
      ],
      yes: [
        'Stai accanto a quella persona, se per te è sicuro, e chiedi in modo diretto: “Stai pensando di ucciderti?” Chiederlo non mette l’idea in testa. Se ha un piano o qualcosa a portata di mano, chiama {number}. Può esserci qualcuno lì con te?',
        'Bene. Tieni compagnia a quella persona, metti via ciò che si potrebbe usare, e lascia che parli. Se diventa urgente, chiama {number}. Non devi farlo senza aiuto: chi potrebbe darti una mano?',
      ],
      no: [
        'Allora prova adesso a raggiungere quella persona, o qualcuno che le è vicino. Se pensi che sia urgente, chiama {number} e di’ quello che sai e dove potrebbe essere. Chi altro la conosce bene?',
        'Chiama o scrivi a quella persona, e a qualcuno che può andare lì. Se ti ha detto un momento o un modo, non aspettare: chiama {number}. Chi potresti avvisare subito?',
      ],
    },
    delusion: {
      first: [
        'Sembra spaventoso, e prendo sul serio che lo stai vivendo. Io non posso vederlo. C’è con te qualcuno di cui ti fidi?',
        'Grazie di avermelo detto. Quando tutto diventa così strano e così forte, e magari si dorme poco, nessuno dovrebbe restare senza compagnia. Vicino a te c’è qualcuno di cui ti fidi?',
      ],
      yes: [
        'Bene. Racconta a quella persona quello che hai detto a me, e chiedile di restare con te oggi. Un medico può aiutarti a ritrovare calma e sonno. Potreste andarci insieme?',
        'È un bene. Resta vicino a quella persona, con poca luce e poco rumore, e chiamate un medico insieme. Per te andrebbe bene?',
      ],
      no: [
        'Allora, per favore, chiama qualcuno che può venire, o chiama {line}. Non devi dimostrare niente: basta dire “Ho paura e non riesco a dormire”. Chi potresti chiamare?',
        'Allora cerchiamo qualcuno. Se senti dire che dovresti fare del male a te o ad altri, o se non riesci a calmarti, chiama {number}. Chi verrebbe, se glielo chiedessi?',
      ],
    },
    eating: {
      first: [
        'Grazie di avermelo detto. È difficile da portare in segreto. Prima il tuo corpo: ti senti svenire, il cuore corre o perde colpi, o hai dolore?',
        'È un bene che tu lo dica. Non parlerò di numeri né di peso. Come sta il tuo corpo adesso: hai vertigini, freddo, il cuore che corre?',
      ],
      yes: [
        'Allora, per favore, fatti vedere oggi da un medico; se ti senti svenire o ti fa male il petto, chiama {number}. C’è qualcuno con te che potrebbe accompagnarti?',
        'Per questo serve presto un medico, oggi se puoi. Se peggiora, chiama {number}. Chi potrebbe venire con te?',
      ],
      no: [
        'Bene. È comunque qualcosa da cui si può uscire con un aiuto, e per chiederlo non serve aspettare che peggiori. A chi potresti parlarne?',
        'Meno male. Meriti cura anche quando il corpo regge. C’è una persona, o un medico, a cui potresti dire una prima frase?',
      ],
    },
    medical: {
      first: [
        'È un’emergenza: chiama {number} adesso. Di’ che cosa è successo e dove ti trovi, e fai quello che ti dicono. Puoi chiamare?',
        'Per favore, chiama subito {number}, in vivavoce. Se è stato preso qualcosa, tieni vicino la confezione. Puoi chiamare, tu o chi è lì con te?',
      ],
      yes: [
        'Bene. Fai quello che ti dicono, resta in linea e lascia la porta aperta. Mentre aspetti puoi scrivermi.',
        'Bene. Chiama, e segui quello che ti dicono. Io sono qui mentre aspetti.',
      ],
      no: [
        'Allora facciamo arrivare l’aiuto da te: chi abita accanto, un grido dalla porta, qualcuno al telefono che può chiamare {number} al posto tuo. Che cosa ti blocca?',
        'C’è qualcuno vicino, in casa, alla porta accanto, per strada? Chiedi di chiamare {number} per te, adesso.',
      ],
    },
    harmToOthers: {
      first: [
        'Grazie di averlo detto prima che succeda qualcosa. Adesso metti distanza: un’altra stanza, fuori, una camminata. Riesci ad allontanarti da lì?',
        'Sento quanto c’è dentro di te in questo momento. Tu non sei la tua rabbia. Puoi andare altrove, lontano da chi è lì e da tutto ciò che potrebbe ferire?',
      ],
      yes: [
        'Bene. Vai, e resta lì finché la rabbia scende. Poi chiama {line} e dillo come l’hai detto a me. Chi potrebbe stare con te?',
        'Fallo adesso. Lascia lì quello che si potrebbe usare. Chi potresti chiamare, una volta fuori?',
      ],
      no: [
        'Allora chiama {number} adesso e di’: “Ho paura di fare del male a qualcuno”. È un buon motivo per chiamare. Che cosa lo rende difficile?',
        'Allora serve qualcuno, subito: chiama {number}, o una persona che può arrivare in pochi minuti. Chi potrebbe essere?',
      ],
    },
  },
  askContact: [
    'Chi potrebbe stare con te, o ascoltarti oggi?',
    'Pensa a una persona che preferirebbe una chiamata di notte piuttosto che non sapere. Chi ti viene in mente?',
  ],
  contactNamed: [
    'Bene. Se con {person} ti senti al sicuro, manda adesso un messaggio: “Non sto bene e mi serve qualcuno vicino. È importante”. Non servono altre spiegazioni. Puoi mandarlo?',
    'Allora proviamo con {person}, se ti fidi. Bastano poche parole: “Ho bisogno di aiuto, è importante”. Riesci a farlo adesso, mentre sono qui?',
    'È un bene che ci sia qualcuno di cui ti fidi. Bastano poche parole: “Non sto bene, puoi chiamarmi?” Puoi mandarle adesso?',
    'Se con quella persona ti senti al sicuro, scrivile adesso: “Non sto bene, ho bisogno di compagnia. Puoi venire o chiamarmi?” Non serve spiegare altro. Riesci a mandarlo?',
  ],
  contactMade: [
    'Ci è voluto coraggio. Resta con chi ti fa sentire al sicuro, e racconta quello che hai detto a me, con le stesse parole. Io sono qui, se dentro torna a fare rumore.',
    'Mi fa davvero piacere. Lascia che ti aiutino, anche se all’inizio fa un po’ strano. Nel frattempo hai bisogno di qualcosa?',
  ],
  contactHard: [
    'Va bene così, per molte persone proprio questo passo è il più difficile. Che cosa lo rende difficile?',
    'Capisco. Che cosa dovrebbe cambiare perché diventi possibile?',
  ],
  barriers: {
    lineFailed: [
      'È il momento peggiore per restare in attesa. Prova ancora una volta, o con un’altra linea qui sopra; molte hanno anche una chat. E se è urgente, chiama {number}: lì rispondono. Intanto chi potrebbe aspettare con te?',
    ],
    watched: [
      'Allora fai attenzione: scrivi solo quello che si può vedere, ed elimina ciò che è sul telefono, se così è più sicuro. Puoi chiamare dal telefono di qualcun altro, al lavoro, in farmacia, dal medico. Dove potresti parlare senza che ti sentano?',
    ],
    cannotSpeak: [
      'Non serve parlare bene. Molte linee hanno una chat o ricevono messaggi, qui sopra vedi quali. Al telefono basta una frase: “Non riesco a parlare molto, resti in linea, per favore”. Scrivere sarebbe più facile?',
    ],
    nobody: [
      'Non avere in mente nessuno è un peso in più, e non vuol dire che nessuno verrebbe. Puoi chiamare {line}: chi risponde è lì proprio per questo. Contano anche un medico o chi abita accanto. Che cosa ti sembra meno difficile?',
    ],
    burden: [
      'Capisco questa paura. Chi ti vuole bene sceglierebbe un’ora difficile con te, piuttosto che non averlo mai saputo. Non sei di troppo. Chi preferirebbe sapere come stai davvero?',
    ],
    willYouTell: [
      'Io non lo dico a nessuno, e nessuna persona legge qui. Però sono un’IA, e tu meriti una persona adulta dalla tua parte: a scuola, in famiglia, un medico, o una linea per giovani qui sopra. Prima puoi chiedere che cosa deve riferire. Con chi sarebbe meno difficile?',
    ],
    afraidOfHelp: [
      'È una paura comprensibile. Al telefono puoi dire: “Voglio solo parlare”. Ti chiedono di che cosa hai bisogno, e la maggior parte delle chiamate finisce con una conversazione e nient’altro. Che cosa temi di più?',
    ],
  },
  again: [
    'Vedo che c’è ancora. Andiamo avanti con una cosa sola: più vicino alle persone, più lontano da ciò che può fare male. Quale delle due puoi fare adesso?',
    'Tu ci torni, e ci torno anch’io. Puoi chiamare {line} anche se non sai che cosa dire. Che cosa ti aiuterebbe a chiamare?',
    'Allora non è ancora passata. A chi potresti chiedere di stare con te finché passa?',
  ],
  stay: [
    'Sono ancora qui, e leggo ogni parola. Prima vorrei sapere solo una cosa: in questo momento sei al sicuro?',
    'Possiamo parlare anche di questo. Non voglio lasciare indietro quello che mi hai detto: c’è qualcuno con te?',
    'Prenditi il tempo che ti serve. Se peggiora, chiama {number}; altrimenti dimmi che cosa è più forte adesso.',
  ],
  stayCalm: [
    'Ti ascolto. Quello che mi hai detto poco fa conta ancora per me: quanto è forte adesso?',
    'Possiamo parlarne, volentieri. E quello che pesava prima: è più vicino o più lontano?',
  ],
  retracted: [
    'Va bene, questo mi tranquillizza. Se invece c’era qualcosa di vero, puoi dirlo in qualsiasi momento e lo prenderò sul serio. Di che cosa ti va di parlare?',
    'Bene. Meglio chiedere una volta di troppo. L’aiuto qui sopra resta lì, nel caso. E per il resto, come stai?',
  ],
  relief: [
    'Mi fa piacere. Hai appena fatto una cosa difficile. Se torna, sai dove trovare l’aiuto, e me. Che cosa ti farebbe bene per il resto della giornata?',
    'Grazie di aver continuato a scrivermi. Per ora può bastare. Ti va di parlare d’altro, o di riposare?',
  ],
  goodbye: [
    'Abbi cura di te. Se puoi, vai dove c’è qualcuno di cui ti fidi; se diventa pesante, chiama {line}. Quando vuoi parlare, sono qui.',
    'Vai con calma. L’aiuto qui sopra resta lì anche più tardi, e io sono qui quando torni.',
  ],
  corrected: [
    'Grazie di averlo chiarito: allora ho capito male. Riprendiamo da dove eravamo.',
    'Scusa, ci ho letto più di quello che c’era. Dove eravamo?',
  ],
  recognise: {
    barriers: {
      lineFailed: phrases(
        `non risponde, non rispondono, non mi risponde, non mi rispondono, non ha risposto, non hanno risposto, non mi ha risposto, non mi hanno risposto, nessuno risponde, nessuno mi risponde, nessuno ha risposto, nessuno mi ha risposto, è occupato, è occupata, sempre occupato, linea occupata, operatori occupati, squilla a vuoto, suona a vuoto, messo in attesa, messa in attesa, sono in attesa, in attesa da, mi hanno messo giù, hanno riattaccato, mi hanno riattaccato, caduta la linea, cade la linea, segreteria telefonica, c'è la segreteria, la linea è chiusa, il numero non funziona, la linea non funziona, non riesco a prendere la linea`,
      ),
      watched: phrases(
        `legge i miei messaggi, legge i messaggi, legge le mie chat, legge tutto, leggono i miei messaggi, mi legge il telefono, controlla il telefono, controlla il mio telefono, mi controlla il telefono, mi controllano il telefono, mi controlla tutto, mi guarda il telefono, guarda il mio telefono, mi prende il telefono, mi spia, mi spiano, ascolta le mie chiamate, ascolta le telefonate, se mi sente, se mi sentono, lui mi sente, lei mi sente, mi può sentire, mi possono sentire, potrebbe sentirmi, potrebbero sentirmi, lui è qui, lui è in casa, lui è di là, è nell'altra stanza, è nella stanza accanto, ha la mia password, ha le mie password`,
      ),
      cannotSpeak: phrases(
        `non riesco a parlare, non posso parlare, non riesco a chiamare, non posso chiamare, non riesco a telefonare, non posso telefonare, non voglio chiamare, non voglio telefonare, non me la sento di chiamare, non ce la faccio a chiamare, non ce la faccio a parlare, paura di chiamare, paura di telefonare, paura del telefono, ansia di telefonare, ansia a telefonare, ansia del telefono, odio telefonare, odio il telefono, odio chiamare, odio le chiamate, mi blocco al telefono, non mi esce la voce, non ho voce, sono muto, sono muta, balbett*`,
      ),
      nobody: phrases(
        `^ nessuno $, ^ a nessuno $, ^ proprio nessuno, ^ nessuno purtroppo, non ho nessuno, non c'è nessuno $, non conosco nessuno, non mi è rimasto nessuno, non ho più nessuno, non ho amici, non ho amiche, senza amici, nessun amico, nessuna amica, nemmeno un amico, neanche un amico, non ho famiglia, non ho una famiglia, ^ sono solo $, ^ sono sola $, no sono solo $, no sono sola $, | sono solo $, | sono sola $, ^ sono da solo, ^ sono da sola, | sono da solo, | sono da sola, non so chi chiamare, non saprei chi chiamare, non ho con chi parlare`,
      ),
      burden: phrases(
        `sono un peso, essere un peso, un peso per, non voglio pesare, disturbare, disturbarl*, disturbo tutti, dare fastidio, do fastidio, far preoccupare, fare preoccupare, farli preoccupare, farla preoccupare, farlo preoccupare, voglio preoccupare, mi vergogno, vergogna, imbarazz*, non mi crede, non mi credono, non mi crederebb*, non mi creder*, nessuno mi crede, i miei si arrabbiano, si arrabbieranno, si arrabbierebbero, svegliarla, svegliarlo, svegliarli, svegliare nessuno, deluder*, deluso da me, delusa da me, mi odieranno, mi odierebb*, mi giudicano, mi giudicher*`,
      ),
      willYouTell: phrases(
        `lo dirai a, lo dici a, lo dirai ai, lo dici ai, lo dirai alla, lo dici alla, lo dite a, lo racconti a, lo racconterai a, lo dirai, lo dici in giro, avvisi i miei, avvisi qualcuno, avviserai i miei, avvisi la scuola, chiami i miei, chiamerai i miei, chiami la polizia, non dirlo a, non dirlo ai, non dirlo alla, non dire niente a, non dire niente ai, lo sapranno i miei, lo verranno a sapere, chi legge, chi lo legge, resta tra noi, rimane tra noi, mantieni il segreto, è un segreto`,
      ),
      afraidOfHelp: phrases(
        `paura della polizia, paura dei carabinieri, non voglio la polizia, non voglio i carabinieri, niente polizia, arriva la polizia, viene la polizia, mandano la polizia, arrivano i carabinieri, mandano i carabinieri, mi ricover*, farmi ricoverare, essere ricoverat*, mi rinchiudono, mi rinchiuderanno, farmi rinchiudere, mi portano via, mi legano, tso, paura dell'ospedale, non voglio andare in ospedale, non voglio l'ospedale, in psichiatria, reparto psichiatrico, manicomio, l'ambulanza no, non voglio l'ambulanza, costa troppo, non posso permetter*, mi tolgono i figli, mi portano via i figli, mi tolgono i bambini, togliermi i figli, permesso di soggiorno, mi espellono, espulsione dal paese, perdo il lavoro, perdere il lavoro, passare guai, finire nei guai, mettermi nei guai`,
      ),
    },
    retracted: phrases(
      `^ scherzavo, | scherzavo, no scherzavo, ma scherzavo, dai scherzavo, ^ stavo scherzando, | stavo scherzando, no stavo scherzando, stavo solo scherzando, ^ era uno scherzo, | era uno scherzo, no era uno scherzo, era solo uno scherzo, ^ era una battuta, | era una battuta, era solo una battuta, lo dicevo per dire, dicevo per dire, dicevo così per dire, era tanto per dire, non dicevo sul serio, non ero serio, non ero seria, non parlavo sul serio, non lo pensavo davvero, non lo penso davvero, non lo penso sul serio, lascia stare, lascia perdere, fai finta di niente, dimentica quello che, dimentica tutto, come non detto, ^ ho esagerato $, ho solo esagerato $, forse ho esagerato $, ritiro quello che`,
    ),
    contactMade: phrases(
      `^ ho chiamato $, sì ho chiamato $, ok ho chiamato $, ho già chiamato $, ho appena chiamato $, ^ ho chiamato mia _ $, ^ ho chiamato mio _ $, ^ ho chiamato la mia _ $, ^ ho chiamato il mio _ $, ^ ho chiamato un'amica $, ^ ho chiamato un amico $, ^ ho chiamato il _ $, ^ l'ho chiamata $, ^ l'ho chiamato $, ^ le ho scritto $, ^ gli ho scritto $, ^ ho scritto a _ $, ^ ho scritto a mia _ $, ^ ho scritto a mio _ $, ^ ho scritto alla mia _ $, ^ ho scritto al mio _ $, ^ l'ho mandato $, ^ l'ho inviato $, ^ mandato $, ^ inviato $, messaggio mandato, messaggio inviato, ^ gliel'ho detto $, ^ l'ho detto a mia, ^ l'ho detto a mio, ^ l'ho detto alla mia, ^ l'ho detto al mio, madre sta arrivando, mamma sta arrivando, padre sta arrivando, sorella sta arrivando, fratello sta arrivando, amica sta arrivando, amico sta arrivando, i miei stanno arrivando, i soccorsi stanno arrivando, l'ambulanza sta arrivando, arriva l'ambulanza, arriva mia, viene mia madre, viene mia mamma, viene mia sorella, viene la mia amica, viene un'amica, viene un amico, c'è mia madre con me, c'è mia mamma con me, c'è mia sorella con me, c'è un'amica con me, c'è un amico con me, c'è qualcuno con me, ^ sono con mia madre, ^ sono con mia mamma, ^ sono con mia sorella, ^ sono con mio fratello, ^ sono con i miei, ^ sono con un'amica, ^ sono con un amico, ^ sono al telefono con, ^ mi hanno risposto, sì mi hanno risposto, ^ sono in ospedale, ^ sono al pronto soccorso, ora sono in ospedale, adesso sono in ospedale, ora sono al pronto soccorso, adesso sono al pronto soccorso`,
    ),
    relief: phrases(
      `^ sto meglio $, ora sto meglio, adesso sto meglio, sì sto meglio, sto un po' meglio, ^ mi sento meglio $, ora mi sento meglio, adesso mi sento meglio, mi sento un po' meglio, ^ va meglio $, ^ va meglio grazie, ora va meglio, adesso va meglio, va un po' meglio, ^ un po' meglio, ^ sono più tranquill*, ora sono più tranquill*, adesso sono più tranquill*, mi sono calmat*, ^ mi sto calmando, ^ sono al sicuro, ora sono al sicuro, adesso sono al sicuro, ^ è passata $, ^ è passato $, ^ mi è passata $, mi sta passando, ^ sta passando $, ^ grazie $, grazie mille $, grazie davvero $, grazie di cuore, ok grazie $, ti ringrazio, ^ mi ha aiutato, ^ mi hai aiutat*, ^ non mi farò del male, ^ non mi faccio del male, ^ non mi farò niente, ^ l'ho buttat*, ^ li ho buttati, ^ le ho buttate, ho buttato via tutto, ^ l'ho messo via, ^ l'ho messa via, ho messo via tutto, ^ l'ho dato a, ^ li ho dati a, ^ le ho date a`,
    ),
    helpers: phrases(
      `il vicino, la vicina, i vicini, vicino di casa, vicina di casa, vicini di casa, insegnante, insegnanti, maestra, maestro, professoressa, professore, tutor, psicolog*, psicoterapeut*, terapeut*, psichiatra, medico, dottore, dottoressa, guardia medica, pediatra, infermier*, consultorio, allenatore, allenatrice, educatore, educatrice, prete, parroco, suora, imam, rabbino, collega, coinquilin*, assistente sociale, un'amica, un amico, cugina, cugino, zia, zio, nonna, nonno, ^ mamma $, ^ papà $, ^ sorella $, ^ fratello $, a mamma, a papà`,
    ),
  },
};
