import type * as scripts from '../../../src/dialogues/scripts/life.ts';
import type { GroupTexts } from '../../../src/dialogues/texts.ts';

export const life: GroupTexts<typeof scripts> = {
  problemSolving: {
    about:
      'Prendiamo un problema, raccogliamo idee senza giudicarle, ne scegliamo una e la facciamo così piccola che puoi cominciare.',
    why: 'Un problema che gira in testa resta grande. Scritto, con accanto qualche idea e un primo passo, diventa una cosa che si può prendere in mano.',
    steps: {
      problem: {
        ask: 'Qual è il problema? Uno solo, il più concreto possibile: chi, che cosa, dove.',
        hint: 'L’affitto sale e non ci arrivo più.',
      },
      hands: {
        ask: 'Quanto dipende da te?',
        options: { most: 'Quasi tutto', some: 'Una parte', none: 'Niente' },
      },
      around:
        'Allora non lavoriamo sul problema, ma su quello che c’è intorno: che cosa lo renderebbe più sopportabile.',
      piece: {
        ask: 'Quale pezzo potresti spostare, anche di poco? Lavoriamo su quello.',
        hint: 'Quanto spendo, e con chi divido casa.',
      },
      better: {
        ask: 'Se tra due settimane andasse un po’ meglio, che cosa sarebbe diverso?',
        hint: 'Saprei come pagare i prossimi tre mesi.',
      },
      ideas: {
        ask: 'Ora le idee, tutte quelle che vengono, anche sciocche. Per adesso non giudichiamo.',
        hint: 'Chiedere tempo, dividere, vendere la moto.',
      },
      enough: {
        ask: 'Com’è andata?',
        options: { several: 'Ne ho diverse', few: 'Una o due', empty: 'Testa vuota' },
      },
      more: {
        ask: 'Capita. Quale di queste potrebbe valere una prova?',
        options: {
          ask: 'Chiedere a qualcuno',
          smaller: 'Una versione più piccola',
          wait: 'Aspettare apposta',
          findOut: 'Informarmi meglio',
          share: 'Dividerlo con qualcuno',
        },
      },
      pick: {
        ask: 'Quale proveresti per prima? Non deve essere perfetta, solo utile e possibile.',
        hint: 'Chiedere più tempo al padrone di casa.',
      },
      firstStep: {
        ask: 'Qual è il primissimo passo? Dieci minuti al massimo.',
        hint: 'Scrivere le tre frasi del messaggio.',
      },
      time: { ask: 'Quando e dove lo fai?', hint: 'Domani alle sei, al tavolo di cucina.' },
      barrier: {
        ask: 'Che cosa è più facile che si metta in mezzo?',
        options: {
          energy: 'Poche forze',
          fear: 'La paura',
          noTime: 'Poco tempo',
          people: 'Altre persone',
          forget: 'Me lo scordo',
        },
      },
      ifThen: {
        ask: 'Se succede, che cosa fai?',
        hint: 'Ne faccio solo i primi due minuti.',
      },
    },
    takeaway: { pick: 'Che cosa provo', firstStep: 'Primo passo', time: 'Quando e dove', ifThen: 'Se si fa dura' },
    keep: 'Un problema, qualche idea, un passo di dieci minuti.',
    close: 'Il problema c’è ancora, ma adesso ha un inizio. Il resto può aspettare fino ad allora.',
  },

  gettingGoing: {
    about:
      'Per i giorni in cui non viene voglia di niente. Troviamo una cosa piacevole e una utile, piccole tutte e due, e diamo loro un’ora.',
    why: 'Quando l’umore è basso si fa meno, e facendo meno resta basso. Spesso funziona anche al contrario: prima una cosa piccola, e un po’ dopo arriva la voglia.',
    steps: {
      link: 'Non aspettiamo che venga la voglia. Prima una cosa piccola, e la voglia magari arriva dopo.',
      energy: {
        ask: 'Quante forze ci sono adesso?',
        options: { nothing: 'Quasi zero', little: 'Un po’', enough: 'Abbastanza per qualcosa' },
      },
      small: 'Allora andiamo sul piccolissimo. In un giorno così conta anche tirarsi su a sedere.',
      warmUp: {
        ask: 'Quale potresti fare, appena finito qui?',
        options: {
          window: 'Aprire la finestra',
          wash: 'Lavarmi il viso',
          song: 'Mettere una canzone',
          sitUp: 'Tirarmi su, bere',
        },
      },
      fallenAway: {
        ask: 'Che cosa facevi, che ultimamente si è perso per strada?',
        hint: 'Andare al mercato, chiamare mio fratello.',
      },
      lighter: {
        ask: 'Pensa agli ultimi giorni. Quando è stato un filo più leggero?',
        options: {
          outside: 'Fuori casa',
          people: 'Con qualcuno',
          doing: 'Con le mani occupate',
          moving: 'Quando mi muovevo',
          never: 'Mai, a dire il vero',
        },
      },
      neverLighter: 'Quando si è così giù succede. Allora proviamo qualcosa e vediamo, senza aspettarci molto.',
      pleasant: {
        ask: 'Una cosa piacevole, o che lo era, in versione piccola. Quale potrebbe essere?',
        hint: 'Dieci minuti al sole sul balcone.',
      },
      useful: {
        ask: 'E una cosa utile che ti toglierebbe un po’ di peso, sempre piccola?',
        hint: 'Lavare tre piatti.',
      },
      first: {
        ask: 'Quale per prima?',
        options: { pleasant: 'Quella piacevole', useful: 'Quella utile' },
      },
      time: {
        ask: 'Quando di preciso, e dove? È più facile subito dopo una cosa che fai comunque.',
        hint: 'Domani, subito dopo il caffè.',
      },
      barrier: {
        ask: 'Che cosa potrebbe fermarti?',
        options: {
          tired: 'Troppa stanchezza',
          pointless: 'Mi sembra inutile',
          forget: 'Me lo scordo',
          bed: 'Non mi alzo dal letto',
        },
      },
      pointless: 'Può sembrare inutile fino a un attimo prima, e anche mentre lo fai. Si può fare lo stesso.',
      ifThen: {
        ask: 'Se succede, qual è la versione ancora più piccola?',
        hint: 'Metto solo i piedi per terra.',
      },
    },
    takeaway: {
      pleasant: 'Una cosa piacevole',
      useful: 'Una cosa utile',
      time: 'Quando',
      ifThen: 'Se è troppo',
    },
    keep: 'Prima una cosa piccola. La voglia può arrivare dopo.',
    close: 'Se viene più piccola del previsto, vale lo stesso.',
  },

  examTonight: {
    about:
      'Scegliamo che cosa conta di più, i blocchi di studio, un’ora per smettere e la mattina. Poi puoi cominciare, o dormire.',
    why: 'Prima di un esame sembra tutto urgente allo stesso modo. Un piano corto con una fine libera la testa per studiare, e il sonno aiuta a ricordare quello che hai studiato.',
    steps: {
      exam: {
        ask: 'Quando è l’esame?',
        options: { tomorrow: 'Domani', days: 'Tra qualche giorno', later: 'Più in là' },
      },
      tomorrow: 'Allora stasera serve a fissare quello che sai a metà. I capitoli nuovi possono restare chiusi.',
      days: 'Allora questa è una sera fra tante. Non deve reggere tutto lei.',
      left: {
        ask: 'Quanto manca all’ora in cui dovresti dormire?',
        options: { none: 'Dovrei già dormire', hour: 'Un’ora circa', more: 'Due ore o più' },
      },
      bed: 'Allora dormire ti serve più di un’altra pagina. Sistemiamo solo da dove parti e la mattina.',
      counts: {
        ask: 'Che cosa conta di più in questo esame? Tre argomenti al massimo.',
        hint: 'Equazioni, capitolo due, le definizioni.',
      },
      standing: {
        ask: 'Come vai su questi?',
        options: { shaky: 'Traballano tutti', mixed: 'Qualcuno lo so', fine: 'Abbastanza bene' },
      },
      shaky: 'Allora le basi di ognuno. Sono quelle che portano più punti in meno tempo.',
      method: {
        ask: 'Come studi? Quello che tiri fuori a memoria resta più di quello che rileggi.',
        options: { memory: 'Scrivo a memoria', questions: 'Domande d’esame vecchie', explain: 'Ripeto ad alta voce' },
      },
      blocks: {
        ask: 'Un blocco sono 25 minuti di studio e 5 di pausa. Quanti stasera?',
        options: { one: 'Un blocco', two: 'Due blocchi', three: 'Tre blocchi' },
      },
      first: {
        ask: 'Qual è la primissima cosa che fai quando ti metti a studiare? Un argomento, un compito.',
        hint: 'Due domande vecchie sulle equazioni.',
      },
      stop: {
        ask: 'A che ora chiudi i libri, qualunque cosa manchi? Dagli un’ora precisa.',
        hint: 'Alle dieci e mezza, poi denti e letto.',
      },
      morning: {
        ask: 'Che cosa puoi preparare stasera, perché la mattina sia calma? Tocca quello che serve.',
        options: {
          bag: 'Zaino e documenti',
          clothes: 'Vestiti',
          food: 'Qualcosa da mangiare',
          alarm: 'Due sveglie',
          way: 'Come ci arrivo',
        },
      },
      blank: {
        ask: 'Se lì dentro ti si svuota la testa, qual è la prima cosa che fai?',
        hint: 'Piedi a terra, poi la domanda più facile.',
      },
    },
    takeaway: { first: 'Comincio da', blocks: 'Stasera', stop: 'Chiudo alle', blank: 'Se mi si svuota la testa' },
    keep: 'Quello che conta di più, a blocchi corti, con una fine. Poi dormire.',
    close: 'Il piano c’è, e la testa può smettere di tenerlo.',
  },

  firstLookAtMoney: {
    about:
      'Per quando ci giri intorno da un po’. Tre numeri a occhio, una telefonata, e chi può aiutare. Oggi nient’altro.',
    why: 'Non guardare costa forze ogni giorno. Tre numeri a occhio bastano per sapere da dove partire, e la prima telefonata è più facile presto che tardi.',
    steps: {
      start: 'Solo tre numeri, e a occhio va bene. Dopo ognuno puoi fermarti.',
      hard: {
        ask: 'Che cosa ha reso difficile guardare?',
        options: {
          fear: 'La paura del numero',
          shame: 'La vergogna',
          papers: 'Troppe carte',
          strength: 'Zero forze',
        },
      },
      fear: 'Il numero è già quello che è. Guardarlo non lo fa crescere, e ti permette di fare qualcosa.',
      shame:
        'Ci finisce anche chi sta attento: una malattia, una bolletta, i prezzi che salgono. Qui non giudica nessuno.',
      have: {
        ask: 'Primo numero: più o meno quanto c’è adesso, tra conto e contanti? A memoria va bene.',
        hint: 'Circa 340.',
      },
      due: {
        ask: 'Secondo numero: che cosa va pagato nelle prossime due settimane? Prima casa, luce e spesa.',
        hint: 'Affitto 600, luce 80, spesa 100.',
      },
      comes: {
        ask: 'Terzo numero: che cosa entra in queste due settimane?',
        hint: 'Circa 500, il primo del mese.',
      },
      sum: {
        ask: 'Eccoli tutti e tre. Messi vicini, come sembra?',
        options: { enough: 'Bastano', tight: 'Sono al limite', short: 'Non bastano', unclear: 'Non si capisce' },
      },
      short:
        'È duro da vedere, ed è un bene saperlo adesso. Spesso chi deve avere dei soldi aspetta un po’, se glielo chiedi presto.',
      soonest: {
        ask: 'Che cosa va messo al sicuro per primo?',
        options: {
          home: 'La casa',
          power: 'Luce, acqua, gas',
          food: 'Spesa, farmacia',
          loan: 'Un prestito o un debito',
        },
      },
      helper: {
        ask: 'Chi potrebbe guardarli con te?',
        options: {
          close: 'Amici o famiglia',
          advice: 'Chi si occupa di debiti',
          office: 'Comune, CAF, patronato',
          work: 'Qualcuno al lavoro',
          nobody: 'Non conosco nessuno',
        },
      },
      nobody:
        'In molti posti c’è un aiuto gratuito per soldi e debiti: il comune, un patronato, la Caritas, un’associazione di consumatori. Cercarlo può essere la tua telefonata.',
      call: {
        ask: 'Una telefonata o un messaggio che toglierebbe un po’ di peso: a chi, e che cosa chiedi?',
        hint: 'Padrone di casa: metà ora, metà il 20?',
      },
      time: {
        ask: 'Quando la fai, e che cosa tieni lì accanto?',
        hint: 'Lunedì alle dieci, con la lettera davanti.',
      },
    },
    takeaway: { soonest: 'Prima al sicuro', helper: 'Chi può aiutare', call: 'La mia telefonata', time: 'Quando' },
    keep: 'Tre numeri a occhio e una telefonata: come prima occhiata basta.',
    close: 'Per oggi è tutto. Le carte si possono mettere via.',
  },

  letterInGrief: {
    about:
      'Scrivi qualche frase a chi hai perso, una persona o un animale. Io le metto insieme in una lettera che resta tua.',
    why: 'Quando qualcuno muore, il legame non finisce. Metterlo in parole, anche quello che non è stato detto, gli dà un posto nei giorni che vengono.',
    steps: {
      to: {
        ask: 'A chi è la lettera? Comincia con il nome che usavi.',
        hint: 'Caro nonno,',
      },
      length: {
        ask: 'Come ti va di scrivere? Puoi fermarti in ogni momento, e le lacrime vanno bene.',
        options: { whole: 'Una lettera intera', lines: 'Solo qualche riga' },
      },
      since: {
        ask: 'Racconta qualcosa che è successo da allora.',
        hint: 'Il limone sul balcone è di nuovo in fiore.',
      },
      miss: {
        ask: 'Che cosa ti manca? Anche le cose piccole. Scrivilo come se leggesse.',
        hint: 'Mi manca sentirti fischiettare in cucina.',
      },
      unsaid: {
        ask: 'C’è qualcosa che non hai fatto in tempo a dire? Se no, salta.',
        options: { sorry: 'Scusa', thanks: 'Grazie', love: 'Il bene che ti voglio', anger: 'La mia rabbia' },
      },
      sorry: 'Allora non sapevi quello che sai oggi. Dillo come lo diresti adesso.',
      anger: 'La rabbia può stare in questa lettera. Non toglie il resto.',
      unsaidWords: {
        ask: 'Scrivilo, con parole tue.',
        hint: 'Scusa se quella domenica non c’ero.',
      },
      weight: {
        ask: 'Come va, con questa lettera? Non serve scrivere più di quanto ti senti.',
        options: { goOn: 'Posso continuare', pause: 'Una breve pausa', enough: 'Vorrei chiuderla' },
      },
      pause:
        'Alza gli occhi per un minuto. Senti la sedia o il letto che ti tiene, e lascia lo sguardo su qualcosa nella stanza. La lettera aspetta.',
      keep: {
        ask: 'Che cosa ti resta? Un’abitudine, una parola, una cosa imparata. Scrivilo nella lettera.',
        hint: 'Taglio ancora il pane come facevi tu.',
      },
      ending: {
        ask: 'Come vuoi chiudere la lettera?',
        hint: 'La tua sedia resta alla finestra. Andrea',
      },
      place: {
        ask: 'Dove va la lettera?',
        options: {
          keep: 'La tengo',
          aloud: 'La leggo ad alta voce',
          bring: 'La porto in un posto',
          letGo: 'La lascio andare',
          share: 'La mostro a qualcuno',
        },
      },
      gentle: {
        ask: 'E ora qualcosa di dolce per te. Che cosa fai nella prossima mezz’ora?',
        hint: 'Luce bassa e una tisana.',
      },
    },
    takeaway: { keep: 'Che cosa mi resta', place: 'Dove va la lettera', gentle: 'Dopo, per me' },
    keep: 'Quello che mi manca e quello che mi resta stanno insieme.',
    close: 'La lettera è qui, lunga o corta che sia. Stanotte vai piano con te.',
  },
};
