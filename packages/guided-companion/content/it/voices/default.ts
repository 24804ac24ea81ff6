import type { Voice } from '../../../src/content.ts';

export const defaultVoice: Voice = {
  leads: {
    any: ['Capisco.', 'Va bene.', 'Grazie di avermelo detto.', 'Ti seguo.'],
    low: ['È dura.', 'È pesante.', 'Fa male.', 'È tanto.'],
    high: ['Che bello.', 'È una bella cosa.', 'Che buona notizia.', 'Molto bene.'],
  },
  reflections: {
    any: [
      'Quel dettaglio dice molto.',
      'Questo ha un posto suo nella tua storia.',
      'C’è più di quanto stia nelle parole.',
      'Si sente che per te è importante.',
      'È una parte che vale la pena di conoscere.',
      'Quindi anche questo fa parte del quadro.',
      'Se lo dici, c’è un motivo.',
      'Questo aiuta a vedere l’insieme.',
    ],
    low: [
      'È una cosa che ti pesa.',
      'Non sembra sia stato facile.',
      'Stai portando parecchio.',
      'Ti tocca più di quanto si veda da fuori.',
      'Quello che stai vivendo non è poca cosa.',
      'Sembra faticoso, nel profondo.',
      'C’è dolore qui, e chiede cura.',
      'Ti costa molto anche solo andare avanti.',
    ],
    high: [
      'Ti sta succedendo qualcosa di buono.',
      'Si vede che ti ha fatto bene.',
      'A sentirti, l’aria è più leggera.',
      'Ha portato un po’ di aria fresca.',
      'È bello averlo notato.',
      'Questa parte della tua vita è in fiore.',
    ],
  },
  validations: {
    any: ['Comunque esca, va bene.', 'Abbiamo tempo.', 'Niente di questo è sciocco.'],
    low: [
      'È naturale sentirsi così.',
      'Non devi reggere tutto in una volta.',
      'Si capisce che faccia male.',
      'Chiunque ne sentirebbe il peso.',
    ],
    high: ['Goditelo.', 'È tuo, ed è meritato.', 'Vale la pena di fermarsi qui un momento.'],
  },
  questions: {
    explore: {
      any: [
        'Che cos’altro fa parte di questa storia?',
        'Come ti fa sentire?',
        'Che cosa ti sembra importante che io capisca?',
        'Come si è arrivati a questo?',
      ],
      low: ['Qual è stata la parte più pesante?', 'Com’è stato attraversare una cosa così?'],
      high: ['Che cosa ti ha reso più felice?', 'Com’è stato viverlo?'],
    },
    deepen: {
      any: [
        'Che cosa c’è sotto, per come la vedi tu?',
        'Perché per te è importante?',
        'Che cosa smuove in te?',
        'Che cosa vorresti che fosse diverso?',
      ],
      low: ['Di che cosa hai più bisogno adesso?', 'Che cosa sarebbe un po’ di sollievo?'],
      high: ['Che cosa mostra di te?', 'Che cosa nutre in te questa gioia?'],
    },
    forward: {
      any: [
        'Che cosa potrebbe aiutare, anche poco?',
        'Su che cosa puoi contare in questo momento?',
        'Che cosa ti andrebbe di provare?',
        'Come vuoi prendertene cura?',
      ],
      low: ['Che sostegno hai vicino?', 'Che cosa renderebbe domani un po’ più leggero?'],
      high: ['Come potresti tenerlo vicino?', 'Che cosa vuoi fare con questa energia?'],
    },
  },
  invitations: [
    'Continua, se vuoi; leggo con pazienza.',
    'Vai pure avanti, da dove ha senso per te.',
    'Puoi lasciar venire altro, o solo riposare qui un po’.',
    'Non c’è fretta. La prossima mossa in questa conversazione è tua.',
    'Raccontami ancora, se ne hai voglia.',
  ],
  frames: [
    'Un’idea, se c’è posto.',
    'Forse questo aiuta un po’.',
    'Ecco una proposta, senza nessun obbligo.',
    'C’è una cosa semplice che potresti provare.',
    'Se ha senso per te, fai una prova.',
  ],
  goodbyes: [
    'A presto, e abbi cura di te.',
    'È stato bello parlare. Vai con calma, e torna quando vuoi.',
    'Alla prossima. Che il resto della giornata sia gentile con te.',
    'Ciao. Buon riposo, con i tuoi tempi.',
    'Ci sentiamo. Porta con te solo quello che serve.',
  ],
};
