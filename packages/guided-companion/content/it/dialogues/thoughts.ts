import type * as scripts from '../../../src/dialogues/scripts/thoughts.ts';
import type { GroupTexts } from '../../../src/dialogues/texts.ts';

export const thoughts: GroupTexts<typeof scripts> = {
  thoughtRecord: {
    about:
      'Un momento preciso, la frase che ti è passata per la testa, e se è giusta. Tu scrivi un po’, io chiedo una cosa alla volta.',
    why: 'Un pensiero che arriva con un’emozione forte sembra un fatto. Scritto, con accanto quello che gli dà ragione e quello che no, di solito si rivela metà della storia.',
    steps: {
      situation: {
        ask: 'Che cosa è successo? Solo quello che avrebbe ripreso una telecamera: dove, chi, quali parole.',
        hint: 'Ho scritto a un’amica e non ha risposto.',
      },
      feeling: {
        ask: 'Che cosa hai sentito più forte?',
        options: { fear: 'Paura', sadness: 'Tristezza', anger: 'Rabbia', shame: 'Vergogna, colpa' },
      },
      fear: 'La paura spesso porta una frase che comincia con “e se”.',
      sadness: 'Con la tristezza c’è spesso una frase su quello che manca, o su quanto si vale.',
      anger: 'Con la rabbia c’è spesso una frase su quello che qualcuno doveva o non doveva fare.',
      shame: 'Con la vergogna c’è spesso una frase su come si è, o su che cosa penseranno gli altri.',
      thought: {
        ask: 'Quale frase ti è passata per la testa? Scrivi quella che fa più male, così com’è arrivata.',
        hint: 'In fondo non piaccio a nessuno.',
      },
      belief: 'Quanto ti sembra vera, adesso?',
      speaksFor: {
        ask: 'Che cosa le dà ragione? Solo cose che anche un’altra persona potrebbe controllare.',
        hint: 'Non risponde da due giorni.',
      },
      speaksAgainst: {
        ask: 'E che cosa non torna? Valgono anche le cose piccole.',
        hint: 'La settimana scorsa abbiamo riso per un’ora.',
      },
      friend: {
        ask: 'Ha una bella presa. Se una persona a cui vuoi bene avesse questo pensiero e questi fatti, che cosa le diresti?',
        hint: 'Magari è incasinata. Prova a chiederle.',
      },
      fairer: {
        ask: 'Ora una frase in cui ci sta tutto questo. Non deve essere allegra, solo giusta.',
        hint: 'Ancora non so perché non risponde.',
      },
      action: {
        ask: 'Se questa frase è giusta, qual è una piccola cosa da fare, e quando?',
        hint: 'Domani a pranzo le chiedo come sta.',
      },
    },
    takeaway: { thought: 'Che cosa pensavo', fairer: 'Che cosa è più giusto', action: 'Che cosa faccio' },
    keep: 'Un pensiero può sembrare vero del tutto ed essere metà della storia.',
    close: 'Il vecchio pensiero forse ripasserà. Adesso hai qualcosa da mettergli accanto.',
  },

  worryTree: {
    about:
      'Prendiamo una preoccupazione e vediamo se c’è qualcosa da fare. Se c’è, le diamo un’ora. Se non c’è, proviamo a posarla.',
    why: 'Preoccuparsi sembra un lavoro sul problema. Alcune preoccupazioni chiedono un passo, altre di stare lì per un po’. È più facile quando sai quale delle due hai.',
    steps: {
      worry: {
        ask: 'Che cosa ti preoccupa? Una cosa sola, in una o due righe.',
        hint: 'Che il medico trovi qualcosa.',
      },
      hands: {
        ask: 'C’è qualcosa che puoi farci?',
        options: { yes: 'Sì, qualcosa', partly: 'Solo in parte', unsure: 'Non capisco', no: 'No, niente' },
      },
      nothing: 'Allora pensarci ancora non la sposta, anche se sembra un lavoro. Per un minuto puoi posarla.',
      smallest: {
        ask: 'Qual è la cosa più piccola che potresti fare? Solo la parte che tocca a te. Se non viene niente, salta.',
        hint: 'Scrivere due domande per il medico.',
      },
      time: { ask: 'È una cosa per adesso?', options: { now: 'Sì, adesso', later: 'In un altro momento' } },
      doNow: {
        ask: 'Allora vai e falla. Ti aspetto, e quando torni posiamo il resto.',
        options: { done: 'Fatto', begun: 'Ho cominciato' },
      },
      later: {
        ask: 'Quando e dove la fai? Se ha un’ora, la testa non deve tenerla pronta.',
        hint: 'Domani dopo colazione, al tavolo.',
      },
      barrier: {
        ask: 'Che cosa potrebbe mettersi in mezzo, e allora che cosa fai?',
        hint: 'Se rimando, ne faccio due minuti.',
      },
      release:
        'Ora un minuto di respiro lento. Ogni volta che butti fuori l’aria, lascia scendere un po’ le spalle. La preoccupazione può restare nella stanza, ma non in braccio a te.',
      attention: {
        ask: 'Tornerà a cercarti. Intanto dove può andare la tua attenzione?',
        options: {
          listen: 'Qualcosa da ascoltare',
          hands: 'Qualcosa per le mani',
          body: 'Stirarmi, un tè caldo',
          person: 'Un’altra persona',
        },
      },
      answer: {
        ask: 'Quando torna, che cosa le dici? Una riga corta.',
        hint: 'Ti conosco. Domani dopo colazione.',
      },
    },
    takeaway: {
      smallest: 'Che cosa posso fare',
      later: 'Quando',
      attention: 'A che cosa penso intanto',
      answer: 'Che cosa le dico',
    },
    keep: 'Se posso fare qualcosa, le do un’ora. Se non posso, aspetta fuori.',
    close: 'La preoccupazione ha il suo posto. Il resto dell’ora è tuo.',
  },

  catastropheCheck: {
    about: 'Mi dici il peggio che temi. Poi guardiamo che cosa è più probabile, e che cosa faresti se andasse male.',
    why: 'Una testa spaventata mostra la scena peggiore e ferma lì il film. Guardare anche gli altri finali, e che cosa faresti dopo, la rende meno un burrone.',
    steps: {
      worst: {
        ask: 'Che cosa temi che succeda? La versione peggiore, in una frase.',
        hint: 'Perdo il lavoro e non pago più il mutuo.',
      },
      ahead: {
        ask: 'A che punto è la cosa?',
        options: { ahead: 'La testa corre avanti', waiting: 'Aspetto notizie', begun: 'È già cominciata' },
      },
      waiting: 'Aspettare notizie è dura. La testa riempie il vuoto, e di rado con qualcosa di bello.',
      begun: 'Allora non provo a togliertela dalla testa. Guardiamo fin dove può arrivare, e che cosa aiuta.',
      odds: 'Quanto ti sembra probabile il peggio, adesso? Zero è impossibile, dieci è certo.',
      best: {
        ask: 'E il meglio che potrebbe succedere? Può essere esagerato quanto il peggio.',
        hint: 'Mi tengono, e col progetto che volevo.',
      },
      likeliest: {
        ask: 'Tra questi due: che cosa è più probabile, per quello che sai e per com’è andata altre volte?',
        hint: 'Un colloquio duro, poi si trova un modo.',
      },
      highOdds: 'Il peggio ti sembra molto probabile. Allora serve un piano più di una consolazione: facciamolo.',
      cope: {
        ask: 'Mettiamo che vada male. Qual è la prima cosa che faresti, e a chi ti rivolgeresti?',
        hint: 'Chiamo mia sorella, mangio, poi una lista.',
      },
      carries: {
        ask: 'E che cosa ti reggerebbe un po’? Tocca tutto quello che va bene.',
        options: {
          person: 'Una persona vicina',
          before: 'Ho passato di peggio',
          advice: 'Chi se ne intende',
          place: 'Un posto dove andare',
          skill: 'Una cosa che so fare',
        },
      },
      gotThrough: {
        ask: 'Che cosa hai passato, e che cosa ti ha aiutato allora?',
        hint: 'Il trasloco. Un giorno alla volta.',
      },
      action: {
        ask: 'Una piccola cosa che rende il brutto finale meno probabile, o meno duro: quale, e quando?',
        hint: 'Lunedì chiedo al capo come stanno le cose.',
      },
      film: {
        ask: 'Quando il film riparte, che cosa ti dici, e che cosa fai?',
        hint: 'Questo film lo conosco. E lavo i piatti.',
      },
    },
    takeaway: {
      likeliest: 'Il più probabile',
      cope: 'Se va male',
      action: 'Il mio passo',
      film: 'Quando riparte il film',
    },
    keep: 'Il peggio è un finale tra tanti. Posso guardare anche il più probabile.',
    close: 'Il peggio l’hai guardato in faccia. Per ora è sufficiente.',
  },

  selfCompassion: {
    about:
      'Tre piccole cose: dire che fa male, ricordarsi che capita anche ad altri, e trovare un gesto gentile per te.',
    why: 'Quando qualcosa fa male, spesso ci trattiamo peggio di come tratteremmo chiunque, e così fa male due volte. Una parola gentile e un corpo calmo aiutano a rimettersi in piedi.',
    steps: {
      hurts: {
        ask: 'Che cosa fa male adesso? Bastano poche parole.',
        hint: 'Oggi ho deluso una persona.',
      },
      kind: {
        ask: 'Sì, fa male. Che cosa ci si avvicina di più?',
        options: {
          loss: 'Una perdita',
          failed: 'È andata male',
          shame: 'Vergogna',
          leftOut: 'Restare fuori',
          wornOut: 'Stanchezza profonda',
        },
      },
      loss: 'Fa male perché qualcuno o qualcosa per te conta. In te non c’è niente di sbagliato.',
      failed: 'Chi prova a fare le cose ogni tanto le sbaglia. Brucia perché ci tenevi.',
      shame: 'La vergogna dice che capita solo a te. Lo dice quasi a tutti.',
      leftOut: 'Restare fuori fa male a chiunque. Non è troppa sensibilità.',
      wornOut: 'Succede dopo aver portato tanto, per tanto tempo. Non è debolezza.',
      others:
        'Tre respiri lenti. Da qualche parte, a quest’ora, qualcun altro ha gli occhi aperti per un dolore come questo. Non è strano sentirlo.',
      gesture: {
        ask: 'Ora qualcosa per il corpo. Che cosa ti andrebbe bene?',
        options: {
          chest: 'Una mano sul petto',
          arms: 'Stringermi le braccia',
          warm: 'Coperta, tazza calda',
          noTouch: 'Nessun contatto',
        },
      },
      hold: 'Resta così un momento. Gli occhi possono stare aperti, su qualcosa di calmo nella stanza. Non c’è niente da fare.',
      friend: {
        ask: 'Se una persona amica ti raccontasse quello che hai raccontato tu, che cosa le diresti?',
        hint: 'È stata dura. Hai fatto quello che potevi.',
      },
      forYou: {
        ask: 'Rileggilo piano, come se l’avessero scritto a te. Che effetto fa?',
        options: { helps: 'Aiuta un po’', strange: 'È strano', untrue: 'Non ci credo' },
      },
      practice: 'All’inizio è così per quasi tutti. Non devi crederci. Basta che stia lì.',
      care: {
        ask: 'Un gesto gentile per te, entro un’ora: quale?',
        hint: 'Lavarmi il viso, poi a letto senza telefono.',
      },
    },
    takeaway: { friend: 'Parole per me', care: 'Un gesto gentile' },
    keep: 'Fa male, capita anche ad altri, e posso trattarmi come tratterei una persona amica.',
    close: 'Non devi stare meglio per forza. Da qui puoi andare piano.',
  },

  innerCritic: {
    about:
      'Scriviamo che cosa dice la voce che ti critica, guardiamo che cosa vuole evitare, e troviamo una frase più giusta.',
    why: 'Le parole dure che ci diciamo sono spesso un vecchio modo per evitare guai. Di solito ci tolgono forza e basta. Una frase giusta e ferma aiuta di più.',
    steps: {
      harsh: {
        ask: 'Che cosa dice quella voce? Scrivilo come lo dice lei.',
        hint: 'Non finisci mai niente.',
      },
      loud: {
        ask: 'Quando parla più forte?',
        options: {
          mistake: 'Dopo un errore',
          beforeNew: 'Prima di cose nuove',
          compare: 'Quando mi confronto',
          night: 'Di notte',
          always: 'Quasi sempre',
        },
      },
      night: 'Di notte ha gioco facile: con la stanchezza e il silenzio tutto sembra più vero.',
      heard: {
        ask: 'Dove l’hai già sentito, questo tono?',
        options: {
          family: 'In famiglia',
          school: 'A scuola o al lavoro',
          partner: 'Da chi stava con me',
          mine: 'È tutto mio',
          unknown: 'Non ricordo',
        },
      },
      learned: 'Allora non l’hai inventato tu. L’hai sentito così tante volte da saperlo a memoria.',
      prevents: {
        ask: 'Spesso quella voce vuole evitare qualcosa. Di che cosa può avere paura?',
        options: {
          rejected: 'Che gli altri mi lascino',
          fail: 'Che io fallisca',
          stop: 'Che io mi lasci andare',
          harm: 'Che io ferisca qualcuno',
          nothing: 'Vuole solo buttarmi giù',
        },
      },
      onlyHurts: 'Allora lasciamo stare i suoi motivi e guardiamo solo che cosa è giusto.',
      grain: {
        ask: 'C’è un granello di vero? Solo il granello, senza l’insulto. Se non c’è, salta.',
        hint: 'Due cose sono ferme lì da settimane.',
      },
      leftOut: {
        ask: 'E che cosa lascia fuori? Una cosa vera che non nomina mai.',
        hint: 'Anche nei giorni storti ci sono.',
      },
      fair: {
        ask: 'Ora dillo in modo giusto: fermo e gentile, come a una persona che ti piace.',
        hint: 'Due cose sono aperte. Comincio da una.',
      },
      tone: {
        ask: 'Rileggila. Come suona?',
        options: { right: 'Più o meno giusta', tooHard: 'Ancora troppo dura', tooNice: 'Troppo bella' },
      },
      rewrite: {
        ask: 'Allora cambia una o due parole. Togli quello che ferisce e quello a cui non credi. Adesso com’è?',
        hint: 'Due cose sono aperte. Una è piccola.',
      },
      reply: {
        ask: 'Quando rialza la voce, che cosa le rispondi? E poi che cosa fai?',
        hint: '“Ricevuto.” Mi alzo e apro la finestra.',
      },
    },
    takeaway: { fair: 'Che cosa è giusto', rewrite: 'In parole migliori', reply: 'Quando alza la voce' },
    keep: 'Quella voce può essere forte. Posso trattarmi con giustizia e fare meglio lo stesso.',
    close: 'Forse brontolerà ancora. Non devi fare quello che dice.',
  },

  bodyImage: {
    about:
      'Per un momento in cui il corpo è difficile da sopportare. Lo attraversiamo, senza numeri, e finiamo con un gesto di cura.',
    why: 'Nei momenti brutti il corpo lo vediamo solo da fuori, e solo i difetti. Tornare nella stanza, e a quello che il corpo fa tutto il giorno, allarga di nuovo lo sguardo.',
    steps: {
      trigger: {
        ask: 'Da che cosa è partito?',
        options: {
          mirror: 'Lo specchio',
          pictures: 'Foto di altri',
          remark: 'Una frase',
          clothes: 'I vestiti',
          meal: 'Dopo mangiato',
        },
      },
      mirror:
        'Allora per ora allontanati dallo specchio. In un brutto momento ci si vede dentro soprattutto il brutto momento.',
      pictures: 'Quelle foto sono scelte, illuminate e ritoccate. Per stasera puoi metterle via.',
      remark: 'Quella frase è di un’altra persona. Non devi continuare a dirtela tu.',
      clothes: 'Le taglie non sono fatte su nessuno in particolare. Se puoi, mettiti la cosa più morbida che hai.',
      meal: 'Questa sensazione passa da sé. Non c’è niente da recuperare.',
      notice: {
        ask: 'Che cosa dice la testa del tuo corpo? Poche parole, niente numeri.',
        hint: 'Che tutti mi guardano.',
      },
      room: 'Nei momenti brutti la testa dice cose così. Ora alza gli occhi, aperti. Cerca tre cose dello stesso colore nella stanza, piano, una dopo l’altra.',
      part: {
        ask: 'Quale parte di te oggi ha fatto qualcosa per te?',
        options: {
          hands: 'Le mani',
          legs: 'Le gambe',
          senses: 'Gli occhi o le orecchie',
          breath: 'I polmoni, il cuore',
          voice: 'La voce',
        },
      },
      does: {
        ask: 'Che cosa ha fatto per te? Va bene una cosa normalissima.',
        hint: 'Hanno fatto il sugo e coccolato il gatto.',
      },
      pull: {
        ask: 'C’è qualcosa che ti senti di dover fare al tuo corpo, adesso?',
        options: {
          check: 'Continuare a guardarlo',
          hide: 'Nascondermi, dare buca',
          food: 'Qualcosa col cibo',
          none: 'No, niente',
        },
      },
      delay:
        'Prova ad aspettare dieci minuti. La spinta è più forte all’inizio, e poi scende anche se non le dai retta.',
      food: 'Allora il prossimo pasto viene come sempre, qualunque cosa senti. E se questa spinta la conosci bene, parlane con una persona di fiducia o con un medico. Non devi cavartela senza nessuno.',
      care: {
        ask: 'Una cosa per stasera che fa bene al tuo corpo e non c’entra con l’aspetto: quale?',
        hint: 'Calze calde e crema per le mani.',
      },
    },
    takeaway: { does: 'Che cosa fa per me', care: 'La cura di stasera' },
    keep: 'Il mio corpo è più del suo aspetto: mi porta in giro tutto il giorno.',
    close: 'Stasera non deve piacerti per forza. Basta trattarlo con un po’ di gentilezza.',
  },
};
