import type * as scripts from '../../../src/dialogues/scripts/people.ts';
import type { GroupTexts } from '../../../src/dialogues/texts.ts';

export const people: GroupTexts<typeof scripts> = {
  assertiveMessage: {
    about:
      'Scriviamo insieme un messaggio corto: che cosa è successo, come è stato per te, che cosa chiedi. Se mandarlo lo decidi dopo.',
    why: 'Un fatto, un effetto e una richiesta sono difficili da smontare. Con le accuse l’altro si difende. Una richiesta chiara gli dà qualcosa da fare.',
    steps: {
      who: {
        ask: 'Per chi è il messaggio?',
        options: { close: 'La persona che amo', family: 'Famiglia', friend: 'Un’amicizia', work: 'Lavoro o scuola' },
      },
      change: {
        ask: 'Prima, solo per te: che cosa dovrebbe essere diverso dopo?',
        hint: 'Poter di nuovo contare sulle mie serate.',
      },
      facts: {
        ask: 'Ora la prima frase, come la manderesti: che cosa è successo. Solo quello che chiunque lì avrebbe visto o sentito.',
        hint: 'Ieri hai fatto un’ora di ritardo.',
      },
      tender: 'Con chi ti è vicino un’emozione arriva meglio di un rimprovero. Una basta.',
      atWork: 'Qui le emozioni puoi tenerle per te. Basta dire che effetto ha avuto sulla giornata o sul lavoro.',
      effect: {
        ask: 'Seconda frase: come è stato per te? Parla di te, non di lui o di lei.',
        hint: 'Ho aspettato e non sapevo che fare.',
      },
      request: {
        ask: 'Terza frase: che cosa chiedi? Una cosa che si può fare davvero.',
        hint: 'Se fai tardi, per favore avvisami subito.',
      },
      gain: { ask: 'Quarta frase: che cosa andrà meglio, se lo fa?', hint: 'Così ti aspetto senza stare in pensiero.' },
      reply: {
        ask: 'Il messaggio c’è. Che cosa pensi che arrivi?',
        options: { silence: 'Silenzio', anger: 'Rabbia', excuses: 'Scuse inventate', no: 'Un no' },
      },
      silence: 'Nessuna risposta non è ancora un no. Tra un giorno o due puoi richiedere, in una riga.',
      anger: 'Alla rabbia non devi rispondere subito. “Ho letto, ti scrivo domani” è una risposta intera.',
      excuses: 'Allora lascia lì la scusa e ripeti la terza frase, con la stessa gentilezza.',
      room: {
        ask: 'Se non può fare tutto: quale cosa più piccola ti andrebbe bene?',
        hint: 'Mi basta un messaggio entro le sei.',
      },
      sending: {
        ask: 'Rileggilo una volta, piano. Quando vuoi mandarlo?',
        options: { today: 'Oggi', tomorrow: 'Domani', calmer: 'A mente fredda', keep: 'Per ora me lo tengo' },
      },
    },
    takeaway: { request: 'Che cosa chiedo', room: 'Andrebbe bene anche', sending: 'Quando lo mando' },
    keep: 'Che cosa è successo, come è stato per me, che cosa chiedo: basta questo.',
    close: 'Il messaggio è lì, con le tue parole. Se e quando parte, lo decidi tu.',
  },
  askingForHelp: {
    about: 'Chiedere è difficile quando le forze sono poche. Troviamo una persona, una richiesta piccola e le parole.',
    why: 'A una richiesta piccola e chiara si dice di sì più facilmente che a “non sto bene”. E la gente dice di sì più spesso di quanto chi chiede si aspetti.',
    steps: {
      need: {
        ask: 'Che cosa ti aiuterebbe di più?',
        options: {
          hand: 'Una mano pratica',
          ear: 'Qualcuno che ascolti',
          company: 'Compagnia',
          advice: 'Un consiglio',
        },
      },
      listened: 'Puoi dirlo: “Non devi risolvere niente”. Per tanti così è più facile esserci.',
      obstacle: {
        ask: 'Che cosa rende difficile chiedere?',
        options: {
          burden: 'Dare disturbo',
          refused: 'Un possibile no',
          weak: 'Sembra debolezza',
          nobody: 'Non ho nessuno',
        },
      },
      burden: 'Pensa a qualcuno che chiede a te una piccola cosa. Quasi sempre fa piacere che si sia pensato a noi.',
      refused:
        'Può succedere. Con una richiesta piccola e una via d’uscita, un no parla della sua giornata più che di te.',
      weak: 'Se te lo chiedesse una persona amica, non penseresti peggio di lei. Può darsi che valga anche per te.',
      nobody:
        'Allora guardiamo più in là: qualcuno che conosci appena, chi abita accanto, il medico di base, un’insegnante, una linea di ascolto. C’è chi sta lì apposta.',
      who: { ask: 'Chi potrebbe essere? Un nome, o un tipo di persona.', hint: 'Mia cugina, o il vicino di sotto' },
      opening: {
        ask: 'Ora il messaggio. Prima frase, come la manderesti: come vanno le cose?',
        hint: 'Queste settimane per me sono pesanti.',
      },
      request: {
        ask: 'Che cosa chiedi? Una cosa piccola, con un giorno o un’ora.',
        hint: 'Mi chiami giovedì sera?',
      },
      wayOut: { ask: 'E un’ultima frase che renda facile un no.', hint: 'Se non puoi va bene lo stesso.' },
      ifNo: { ask: 'Se questa persona non può: chi, o che cosa, dopo?', hint: 'Sento qualcuno del corso.' },
      sending: {
        ask: 'Ecco che cosa hai scritto. Quando lo chiedi?',
        options: { now: 'Adesso', tomorrow: 'Domani', thisWeek: 'In settimana', aloud: 'Quando ci vediamo' },
      },
    },
    takeaway: { who: 'A chi chiedo', request: 'Che cosa chiedo', sending: 'Quando', ifNo: 'Se non può' },
    keep: 'Una persona, una richiesta piccola, un giorno: per chiedere basta questo.',
    close: 'Le parole sono pronte, ed erano la parte più dura.',
  },
  apology: {
    about: 'Vediamo per che cosa tocca a te scusarti e per che cosa no, e mettiamo la tua parte in tre frasi.',
    why: 'Le scuse arrivano quando dicono che cosa è successo e che cosa cambierà, senza “ma”. Se ti prendi più della tua parte diventano difficili da credere, anche per te.',
    steps: {
      kind: {
        ask: 'Che cosa ti pesa?',
        options: {
          said: 'Una cosa che ho detto',
          did: 'Una cosa che ho fatto',
          left: 'Una cosa non fatta',
          unsure: 'Forse non è colpa mia',
        },
      },
      unsure: 'Allora cerchiamo solo la tua parte. Può essere piccola, e può anche non esserci.',
      happened: { ask: 'Che cosa è successo? Una o due righe, solo per te.', hint: 'A tavola ho urlato con un’amica.' },
      notMine: {
        ask: 'E che cosa, lì dentro, non tocca a te? Quello resta fuori dalle scuse.',
        hint: 'La stanchezza, e voler andare a casa',
      },
      own: {
        ask: 'Prima frase per l’altra persona: che cosa hai fatto, senza “ma” e senza “se”. Solo quello che è tuo.',
        hint: 'Scusami se ieri ti ho urlato contro.',
      },
      effect: {
        ask: 'Seconda frase: come può essere stato per l’altra persona?',
        hint: 'Davanti a tutti, dev’essere stato brutto.',
      },
      mend: {
        ask: 'Che cosa può aiutare adesso?',
        options: {
          repair: 'Rimediare',
          change: 'Fare diversamente',
          askThem: 'Chiederglielo',
          space: 'Lasciare spazio',
        },
      },
      asking: 'Allora la terza frase può essere una domanda: che cosa ti aiuterebbe adesso?',
      space: 'Allora la terza frase può togliere il peso: non devi rispondermi.',
      offer: {
        ask: 'Terza frase, con dentro solo quello che farai davvero.',
        hint: 'La prossima volta esco un attimo, prima.',
      },
      how: {
        ask: 'Queste sono le tue frasi. Come vuoi dirle?',
        options: {
          message: 'Con un messaggio',
          inPerson: 'Di persona',
          phone: 'Al telefono',
          notYet: 'Per ora aspetto',
        },
      },
      moment: {
        ask: 'Quale sarebbe un buon momento, anche non subito? E il primo piccolo passo?',
        hint: 'Sabato. Chiedo se ha dieci minuti.',
      },
      noAnswer: {
        ask: 'Può darsi che abbia bisogno di tempo, o che ci resti male ancora. Allora che cosa fai?',
        options: { time: 'Lascio tempo', anyway: 'Faccio la mia parte', friend: 'Ne parlo con qualcuno' },
      },
      fair: {
        ask: 'Per finire, una frase giusta per te. Che cosa diresti a una persona amica al tuo posto?',
        hint: 'Hai sbagliato, e lo ammetti.',
      },
    },
    takeaway: {
      notMine: 'Che cosa non tocca a me',
      moment: 'Quando, e come comincio',
      noAnswer: 'Se serve tempo',
      fair: 'Una parola giusta per me',
    },
    keep: 'Dico la mia parte, senza “ma”, e lascio fuori quella che non è mia.',
    close: 'Hai guardato la tua parte con sincerità. Quello che ne farà l’altra persona è suo.',
  },
  boundary: {
    about:
      'Troviamo il tuo limite, una frase per dirlo e che cosa fai se non viene rispettato. Va bene anche con altre persone vicine.',
    why: 'Non puoi decidere che cosa dice o fa un genitore. Puoi decidere che cosa fai tu dopo. Un limite che dipende solo da te lo puoi mantenere.',
    steps: {
      area: {
        ask: 'Dov’è che è troppo?',
        options: {
          remarks: 'I commenti su di me',
          decisions: 'Le mie scelte',
          time: 'Telefonate e visite',
          privacy: 'Le mie cose private',
          quarrels: 'Le loro liti',
        },
      },
      remarks: 'Non puoi fermare ogni commento. Puoi decidere per quanto restare ad ascoltarli.',
      decisions:
        'Una scelta la puoi dire senza difenderla. Ascoltare il loro parere non vuol dire rimetterla in discussione.',
      moment: {
        ask: 'Pensa all’ultima volta. Che cosa è stato detto o fatto?',
        hint: 'Quattro telefonate mentre lavoravo',
      },
      line: { ask: 'Dov’è il tuo limite? Una frase, solo per te.', hint: 'Niente telefonate mentre lavoro.' },
      sentence: {
        ask: 'Ora come la diresti a loro: corta, gentile, senza spiegazioni. Le spiegazioni aprono la discussione.',
        hint: 'Mi fa piacere sentirti. Al lavoro non posso.',
      },
      crossed: {
        ask: 'E se succede di nuovo? Che cosa faresti?',
        options: {
          repeat: 'Lo ripeto una volta',
          leave: 'Chiudo il discorso',
          later: 'Rispondo più tardi',
          shorter: 'Visite più corte',
        },
      },
      ifThen: { ask: 'Mettilo in una riga: se …, allora io …', hint: 'Se chiami alle dieci, ti richiamo alle sei.' },
      pull: {
        ask: 'Che cosa renderà difficile tenerlo?',
        options: { guilt: 'Il senso di colpa', tears: 'Le lacrime', anger: 'La rabbia', doubt: 'I dubbi' },
      },
      guilt: 'Il senso di colpa e i dubbi sono normali quando una regola è nuova. Non vuol dire che sia sbagliata.',
      tears: 'Può esserci tristezza, puoi essere gentile, e il limite può restare dov’è.',
      anger: 'Se si urla, non devi restare. “Adesso vado, ne parliamo domani” basta.',
      ally: {
        ask: 'Quel giorno chi può stare dalla tua parte, anche da lontano?',
        hint: 'Un’amica a cui scrivere dopo',
      },
      occasion: {
        ask: 'Quando lo dici la prima volta? Meglio un’occasione piccola e tranquilla.',
        hint: 'Domenica al telefono, prima di salutarci',
      },
    },
    takeaway: {
      sentence: 'La mia frase',
      ifThen: 'Se non lo rispetta',
      ally: 'Chi sta dalla mia parte',
      occasion: 'Quando lo dico',
    },
    keep: 'Un limite è una frase corta, e una cosa che farò io.',
    close: 'La tua frase ce l’hai. La prima volta forse tremerà un po’, e vale lo stesso.',
  },
  afterBreakUp: {
    about: 'Niente grandi domande. Guardiamo solo oggi: il corpo, una persona, e l’ora più dura.',
    why: 'Dopo una rottura saltano per primi il sonno, il cibo e gli altri, e senza queste cose fa tutto più male. Un piano per l’ora più dura ti evita di decidere lì in mezzo.',
    steps: {
      hardest: {
        ask: 'Che cosa fa più male adesso?',
        options: {
          missing: 'La mancanza',
          why: 'Non sapere il motivo',
          unwanted: 'Sentirsi di troppo',
          alone: 'La solitudine',
          mixed: 'Tutto insieme',
        },
      },
      missing: 'Viene a ondate, e di notte sono più alte. Un’ondata non è una decisione: adesso non devi farci niente.',
      why: 'La testa cerca il motivo, come se poi potesse stare in pace. Stanotte forse non lo trovi, e puoi riposare lo stesso.',
      unwanted: 'Può sembrare una sentenza su tutto quello che vali. È la decisione di una persona, su una storia.',
      mixed: 'Amore, rabbia, sollievo, mancanza: possono esserci tutti insieme. Oggi non serve metterli in ordine.',
      body: {
        ask: 'Che cosa è mancato al tuo corpo, oggi?',
        options: {
          food: 'Mangiare',
          water: 'Bere',
          sleep: 'Dormire',
          air: 'Un po’ d’aria',
          wash: 'Una doccia',
        },
      },
      care: {
        ask: 'Da quale cominci, e quando? Vale anche la versione più piccola.',
        hint: 'Un bicchiere d’acqua, ora',
      },
      person: {
        ask: 'Chi può sapere che è una giornata dura?',
        options: {
          friend: 'Un’amica o un amico',
          family: 'Qualcuno di famiglia',
          other: 'Un’altra persona',
          nobody: 'Per ora nessuno',
        },
      },
      line: {
        ask: 'Che cosa potresti scrivere? Basta una riga.',
        hint: 'È finita con Andrea. Oggi mi chiami?',
      },
      nobody:
        'Va bene così. Anche stare in mezzo alla gente conta, senza dire una parola: un bar, una biblioteca, una panchina al sole.',
      contact: {
        ask: 'Sentirvi o no: oggi che cosa ti peserebbe meno?',
        options: { none: 'Oggi no', needed: 'Solo il necessario', unsure: 'Ci penso ancora' },
      },
      urge: {
        ask: 'Se stasera ti viene una gran voglia di scrivere, qual è la prima cosa che fai?',
        hint: 'Lo scrivo nelle note, poi mi lavo il viso',
      },
      hour: {
        ask: 'Qual è l’ora più dura?',
        options: { waking: 'Il risveglio', afternoon: 'Il pomeriggio', evening: 'La sera', bed: 'A letto' },
      },
      plan: {
        ask: 'Che cosa ci metti, in quell’ora? Una cosa facile, con un posto.',
        hint: 'Un film sul divano, telefono di là',
      },
    },
    takeaway: {
      care: 'Per il corpo',
      line: 'A chi scrivo, e cosa',
      urge: 'Prima di scrivere lì',
      plan: 'Nell’ora più dura',
    },
    keep: 'Solo oggi: mangiare, dormire, una persona, e un piano per l’ora più dura.',
    close: 'Ecco una giornata. Per ora una giornata è abbastanza.',
  },
  makingAFriend: {
    about:
      'Le amicizie nascono di rado da una gran serata. Nascono dal rivedere le stesse persone. Cerchiamo un posto così e un piccolo invito.',
    why: 'Di solito ci piace chi vediamo spesso, e servono molte ore insieme prima che sembri amicizia. Perciò aiuta un posto dove tornare, più della parlantina.',
    steps: {
      place: {
        ask: 'Che cosa ti somiglia di più?',
        options: {
          newHere: 'Qui non conosco nessuno',
          drifted: 'Amicizie perse di vista',
          shy: 'Ho molta timidezza',
          notClose: 'Nessuno davvero vicino',
        },
      },
      newHere: 'In un posto nuovo servono quasi sempre mesi e tanti incontri brevi. La lentezza è la velocità normale.',
      drifted:
        'Chi non sentiamo da tanto di solito è più felice di sentirci di quanto pensiamo. Forse la strada più corta è lì.',
      shy: 'Dopo una prima chiacchierata di solito piacciamo più di quanto crediamo. E gli incontri piccoli e regolari vanno bene proprio per la timidezza.',
      notClose: 'Spesso la vicinanza comincia quando una persona sa di te un po’ più delle altre. Una basta.',
      known: {
        ask: 'Chi vedi o senti già ogni tanto, anche poco?',
        hint: 'Il vicino che saluto sulle scale',
      },
      again: {
        ask: 'Dove potresti incontrare le stesse persone più volte?',
        options: {
          already: 'Dove vado già',
          learn: 'Un corso o un gruppo',
          move: 'Sport o camminate',
          helping: 'Volontariato',
          online: 'Prima in rete',
        },
      },
      where: { ask: 'Facciamolo concreto: quale posto, e quale giorno?', hint: 'Il coro del giovedì, in parrocchia' },
      invite: {
        ask: 'Ora un invito, come lo diresti. Piccolo, e a cui sia facile dire di no.',
        hint: 'Vado a prendere un caffè. Vieni?',
      },
      share: {
        ask: 'E che cosa potrebbe sapere di te, di piccolo e di vero?',
        options: {
          likes: 'Che cosa mi piace',
          day: 'Com’è andata oggi',
          looking: 'Che cerco compagnia',
          hard: 'Una cosa che mi pesa',
        },
      },
      barrier: {
        ask: 'Che cosa potrebbe mettersi in mezzo?',
        options: {
          refused: 'Mi dicono di no',
          tired: 'Troppa stanchezza',
          nerves: 'Mi manca il coraggio',
          money: 'Soldi o distanza',
        },
      },
      ifThen: { ask: 'Se succede, che cosa fai?', hint: 'Anche se non ho forze, ci sto venti minuti.' },
      advice: {
        ask: 'Qualcuno ti scrive: “Nessuno vuole conoscermi”. Che cosa gli rispondi?',
        hint: 'Vacci cinque volte, poi decidi.',
      },
      first: { ask: 'Qual è il tuo primo piccolo passo, e quando?', hint: 'Stasera guardo quando si trovano.' },
    },
    takeaway: {
      invite: 'Il mio invito',
      ifThen: 'Se qualcosa si mette in mezzo',
      advice: 'Con parole mie',
      first: 'Il mio primo passo',
    },
    keep: 'Le stesse persone, più volte, e un piccolo invito.',
    close: 'Un posto, un passo piccolo. Può andare piano, e piano va bene.',
  },
  hardConversation: {
    about:
      'Lo proviamo qui prima che sia vero: la prima frase, che cosa potrebbero dirti, la tua risposta, e una via d’uscita.',
    why: 'Nei momenti tesi vengono più facili le parole già dette una volta. Bastano due o tre frasi e una via d’uscita. Un copione intero sarebbe d’impiccio.',
    steps: {
      who: { ask: 'Con chi devi parlare, e di che cosa? Poche parole.', hint: 'Il coinquilino, l’affitto' },
      aim: {
        ask: 'Quando diresti, dopo: può bastare?',
        hint: 'Se l’ho detto, anche se ci resta male',
      },
      kind: {
        ask: 'Che cosa è più difficile da dire?',
        options: {
          news: 'Una brutta notizia',
          myself: 'Una cosa su di me',
          wish: 'Che cosa voglio',
          quarrel: 'Che cosa mi ha ferito',
          ending: 'Che è finita',
        },
      },
      news: 'Allora dillo presto, nel primo minuto, con parole semplici. Girarci intorno spaventa di più, e un “forse” suona come una speranza.',
      myself: 'Quanto raccontare lo scegli tu. Per un giorno una frase su di te è abbastanza.',
      quarrel:
        'Comincia da una cosa su cui siete d’accordo. Poi di’ che cosa vuoi, prima di quello che è andato storto.',
      opening: { ask: 'La tua prima frase, come la diresti.', hint: 'Vorrei parlare dell’affitto.' },
      dread: {
        ask: 'Che cosa temi di più come reazione?',
        options: { anger: 'La rabbia', tears: 'Il pianto', silence: 'Il silenzio', blame: 'Che dia la colpa a me' },
      },
      anger: 'Allora rallenta e parla un po’ più piano. Non devi vincere, solo restare sulla tua frase.',
      quiet:
        'Allora lascia spazio: qualche respiro prima di continuare. Al pianto e al silenzio non servono argomenti.',
      theirs: { ask: 'Che cosa direbbe? Scrivilo con le sue parole.', hint: 'Fai sempre un dramma di tutto.' },
      mine: {
        ask: 'E la tua risposta: corta, calma, e di nuovo su quello che vuoi.',
        hint: 'Può darsi. Io vorrei comunque sistemarla.',
      },
      exit: {
        ask: 'Se diventa troppo, con quale frase esci?',
        hint: 'Mi serve una pausa. Riprendiamo domani.',
      },
      moment: {
        ask: 'Quando e dove? Meglio con tempo, senza pubblico, e dove puoi andare via.',
        hint: 'Sabato mattina, facendo due passi',
      },
    },
    takeaway: { opening: 'La mia prima frase', mine: 'La mia risposta', exit: 'Come esco', moment: 'Quando e dove' },
    keep: 'Una prima frase, una risposta calma e una via d’uscita: non serve altro.',
    close: 'Una volta l’hai già detta, qui. Comunque vada, la prima frase la sai.',
  },
};
