import type * as scripts from '../../../src/dialogues/scripts/night.ts';
import type { GroupTexts } from '../../../src/dialogues/texts.ts';

export const night: GroupTexts<typeof scripts> = {
  windingDown: {
    about: 'Una fine lenta: meno luce, una riga per domani e qualche minuto di riposo per il corpo.',
    why: 'Il sonno non viene a comando. Viene più facilmente con poca luce, con il domani scritto da qualche parte e il corpo che riposa. Pensiamo a queste tre cose e lui lo lasciamo in pace.',
    steps: {
      evening: 'La giornata può finire qui, anche a metà. Nei prossimi minuti non c’è niente da fare bene.',
      where: {
        ask: 'Adesso a che punto ti trovi?',
        options: { bed: 'A letto', up: 'In piedi, quasi finito', busy: 'In mezzo alle cose' },
      },
      leave: {
        ask: 'Che cosa può restare com’è fino a domattina?',
        hint: 'I piatti e due messaggi.',
      },
      dim: {
        ask: 'Facciamo un po’ più buio. Che cosa è a portata di mano?',
        options: {
          lamp: 'Solo una luce piccola',
          screen: 'Abbasso lo schermo',
          curtains: 'La tapparella',
          dark: 'È già buio',
        },
      },
      running: {
        ask: 'Che cosa gira ancora dentro?',
        options: { today: 'La giornata', tomorrow: 'Domani', body: 'Il corpo', little: 'Non molto' },
      },
      over: {
        ask: 'Di oggi, che cosa può dirsi finito? Basta una riga.',
        hint: 'Com’è finita quella riunione.',
      },
      one: {
        ask: 'Ora una cosa per domani, una sola, e più o meno quando. Così è scritta e puoi smettere di tenerla a mente.',
        hint: 'Chiamare il dentista, dopo colazione.',
      },
      rest: {
        ask: 'Con che cosa ti viene più facile riposare? In tutti e due i casi gli occhi possono restare aperti.',
        options: { body: 'Col corpo', sounds: 'Con i suoni intorno' },
      },
      legs: 'Comincia dai piedi: senti su che cosa poggiano. Poi i polpacci, le ginocchia, le cosce. Lasciali pesare quanto pesano.',
      middle:
        'Ora la schiena, e quello che la sostiene. La pancia, le mani. Non c’è niente da cambiare: senti solo dove poggiano.',
      face: 'Ora le spalle, la mascella, la fronte. Stacca un po’ i denti. Quello che resta teso può restare teso.',
      sounds:
        'Cerca il suono più lontano. Poi uno più vicino. Poi il più vicino di tutti. Lasciali andare e venire, e ricomincia da lontano.',
      breath: 'Segui il cerchio per un minuto. Dentro dal naso, e fuori un po’ più a lungo, senza spingere.',
      phone: {
        ask: 'Ultima cosa: adesso dove va il telefono?',
        options: {
          across: 'Lontano dal letto',
          faceDown: 'A faccia in giù, vicino',
          otherRoom: 'In un’altra stanza',
          music: 'Audio e schermo spento',
        },
      },
    },
    takeaway: { leave: 'Resta fino a domattina', over: 'È finito', one: 'Per domani', phone: 'Il telefono' },
    keep: 'Meno luce, una riga per domani, e qualche minuto per il corpo prima di pensare al sonno.',
    close: 'Per oggi è tutto. Se il sonno ci mette un po’, anche stare giù in silenzio è riposo.',
  },

  awakeAtThree: {
    about:
      'Per quando fuori è buio e il sonno non c’è. Nessun trucco per dormire: rendiamo più facile la veglia, e il sonno viene quando vuole.',
    why: 'Più ci si sforza di dormire, meno si dorme, e il letto diventa il posto dello sforzo. Alzarsi un po’, con poca luce, lascia che il sonno torni da sé.',
    steps: {
      night: 'Gira la sveglia verso il muro e abbassa lo schermo finché riesci appena a leggere.',
      howLong: {
        ask: 'Senza guardare l’ora: da quanto hai gli occhi aperti?',
        options: { justNow: 'Da poco', while: 'Da un bel po’', allNight: 'Da tutta la notte' },
      },
      lie: 'Allora per ora resta lì, se stai bene. Se ti viene da girarti e rigirarti, passa sulla sedia.',
      up: 'Allora tirati su piano e, se puoi, lascia il letto per un po’. Una sedia, una coperta, una luce bassa. Il letto ti aspetta per quando torna il sonno.',
      keeps: {
        ask: 'Che cosa ti tiene gli occhi aperti?',
        options: {
          head: 'I pensieri',
          body: 'Il corpo agitato',
          alone: 'La solitudine',
          justAwake: 'Niente di preciso',
        },
      },
      paper: {
        ask: 'Mettili qui, o su un foglio. Bastano parole sparse.',
        hint: 'Affitto. Quella mail. Che voleva dire.',
      },
      atThisHour: {
        ask: 'C’è qualcosa che si può fare a quest’ora?',
        options: { no: 'No, deve aspettare', tiny: 'Una cosa piccolissima' },
      },
      tiny: 'Allora fai solo quella, quando abbiamo finito, con poca luce. Il resto è scritto.',
      loosen:
        'Comincia dai piedi: stringili un po’ e lasciali andare. Poi le gambe, le mani, le spalle. Con dolcezza, e respira come viene.',
      tell: {
        ask: 'Di notte la solitudine sembra più grande. Domani, a chi potresti raccontare questa notte?',
        hint: 'Alla signora del bar, per dire.',
      },
      dull: {
        ask: 'Ora qualcosa di noioso e tranquillo. Che cosa?',
        options: {
          read: 'Un libro già letto',
          fold: 'Piegare i panni',
          drink: 'Qualcosa di caldo',
          listen: 'Una voce o musica bassa',
          lie: 'Stare qui e basta',
        },
      },
      noTrying:
        'Per un minuto non provare a dormire. Tieni gli occhi aperti quanto vogliono, e resta lì. Si può riposare anche così.',
      sign: {
        ask: 'Torna a letto quando arriva il sonno, non solo la stanchezza. Da che cosa te ne accorgi?',
        options: { eyes: 'Occhi pesanti', yawn: 'Sbadiglio', line: 'Rileggo la stessa riga' },
      },
      morning: {
        ask: 'Domani forse sarà un giorno fiacco. Che cosa può renderlo più leggero?',
        hint: 'Il bucato aspetta. Due passi a pranzo.',
      },
    },
    takeaway: { paper: 'Aspetta il giorno', tell: 'A chi lo racconto', dull: 'Cosa tranquilla', morning: 'Per domani' },
    keep: 'Se la veglia è lunga: fuori dal letto, poca luce, niente orologio, e si torna con gli occhi pesanti.',
    close: 'Una notte così il corpo la regge. Ora puoi mettermi via e fare la cosa noiosa.',
  },

  parkingAWorry: {
    about: 'Non la cacciamo via. Le diamo un’ora e un posto domani, e il tempo fino ad allora è tuo.',
    why: 'Una preoccupazione continua a bussare per non farsi dimenticare. Quando ha un appuntamento sta più buona, e di giorno ci pensi con la testa più lucida.',
    steps: {
      later: 'Dirle di andarsene funziona poco. Dirle quando tocca a lei funziona meglio.',
      worry: { ask: 'Qual è la preoccupazione? Una o due righe, come viene.', hint: 'Che le analisi vadano male.' },
      tonight: {
        ask: 'C’è una parte che va fatta prima di domani?',
        options: { no: 'No', yes: 'Sì, qualcosa', notSure: 'Forse' },
      },
      smallest: {
        ask: 'Qual è la parte più piccola che conta? Quella la fai appena finito qui. Il resto lo parcheggiamo.',
        hint: 'La sveglia, e l’impegnativa nella borsa.',
      },
      doubt: 'Allora prova così: se nessuno è in pericolo e niente scade prima di domattina, può aspettare.',
      label: { ask: 'Dalle un’etichetta corta, come a uno scatolone.', hint: 'Analisi' },
      when: {
        ask: 'Domani quando la tiri fuori, per un quarto d’ora?',
        options: { morning: 'Di mattina', midday: 'A pranzo', afternoon: 'Di pomeriggio', evening: 'Prima di cena' },
      },
      where: {
        ask: 'E dove? Ovunque, ma non a letto.',
        options: {
          table: 'Al tavolo',
          outside: 'Su una panchina',
          walk: 'Camminando',
        },
      },
      question: {
        ask: 'Con quale domanda comincerai?',
        hint: 'Se vanno male, qual è la prima cosa da fare?',
      },
      put: {
        ask: 'Fino ad allora dove la tieni?',
        options: { paper: 'Su un foglio', phone: 'Nel telefono', head: 'Così, a mente' },
      },
      fold: 'Scrivi sul foglio l’etichetta e l’ora. Piegalo e mettilo dove dal letto non si vede. Ti aspetto.',
      aloud: 'Allora dilla una volta, a bassa voce: l’etichetta, e quando tocca a lei.',
      knocks: {
        ask: 'Può darsi che bussi prima. Che cosa le rispondi?',
        hint: 'Non ti dimentico. Domani alle cinque.',
      },
      now: {
        ask: 'E adesso, invece?',
        options: { lie: 'Sto qui e basta', music: 'Musica', read: 'Leggo un po’', drink: 'Qualcosa di caldo' },
      },
    },
    takeaway: { label: 'Parcheggiata', when: 'Tocca a lei', where: 'Dove', knocks: 'Se bussa' },
    keep: 'Una preoccupazione può aspettare, se sa quando tocca a lei.',
    close: 'Ha la sua ora. Fino ad allora non serve pensarci.',
  },

  racingMind: {
    about:
      'Fuori tutto, e poi tre mucchi: da fare, può aspettare, lascio andare. Alla fine una cosa piccola sta davanti alle altre.',
    why: 'Una testa piena gira in tondo per non perdere niente. Quello che è scritto non si perde, e un mucchio con un nome fa meno paura.',
    steps: {
      full: 'Adesso non risolviamo niente. Svuotiamo e guardiamo che cosa c’è.',
      all: {
        ask: 'Scrivi tutto quello che ti gira in testa. In disordine, a mezze parole.',
        hint: 'Bolletta, compleanno, quello sguardo, i rumori',
      },
      any: { ask: 'Dietro c’è altro?', options: { more: 'Sì, ancora', thatIsIt: 'È tutto qui' } },
      more: { ask: 'Metti qui anche quello. Le cose piccole e quelle sciocche pure.', hint: 'Avrò chiuso il gas' },
      mostly: {
        ask: 'Che cosa c’è di più?',
        options: { tasks: 'Cose da fare', worries: 'Preoccupazioni', replay: 'Scene della giornata', ideas: 'Idee' },
      },
      replay: 'Molto di questo a quest’ora non si sistema. Può andare sul secondo o sul terzo mucchio, senza risposta.',
      ideas: 'Una buona idea è buona anche domattina, se è scritta.',
      do: {
        ask: 'Primo mucchio, da fare: che cosa ha davvero bisogno di te domani? Tre cose al massimo.',
        hint: 'Pagare la bolletta. Chiedere dei rumori.',
      },
      wait: {
        ask: 'Secondo mucchio: che cosa può aspettare una settimana o più?',
        hint: 'Il regalo. Riordinare le foto.',
      },
      letGo: {
        ask: 'Terzo mucchio, lascio andare: che cosa non tocca a te, o non si può più cambiare?',
        hint: 'Quello sguardo per le scale.',
      },
      layDown:
        'Qualche respiro lento per il terzo mucchio. Non deve sparire: ogni volta che butti fuori l’aria, posalo un po’ di più.',
      first: {
        ask: 'Torniamo alle cose da fare: quale per prima, e quando?',
        hint: 'La bolletta, subito dopo il caffè.',
      },
      barrier: {
        ask: 'Che cosa potrebbe mettersi in mezzo?',
        options: { time: 'Il tempo', strength: 'Le forze', forget: 'Me lo scordo', none: 'Niente che io veda' },
      },
      ifThen: { ask: 'Se succede, che cosa fai?', hint: 'Solo la bolletta. Il resto venerdì.' },
    },
    takeaway: { do: 'Da fare', wait: 'Può aspettare', first: 'Per prima', ifThen: 'Se si inceppa' },
    keep: 'Scrivo tutto, poi tre mucchi: da fare, può aspettare, lascio andare.',
    close: 'È tutto scritto. Per stanotte la testa non deve tenerlo.',
  },
};
