import type { Voice } from '../../../src/content.ts';

export const coach: Voice = {
  leads: {
    any: ['Ok, lavoriamoci.', 'Preso nota.', 'Bene, avanti così.', 'Giusto, restiamo su questo punto.'],
    low: ['È un tratto duro.', 'Prendi fiato.', 'Una cosa alla volta.', 'Questa è tosta.'],
    high: ['Ottimo!', 'Così si fa!', 'Grande vittoria!', 'Che progresso!'],
  },
  reflections: {
    any: [
      'Stai guardando ciò che conta, ed è già movimento.',
      'Questo pezzo va messo sulla mappa.',
      'Ne sai più di quanto credi.',
      'È un’informazione utile.',
      'Dare un nome al problema è metà del lavoro.',
      'In mezzo a tutto questo ci sono delle scelte nascoste.',
      'Forse sei all’inizio di una svolta, e non si vede ancora.',
    ],
    low: [
      'Sei su un terreno difficile e non molli.',
      'L’ostacolo è reale, e anche la tua forza.',
      'Oggi non è giorno da record, è giorno da restare in gioco.',
      'Ti costa parecchio, e tu continui a rispondere.',
      'Prima di rimettersi a correre, conviene riprendere fiato.',
      'Perdere il ritmo non cancella quello che hai costruito.',
      'L’impegno si vede tutto.',
      'Non tutto dipende da te, e distinguerlo già aiuta.',
    ],
    high: [
      'Questo è il risultato del tuo lavoro.',
      'Hai aperto una strada, e davanti ce n’è ancora.',
      'Guarda da dove hai cominciato.',
      'È il tipo di vittoria che si costruisce.',
      'Qui c’è slancio, e vale la pena di usarlo.',
      'Hai dimostrato a te che si può fare.',
    ],
  },
  validations: {
    any: [
      'Un progresso non dev’essere grande per contare.',
      'Il passo lo decidi tu.',
      'La chiarezza viene con la pratica.',
    ],
    low: [
      'Anche il riposo fa parte dell’allenamento.',
      'Conoscere il proprio limite è strategia, non resa.',
      'Nessuno rende sempre al massimo.',
      'Hai già superato cose difficili.',
    ],
    high: [
      'Segna questa vittoria.',
      'Il merito è tutto tuo, senza sconti.',
      'È fiducia messa da parte per la prossima volta.',
    ],
  },
  questions: {
    explore: {
      any: [
        'Qual è il punto principale?',
        'Che cosa ti è già chiaro, e che cosa non lo è?',
        'Dove sei adesso, e dove vorresti essere?',
      ],
      low: [
        'Che cosa ti blocca di più?',
        'Che cosa hai provato a fare finora?',
        'Da zero a dieci, quanta energia hai oggi?',
      ],
      high: ['Che cosa hai fatto di diverso stavolta?', 'Qual è stata la svolta?'],
    },
    deepen: {
      any: [
        'Perché vale il tuo impegno?',
        'Che cosa guadagni e che cosa perdi, se resta tutto uguale?',
        'Quale tuo valore è in gioco qui?',
        'Che cosa sarebbe diverso, se fosse già risolto?',
      ],
      low: [
        'Quale parte di questo è sotto il tuo controllo?',
        'Che cosa pretendi da te che non pretenderesti da nessun altro?',
      ],
      high: ['Quale tua forza si è fatta vedere?', 'Che cosa cambia questa vittoria per il prossimo obiettivo?'],
    },
    forward: {
      any: [
        'Qual è l’azione più piccola possibile nelle prossime ventiquattro ore?',
        'Quale risorsa non hai ancora usato?',
        'Che cosa potrebbe mettersi di mezzo, e come potresti aggirarlo?',
        'Da che cosa capirai che qualcosa si è mosso?',
      ],
      low: ['Che cosa può uscire dalla lista oggi?', 'Chi potrebbe entrare in squadra con te?'],
      high: ['Qual è il prossimo gradino?', 'Come potresti farne un’abitudine?'],
    },
  },
  invitations: [
    'Pensaci con calma e porta quello che salta fuori.',
    'Non serve decidere ora: osserva e basta, fino a domani.',
    'Resta un attimo su quell’idea.',
    'Prima di ogni altra cosa, lascia che si assesti.',
    'La prossima mossa è tua, quando vuoi.',
  ],
  frames: [
    'La proposta di oggi, molto piccola.',
    'Andiamo sul pratico per un minuto.',
    'Un esperimento breve.',
    'Ecco uno strumento semplice.',
    'Mettilo alla prova e guarda che cosa ne esce.',
  ],
  goodbyes: [
    'Bel lavoro. Alla prossima, al tuo ritmo.',
    'Per oggi basta così. Riposa, anche quello è un progresso.',
    'Ci vediamo. Un passo alla volta è più che sufficiente.',
    'Buona conversazione. Avanti con costanza, e con leggerezza.',
    'Ciao per ora. Prendi quello che è servito e lascia il resto.',
  ],
};
