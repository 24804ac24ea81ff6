import type { Reflections } from '../../../src/content.ts';

export const feelings: Reflections['feelings'] = {
  sadness: [
    'C’è una tristezza profonda in quello che racconti.',
    'Sembra che la tristezza si sia presa tutta la giornata.',
    'Fa male, e non poco.',
    'Questa cosa ti è entrata dentro.',
    'Con quello che racconti, la tristezza si capisce.',
  ],
  hurt: [
    'Ha colpito un punto delicato.',
    'Ha lasciato un segno, di quelli che tornano quando si fa silenzio.',
    'Ha ferito, e forse di più per il posto da cui veniva.',
    'Quella ferita non ha avuto il tempo di chiudersi.',
  ],
  longing: [
    'Non mancherebbe così tanto, se averlo non fosse stato così bello.',
    'La mancanza si fa più grande a certe ore e in certi posti.',
    'La mancanza è tanta, e si sente in quello che scrivi.',
    'C’è un vuoto che ha la forma esatta di ciò che hai perso.',
  ],
  loneliness: [
    'Avresti proprio bisogno di qualcuno vicino.',
    'Tenere tutto in silenzio pesa ancora di più.',
    'È una solitudine che una folla non basterebbe a riempire.',
    'Manca qualcuno con cui dividere tutto questo.',
  ],
  emptiness: [
    'È come se qualcosa in te si fosse zittito.',
    'È tutto al suo posto, eppure manca qualcosa.',
    'È difficile volere, quando niente chiama.',
    'È strano quanto può pesare un vuoto.',
  ],
  disappointment: [
    'Speravi in altro, e la distanza tra le due cose fa male.',
    'Ci avevi messo del tuo, e quello che è tornato non era quanto speravi.',
    'Ci avevi creduto, e adesso brucia.',
    'È frustrante provarci così tanto e vedersi sfuggire tutto.',
  ],
  anxiety: [
    'C’è un’inquietudine che non ti lascia atterrare.',
    'La mente non si ferma, e il corpo le va dietro.',
    'Sei in guardia, come in attesa che succeda qualcosa.',
    'La preoccupazione vuole una certezza che ora nessuno può dare.',
    'È tanta tensione per un giorno solo.',
  ],
  fear: [
    'In questo momento la paura parla forte.',
    'C’è qualcosa, qui, che spaventa davvero.',
    'Fa paura, e ancora di più non sapere come va a finire.',
    'La paura cerca di proteggere qualcosa che conta.',
  ],
  overwhelm: [
    'Sono troppe cose in una volta.',
    'Tutto è urgente e niente aspetta il suo turno.',
    'Stai cercando di tenere in aria un sacco di piatti.',
    'Non resta quasi un angolo per respirare.',
  ],
  exhaustion: [
    'È una stanchezza che si accumula da un pezzo.',
    'Il corpo presenta il conto di tutto quello che hai retto.',
    'Le forze sono agli sgoccioli, e ti si chiede ancora.',
    'Solo arrivare a fine giornata si prende tutto.',
  ],
  anger: [
    'C’è rabbia qui, e ha le sue ragioni.',
    'Questo ti ha fatto ribollire.',
    'La rabbia arriva quando viene calpestato qualcosa di importante.',
    'L’hai tenuta giù a lungo, prima che traboccasse.',
  ],
  guilt: [
    'Il senso di colpa continua a pungere, anche nei giorni pieni.',
    'Lo porti come se fosse soltanto tuo.',
    'Una parte di te non smette di fare il processo.',
    'La colpa nasce dai tuoi valori, ma si fa pagare interessi alti.',
  ],
  shame: [
    'La vergogna fa venire voglia di sparire dalla vista.',
    'Ci vuole coraggio anche solo a dirlo.',
    'Sembra che ti spaventi quello che gli altri penserebbero, se sapessero.',
    'La vergogna cresce al buio, e hai appena acceso una luce.',
  ],
  confusion: [
    'È tutto un groviglio, e il capo del filo non si trova.',
    'Lì dentro parlano tante voci insieme.',
    'Non lo sai ancora, e non sapere è scomodo.',
    'È come una stanza in disordine: viene voglia di chiudere la porta.',
  ],
  joy: [
    'La felicità si sente da come lo racconti.',
    'Che bella cosa da leggere.',
    'C’è una buona energia, qui.',
    'Sembra che abbia acceso tutta la giornata.',
  ],
  gratitude: [
    'C’è gratitudine vera nelle tue parole, di quella che scalda.',
    'Non l’hai lasciato passare inosservato.',
    'Accorgersene è già un regalo.',
  ],
  pride: [
    'C’è orgoglio, e ben meritato.',
    'Tu sai che cosa è costato arrivare fin qui.',
    'È opera tua, ed è bello poterlo dire.',
  ],
  relief: [
    'Sembra che un peso ti sia sceso dalle spalle.',
    'Dopo aver resistito tanto, finalmente si può buttare fuori l’aria.',
    'Il sollievo mostra quanto stavi portando.',
  ],
  hope: [
    'C’è speranza, ed è ben sveglia.',
    'Una parte di te vede già una strada.',
    'Non sembra un’illusione, sembra una speranza conquistata.',
  ],
  calm: [
    'C’è una calma buona in quello che dici.',
    'Sembra che le cose abbiano trovato un passo più dolce.',
    'Anche una quiete così conta, pure senza niente di speciale dentro.',
  ],
  love: [
    'Si vede quanto amore c’è.',
    'Quell’amore ha un bel posto nella tua vita.',
    'La tenerezza sta in ogni dettaglio.',
  ],
};
