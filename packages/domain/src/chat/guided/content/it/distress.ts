import type { DistressContent } from '../../content.ts';

export const distress: DistressContent = {
  first: {
    suicide: [
      'Quello che hai scritto è molto serio, e grazie di averlo detto. Sono un’IA e non posso proteggerti, ma c’è chi può farlo, adesso: chiama i servizi di emergenza, o chiedi a qualcuno di raggiungerti. Se vicino a te c’è qualcosa con cui potresti farti del male, allontanati. In questo momento sei al sicuro?',
      'Prendo sul serio quello che hai scritto. Un dolore così grande non va attraversato senza nessuno accanto. Per favore, parla ora con i servizi di emergenza o con una persona che può venire da te, e stai lontano da ciò che può ferire. Adesso sei al sicuro?',
    ],
    selfHarm: [
      'Grazie di avermelo confidato. Farsi del male è spesso un modo per reggere un dolore troppo grande, e quel dolore merita l’aiuto delle persone. Se la ferita è seria o l’impulso è forte, contatta subito i servizi di emergenza o chiedi a qualcuno di restare con te. In questo momento sei al sicuro?',
      'È importante, e non ci passo sopra. Se puoi, allontanati da quello che useresti e chiama una persona di fiducia che ti stia vicino; se c’è un rischio, contatta i servizi di emergenza. Adesso sei al sicuro?',
    ],
    violence: [
      'Quello che descrivi è serio, e non è colpa tua. La tua sicurezza viene prima di tutto: se c’è pericolo adesso, vai dove c’è gente, se puoi, e chiama i servizi di emergenza. Non devi affrontare nessuno. In questo momento sei al sicuro?',
      'Nessuno dovrebbe passare una cosa simile, e quello che è successo non è colpa tua. Se quella persona è vicina, pensa prima alla tua sicurezza; i servizi di emergenza e una persona di fiducia possono aiutarti ora. Adesso sei al sicuro?',
    ],
    somebodyElse: [
      'È una cosa seria, e parlarne è già prendersene cura. Se quella persona è in pericolo adesso, chiama i servizi di emergenza del posto in cui si trova e, se si può, fa’ in modo che qualcuno le stia accanto. Chiedere con calma se pensa di morire non peggiora niente. Sai dove si trova in questo momento?',
      'Lo prendo sul serio. Non portare questo peso senza nessuno: avvisa una persona a lei vicina, e i servizi di emergenza se c’è un rischio ora. Stalle accanto, se è possibile e sicuro. In questo momento è con qualcuno?',
    ],
    other: [
      'Grazie di averlo detto; lo prendo sul serio. Sono un’IA, e una cosa così ha bisogno di persone accanto a te: per favore, dillo adesso a chi ti è vicino, e se peggiora o c’è pericolo, chiama subito i servizi di emergenza. In questo momento sei al sicuro?',
      'Quello che scrivi conta, e non passerò oltre. Non portarlo senza nessuno accanto: una persona di cui ti fidi può ascoltarti o raggiungerti, e i servizi di emergenza ci sono, se peggiora. Adesso sei al sicuro?',
    ],
  },
  again: [
    'Continuo a prenderlo sul serio. La cosa più importante adesso è avere una persona con te: chiama i servizi di emergenza, o sveglia chi è in casa, chi abita accanto, chi ti vuole bene. Che cosa rende difficile fare quella chiamata ora?',
    'Ci torni tu, e ci torno anch’io: per favore, non restare senza nessuno con questo dolore. I servizi di emergenza rispondono a qualsiasi ora, e non serve sapere che cosa dire. A chi potresti chiedere di venire da te?',
    'Qui servono persone, subito. Se parlare è troppo, manda a qualcuno un messaggio breve: “vieni, per favore”. I servizi di emergenza possono arrivare da te. Hai vicino qualcosa con cui potresti farti del male?',
    'L’impulso può salire come un’onda, e può anche scendere; fino ad allora il posto migliore è accanto a qualcuno e lontano da ciò che può ferirti. I servizi di emergenza ci sono per questo. Chi può stare con te nei prossimi minuti?',
  ],
  safe: [
    'È un bene che tu sia al sicuro, per ora. Anche così, di’ oggi a una persona vicina quello che hai detto a me, e contatta i servizi di emergenza se torna a stringere. Che cosa ha fatto crescere così tanto il dolore?',
    'Grazie di aver risposto. Oggi stai vicino alle persone, se puoi, e lontano da ciò che potrebbe ferirti; i servizi di emergenza ci sono a qualsiasi ora. Con chi puoi parlare oggi?',
    'È importante saperlo. Nessuno deve attraversare un momento così senza sostegno: un professionista della salute e una persona di fiducia possono farlo con te, e i servizi di emergenza ci sono se stringe di nuovo. Che cosa è stato più duro da reggere?',
  ],
  unsafe: [
    'Allora fai questo adesso, prima di continuare qui: chiama i servizi di emergenza, o vai dove c’è qualcuno, va bene anche chi abita accanto. Metti lontano ciò che potrebbe ferirti. Chi è la persona più vicina a te in questo momento?',
    'Ti servono persone accanto, subito, e quell’aiuto ti spetta. Chiama i servizi di emergenza, di’ che sei in pericolo e dove ti trovi; se hai già preso o fatto qualcosa, dillo per primo. Puoi fare quella chiamata adesso?',
    'Per favore, non aspettare che passi. Apri la porta, chiama qualcuno a voce, chiama i servizi di emergenza. Mentre aspetti, puoi continuare a scrivere qui. C’è qualcuno in casa o nelle vicinanze?',
  ],
  unclear: [
    'Leggo ogni parola, e prima del resto devo tornare su una cosa: quello che hai detto poco fa era serio. I servizi di emergenza e una persona vicina possono essere con te adesso. In questo momento sei al sicuro?',
    'Possiamo parlare anche di questo. Solo, non voglio lasciare indietro quello che mi hai detto: c’è qualcuno con te, o qualcuno che potrebbe venire?',
    'Non devi spiegazioni a nessuno. Conta che oggi ci sia qualcuno accanto a te; se stringe, contatta i servizi di emergenza. Da zero a dieci, quanto è forte il rischio adesso?',
    'Sono ancora qui. Pensa a una persona che risponderebbe se la chiamassi a quest’ora; se non c’è, rispondono i servizi di emergenza. Che cosa ti aiuterebbe a fare quel passo?',
  ],
  goodbye: [
    'Prima che tu vada, per favore: adesso cerca compagnia. Chiama una persona di fiducia o i servizi di emergenza. L’aiuto ti spetta, e questa conversazione resta aperta.',
    'Vai dove c’è qualcuno, e racconta quello che hai detto a me. Se l’impulso torna, i servizi di emergenza rispondono a qualsiasi ora. Abbi cura di te.',
  ],
};
