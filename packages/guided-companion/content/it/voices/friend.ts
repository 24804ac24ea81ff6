import type { Voice } from '../../../src/content.ts';

export const friend: Voice = {
  leads: {
    any: ['Mm, capito.', 'Ok, ci sono.', 'Dai, vai avanti.', 'Ah, ecco.', 'Eh sì.'],
    low: ['Uff.', 'Ahi, che botta.', 'Oh no.', 'Mamma mia, quanta roba.', 'Accidenti.'],
    high: ['Oh, che bello!', 'Sì!', 'Ma guarda un po’!', 'Evviva!', 'Ma che forte!'],
  },
  reflections: {
    any: [
      'Ti gira in testa da un pezzo, eh.',
      'Mi sa che ti tocca parecchio.',
      'C’è sotto qualcosa, si sente.',
      'Questa non se ne va per conto suo.',
      'Mi sa che avevi bisogno di buttarla fuori.',
      'Si vede che a questa cosa ci tieni.',
      'Altro che due chiacchiere.',
    ],
    low: [
      'Che situazione pesante.',
      'Non sono sciocchezze: è roba che sfianca.',
      'Nessuno dovrebbe passarla così, in silenzio.',
      'È proprio un periodaccio, non ci piove.',
      'Ne stai reggendo un sacco.',
      'Una cosa così toglierebbe il fiato a chiunque.',
      'Sinceramente, con tutto questo, te la stai cavando.',
      'Che settimana ti è toccata.',
    ],
    high: [
      'Oggi hai proprio una bella carica.',
      'Qui ci vuole un premio, anche solo un gelato.',
      'Ti sta girando bene.',
      'Quando la vita fa così, che meraviglia.',
      'Ecco, questa è la parte più bella della storia.',
      'Da come scrivi, si vede il sorriso.',
    ],
  },
  validations: {
    any: [
      'Dillo come ti viene, non serve mettere in ordine.',
      'Qui niente interrogazioni e niente voti.',
      'Argomenti sbagliati non ce ne sono, davvero.',
    ],
    low: [
      'Una cosa del genere sballerebbe chiunque, sul serio.',
      'Non stai esagerando.',
      'Qui dentro non serve la scorza dura.',
      'Ci sta tutto, sentirsi così.',
    ],
    high: [
      'Goditela e basta, senza modestia.',
      'Guarda che l’hai fatto succedere tu.',
      'Le cose belle vanno raccontate.',
    ],
  },
  questions: {
    explore: {
      any: [
        'E oggi come va, con questa cosa?',
        'Dimmi di più: com’è andata?',
        'E tu come stai, con tutto questo?',
        'E che altro c’è in questa storia?',
      ],
      low: ['Che cosa ti rode di più?', 'E tu, come te la passi in mezzo a questo?'],
      high: ['Dai, qual è stato il pezzo forte?', 'E le facce degli altri, com’erano?'],
    },
    deepen: {
      any: [
        'Gira e rigira, per te qual è il punto?',
        'Che cosa ti dice su quello che vuoi davvero?',
        'Se potessi cambiare una cosa sola, quale cambieresti?',
        'E se nessuno avesse niente da ridire, che cosa diresti?',
      ],
      low: ['Che cosa ti piacerebbe proprio sentirti dire, adesso?', 'Che cosa ti ha fatto più male, in tutto questo?'],
      high: ['Perché ti ha fatto così bene?', 'Che bella cosa ti fa venire in mente?'],
    },
    forward: {
      any: [
        'Allora pensiamoci: che cosa ci puoi fare?',
        'Chi è bello avere intorno, tra i tuoi?',
        'Che cosa ti tira su di solito, quando va così?',
        'Quale cosina ti semplificherebbe la settimana?',
      ],
      low: ['Che piccola coccola ti potresti fare oggi?', 'Con chi potresti prenderti un caffè?'],
      high: ['E come si festeggia?', 'Chi lo sa già, e a chi lo devi ancora dire?'],
    },
  },
  invitations: [
    'Vai avanti, se ti va.',
    'Se vuoi solo sfogarti, sfogati, va benissimo.',
    'Fai con comodo, zero fretta.',
    'Buttala fuori come viene, non deve avere senso.',
    'La parola è sempre tua.',
  ],
  frames: [
    'Senti, ho un’idea semplice.',
    'Magari questo, senza impegno.',
    'Una cosetta che a volte aiuta.',
    'Se ti va, prova così.',
    'Butto lì una proposta, vedi se ti piace.',
  ],
  goodbyes: [
    'Ciao! Trattati bene.',
    'Va bene, vai pure. Riposati!',
    'Bella chiacchierata. Alla prossima!',
    'Ciao ciao! Un passetto alla volta.',
    'Grazie della chiacchierata. Buon resto di giornata!',
  ],
};
