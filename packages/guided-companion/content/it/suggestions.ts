import type { SuggestionContent } from '../../src/content.ts';

export const suggestions: SuggestionContent = {
  list: [
    {
      kind: 'breath',
      suits: ['panic', 'anxiety', 'fear', 'overwhelm'],
      text: 'Un’espirazione lenta dice al corpo che il pericolo è passato, quindi prova così: inspira contando fino a quattro ed espira contando fino a sei, per circa cinque volte.',
    },
    {
      kind: 'grounding',
      suits: ['panic', 'anxiety', 'fear'],
      text: 'Quando la testa corre, i sensi riportano qui: trova cinque cose che vedi, quattro che puoi toccare e tre che senti con le orecchie, con tutta calma.',
    },
    {
      kind: 'body',
      suits: ['anxiety', 'anger', 'overwhelm', 'panic'],
      text: 'La tensione ama nascondersi nel corpo: stringi forte i pugni per cinque secondi, lascia andare di colpo e senti la differenza, poi fai lo stesso con le spalle.',
    },
    {
      kind: 'writing',
      suits: ['anxiety', 'sleep', 'overwhelm', 'future'],
      text: 'La mente ripete quello che ha paura di dimenticare. Metti tutto su un foglio in due colonne, ciò che dipende da te e ciò che no, e lascia riposare la seconda.',
    },
    {
      kind: 'smallStep',
      suits: ['overwhelm', 'exhaustion', 'work', 'study', 'money'],
      text: 'Quando tutto è urgente, non si muove niente. Scegli una cosa sola che stia in dieci minuti e lascia aspettare il resto: un piccolo inizio ridà la direzione.',
    },
    {
      kind: 'rest',
      suits: ['exhaustion', 'work', 'parenting', 'study'],
      text: 'La stanchezza accumulata non si ripaga in una volta, ma le pause brevi aiutano: cinque minuti senza schermo, con lo sguardo lontano, sono già vero riposo.',
    },
    {
      kind: 'limit',
      suits: ['work', 'family', 'exhaustion', 'anger', 'relationship'],
      text: 'Mettere un limite è più facile con la frase già pronta. Prova a scrivere la tua: “Adesso non posso, giovedì sì.” Averla prima toglie un po’ di pressione al momento.',
    },
    {
      kind: 'movement',
      suits: ['anger', 'anxiety', 'sadness', 'emptiness'],
      text: 'Un’emozione forte è energia nel corpo, e ha bisogno di una via d’uscita: un giro dell’isolato a passo svelto, anche breve, spesso smussa gli spigoli.',
    },
    {
      kind: 'writing',
      suits: ['anger', 'hurt', 'breakup', 'disappointment'],
      text: 'Certe parole hanno bisogno di uscire prima di arrivare a qualcuno. Scrivi una lettera senza filtri che non spedirai mai: sulla carta, il dolore smette di girare in tondo.',
    },
    {
      kind: 'writing',
      suits: ['grief', 'longing'],
      text: 'L’amore che resta ha bisogno di un posto dove andare. Potresti scrivere qualche riga a chi ti manca e raccontare la tua giornata, come se il discorso continuasse.',
    },
    {
      kind: 'savouring',
      suits: ['grief', 'longing'],
      text: 'Ricordare è un modo di voler bene: scegli una foto, una canzone o un oggetto e dai a quel ricordo dieci minuti tutti suoi, invece di scacciarlo tutto il giorno.',
    },
    {
      kind: 'kindness',
      suits: ['guilt', 'shame', 'selfWorth'],
      text: 'Con gli altri siamo quasi sempre più giusti. Scrivi che cosa diresti a una persona cara nella tua stessa situazione, poi leggilo a voce alta con dentro il tuo nome.',
    },
    {
      kind: 'writing',
      suits: ['selfWorth', 'disappointment'],
      text: 'La memoria tiene quello che è andato storto e lascia cadere il resto. Per pareggiare, annota tre cose di oggi che sono successe perché c’eri tu, anche minime.',
    },
    {
      kind: 'contact',
      suits: ['loneliness', 'emptiness', 'sadness', 'friendship'],
      text: 'La solitudine fa credere che a nessuno importi. Una piccola prova: manda a una persona un semplice “pensavo a te”, senza chiedere niente in cambio.',
    },
    {
      kind: 'contact',
      suits: ['grief', 'breakup', 'overwhelm', 'family'],
      text: 'Un peso cambia misura quando lo si divide. Pensa a una persona e a una richiesta molto concreta, come “mi chiami stasera”, che è più facile da dire di “ho bisogno di aiuto”.',
    },
    {
      kind: 'smallStep',
      suits: ['emptiness', 'sadness', 'loneliness'],
      text: 'La voglia a volte viene dopo il fare, non prima. Prendi una cosa che un tempo ti piaceva e falla per due minuti soltanto, senza pretendere che sia bella.',
    },
    {
      kind: 'body',
      suits: ['sleep', 'exhaustion'],
      text: 'Il sonno arriva meglio quando nessuno lo pretende. A letto, percorri il corpo dai piedi alla fronte e lascia ammorbidire ogni parte, con il riposo come unico scopo.',
    },
    {
      kind: 'rest',
      suits: ['sleep'],
      text: 'Un letto impara da quello che ci facciamo. Se dopo una ventina di minuti il sonno non viene, alzati, fai qualcosa di tranquillo con poca luce e torna quando gli occhi si fanno pesanti.',
    },
    {
      kind: 'limit',
      suits: ['world', 'anxiety'],
      text: 'Le notizie senza orario diventano un allarme che suona tutto il giorno. Tieni per loro due momenti brevi e lascia il resto della giornata fuori dalla loro portata.',
    },
    {
      kind: 'smallStep',
      suits: ['world', 'future', 'change'],
      text: 'Con le cose troppo grandi aiuta agire da vicino: un gesto concreto, grande quanto la tua via o la tua settimana, ridà un po’ di terreno sotto i piedi.',
    },
    {
      kind: 'writing',
      suits: ['future', 'confusion', 'change', 'relationship'],
      text: 'Una decisione bloccata in testa gira in tondo. Passa un giorno come se avessi scelto la prima strada e uno come se avessi scelto l’altra, e annota come reagisce il corpo: dà indizi che alla ragione sfuggono.',
    },
    {
      kind: 'kindness',
      suits: ['parenting', 'health', 'exhaustion'],
      text: 'Anche chi si prende cura degli altri va messo in lista. Scegli per oggi cinque minuti che siano solo tuoi, una doccia senza fretta o un caffè senza schermo.',
    },
    {
      kind: 'writing',
      suits: ['money'],
      text: 'Un numero che nessuno guarda cresce nella fantasia. Su un solo foglio scrivi che cosa entra, che cosa è fisso e che cosa è urgente: spesso la misura vera fa meno paura.',
    },
    {
      kind: 'breath',
      suits: ['low'],
      text: 'Una pausa breve può fare un po’ di posto: tre respiri lenti con una mano sul petto, badando solo all’aria che esce.',
    },
    {
      kind: 'body',
      suits: ['low'],
      text: 'Quando è tutto in testa, il corpo aiuta ad atterrare: appoggia bene i piedi a terra, lascia scendere le spalle e senti per un minuto il peso sulla sedia.',
    },
    {
      kind: 'kindness',
      suits: ['low'],
      text: 'In giorni così aiuta abbassare l’asticella: pensa al minimo che oggi basterebbe, e lascia che basti davvero.',
    },
    {
      kind: 'movement',
      suits: ['low'],
      text: 'Cambiare posto cambia un po’ anche il pensiero. Aprire la finestra o arrivare fino all’angolo spezza già il giro per un momento.',
    },
    {
      kind: 'savouring',
      suits: ['joy', 'gratitude', 'pride', 'high'],
      text: 'I momenti belli passano in fretta, se nessuno li trattiene. Chiudi gli occhi per mezzo minuto e torna alla scena con tutti i dettagli: la luce, i suoni, i volti.',
    },
    {
      kind: 'contact',
      suits: ['joy', 'gratitude', 'love', 'high'],
      text: 'La gioia cresce quando la si racconta. Scegli una persona che ne ha fatto parte e dille, con un esempio concreto, che cosa ha cambiato per te.',
    },
    {
      kind: 'writing',
      suits: ['joy', 'gratitude', 'pride', 'hope', 'high'],
      text: 'È bello avere qualcosa da parte per i giorni più grigi: scrivi tre righe su quello che è successo e su che cosa hai fatto perché succedesse.',
    },
    {
      kind: 'smallStep',
      suits: ['hope', 'pride', 'high'],
      text: 'Un buon momento è il migliore per piantare il prossimo: annota un piccolo passo finché ne hai voglia.',
    },
    {
      kind: 'rest',
      suits: ['calm', 'relief', 'high'],
      text: 'Anche la calma si impara a memoria. Resta lì dentro altri due minuti senza fare niente, così il corpo ricorda la strada del ritorno.',
    },
  ],
  accepted: [
    'Bene. Prenditi il tuo tempo, e dopo dimmi che cosa è cambiato, anche se poco.',
    'Senza fretta. Alla fine, che cosa hai notato?',
    'Bene. Non c’è un modo giusto di farlo, solo il tuo. Che cosa noti mentre provi?',
    'Vai al tuo ritmo. Se aiuta un po’ è già qualcosa, e se non aiuta è utile saperlo.',
  ],
  done: [
    'Bene, quel tempo è stato tuo. Che cosa è cambiato, anche di poco?',
    'Hai fatto bene a provare. Com’è il corpo adesso, rispetto a prima?',
    'Così ti prendi cura di te. Che cosa hai notato mentre lo facevi?',
  ],
  declined: [
    'Va bene, non ogni idea è adatta a ogni momento. Che cosa avrebbe più senso per te adesso?',
    'Nessun problema, possiamo lasciarla lì. Di che cosa ti andrebbe di parlare?',
    'Tu ti conosci meglio di qualsiasi proposta. Che cosa funziona di solito per te?',
    'D’accordo. Parlare vale anche senza esercizi. Che cosa hai ancora in testa?',
  ],
};
