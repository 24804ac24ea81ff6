import type { GuidedContent, Openings } from '../../src/content.ts';

/** Moods stand without an article, after "con", "c’è" and "portare". */
const moods: Openings['moods'] = {
  happy: 'felicità',
  neutral: 'un umore tranquillo',
  sad: 'tristezza',
  anxious: 'ansia',
  excited: 'entusiasmo',
  calm: 'calma',
  stressed: 'stress',
  grateful: 'gratitudine',
  angry: 'rabbia',
  confused: 'confusione',
  hopeful: 'speranza',
  tired: 'stanchezza',
  verySad: 'molta tristezza',
  good: 'buonumore',
  veryHappy: 'tanta felicità',
  down: 'sconforto',
  disappointed: 'delusione',
  worried: 'preoccupazione',
  thoughtful: 'molti pensieri',
  relieved: 'sollievo',
  peaceful: 'pace',
  joyful: 'gioia',
  inLove: 'amore',
};

const lines: Openings['lines'] = {
  default: {
    low: [
      'Che bello averti qui. Hai scelto {mood}, e qui non serve nasconderlo. Che cosa pesa di più?',
      'Oggi porti con te {mood}. Possiamo andare piano. Che cosa è successo?',
      'In giorni così, fermarsi a guardare è già prendersi cura di sé. Da dove vuoi cominciare?',
      'Qui puoi mettere in parole la parte difficile, con i tuoi tempi. Che cosa stringe di più adesso?',
      'Così oggi c’è {mood}. Aiutami a capire: com’è cominciata?',
    ],
    neutral: [
      'Ciao. Certi giorni arrivano senza un colore preciso, e va bene così. Che cosa ti tiene la testa occupata?',
      'Porti con te {mood}. Di che cosa vorresti parlare?',
      'È un piacere averti qui. Come è andata la giornata finora?',
      'Né bene né male è comunque un modo di stare. Che cosa c’è dietro oggi?',
      'Possiamo parlare senza un copione. Che cosa hai portato con te?',
    ],
    high: [
      'Che bello vedere {mood} oggi. Da dove viene tutta quest’aria buona?',
      'Porti con te {mood}, e vale la pena di dedicarci del tempo. Che cosa è andato bene?',
      'Anche le giornate buone meritano due parole. Qual è stato il momento migliore finora?',
      'Una cosa bella dura di più, se la si racconta. Da dove comincia quella di oggi?',
      'C’è {mood} nell’aria, allora. Che cosa vuoi conservare di questo giorno?',
    ],
  },
  wise: {
    low: [
      'Ogni traversata ha i suoi tratti di {mood}. Siediti un poco. Dove si è fatta dura la strada?',
      'Anche ciò che fa male vuole dire qualcosa. Che cosa ti ha portato questo giorno?',
      'Davanti a giorni di {mood} non serve fretta. Che cosa chiede di essere detto per primo?',
      'Ci sono giorni di cielo basso. Dimmi: che nuvola è questa?',
      'Chi arriva con un peso può posarlo un momento. Che peso è?',
    ],
    neutral: [
      'Tra un passo e l’altro c’è questo istante. Che cosa ci trovi?',
      'Anche l’acqua ferma riflette. Che cosa appare, se guardi?',
      'Un giorno quieto a volte custodisce una buona domanda. Quale sarebbe la tua?',
      'Vieni con {mood}. Che cosa c’è sotto la superficie?',
      'Cominciamo dal semplice: che cosa ti sta mostrando la vita in questi tempi?',
    ],
    high: [
      'Alla gioia piace essere vista. Oggi c’è {mood}: da quale seme viene?',
      'Oggi c’è un raccolto. Che cosa avevi seminato?',
      'Un giorno limpido insegna quanto la notte. Questo che cosa ti insegna?',
      'Porti {mood}. Che cosa, lì dentro, merita di essere custodito?',
      'Quando entra la luce, vale la pena di aprire di più la finestra. Che cosa c’è di buono da guardare oggi?',
    ],
  },
  friend: {
    low: [
      'Ehi, hai fatto bene a passare. Oggi c’è {mood}, eh. Che è successo?',
      'Ahi, una di quelle giornate. Puoi sfogarti senza filtri: che succede?',
      'Ciao! Mi sa che oggi non è facile. Ti va di dirmi che cosa è capitato?',
      'Vieni, siediti qui. Che storia c’è dietro una giornata così?',
      'Oggi hai diritto a lamentarti quanto vuoi. Da dove partiamo?',
    ],
    neutral: [
      'Ciao! Come ti sta trattando la giornata?',
      'Ehi, giornata di quelle così così, insomma. Che hai combinato di bello?',
      'Oh, ciao, che bello vederti da queste parti. Novità?',
      'Allora, {mood}, capito. Che ti gira per la testa?',
      'Eccoci! Due chiacchiere leggere o roba seria, oggi?',
    ],
    high: [
      'Evviva, oggi c’è {mood}! Racconta tutto: che è successo?',
      'Oh, così sì! Da dove arriva tutta questa energia?',
      'È bello quando una chiacchierata parte da una buona notizia. Quella di oggi qual è?',
      'Guarda chi arriva con {mood}! Qual è stata la parte migliore?',
      'Una bella giornata vuole un pubblico. Che cosa è andato per il verso giusto?',
    ],
  },
  coach: {
    low: [
      'Giornata dura, con {mood}. Smontiamola in pezzi: quale chiede più attenzione?',
      'Prima di tutto, un respiro. Poi dimmi: che cosa ti ha tolto l’equilibrio oggi?',
      'Hai aperto questa conversazione anche con {mood}, e questo dice già qualcosa. Che cosa c’è di mezzo?',
      'L’obiettivo di oggi è piccolo: capire che cosa succede. Da dove partiamo?',
      'Prima di ogni piano, guardiamo il terreno. Che cosa pesa di più in questo momento?',
    ],
    neutral: [
      'Ciao! Un buon momento per aggiustare la rotta. Su che cosa vuoi puntare oggi?',
      'Una giornata stabile è ottima per pensare con chiarezza. Che cosa vorresti mandare avanti?',
      'Porti con te {mood}. Che cosa renderebbe utile questa giornata?',
      'Un controllo rapido: che cosa va bene, e che cosa va aggiustato?',
      'Guardiamo avanti, al tuo ritmo. Che cosa c’è oggi sul tavolo?',
    ],
    high: [
      'Ottimo, oggi c’è {mood}! Che cosa hai fatto per arrivare fin qui?',
      'Una buona energia va usata. Qual è stata la vittoria?',
      'Questa mettiamola agli atti: che cosa ha funzionato?',
      'Porti con te {mood}. In quale direzione vuoi portare questa spinta?',
      'È il momento di capire che cosa funziona per te. Che cosa ti ha aperto la strada oggi?',
    ],
  },
  therapist: {
    low: [
      'Noto che oggi c’è {mood}. Possiamo prenderci tempo. Che cosa vorresti che capissi per prima cosa?',
      'Questo è un posto per ciò che è difficile. Che cosa si è fatto sentire di più oggi?',
      'Hai segnato {mood}. Come si fa sentire in te, proprio adesso?',
      'Niente deve essere in ordine prima di parlare. Che cosa è più vicino alla superficie?',
      'Andiamo piano. Quando la giornata ha preso questo peso?',
    ],
    neutral: [
      'Possiamo cominciare da dove vuoi. Che cosa è presente in te ora?',
      'A volte una tregua lascia affiorare quello che stava sotto. Che cosa noti oggi?',
      'Hai segnato {mood}. Nel tuo caso, che cosa vuol dire?',
      'Che cosa è tornato spesso nei tuoi pensieri in questi giorni?',
      'Fai con calma. Che cosa vorresti guardare oggi più da vicino?',
    ],
    high: [
      'Noto {mood}, mentre arrivi. Che cosa ti andrebbe di condividere?',
      'Anche ciò che fa bene merita di essere capito. Che cosa c’è dietro la giornata di oggi?',
      'È presente qualcosa di buono. Da che cosa te ne accorgi?',
      'Hai segnato {mood}. Che cosa ha reso possibile questo momento?',
      'Diamo un po’ di tempo a quello che va bene. Che cosa è cambiato per te?',
    ],
  },
};

export const openings: GuidedContent['openings'] = { lines, moods };
