import type * as scripts from '../../../src/dialogues/scripts/right-now.ts';
import type { GroupTexts } from '../../../src/dialogues/texts.ts';

export const rightNow: GroupTexts<typeof scripts> = {
  panicWave: {
    about:
      'Il panico sembra un pericolo, ma è un’onda: sale, arriva al massimo e scende, di solito in una decina di minuti. Intanto resto qui con te.',
    why: 'Se lotti col panico, il corpo pensa che il pericolo sia vero e l’onda dura di più. Darle un nome e buttare fuori l’aria piano gli fa capire che può calmarsi.',
    steps: {
      wave: 'Questa è un’onda di panico. È bruttissima, e passa. Resto qui finché non scende.',
      where: {
        ask: 'Dove la senti di più?',
        options: { chest: 'Petto, cuore', breath: 'Respiro', head: 'Testa che gira', everywhere: 'Dappertutto' },
      },
      heart:
        'Col panico il cuore batte come dopo una corsa. Se però è un dolore che non conosci, o va verso il braccio o la mascella, chiama subito l’emergenza.',
      air: 'Sembra che manchi l’aria, e di solito ce n’è fin troppa. Butta fuori piano, a lungo. Quella dopo entra da sé.',
      dizzy: 'Respirando in fretta può girare la testa. Siediti, piedi a terra, e guarda una cosa che sta ferma.',
      ease: {
        ask: 'Mentre scende, che cosa ti va di fare?',
        options: { breathe: 'Respirare con te', cold: 'Acqua fredda', feet: 'Piedi per terra' },
      },
      breathe:
        'Dentro dal naso, e fuori come da una cannuccia. Segui il cerchio. Se lo perdi, riprendi da dove si trova.',
      cold: 'Metti i polsi sotto l’acqua fredda, o un panno bagnato sulle guance. Per un minuto senti solo il freddo.',
      feet: 'Spingi i piedi contro il pavimento, forte, poi un po’ meno. Senti il tallone, la pianta, le dita una per una. Hai un minuto.',
      stay: { ask: 'Com’è l’onda adesso?', options: { falling: 'Sta scendendo', same: 'Uguale', higher: 'Più alta' } },
      again: 'Allora un altro giro, buttando fuori l’aria un po’ più a lungo. Non c’è fretta.',
      passes:
        'Può salire due volte, capita. Poi scende lo stesso. Intanto va bene tutto quello che è tranquillo: sederti, tenere in mano qualcosa di freddo, chiamare qualcuno.',
      nextTime: {
        ask: 'Una riga per la prossima volta: che cosa vuoi ricordarti?',
        hint: 'È passata prima che salisse il caffè.',
      },
    },
    takeaway: { ease: 'Che cosa ho fatto', nextTime: 'Per la prossima volta' },
    keep: 'Il panico è un’onda: scende da sé, e buttare fuori l’aria piano la aiuta.',
    close: 'Hai aspettato che si muovesse. Vale, comunque ti senti adesso.',
  },

  fiveSenses: {
    about:
      'Per quando è tutto troppo, o la stanza sembra lontana. Guardi, tocchi, ascolti, e torni dove ti trovi. A occhi aperti.',
    why: 'Quando la testa è in allarme pensa a prima o a dopo. Gli occhi, le mani e le orecchie conoscono solo quello che c’è adesso: è la strada più corta per tornare.',
    steps: {
      look: 'Tieni gli occhi aperti e lasciali girare. Non serve calmarsi, basta guardarsi intorno.',
      place: {
        ask: 'Dove ti trovi?',
        options: { bed: 'A letto', indoors: 'In una stanza', outdoors: 'Fuori', travelling: 'In viaggio' },
      },
      light: 'Accendi una luce piccola e tirati su un po’, così vedi la stanza.',
      halt: 'Cerca un punto dove nessuno ti mette fretta, con qualcosa di solido dietro la schiena. Se guidi, prima accosta dove non c’è pericolo.',
      see: {
        ask: 'Cinque cose che vedi. Scrivile una per una, anche piccole.',
        hint: 'Lampada, porta, calzino, tazza, una crepa',
      },
      touch:
        'Ora quattro cose da toccare: la manica, il muro, il pavimento sotto i piedi, i capelli. Senti quale è fredda e quale è ruvida.',
      hear: {
        ask: 'Ascolta un momento. Quali tre suoni ci sono?',
        hint: 'Il frigo, un motorino, il mio respiro',
      },
      smell: {
        ask: 'Che odore senti? Due sarebbero perfetti, uno basta.',
        options: { air: 'L’aria', fabric: 'I vestiti', skin: 'Le mani', nothing: 'Nessuno' },
      },
      noSmell: 'Va bene anche così. Hai provato a sentire, ed era questo che serviva.',
      taste: 'E un sapore. Un sorso d’acqua, o quello che hai in bocca adesso.',
      here: {
        ask: 'Adesso quanto ti senti qui?',
        options: { here: 'Sono qui', halfway: 'A metà', farAway: 'Ancora altrove' },
      },
      today: {
        ask: 'Allora diciamolo chiaro. Piedi a terra, e scrivi: dove sono, che giorno è, che cosa ho davanti.',
        hint: 'In cucina. Martedì notte. Una tazza blu.',
      },
      anchor: {
        ask: 'Quale senso ti ha aiutato di più?',
        options: { see: 'La vista', touch: 'Il tatto', hear: 'L’udito', smell: 'L’olfatto', taste: 'Il gusto' },
      },
      next: {
        ask: 'Una cosa tranquilla per i prossimi dieci minuti: quale?',
        hint: 'Una camomilla vicino alla finestra.',
      },
    },
    takeaway: { anchor: 'Che cosa ha aiutato', next: 'E adesso' },
    keep: 'Quando è troppo: cinque cose che vedo, quattro che tocco, tre che sento, due odori, un sapore.',
    close: 'La stanza è ancora qui, e anche tu. I prossimi minuti possono andare piano.',
  },

  stop: {
    about: 'Per quando stai per fare o dire qualcosa che domani forse non vorresti. Una pausa corta, poi scegli tu.',
    why: 'Un impulso forte vuole tutto subito, e se deve aspettare perde forza. In quel po’ di tempo si vedono altre strade.',
    steps: {
      still: 'Resta dove ti trovi. Per qualche minuto niente da mandare, niente da dire, niente da decidere.',
      impulse: { ask: 'Che cosa stavi per fare o dire?', hint: 'Andare di là e dirgliene quattro.' },
      back: {
        ask: 'Ora un passo indietro, col corpo. Che cosa puoi fare?',
        options: {
          room: 'Uscire dalla stanza',
          sit: 'Sedermi',
          window: 'Andare alla finestra',
          hands: 'Mani in grembo',
        },
      },
      away: 'Fallo adesso, per quasi un minuto. Spalle giù, e l’aria fuori piano.',
      push: {
        ask: 'Che cosa ti spinge di più?',
        options: { hurt: 'Mi ha fatto male', scared: 'Ho paura', unfair: 'È ingiusto', tooMuch: 'È troppo' },
      },
      sore: 'Questo merita una risposta, e una migliore della prima che viene.',
      strained:
        'Allora si capisce la voglia di agire subito. Se c’è un pericolo, mettiti in salvo. Altrimenti qualche minuto non toglie niente.',
      facts: {
        ask: 'Che cosa è successo? Solo quello che hai visto e sentito.',
        hint: 'Hanno cambiato i turni senza chiedermelo.',
      },
      lookBack: {
        ask: 'Domani mattina, ripensandoci: che cosa vorresti aver fatto?',
        hint: 'Averlo detto con calma, senza urlare.',
      },
      next: {
        ask: 'E allora, adesso?',
        options: { wait: 'Aspetto', calmly: 'Lo dico con calma', ask: 'Prima sento qualcuno', nothing: 'La lascio lì' },
      },
      until: {
        ask: 'Fino a quando?',
        options: { hour: 'Tra un’ora', sleep: 'Dopo averci dormito', talk: 'Dopo averne parlato' },
      },
      sentence: {
        ask: 'Quale frase diresti? Una corta.',
        hint: 'La prossima volta chiedetemelo prima.',
      },
      who: { ask: 'Chi senti, e come cominci?', hint: 'Mia cugina: posso chiederti un parere?' },
      ifThen: {
        ask: 'Se l’impulso torna, qual è la prima cosa che fai?',
        hint: 'Un giro dell’isolato, poi decido.',
      },
    },
    takeaway: {
      lookBack: 'Domani vorrei aver fatto',
      next: 'Adesso',
      sentence: 'La mia frase',
      ifThen: 'Se l’impulso torna',
    },
    keep: 'Mi fermo, faccio un passo indietro, guardo, e poi decido.',
    close: 'Ci hai messo una pausa in mezzo. Quello che fai ora lo scegli tu.',
  },

  tipp: {
    about:
      'Per quando è così forte che parlare non serve. Freddo, movimento, respiro lento, muscoli sciolti: si comincia da quello che hai lì.',
    why: 'Le emozioni molto forti stanno nel corpo: cuore, respiro, muscoli. Il freddo, il movimento e il respiro lento calmano prima il corpo, e la testa gli va dietro.',
    steps: {
      body: 'Adesso non serve spiegare niente. Facciamo solo qualcosa col corpo, con la delicatezza che gli serve.',
      start: {
        ask: 'Dove ti trovi, che cosa si può fare?',
        options: { cold: 'Acqua fredda', move: 'Muovermi', press: 'Solo stare a sedere' },
      },
      cold: 'Metti un panno freddo e bagnato sulle guance e sotto gli occhi. Continua a respirare, e toglilo se brucia.',
      move: 'Muoviti finché ti scaldi: le scale, marciare sul posto, scuotere le braccia. Forte quanto ti fa bene, non di più.',
      press:
        'Premi i palmi uno contro l’altro, conta fino a cinque, molla. Intanto respira. E poi di nuovo, qualche volta.',
      now: { ask: 'E adesso?', options: { lower: 'Un po’ meno', same: 'Uguale', higher: 'Di più' } },
      second: {
        ask: 'Allora aggiungiamo un’altra cosa. Quale?',
        options: { cold: 'Qualcosa di freddo', walk: 'Andare su e giù', press: 'Premere i palmi' },
      },
      another: 'Un minuto così. Non deve funzionare subito: il corpo ha i suoi tempi.',
      breath: 'Ora il respiro, più lungo fuori che dentro. Segui il cerchio, e se lo perdi riprendi.',
      muscles:
        'Ora i muscoli. Stringi un po’ le mani e lasciale andare. Poi le spalle, il viso, le gambe. Intanto continua a respirare.',
      helped: {
        ask: 'Quale di queste cose ha fatto qualcosa?',
        options: {
          cold: 'Il freddo',
          move: 'Muovermi',
          press: 'Premere i palmi',
          breath: 'Il respiro lento',
          muscles: 'I muscoli',
        },
      },
      need: {
        ask: 'Che cosa ti farebbe bene nella prossima mezz’ora?',
        options: { quiet: 'Silenzio', person: 'Qualcuno vicino', drink: 'Qualcosa da bere', rest: 'Stendermi' },
      },
      words: {
        ask: 'Chi potrebbe essere, e che cosa gli dici?',
        hint: 'La coinquilina: stai un po’ qui con me?',
      },
      ready: {
        ask: 'Per la prossima volta, che cosa puoi tenere pronto, e dove?',
        hint: 'Un panno bagnato in frigo.',
      },
    },
    takeaway: {
      helped: 'Che cosa ha aiutato',
      need: 'La prossima mezz’ora',
      words: 'A chi lo chiedo',
      ready: 'Tengo pronto',
    },
    keep: 'Quando è troppo forte per le parole: qualcosa di freddo, un po’ di movimento, l’aria fuori piano, mani sciolte.',
    close: 'Forse c’è ancora, solo più basso. Per la prossima mezz’ora poche cose, e piccole.',
  },

  angerCoolDown: {
    about: 'Prima un minuto per il corpo, poi guardiamo che cosa è stato troppo, e poi scegli tu come rispondere.',
    why: 'La rabbia spesso ha ragione e sceglie il momento sbagliato. Se prima si calma il corpo, la ragione te la tieni e il momento lo scegli tu.',
    steps: {
      allowed: 'Qui puoi avere tutta la rabbia che hai. Per ora non devi rispondere a nessuno.',
      near: {
        ask: 'Dov’è la persona che ti fa arrabbiare?',
        options: { here: 'Qui con me', online: 'Nei messaggi', away: 'Da un’altra parte' },
      },
      distance:
        'Allora prima un po’ di distanza. Basta “mi servono dieci minuti”, e cambi stanza. Se questa persona ti fa paura non devi spiegare niente: vai dove non corri pericoli.',
      unanswered: 'Allora quel messaggio per ora resta senza risposta. Tra un’ora è ancora lì.',
      outlet: {
        ask: 'Prima il corpo. Che cosa puoi fare per un minuto?',
        options: { walk: 'Camminare piano', cold: 'Acqua fredda sui polsi', breathe: 'Buttare fuori l’aria' },
      },
      minute: 'Fallo per un minuto. Non c’è fretta, e ogni volta l’aria esce piano.',
      happened: {
        ask: 'Che cosa è successo? Due righe: che cosa è stato detto e fatto.',
        hint: 'Ha raccontato i fatti miei davanti a tutti.',
      },
      crossed: {
        ask: 'Che cosa non è stato rispettato?',
        options: {
          respect: 'Il rispetto per me',
          fairness: 'La giustizia',
          trust: 'La fiducia',
          limit: 'Il mio no',
          load: 'Quello che reggo',
        },
      },
      under: {
        ask: 'Sotto la rabbia c’è anche altro?',
        options: { hurt: 'Fa male', fear: 'Paura', tired: 'Non ce la faccio più', onlyAnger: 'No, solo rabbia' },
      },
      want: {
        ask: 'Di che cosa hai bisogno adesso, dall’altra persona o per te?',
        hint: 'Che la prossima volta me lo chieda.',
      },
      reply: {
        ask: 'Che cosa vuoi farne?',
        options: {
          now: 'Lo dico oggi, con calma',
          later: 'Lo dico più avanti',
          apart: 'Tengo le distanze',
          letBe: 'Stavolta la lascio lì',
        },
      },
      sentence: {
        ask: 'Scrivi la frase che dirai, e quando. Può cominciare con “io”.',
        hint: 'Domani: prima di raccontarlo, chiedimelo.',
      },
      plan: {
        ask: 'Che cosa fai invece, oggi?',
        hint: 'Ceno con le cuffie, poi a letto presto.',
      },
      ifHot: {
        ask: 'Se ti risale, qual è la prima cosa che fai?',
        hint: 'Esco, un giro intorno al palazzo.',
      },
    },
    takeaway: { want: 'Di che cosa ho bisogno', sentence: 'Che cosa dirò', plan: 'Oggi', ifHot: 'Se mi risale' },
    keep: 'Prima il corpo, poi che cosa è stato troppo, poi la risposta che scelgo io.',
    close: 'La tua ragione per essere in collera non si perde aspettando.',
  },

  urgeToText: {
    about:
      'Vuoi scrivere a qualcuno e non sai se è il caso. Prima scrivilo qui. Da qui non parte niente, e alla fine decidi tu.',
    why: 'La voglia di scrivere sale, arriva al massimo e scende, come un’onda. Se lasci passare qualche minuto decidi tu, e non lei.',
    steps: {
      here: 'Finché non abbiamo finito resta tutto qui. Dopo, se vuoi, puoi ancora mandare qualcosa.',
      who: {
        ask: 'A chi vuoi scrivere?',
        options: { past: 'Una storia finita', friend: 'Un’amicizia', family: 'Famiglia', work: 'Qualcuno del lavoro' },
      },
      missing: 'La mancanza viene a ondate, e le più forti arrivano tardi, quando c’è silenzio.',
      message: { ask: 'Scrivilo come viene. Tutto.', hint: 'Come fai ad andare avanti come se niente fosse?' },
      hope: {
        ask: 'Quando lo legge, che cosa speri?',
        options: {
          kind: 'Una risposta gentile',
          sorry: 'Delle scuse',
          know: 'Un po’ di chiarezza',
          heard: 'Che mi ascolti',
          hitBack: 'Che faccia male',
        },
      },
      minute: 'Almeno è sincero. Farebbe bene per un minuto, e poi comincia l’attesa della risposta.',
      likely: {
        ask: 'E stasera, che cosa è più facile che arrivi?',
        options: { kind: 'Parole gentili', short: 'Due parole secche', nothing: 'Niente', fight: 'Una lite' },
      },
      hourLater: { ask: 'E un’ora dopo, come staresti?', hint: 'Con gli occhi fissi sulle due spunte.' },
      wait: 'Ora un po’ di attesa. Telefono a faccia in giù, guarda qualcosa di lontano, giù le spalle. La voglia può salire: non le devi obbedire.',
      other: {
        ask: 'Qualcos’altro che adesso ti farebbe bene: chi, o che cosa?',
        hint: 'Un vocale a mia cugina, o quel vecchio disco.',
      },
      decide: {
        ask: 'Che cosa scegli, per adesso?',
        options: { no: 'Non lo mando', tomorrow: 'Decido domani', shorter: 'Ne mando uno più corto' },
      },
      short: {
        ask: 'Scrivi quello che ti andrebbe bene anche tra una settimana, e anche senza risposta. Se ti ha chiesto di non scrivere, lascialo qui.',
        hint: 'Domenica mi ha fatto male. Vorrei parlarne.',
      },
      away: {
        ask: 'E il telefono? Che cosa ne fai, perché resti facile?',
        hint: 'Chat silenziata, telefono in corridoio.',
      },
      ifThen: {
        ask: 'Se la voglia torna stanotte, qual è la prima cosa che fai?',
        hint: 'Lo scrivo su un foglio e bevo dell’acqua.',
      },
    },
    takeaway: {
      decide: 'Che cosa ho scelto',
      short: 'Le mie parole',
      away: 'Il telefono',
      ifThen: 'Se la voglia torna',
    },
    keep: 'Prima lo scrivo da un’altra parte, lascio passare l’onda, poi decido.',
    close: 'C’è stato un po’ di tempo prima di scegliere. Serviva a questo.',
  },
};
